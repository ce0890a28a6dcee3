import { EventEmitter } from 'node:events';

/** What the processes of one shop tell each other of a book. */
export type BookNews = 'changed' | 'followed';

const changes = new EventEmitter().setMaxListeners(0);
const outward = new Set<(news: BookNews, bookId: string) => void>();

/** How long a book counts as followed elsewhere after it was last said, in ms; said again every few seconds. */
const FOLLOWED_MS = 15_000;
const followedElsewhere = new Map<string, number>();

const forgetOld = (now: number): void => {
  for (const [bookId, until] of followedElsewhere)
    if (until <= now) followedElsewhere.delete(bookId);
};

/** Takes in what another process of the shop has told. */
export const hearBookNews = (news: BookNews, bookId: string): void => {
  if (news === 'changed') {
    changes.emit(bookId);
    return;
  }
  const now = performance.now();
  forgetOld(now);
  followedElsewhere.set(bookId, now + FOLLOWED_MS);
};

/** Has every piece of news of this process told to the others, too; gives the function that ends it. */
export const tellOthers = (tell: (news: BookNews, bookId: string) => void): (() => void) => {
  outward.add(tell);
  return () => outward.delete(tell);
};

/** Tells all who follow a book, in whichever process, that it changed. What writes calls `thenTell`. */
export const tellBookChanged = (bookId: string): void => {
  changes.emit(bookId);
  for (const tell of outward) tell('changed', bookId);
};

/**
 * Runs what commits a transaction, and afterwards tells those who follow the books that it
 * named to `tell` (null names none). Where it throws, nobody is told.
 */
export const thenTell = async <Done>(
  commit: (tell: (bookId: string | null) => void) => Promise<Done>,
): Promise<Done> => {
  const changed = new Set<string>();
  const done = await commit((bookId) => {
    if (bookId !== null) changed.add(bookId);
  });
  for (const bookId of changed) tellBookChanged(bookId);
  return done;
};

/** Tells the other processes that somebody looks at the book through this one. */
export const tellBookFollowed = (bookId: string): void => {
  for (const tell of outward) tell('followed', bookId);
};

/** Calls `listen` whenever the book changes; gives the function that ends it. */
export const onBookChanged = (bookId: string, listen: () => void): (() => void) => {
  changes.on(bookId, listen);
  return () => changes.off(bookId, listen);
};

/** Whether somebody looks at the book, through this process or another. */
export const isFollowed = (bookId: string): boolean =>
  changes.listenerCount(bookId) > 0 || (followedElsewhere.get(bookId) ?? 0) > performance.now();
