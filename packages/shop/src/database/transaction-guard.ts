import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';

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

/** How often a transaction is begun that another one got in the way of. */
const TRIES = 4;
const PAUSE_MS = 50;
// Serialization failure and deadlock: nothing of the transaction stays, and it can be begun again.
const COLLISIONS = ['40001', '40P01'];

const isCollision = (error: unknown): boolean =>
  error instanceof Error &&
  (COLLISIONS.includes(String((error as { code?: unknown }).code)) || isCollision(error.cause));

type Run = (tx: unknown) => Promise<unknown>;
type TransactionMethod = (run: Run, config?: object) => Promise<unknown>;

const guardRun =
  (transaction: TransactionMethod): TransactionMethod =>
  async (run, config) => {
    const once = async () => {
      const state = { open: true };
      try {
        return await transaction((tx) => current.run(state, () => run(tx)), config);
      } finally {
        state.open = false;
      }
    };
    for (let tries = 1; ; tries++)
      try {
        return await once();
      } catch (error) {
        if (tries >= TRIES || !isCollision(error)) throw error;
        await wait(Math.random() * PAUSE_MS * tries);
      }
  };

/**
 * The same database, but using it inside one of its own transactions throws, and a
 * transaction that collided with another one is begun again: it does nothing outside the database.
 */
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
