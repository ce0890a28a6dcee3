import type { Book, PageFields } from '@bramblebook/contract/book';
import { finalImageField, finalTextField } from '@bramblebook/contract/book';
import { isApproved } from '@bramblebook/contract/book-states';
import { ALL_PAGES, PREVIEW_PAGES, TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import { FREE_REVISIONS, OTHER_STORIES } from '@bramblebook/contract/settings';
import type { BookPageRow, BookRow, bookRevisions } from '../database/schema/books.ts';
import type { SheetRow } from '../database/schema/paintings.ts';
import { pictureName } from './book-files.ts';
import type { BookPurchase } from './book-purchases.ts';
import { pagesWanted } from './pages-wanted.ts';
import { presentSheet } from './present-sheet.ts';
import { othersTold, tellingOf } from './telling.ts';

/** A book's row without its stories, which are large and not presented. */
export type BookWithoutStory = Omit<BookRow, 'story' | 'leavingStory'> & {
  readonly storyNotice: string | null;
  readonly understood: NonNullable<Book['understood']> | null;
};

/** What is presented of a book beside its own row. */
export interface BookParts {
  readonly pages: readonly BookPageRow[];
  /** The first one first. */
  readonly revisions: readonly (typeof bookRevisions.$inferSelect)[];
  readonly bought: BookPurchase;
  /** As far as a model drew them, by key. */
  readonly sheets: ReadonlyMap<string, SheetRow>;
  /** Until when its approval can be taken back; null when it cannot. */
  readonly approvalOpenUntil: Date | null;
  /** Whether staff look at it, whose pictures are clean before anything is bought. */
  readonly isForStaff?: boolean;
}

/** Whether a book's pictures are shown with the watermark (decision D2). */
export const isMarked = ({ digital, printed }: BookPurchase): boolean => !digital && !printed;

const pictureUrl = (page: BookPageRow, marked: boolean): string | null =>
  page.shownVersion === null
    ? null
    : `/api/books/${page.bookId}/pictures/${pictureName(page.page, page.shownVersion, marked)}`;

const pageFields = ({ pages, bought, isForStaff = false }: BookParts): PageFields => {
  const marked = !isForStaff && isMarked(bought);
  const byNumber = new Map(pages.map((page) => [page.page, page]));
  const image = (number: number): string | null => {
    const page = byNumber.get(number);
    return page ? pictureUrl(page, marked) : null;
  };
  const text = (number: number): string | null => {
    const page = byNumber.get(number);
    return page && page.shownVersion !== null ? page.text : null;
  };
  return Object.fromEntries([
    ...PREVIEW_PAGES.flatMap((page, i) => [
      [`page${i + 1}ImageUrl`, image(page)],
      [`page${i + 1}Text`, text(page)],
    ]),
    ...ALL_PAGES.map((page) => [finalImageField(page), image(page)]),
    ...TEXT_PAGES.map((page) => [finalTextField(page), text(page)]),
  ]);
};

/** Pages of the stage under way or last done: how many stand, and how many there are to be. */
export const progressOf = (
  book: Pick<BookRow, 'status' | 'fullWanted' | 'retell'>,
  pages: readonly Pick<BookPageRow, 'page' | 'wantedVersion' | 'shownVersion'>[],
): Book['progress'] => {
  const wanted = pagesWanted(book);
  const made = pages.filter(
    ({ page, wantedVersion, shownVersion }) =>
      shownVersion === wantedVersion && wanted.includes(page),
  );
  return { made: book.retell ? 0 : made.length, wanted: wanted.length };
};

const otherStoriesLeft = (row: BookWithoutStory, { digital, printed }: BookPurchase): number => {
  const isFixed = digital || printed || isApproved(row.status);
  return isFixed ? 0 : Math.max(0, OTHER_STORIES - othersTold(row));
};

/** A book as its owner sees it. */
export const presentBook = (row: BookWithoutStory, parts: BookParts): Book => ({
  id: row.id,
  childName: row.childName,
  childGender: row.childGender,
  storyDescription: row.storyDescription,
  parentMessage: row.parentMessage,
  readingAge: row.readingAge,
  artStyle: row.artStyle,
  photoUrl: row.photoId && `/api/photos/${row.photoId}`,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  title: row.title,
  storyNotice: row.storyNotice,
  understood: row.understood,
  looks: row.looks,
  heroSheet: presentSheet(row, parts.sheets, !isMarked(parts.bought)),
  progress: progressOf(row, parts.pages),
  revisionsLeft: Math.max(0, FREE_REVISIONS - parts.revisions.length),
  revisionAnswer:
    parts.revisions.filter(({ telling }) => telling === tellingOf(row)).at(-1)?.answer ?? null,
  otherStoriesLeft: otherStoriesLeft(row, parts.bought),
  digitalAccess: parts.bought.digital,
  bought: !isMarked(parts.bought),
  approvalOpenUntil:
    row.status === 'approved_for_printing'
      ? (parts.approvalOpenUntil?.toISOString() ?? null)
      : null,
  rejectionReason: row.rejectionReason,
  ...pageFields(parts),
});
