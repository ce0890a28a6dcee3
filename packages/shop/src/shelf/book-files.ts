import { PICTURE_WIDTHS } from '@bramblebook/contract/settings';

/** Width of the small picture that stands in while one loads, in px. */
export const PLACEHOLDER_WIDTH = 16;

/** Every width a page's picture is kept and served in, in px. */
export const SERVED_WIDTHS: readonly number[] = [PLACEHOLDER_WIDTH, ...PICTURE_WIDTHS];

/** Prefix of all files of a book. */
export const bookFolder = (bookId: string): string => `books/${bookId}/`;

/** One version of one page's picture. */
export interface PictureId {
  readonly bookId: string;
  readonly page: number;
  readonly version: number;
}

const pictureStem = ({ bookId, page, version }: PictureId): string =>
  `${bookFolder(bookId)}pages/${page}-${version}`;

/** The picture that the PDF is made from. */
export const masterKey = (picture: PictureId): string => `${pictureStem(picture)}.jpg`;

/** The picture at a served width, clean or with the watermark. */
export const screenKey = (
  picture: PictureId,
  width: number,
  marked: boolean,
  format: 'webp' | 'avif' = 'webp',
): string => `${pictureStem(picture)}-${width}${marked ? '-marked' : ''}.${format}`;

/** The picture at the printer's size: made only once it is approved for printing. */
export const printMasterKey = ({ bookId, page, version }: PictureId): string =>
  `${bookFolder(bookId)}print/${page}-${version}.jpg`;

/** A sheet of the hero or a companion as the model's answer came. */
export const sheetKeyOf = (bookId: string, key: string): string =>
  `${bookFolder(bookId)}sheets/${key}`;

/** The same for screens, clean or with the watermark. */
export const sheetScreenKey = (bookId: string, key: string, marked: boolean): string =>
  `${bookFolder(bookId)}sheets/${key}${marked ? '-marked' : ''}.webp`;

/** A page as a model painted it: what screens and printers get is made from it. */
export const paintedKey = ({ bookId, page, version }: PictureId): string =>
  `${bookFolder(bookId)}painted/${page}-${version}`;

/** Prefix of the book's files of one kind for screens. */
export const editionFolder = (bookId: string, edition: 'pdf' | 'epub'): string =>
  `${bookFolder(bookId)}${edition}/`;

/** Prefix of the book's files for the printer, and of the reports on them. */
export const printFileFolder = (bookId: string): string => `${bookFolder(bookId)}print-files/`;

/** Prefix of the pictures that stand for a shared link. */
export const shareCardFolder = (bookId: string): string => `${bookFolder(bookId)}share-cards/`;

/** Prefix of what a book's parent reads aloud. */
export const recordingFolder = (bookId: string): string => `${bookFolder(bookId)}recordings/`;

/** A page as its parent reads it aloud. */
export const recordingKey = (recording: {
  readonly bookId: string;
  readonly page: number;
  readonly take: string;
}): string => `${recordingFolder(recording.bookId)}${recording.page}-${recording.take}`;

/** A page as the shop's own voice reads it; `take` names voice and text. */
export interface SpeechId {
  readonly bookId: string;
  readonly page: number;
  readonly take: string;
}

/** Prefix of what the shop's voice read of one page. */
export const speechOfPage = ({ bookId, page }: Omit<SpeechId, 'take'>): string =>
  `${bookFolder(bookId)}speech/${page}-`;

/** The sound of a page, or when its words are spoken. */
export const speechKey = (speech: SpeechId, kind: 'mp3' | 'json'): string =>
  `${speechOfPage(speech)}${speech.take}.${kind}`;

/** A file for the printer, or the report on it; `documentId` names what it is made of. */
export const printFileKey = (
  bookId: string,
  documentId: string,
  kind: 'pdf' | 'report.json',
): string => `${printFileFolder(bookId)}${documentId}.${kind}`;

const NAME = /^([1-9]\d?)-([1-9]\d{0,3})(-preview)?\.webp$/;

/**
 * A picture's file name in its address. Watermarked and clean pictures have different
 * names, so that caches may keep both for ever and buying shows the clean one at once.
 */
export const pictureName = (page: number, version: number, marked: boolean): string =>
  `${page}-${version}${marked ? '-preview' : ''}.webp`;

/** Reads a picture's name; null for what is none. */
export const readPictureName = (
  name: string,
): { readonly page: number; readonly version: number; readonly marked: boolean } | null => {
  const [, page, version, marked] = NAME.exec(name) ?? [];
  if (page === undefined || version === undefined) return null;
  return { page: Number(page), version: Number(version), marked: marked !== undefined };
};
