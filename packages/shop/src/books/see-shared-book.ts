import { pathTo } from '@bramblebook/contract/api-call';
import { type Book, finalImageField, finalTextField } from '@bramblebook/contract/book';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { SHARED_PAGES, type SharedBook, shareApi } from '@bramblebook/contract/shares';
import { and, eq } from 'drizzle-orm';
import { bookPages, books } from '../database/schema/books.ts';
import { bookShares } from '../database/schema/shares.ts';
import { countTry } from '../limits/count-tries.ts';
import { readPictureName } from '../shelf/book-files.ts';
import { loadBook } from '../shelf/load-book.ts';
import { WIDEST_MARKED_PX } from '../shelf/marked-picture.ts';
import type { Shop } from '../shop.ts';
import { readLayout } from './read-layout.ts';
import { readPicture } from './read-picture.ts';

/** As `shareBook` makes them; whatever else stands in an address was never one. */
const TOKEN = /^[\w-]{22}$/;

/** Which book a link opens, and whose it is; null where it was taken back or never made. */
export const bookBehind = async (shop: Shop, token: string) => {
  if (!TOKEN.test(token)) return null;
  const [row] = await shop.db
    .select({ bookId: books.id, owner: { id: books.userId } })
    .from(bookShares)
    .innerJoin(books, eq(books.id, bookShares.bookId))
    .where(eq(bookShares.token, token));
  return row ?? null;
};

const pagesOf = (book: Book, token: string): SharedBook['pages'] =>
  SHARED_PAGES.flatMap((page) => {
    const file = book[finalImageField(page)]?.split('/').at(-1);
    if (!file) return [];
    const pictureUrl = pathTo(shareApi.picture, { token, file });
    return [{ page, text: book[finalTextField(page)] ?? null, pictureUrl }];
  });

/** The beginning of a book, for whoever has its link: the child's first name, never the photo. */
export const seeSharedBook = async (
  shop: Shop,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<{ ok: true; book: SharedBook } | Refused> => {
  const tried = await countTry(shop, 'seeSharedFromAddress', address);
  if (!tried.ok) return tried;
  const behind = await bookBehind(shop, token);
  const book = behind && (await loadBook(shop, behind.owner, behind.bookId));
  if (!book) return refuse('not_found');
  const read = await readLayout(shop, behind.owner, behind);
  if (!read.ok) return refuse('not_found');
  const { title, language, pages } = read.layout;
  const [firstName = ''] = book.childName.split(' ');
  return {
    ok: true,
    book: {
      firstName,
      title: book.title,
      pages: pagesOf(book, token),
      // Whole names stand in the layout beside what is printed: they stay here.
      layout: {
        title,
        author: '',
        language,
        pages: pages.filter(({ page }) => SHARED_PAGES.includes(page)),
      },
    },
  };
};

/** A picture of what a link shows: of its pages alone, marked until the book is bought, never wider than a marked one. */
export const readSharedPicture = async (
  shop: Shop,
  asked: {
    readonly token: string;
    readonly file: string;
    readonly width?: string | undefined;
    readonly takesAvif: boolean;
    readonly address: string;
  },
): ReturnType<typeof readPicture> => {
  const { token, file, width = String(WIDEST_MARKED_PX), takesAvif, address } = asked;
  const tried = await countTry(shop, 'seeSharedFromAddress', address);
  if (!tried.ok) return tried;
  const name = readPictureName(file);
  const behind = await bookBehind(shop, token);
  if (!behind || !name || !SHARED_PAGES.includes(name.page)) return refuse('not_found');
  // Earlier pictures of a page are not what the parent shares.
  const isShown = and(
    eq(bookPages.bookId, behind.bookId),
    eq(bookPages.page, name.page),
    eq(bookPages.shownVersion, name.version),
  );
  if ((await shop.db.$count(bookPages, isShown)) === 0) return refuse('not_found');
  const isTooWide = Number(width) > WIDEST_MARKED_PX;
  return readPicture(shop, behind.owner, {
    bookId: behind.bookId,
    file,
    width: isTooWide ? String(WIDEST_MARKED_PX) : width,
    takesAvif,
  });
};
