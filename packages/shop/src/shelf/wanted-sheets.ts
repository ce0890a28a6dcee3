import { createHash } from 'node:crypto';
import type { CastMember } from '@bramblebook/contract/picture-brief';
import type { Story } from '@bramblebook/contract/story';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import type { BookRow } from '../database/schema/books.ts';
import { bookSheets, type SheetRow } from '../database/schema/paintings.ts';

/** Who comes on fewer pages is painted from words alone. */
const LEAST_PAGES = 3;
/** More references make a model forget the hero. */
const MOST_COMPANIONS = 3;

/** A sheet that a book's pictures are to be painted by. */
export interface WantedSheet {
  readonly key: string;
  /** Null for the hero. */
  readonly member: CastMember | null;
  readonly isFromPhoto: boolean;
}

type DrawnBook = Pick<
  BookRow,
  'looks' | 'readingAge' | 'artStyle' | 'sheetRedos' | 'photoConsentAt' | 'drawnFromLooks'
>;

const KEY_LENGTH = 24;
const keyOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, KEY_LENGTH);

/** The hero's sheets of which the first that could be drawn is used: by the photo where that is allowed, by the looks. */
export const heroSheets = (book: DrawnBook): readonly WantedSheet[] => {
  const { looks, readingAge, artStyle, sheetRedos } = book;
  const mayUsePhoto = book.photoConsentAt !== null && !book.drawnFromLooks;
  const sheet = (isFromPhoto: boolean): WantedSheet => ({
    key: keyOf('hero', looks, readingAge, artStyle, sheetRedos, isFromPhoto),
    member: null,
    isFromPhoto,
  });
  return mayUsePhoto ? [sheet(true), sheet(false)] : [sheet(false)];
};

/** Sheets of those who come again and again, the most frequent first. */
export const companionSheets = (
  { readingAge, artStyle }: DrawnBook,
  { pages, cast }: Pick<Story, 'pages' | 'cast'>,
): readonly WantedSheet[] => {
  const pagesOf = ({ id }: CastMember): number =>
    pages.filter(({ picture }) => picture.figures.some((figure) => figure.cast === id)).length;
  return cast
    .map((member) => ({ member, count: pagesOf(member) }))
    .filter(({ count }) => count >= LEAST_PAGES)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_COMPANIONS)
    .map(({ member }) => {
      const { name: _, ...shown } = member;
      return { key: keyOf(shown, readingAge, artStyle), member, isFromPhoto: false };
    });
};

/** Sheets of several books as far as they are drawn, by book and key. */
export const readSheetsOf = async (
  db: Queryable,
  bookIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, SheetRow>>> => {
  const rows = await db
    .select()
    .from(bookSheets)
    .where(inArray(bookSheets.bookId, [...bookIds]));
  const byBook = Map.groupBy(rows, ({ bookId }) => bookId);
  return new Map(
    [...byBook].map(([bookId, sheets]) => [bookId, new Map(sheets.map((row) => [row.key, row]))]),
  );
};

/** The same of one book, by key. */
export const readSheets = async (
  db: Queryable,
  bookId: string,
): Promise<ReadonlyMap<string, SheetRow>> =>
  (await readSheetsOf(db, [bookId])).get(bookId) ?? new Map();

/** The hero's sheet in use; null while it is not drawn, or where it could not be. */
export const heroSheetOf = (
  book: DrawnBook,
  drawn: ReadonlyMap<string, SheetRow>,
): SheetRow | null =>
  heroSheets(book)
    .flatMap(({ key }) => drawn.get(key) ?? [])
    .find(({ reason }) => reason === null) ?? null;

/**
 * The sheet that is to be drawn next; null when no picture waits for one. Without the hero's
 * the shop's own painter paints the book, and nobody else needs to be drawn.
 */
export const nextSheet = (
  book: DrawnBook & { readonly story: Story },
  drawn: ReadonlyMap<string, SheetRow>,
): WantedSheet | null => {
  for (const wanted of heroSheets(book)) {
    const row = drawn.get(wanted.key);
    if (!row) return wanted;
    if (row.reason === null)
      return companionSheets(book, book.story).find(({ key }) => !drawn.has(key)) ?? null;
  }
  return null;
};
