import type { Book, NewBook } from '@bramblebook/contract/book';
import type { Refused } from '@bramblebook/contract/refusals';
import { createBook } from '@bramblebook/shop/books/create-book';
import type { Database } from '@bramblebook/shop/database/open-database';
import { bookPages } from '@bramblebook/shop/database/schema/books';
import { openStudio } from '@bramblebook/shop/making/studio/open-studio';
import type { Painter } from '@bramblebook/shop/ports/painter';
import type { Storyteller } from '@bramblebook/shop/ports/storyteller';
import { loadBook } from '@bramblebook/shop/shelf/load-book';
import type { Shop } from '@bramblebook/shop/shop';
import { and, eq, gte } from 'drizzle-orm';
import { TEXTURES } from '../../illustrator/gallery/texture-folder.ts';
import { addParent, type TestParent } from './test-orders.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** The true studio, painting very small; textures are kept from one test run to the next. */
export const openSmallStudio = () =>
  openStudio({
    textureDir: TEXTURES,
    px: 64,
    printPx: 96,
    threads: 1,
  });

/** A photo of nothing: PNG, 8 × 8. */
export const PHOTO_URL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPY0JmBFTEMLQkAziBoQf651AQAAAAASUVORK5CYII=';

/** Told by the sea, which is painted in half the time of a forest with its thousand needles. */
export const WISH: NewBook = {
  childName: 'Mia',
  childGender: 'female',
  storyDescription: 'A fox who is afraid of the dark finds a lantern at the beach',
  parentMessage: 'For Mia',
  photoUrl: PHOTO_URL,
};

/** Has a book's pages from 13 on count as painted, so that making it is quicker. */
export const shortenBook = (db: Database, bookId: string) =>
  db
    .update(bookPages)
    .set({ shownVersion: 1 })
    .where(and(eq(bookPages.bookId, bookId), gte(bookPages.page, 13)));

/** The pages that such a book lacks once its preview stands. */
export const LEFT_OVER = [2, 3, 4, 5, 9, 10, 11, 12];

export interface MakingShop extends TestShop {
  readonly parent: TestParent;
  /** Makes a book of the parent's, up to its preview when `made`. */
  newBook(given?: { wish?: Partial<NewBook>; made?: boolean }): Promise<string>;
  /** The parent's book as the API shows it. */
  book(bookId: string): Promise<Book>;
  /** What a command answered, with the book as it is then: what a route gives. */
  shown<R extends Refused>(
    bookId: string,
    done: Promise<{ ok: true } | R>,
  ): Promise<{ ok: true; book: Book } | R>;
}

/** A test shop with one parent and the studio; `around` and `aroundTeller` stand between the shop and them. */
export const openMakingShop = async (
  around: (painter: Painter) => Painter = (painter) => painter,
  aroundTeller: (storyteller: Storyteller) => Storyteller = (storyteller) => storyteller,
): Promise<MakingShop> => {
  const studio = openSmallStudio();
  const test = await openTestShop({
    storyteller: aroundTeller(studio.storyteller),
    painter: around(studio.painter),
  });
  const parent = await addParent(test.shop);
  const book = async (bookId: string): Promise<Book> => {
    const found = await loadBook(test.shop, parent, bookId);
    if (!found) throw new Error(`no book ${bookId}`);
    return found;
  };
  return {
    ...test,
    parent,
    book,
    async shown(bookId, done) {
      const answer = await done;
      return answer.ok ? { ok: true, book: await book(bookId) } : answer;
    },
    async newBook({ wish = {}, made = true } = {}) {
      // Two books of one moment would take their turns by chance.
      test.advance(1);
      const id = await makeBook(test.shop, parent, wish);
      if (made) await test.finishJobs();
      return id;
    },
    async close() {
      await studio.close();
      await test.close();
    },
  };
};

let photosTaken = 0;

/** The photo of nothing, another one each time: the same wish again would be a second click. */
const anotherPhoto = (): string => {
  const [head = '', bytes = ''] = PHOTO_URL.split(',');
  const mark = Buffer.from(String(++photosTaken));
  return `${head},${Buffer.concat([Buffer.from(bytes, 'base64'), mark]).toString('base64')}`;
};

const makeBook = async (
  shop: Shop,
  parent: TestParent,
  wish: Partial<NewBook>,
): Promise<string> => {
  const made = await createBook(
    shop,
    { id: parent.id, visitor: null },
    {
      ...WISH,
      photoUrl: anotherPhoto(),
      ...wish,
    },
  );
  if (!made.ok) throw new Error(made.message);
  return made.bookId;
};
