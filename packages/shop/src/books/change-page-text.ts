import { bookCan } from '@bramblebook/contract/book-can';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { isBlank } from '@bramblebook/contract/text-limits';
import { BOOK_TYPE } from '@bramblebook/press/layout/text-styles';
import { checkBrief } from '@bramblebook/storyteller/check-brief';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { type BookRow, bookPages } from '../database/schema/books.ts';
import { countTry } from '../limits/count-tries.ts';
import { changeBook } from '../shelf/change-book.ts';
import { findBook } from '../shelf/find-book.ts';
import { isTold, layOut } from '../shelf/lay-out.ts';
import type { Shop } from '../shop.ts';

const NEW_WORDS_COME =
  'A new story is on its way to these pages. Its words can be changed as soon as they are painted.';

const badText = (message: string): Refused =>
  refuse('malformed', { message, fields: { text: message } });

/** Smaller words are not read aloud at bedtime, nor by who learns to read. */
const isTooSmall = (layout: BookLayout, page: number, leastPt: number): boolean =>
  layout.pages
    .filter((one) => one.page === page)
    .some(({ blocks }) => blocks.some(({ sizePt }) => sizePt < leastPt));

/**
 * Sets the words of a page anew, free of charge and uncounted, until printing is
 * approved. The picture stays. Refuses with `wrong_state` while another story is told, and
 * words that break the content rules, and more of them than fit on the page in a size that
 * can be read. `alsoBefore` runs in the same transaction, before anything is written.
 */
export const changePageText = async (
  shop: Shop,
  user: { readonly id: string },
  asked: { readonly bookId: string; readonly page: number; readonly text: string },
  alsoBefore?: (tx: Transaction, book: BookRow) => Promise<Refused | null>,
): Promise<{ ok: true } | Refused> => {
  const { bookId, page, text } = asked;
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  if (!TEXT_PAGES.includes(page)) return refuse('not_found');
  if (!isTold(book)) return refuse('book_not_ready');
  if (isBlank(text)) return badText('Please write at least one word for this page.');
  const allowed = checkBrief({ childName: '', idea: '', parentMessage: text });
  if (!allowed.ok) return refuse('content_refused', { message: allowed.reason });
  const tried = await countTry(shop, 'changeText', user.id);
  if (!tried.ok) return tried;
  const { layout } = await layOut(shop, shop.db, book, { [page]: text });
  if (isTooSmall(layout, page, BOOK_TYPE[book.readingAge].leastPt))
    return badText('That is more than fits on this page. Please take out a few words.');
  return changeBook(shop, user, bookId, async (tx, now) => {
    if (!bookCan.editText(now)) return refuse('wrong_state');
    if (now.retell || now.leavingStory) return refuse('wrong_state', { message: NEW_WORDS_COME });
    const refused = await alsoBefore?.(tx, now);
    if (refused) return refused;
    await tx
      .update(bookPages)
      .set({ text })
      .where(and(eq(bookPages.bookId, bookId), eq(bookPages.page, page)));
    return { ok: true };
  });
};
