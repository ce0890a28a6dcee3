import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { countTry } from '../accounts/count-tries.ts';
import type { Shop } from '../shop.ts';
import { changedLooks, type LooksChange } from './change-hero.ts';
import { findBook } from './find-book.ts';

/** The hero painted small with other looks, as WebP, before they are chosen. */
export const paintHeroPortrait = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId, change }: { readonly bookId: string; readonly change: LooksChange },
): Promise<{ ok: true; webp: Uint8Array } | Refused> => {
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  const tried = await countTry(shop, 'paintPortrait', user.id);
  if (!tried.ok) return tried;
  const looks = changedLooks(book.looks, change);
  const webp = await shop.painter.portrait({ looks, readingAge: book.readingAge });
  return { ok: true, webp };
};
