import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Throws when the caller runs inside a database transaction. The embedded database
 * has one connection, so using anything but the transaction there would wait for ever.
 */
export const assertOutsideTransaction = (what: string): void => {
  if (current.getStore()?.open) {
    throw new Error(`${what} was used inside a transaction; use the transaction itself.`);
  }
};

type Run = (tx: unknown) => Promise<unknown>;
type TransactionMethod = (run: Run, config?: object) => Promise<unknown>;

const guardRun =
  (transaction: TransactionMethod): TransactionMethod =>
  async (run, config) => {
    const state = { open: true };
    try {
      return await transaction((tx) => current.run(state, () => run(tx)), config);
    } finally {
      state.open = false;
    }
  };

/** The same database, but using it inside one of its own transactions throws. */
export const guardTransactions = <D extends object>(db: D): D =>
  new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      assertOutsideTransaction('The database');
      const method = value.bind(target);
      return name === 'transaction' ? guardRun(method) : method;
    },
  });
