import { EventEmitter } from 'node:events';

const changes = new EventEmitter().setMaxListeners(0);

/** Tells this process's listeners that a book changed. Called once its transaction is committed. */
export const tellBookChanged = (bookId: string): void => {
  changes.emit(bookId);
};

/**
 * Calls `listen` whenever this process changes the book; gives the function that ends
 * it. Other processes' changes do not come through: read again every few seconds.
 */
export const onBookChanged = (bookId: string, listen: () => void): (() => void) => {
  changes.on(bookId, listen);
  return () => changes.off(bookId, listen);
};

/** Whether somebody looks at the book through this process. */
export const isFollowed = (bookId: string): boolean => changes.listenerCount(bookId) > 0;
