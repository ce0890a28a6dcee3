interface Waiting {
  readonly start: () => void;
  readonly drop: () => void;
}

/**
 * Lets one piece of work a key run at a time. While it runs one more may wait, the newest:
 * `null` is what those get whose place a newer one has taken.
 */
export const newestWish = () => {
  const underWay = new Map<string, Waiting | null>();

  const next = (key: string): void => {
    const waiting = underWay.get(key);
    if (waiting) waiting.start();
    else underWay.delete(key);
  };

  /** Waits for the key's place; false where a newer wish took it. */
  const enter = async (key: string): Promise<boolean> => {
    const before = underWay.get(key);
    if (before === undefined) {
      underWay.set(key, null);
      return true;
    }
    before?.drop();
    const entered = Promise.withResolvers<boolean>();
    const start = () => {
      underWay.set(key, null);
      entered.resolve(true);
    };
    underWay.set(key, { start, drop: () => entered.resolve(false) });
    return entered.promise;
  };

  return async <T>(key: string, work: () => Promise<T>): Promise<T | null> => {
    if (!(await enter(key))) return null;
    try {
      return await work();
    } finally {
      next(key);
    }
  };
};
