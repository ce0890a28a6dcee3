import { createHash } from 'node:crypto';
import { bookCan } from '@bramblebook/contract/book-can';
import { PAGE_COUNT } from '@bramblebook/contract/page-numbers';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { BookRow } from '../database/schema/books.ts';
import { masterKey, pdfFolder } from '../shelf/book-files.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { findBook } from '../shelf/find-book.ts';
import { isTold, type LaidOutBook, layOut } from '../shelf/lay-out.ts';
import { once } from '../shelf/once.ts';
import type { Shop } from '../shop.ts';
import { drawPdf } from './draw-pdf.ts';

const keyOf = (book: BookRow, { hash, versions }: LaidOutBook): string => {
  const print = createHash('sha256')
    .update(`${hash} ${JSON.stringify(versions)}`)
    .digest('hex');
  return `${pdfFolder(book.id)}${print}.pdf`;
};

const makePdf = async (
  shop: Shop,
  book: BookRow,
  { layout, versions }: LaidOutBook,
  key: string,
): Promise<Uint8Array> => {
  const picture = async (page: number): Promise<Uint8Array> => {
    const master = await shop.files.get(
      masterKey({ bookId: book.id, page, version: versions[page] ?? 0 }),
    );
    if (!master) throw new Error(`the picture of page ${page} of ${book.id} is not in the store`);
    return master;
  };
  const pdf = await drawPdf({ layout, createdAt: book.createdAt }, picture);
  // The PDF of an earlier state of the book is of no use any more.
  await shop.files.eraseAll(pdfFolder(book.id));
  await shop.files.put(key, pdf);
  return pdf;
};

/**
 * The book as a PDF, for those who bought a digital copy: made when first asked for, kept
 * until text or pictures change. Refuses with `no_digital_access`, and with
 * `book_not_ready` until every page stands.
 */
export const readBookPdf = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true; pdf: Uint8Array; title: string } | Refused> => {
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  const { digital: hasDigital } = await bookPurchase(shop.db, bookId);
  if (!hasDigital) return refuse('no_digital_access');
  if (!isTold(book)) return refuse('book_not_ready');
  const laidOut = await layOut(shop, shop.db, book);
  const isComplete = Object.keys(laidOut.versions).length === PAGE_COUNT;
  if (!bookCan.download({ hasDigital, isComplete })) return refuse('book_not_ready');

  const key = keyOf(book, laidOut);
  const { title } = book.story;
  const kept = await shop.files.get(key);
  const pdf = kept ?? (await once(key, () => makePdf(shop, book, laidOut, key)));
  return { ok: true, pdf, title };
};
