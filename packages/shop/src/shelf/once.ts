const underWay = new Map<string, Promise<unknown>>();

/** Makes what the key names, or joins who is making it just now, so that it is made once. */
export const once = <T>(key: string, make: () => Promise<T>): Promise<T> => {
  const known = underWay.get(key) as Promise<T> | undefined;
  if (known) return known;
  const making = make().finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
};
