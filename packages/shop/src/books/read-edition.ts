import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { bookCan } from '@bramblebook/contract/book-can';
import { PAGE_COUNT } from '@bramblebook/contract/page-numbers';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { layoutHash } from '@bramblebook/press/layout-hash';
import type { BookRow } from '../database/schema/books.ts';
import { isKept, type KeptFile, keptFile } from '../pressing/kept-file.ts';
import { picturesFrom, pressEdition } from '../pressing/press-edition.ts';
import { editionFolder, masterKey } from '../shelf/book-files.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { findBook, ownsBook } from '../shelf/find-book.ts';
import { isTold, type LaidOutBook, layOut } from '../shelf/lay-out.ts';
import { once } from '../shelf/once.ts';
import type { Shop } from '../shop.ts';

/** The files that a digital copy can be downloaded as. */
export type DigitalEdition = 'pdf' | 'epub';

const tagOf = ({ layout, versions }: LaidOutBook): string =>
  createHash('sha256')
    .update(`${layoutHash(layout)} ${JSON.stringify(versions)}`)
    .digest('hex');

interface Wanted {
  readonly edition: DigitalEdition;
  readonly key: string;
}

const makeEdition = async (
  shop: Shop,
  book: BookRow,
  { layout, versions }: LaidOutBook,
  { edition, key }: Wanted,
): Promise<void> => {
  const pictures = picturesFrom(shop, { bookId: book.id, versions }, masterKey);
  const folder = editionFolder(book.id, edition);
  await pressEdition({ edition, layout, createdAt: book.createdAt }, pictures, async ({ file }) => {
    // The file of an earlier state of the book is of no use any more.
    await shop.files.eraseAll(folder);
    await shop.files.putStream(key, createReadStream(file));
  });
  // Erased while it was pressed: nothing of it may stay.
  if (!(await ownsBook(shop.db, { id: book.userId }, book.id))) await shop.files.eraseAll(folder);
};

/**
 * The book as a PDF or an EPUB, for those who bought a digital copy: made when first asked
 * for, kept until text or pictures change. Refuses with `no_digital_access`, and with
 * `book_not_ready` until every page stands.
 */
export const readEdition = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId, edition }: { readonly bookId: string; readonly edition: DigitalEdition },
): Promise<{ ok: true; file: KeptFile; title: string } | Refused> => {
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  const { digital: hasDigital } = await bookPurchase(shop.db, bookId);
  if (!hasDigital) return refuse('no_digital_access');
  if (!isTold(book)) return refuse('book_not_ready');
  const laidOut = await layOut(shop, shop.db, book);
  const isComplete = Object.keys(laidOut.versions).length === PAGE_COUNT;
  if (!bookCan.download({ hasDigital, isComplete })) return refuse('book_not_ready');

  const tag = tagOf(laidOut);
  const key = `${editionFolder(book.id, edition)}${tag}.${edition}`;
  if (!(await isKept(shop, key)))
    await once(key, () => makeEdition(shop, book, laidOut, { edition, key }));
  return { ok: true, file: keptFile(shop, { key, tag }), title: book.story.title };
};
