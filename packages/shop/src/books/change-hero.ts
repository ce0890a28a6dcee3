import { isDeepStrictEqual } from 'node:util';
import type { Book } from '@bramblebook/contract/book';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { ArtStyle } from '@bramblebook/contract/reading';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { BookRow } from '../database/schema/books.ts';
import { countTry } from '../limits/count-tries.ts';
import { tellBookChanged } from '../shelf/book-changes.ts';
import { findBook, lockBook } from '../shelf/find-book.ts';
import { isTold } from '../shelf/lay-out.ts';
import { loadBook } from '../shelf/load-book.ts';
import type { Shop } from '../shop.ts';
import { planRepainting, startRepainting } from './repaint.ts';

/** Looks that a parent changes; what is left out stays. */
export type LooksChange = { readonly [K in keyof HeroLooks]?: HeroLooks[K] | undefined };

export const changedLooks = (before: HeroLooks, change: LooksChange): HeroLooks => ({
  ...before,
  ...(Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<HeroLooks>),
});

/** Whether what pages are planned from has changed since `before` was read. */
export const isOvertaken = (now: BookRow, before: BookRow): boolean =>
  now.artStyle !== before.artStyle || !isDeepStrictEqual(now.looks, before.looks);

/**
 * Corrects the hero's looks or the style of the pictures, free of charge (decision D3):
 * every page that this alters is planned anew, and those that are wanted so far are
 * painted again; the old ones stay until then. Refuses with `wrong_state` while the book
 * is being made and once its printing is approved.
 */
export const changeHero = async (
  shop: Shop,
  user: { readonly id: string },
  asked: {
    readonly bookId: string;
    readonly change: LooksChange;
    readonly artStyle?: ArtStyle | undefined;
  },
): Promise<{ ok: true; book: Book } | Refused> => {
  const { bookId, change } = asked;
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  if (book.status !== 'preview_ready' || !isTold(book)) return refuse('wrong_state');
  const looks = changedLooks(book.looks, change);
  const artStyle = asked.artStyle ?? book.artStyle;
  if (artStyle !== book.artStyle || !isDeepStrictEqual(looks, book.looks)) {
    const tried = await countTry(shop, 'changeHero', user.id);
    if (!tried.ok) return tried;
    const repainting = await planRepainting(shop, book, { looks, artStyle });
    const started = await shop.db.transaction(async (tx) => {
      const now = await lockBook(tx, user, bookId);
      if (now?.status !== 'preview_ready' || isOvertaken(now, book)) return refuse('wrong_state');
      return startRepainting(shop, tx, bookId, repainting);
    });
    if (!started.ok) return started;
    tellBookChanged(bookId);
  }
  const changed = await loadBook(shop.db, user, bookId);
  return changed ? { ok: true, book: changed } : refuse('book_not_found');
};
