const KEY = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)*$/i;

/** The key, when it is one. Throws otherwise: keys are made by the shop, never by people. */
export const fileKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
  return key;
};

/** What keys may begin with, when it is one: never empty, or everything would go. */
export const filePrefix = (prefix: string): string => {
  fileKey(prefix.replace(/\/$/, ''));
  return prefix;
};
