import type { HeroSheet } from '@bramblebook/contract/book';
import { SHEET_REDOS } from '@bramblebook/contract/settings';
import type { BookRow } from '../database/schema/books.ts';
import type { SheetRow } from '../database/schema/paintings.ts';
import { heroSheetOf } from './wanted-sheets.ts';

/** A book, as far as its hero's drawing is concerned. */
type DrawnBook = Parameters<typeof heroSheetOf>[0] &
  Pick<BookRow, 'id' | 'fullWanted' | 'sheetApprovedAt'>;

const NAME = /^([0-9a-f]{24})(-preview)?\.webp$/;

/** Reads a drawing's name in its address; null for what is none. */
export const readSheetName = (
  name: string,
): { readonly key: string; readonly marked: boolean } | null => {
  const [, key, marked] = NAME.exec(name) ?? [];
  return key === undefined ? null : { key, marked: marked !== undefined };
};

/** The hero as a model drew them, for their parent; null while there is no drawing. */
export const presentSheet = (
  book: DrawnBook,
  drawn: ReadonlyMap<string, SheetRow>,
  isBought: boolean,
): HeroSheet | null => {
  const sheet = heroSheetOf(book, drawn);
  if (!sheet) return null;
  const isFixed = isBought || book.fullWanted || book.sheetApprovedAt !== null;
  const refused = [...drawn.values()].some(
    ({ isFromPhoto, reason }) => isFromPhoto && reason === 'photo_refused',
  );
  return {
    imageUrl: `/api/books/${book.id}/hero-sheet/${sheet.key}${isBought ? '' : '-preview'}.webp`,
    isFromPhoto: sheet.isFromPhoto,
    isPhotoRefused: refused && !sheet.isFromPhoto && !book.drawnFromLooks,
    isApproved: book.sheetApprovedAt !== null,
    redosLeft: isFixed ? 0 : Math.max(0, SHEET_REDOS - book.sheetRedos),
  };
};
