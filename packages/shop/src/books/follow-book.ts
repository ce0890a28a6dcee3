import { setTimeout as wait } from 'node:timers/promises';
import { isBeingMade } from '@bramblebook/contract/book-states';
import type { BookEvent } from '@bramblebook/contract/shop-api';
import { onBookChanged, tellBookFollowed } from '../shelf/book-changes.ts';
import type { Shop } from '../shop.ts';
import { type MakingState, readProgress } from './read-progress.ts';

/** A change whose notice was lost, with a connection to the database, is seen this late, in ms. */
const LOOK_AGAIN_MS = 3_000;

/** What happened between two looks at a book; at the first look, where it stands. */
const eventsBetween = (before: MakingState | null, now: MakingState): BookEvent[] => {
  const { status, made, wanted, shown } = now;
  const fresh = [...shown].filter(([page, version]) => before?.shown.get(page) !== version);
  const told = before ? fresh : fresh.slice(-1);
  return [
    ...told.map(([page]) => ({ type: 'page' as const, page, made, wanted })),
    ...(before?.status === status ? [] : [{ type: 'status' as const, status }]),
  ];
};

/**
 * Follows the making of one's own book: first where it stands, then everything that
 * happens, until nothing is under way any more or the signal ends it.
 */
export async function* followBook(
  shop: Shop,
  user: { readonly id: string },
  bookId: string,
  signal: AbortSignal,
): AsyncGenerator<BookEvent> {
  let before: MakingState | null = null;
  while (!signal.aborted) {
    // Listening starts before looking, so that no change falls between.
    const changed = Promise.withResolvers<void>();
    const stop = onBookChanged(bookId, changed.resolve);
    try {
      const now = await readProgress(shop, user, bookId);
      if (!now) return;
      if (isBeingMade(now.status)) tellBookFollowed(bookId);
      yield* eventsBetween(before, now);
      before = now;
      if (!isBeingMade(now.status)) return;
      const look = new AbortController();
      const over = AbortSignal.any([signal, look.signal]);
      await Promise.race([
        changed.promise,
        wait(LOOK_AGAIN_MS, undefined, { signal: over }).catch(() => {}),
      ]);
      look.abort();
    } finally {
      stop();
    }
  }
}
