import { ALL_PAGES, GALLERY_PARTS } from '@bramblebook/contract/page-numbers';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { bookPages, books } from '../../database/schema/books.ts';
import { masterKey, type PictureId } from '../../shelf/book-files.ts';
import { standingApproval } from '../../shelf/standing-approval.ts';
import { begun, type ZipEntry, zipFiles } from '../../shelf/zip-files.ts';
import type { Shop } from '../../shop.ts';

export type ZipPart = keyof typeof GALLERY_PARTS | 'all';

async function* readPictures(
  shop: Pick<Shop, 'files'>,
  pictures: readonly PictureId[],
): AsyncGenerator<ZipEntry> {
  for (const picture of pictures)
    yield {
      name: `page-${String(picture.page).padStart(2, '0')}.jpg`,
      read: () => shop.files.get(masterKey(picture)),
    };
}

const ADVICE =
  'Please ask for the zip again later. Pictures that are missing then as well are not in the store, or it refuses them: have the page painted again, or look at the settings of the store.';

/** The pictures that are shown now. */
const shownPictures = async (db: Queryable, bookId: string): Promise<PictureId[]> => {
  const pages = await db
    .select({ page: bookPages.page, version: bookPages.shownVersion })
    .from(bookPages)
    .where(and(eq(bookPages.bookId, bookId), isNotNull(bookPages.shownVersion)))
    .orderBy(asc(bookPages.page));
  return pages.map(({ page, version }) => ({ bookId, page, version: version ?? 0 }));
};

/** The pictures that go to print: those of the approval that stands and, before there is one, those shown. */
const picturesOf = async (db: Queryable, bookId: string): Promise<PictureId[]> => {
  const approved = await standingApproval(db, bookId);
  if (!approved) return shownPictures(db, bookId);
  const versions = Object.entries(approved.approval.pictureVersions);
  return versions
    .map(([page, version]) => ({ bookId, page: Number(page), version }))
    .sort((a, b) => a.page - b.page);
};

/**
 * The pictures of a part of a book at their full size, as a zip that is written while it
 * is read: exactly those that were approved, once the book is approved for printing. Refuses with
 * `book_not_ready` where none of them stands. Throws `ServiceOutage` where none can be read; some
 * that cannot are named in a text of the zip.
 */
export const zipPages = async (
  shop: Pick<Shop, 'db' | 'files'>,
  { bookId, part }: { readonly bookId: string; readonly part: ZipPart },
): Promise<{ ok: true; childName: string; stream: AsyncIterable<Uint8Array> } | Refused> => {
  const [book] = await shop.db
    .select({ childName: books.childName })
    .from(books)
    .where(eq(books.id, bookId));
  if (!book) return refuse('book_not_found');
  const wanted = new Set(part === 'all' ? ALL_PAGES : GALLERY_PARTS[part]);
  const pictures = (await picturesOf(shop.db, bookId)).filter(({ page }) => wanted.has(page));
  if (pictures.length === 0) return refuse('book_not_ready');
  const stream = await begun(zipFiles(readPictures(shop, pictures), ADVICE));
  return { ok: true, childName: book.childName, stream };
};
