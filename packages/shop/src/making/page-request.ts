import { type Hand, handOfBook } from '@bramblebook/contract/book-hand';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import { eq } from 'drizzle-orm';
import { books } from '../database/schema/books.ts';
import type { SheetRow } from '../database/schema/paintings.ts';
import type { PageRequest } from '../ports/painter-model.ts';
import { type PictureId, sheetKeyOf } from '../shelf/book-files.ts';
import { isTold, type ToldBook } from '../shelf/lay-out.ts';
import type { PlannedPicture } from '../shelf/picture-rows.ts';
import { readShownPaintings } from '../shelf/shown-paintings.ts';
import { tellingOf } from '../shelf/telling.ts';
import { companionSheets, heroSheetOf, readSheets } from '../shelf/wanted-sheets.ts';
import type { Shop } from '../shop.ts';
import { stepKey } from '../steps/page-step.ts';
import { briefOf } from './plan-pages.ts';

/** What a page shows where a model paints it; null for the pages that are ornament and type. */
const shownOn = ({ story }: ToldBook, { plan, brief }: PlannedPicture): PictureBrief | null => {
  if (plan.page !== PAGE.title) return brief ?? briefOf(story, plan.page);
  // The hero greets under the title, on the place of the cover.
  return { ...story.cover, hero: { ...story.cover.hero, pose: 'wave' } };
};

interface PageShown {
  readonly book: ToldBook;
  readonly brief: PictureBrief;
}

/** The book of a picture whose story is still the present one; null for any other. */
const findBook = async (
  { db }: Shop,
  { bookId }: PictureId,
  { telling }: PlannedPicture,
): Promise<ToldBook | null> => {
  const [book] = await db.select().from(books).where(eq(books.id, bookId));
  return book && isTold(book) && tellingOf(book) === telling ? book : null;
};

/** A sheet that was drawn; without it another hand would paint the page, or another child. */
const keptSheet = async ({ files }: Shop, bookId: string, key: string): Promise<Uint8Array> => {
  const bytes = await files.get(sheetKeyOf(bookId, key));
  if (!bytes) throw new Error(`the sheet ${key} of ${bookId} is not in the store`);
  return bytes;
};

/** The sheets of those who are in a picture. */
const companionsIn = async (
  shop: Shop,
  { book, brief, drawn }: PageShown & { readonly drawn: ReadonlyMap<string, SheetRow> },
): Promise<PageRequest['companionSheets']> => {
  const found: PageRequest['companionSheets'][number][] = [];
  for (const { key, member } of companionSheets(book, book.story)) {
    const isThere = brief.figures.some((figure) => figure.cast === member?.id);
    const isDrawn = drawn.get(key)?.reason === null;
    if (member && isThere && isDrawn)
      found.push({ cast: member.id, bytes: await keptSheet(shop, book.id, key) });
  }
  return found;
};

/** Of fewer pages than these a median says nothing of a book. */
const LEAST_PAGES = 3;

/** The hand in which the model painted the other pages by this sheet; null while they are too few. */
const handOfOthers = async (
  { db }: Shop,
  { bookId, page }: PictureId,
  sheetKey: string,
): Promise<Hand | null> => {
  const others = (await readShownPaintings(db, bookId)).filter(
    (one) => one.page !== page && one.sheetKey === sheetKey,
  );
  const hands = others.flatMap(({ measures }) => measures?.hand ?? []);
  return hands.length < LEAST_PAGES ? null : handOfBook(hands);
};

/**
 * All that the model is given to paint a page by, and the hero's sheet among it; null where
 * it is not to be asked: an ornament, a book without sheet, a story that is told anew.
 */
export const requestOf = async (
  shop: Shop,
  picture: PictureId,
  planned: PlannedPicture,
): Promise<{ request: PageRequest; sheetKey: string } | null> => {
  const book = await findBook(shop, picture, planned);
  const brief = book && shownOn(book, planned);
  if (!brief) return null;
  const { id: bookId, looks, readingAge, artStyle: style, story } = book;
  const drawn = await readSheets(shop.db, bookId);
  const hero = heroSheetOf(book, drawn);
  if (!hero) return null;
  const sheet = await keptSheet(shop, bookId, hero.key);
  const { page, seed, calm, ink } = planned.plan;
  const of = { bookId, page, name: stepKey(picture), seed, readingAge, style, looks };
  const shows = { picture: brief, cast: story.cast, calm, ink };
  const companions = await companionsIn(shop, { book, brief, drawn });
  return {
    request: {
      ...of,
      ...shows,
      sheet,
      companionSheets: companions,
      bookHand: await handOfOthers(shop, picture, hero.key),
    },
    sheetKey: hero.key,
  };
};
