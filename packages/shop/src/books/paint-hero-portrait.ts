import type { ArtStyle } from '@bramblebook/contract/reading';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { countTry } from '../limits/count-tries.ts';
import { newestWish } from '../limits/newest-wish.ts';
import { findBook } from '../shelf/find-book.ts';
import type { Shop } from '../shop.ts';
import { changedLooks, type LooksChange } from './change-hero.ts';

const oneForEach = newestWish();

/**
 * The hero painted small with other looks or in another style, as WebP, before they are
 * chosen. One at a time for each parent: of those asked for meanwhile only the newest is
 * painted, the others are refused with `overtaken`.
 */
export const paintHeroPortrait = async (
  shop: Shop,
  user: { readonly id: string },
  asked: {
    readonly bookId: string;
    readonly change: LooksChange;
    readonly artStyle?: ArtStyle | undefined;
  },
): Promise<{ ok: true; webp: Uint8Array } | Refused> => {
  const book = await findBook(shop.db, user, asked.bookId);
  if (!book) return refuse('book_not_found');
  const tried = await countTry(shop, 'paintPortrait', user.id);
  if (!tried.ok) return tried;
  const portrait = {
    looks: changedLooks(book.looks, asked.change),
    readingAge: book.readingAge,
    style: asked.artStyle ?? book.artStyle,
  };
  const webp = await oneForEach(user.id, () => shop.painter.portrait(portrait));
  return webp ? { ok: true, webp } : refuse('overtaken');
};
