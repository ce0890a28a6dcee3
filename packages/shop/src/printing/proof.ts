import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { bookPages } from '../database/schema/books.ts';
import { findBook } from '../shelf/find-book.ts';
import { isTold, layOut } from '../shelf/lay-out.ts';
import type { Shop } from '../shop.ts';

const readPages = (db: Queryable, bookId: string) =>
  db.select().from(bookPages).where(eq(bookPages.bookId, bookId)).orderBy(bookPages.page);

/** A book as it looks now: what a parent approves and a printer prints. */
export interface Proof {
  readonly layout: BookLayout;
  readonly layoutHash: string;
  /** Version of each page's picture, by page number. */
  readonly pictureVersions: Readonly<Record<number, number>>;
  /** The rows it was made of. */
  readonly pages: Awaited<ReturnType<typeof readPages>>;
}

/**
 * Lays one's own book out; null for any other and for one whose story is not told. Takes
 * a tenth of a second or more, so it is done before a transaction, not inside of one.
 */
export const readProof = async (
  shop: Shop,
  user: { readonly id: string },
  bookId: string,
): Promise<Proof | null> => {
  const book = await findBook(shop.db, user, bookId);
  if (!book || !isTold(book)) return null;
  const pages = await readPages(shop.db, bookId);
  const { layout, hash, versions } = await layOut(shop, shop.db, book);
  return { layout, layoutHash: hash, pictureVersions: { ...versions }, pages };
};

/** Fingerprint of what a parent looked at, in hex: the layout and the version of each picture. */
export const sealOf = ({
  layoutHash,
  pictureVersions,
}: Pick<Proof, 'layoutHash' | 'pictureVersions'>): string => {
  const versions = Object.entries(pictureVersions).map(([page, version]) => `${page}:${version}`);
  return createHash('sha256')
    .update(`${layoutHash} ${versions.join(' ')}`)
    .digest('hex');
};

/** Whether the book's pages are still those of the proof. */
export const isStillShown = async (db: Queryable, bookId: string, proof: Proof): Promise<boolean> =>
  isDeepStrictEqual(await readPages(db, bookId), proof.pages);
