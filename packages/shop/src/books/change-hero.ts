import { isDeepStrictEqual } from 'node:util';
import { bookCan } from '@bramblebook/contract/book-can';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { ArtStyle } from '@bramblebook/contract/reading';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { BookRow } from '../database/schema/books.ts';
import { countTry } from '../limits/count-tries.ts';
import { changeBook } from '../shelf/change-book.ts';
import { findBook } from '../shelf/find-book.ts';
import { isTold } from '../shelf/lay-out.ts';
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
): Promise<{ ok: true } | Refused> => {
  const { bookId, change } = asked;
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  if (!bookCan.changeHero(book) || !isTold(book)) return refuse('wrong_state');
  const looks = changedLooks(book.looks, change);
  const artStyle = asked.artStyle ?? book.artStyle;
  if (artStyle === book.artStyle && isDeepStrictEqual(looks, book.looks)) return { ok: true };
  const tried = await countTry(shop, 'changeHero', user.id);
  if (!tried.ok) return tried;
  const repainting = await planRepainting(shop, book, { looks, artStyle });
  return changeBook(shop, user, bookId, async (tx, now) => {
    if (!bookCan.changeHero(now) || isOvertaken(now, book)) return refuse('wrong_state');
    return startRepainting(shop, tx, now, repainting);
  });
};
