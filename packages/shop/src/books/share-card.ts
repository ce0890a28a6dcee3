import { finalImageField } from '@bramblebook/contract/book';
import { PAGE } from '@bramblebook/contract/page-numbers';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { bookShares } from '../database/schema/shares.ts';
import { countTry } from '../limits/count-tries.ts';
import { firstName } from '../messages/first-name.ts';
import { masterKey, readPictureName, shareCardFolder } from '../shelf/book-files.ts';
import { loadBook } from '../shelf/load-book.ts';
import { once } from '../shelf/once.ts';
import type { Shop } from '../shop.ts';
import { drawShareCard } from './draw-share-card.ts';
import { bookBehind } from './see-shared-book.ts';

interface AskedLink {
  readonly token: string;
  readonly address: string;
}

const coverBehind = async (shop: Shop, token: string) => {
  const behind = await bookBehind(shop, token);
  const book = behind && (await loadBook(shop, behind.owner, behind.bookId));
  const cover = readPictureName(book?.[finalImageField(PAGE.frontCover)]?.split('/').at(-1) ?? '');
  return book && cover ? { bookId: book.id, firstName: firstName(book.childName), cover } : null;
};

/** Whom the book behind a link stars; `not_found` where the link leads nowhere. */
export const nameOnShareCard = async (
  shop: Shop,
  { token, address }: AskedLink,
): Promise<{ ok: true; firstName: string } | Refused> => {
  const tried = await countTry(shop, 'seeSharedFromAddress', address);
  if (!tried.ok) return tried;
  const behind = await coverBehind(shop, token);
  return behind ? { ok: true, firstName: behind.firstName } : refuse('not_found');
};

const isShared = async (shop: Shop, token: string): Promise<boolean> =>
  (await shop.db.select().from(bookShares).where(eq(bookShares.token, token))).length > 0;

/**
 * The picture that messengers show for a link: made when it is first asked for and kept until the
 * link is taken back, anew for another cover and for a book that was bought. Never the photo.
 */
export const readShareCard = async (
  shop: Shop,
  { token, address }: AskedLink,
): Promise<{ ok: true; jpeg: Uint8Array } | Refused> => {
  const tried = await countTry(shop, 'seeSharedFromAddress', address);
  if (!tried.ok) return tried;
  const behind = await coverBehind(shop, token);
  if (!behind) return refuse('not_found');
  const { bookId, cover } = behind;
  const { version, marked } = cover;
  const key = `${shareCardFolder(bookId)}${token}-${version}${marked ? '-marked' : ''}.jpg`;
  const make = async (): Promise<Uint8Array | null> => {
    const master = await shop.files.get(masterKey({ bookId, page: PAGE.frontCover, version }));
    if (!master) return null;
    const { name: brand } = shop.brand;
    const mark = marked ? `${brand} preview` : null;
    const { firstName } = behind;
    const jpeg = await drawShareCard({ cover: master, firstName, brand, mark });
    await shop.files.put(key, jpeg);
    // Taken back, or erased, while this was made: nothing of it may stay.
    if (!(await isShared(shop, token))) await shop.files.erase(key);
    return jpeg;
  };
  const jpeg = (await shop.files.get(key)) ?? (await once(key, make));
  return jpeg ? { ok: true, jpeg } : refuse('not_found');
};
