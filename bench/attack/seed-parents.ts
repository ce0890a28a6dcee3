import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { PICTURE_WIDTHS } from '@bramblebook/contract/settings';
import { startSession } from '@bramblebook/shop/accounts/sessions';
import { openEmbedded } from '@bramblebook/shop/database/open-database';
import { masterKey, screenKey } from '@bramblebook/shop/shelf/book-files';
import type { Shop } from '@bramblebook/shop/shop';
import { addBook, addParent } from '@bramblebook/testing/test-orders';
import sharp, { type Sharp } from 'sharp';

const SIDE = Math.max(...PICTURE_WIDTHS);

/** A parent who is signed in already, with the books that were asked for. */
export interface SeededParent {
  readonly id: string;
  readonly cookie: string;
  readonly books: readonly string[];
}

/** What a parent has: books of which the preview stands, or every page. */
export interface Wanted {
  readonly books?: number;
  readonly complete?: boolean;
  /** What their pages show: one colour, whose marks can be told from it, or what is as large as a painting. */
  readonly pictures?: 'plain' | 'rich';
}

const paint = (kind: 'plain' | 'rich'): Sharp => {
  const canvas = { width: SIDE, height: SIDE, channels: 3 as const, background: '#7a3' };
  if (kind === 'plain') return sharp({ create: canvas });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  return sharp({ create: { ...canvas, noise } }).blur(1.2);
};

const addPictures = async (
  files: string,
  bookIds: readonly string[],
  kind: 'plain' | 'rich',
): Promise<void> => {
  const picture = await paint(kind).png({ compressionLevel: 1 }).toBuffer();
  const master = await sharp(picture).jpeg({ quality: 92 }).toBuffer();
  const screens = await Promise.all(
    PICTURE_WIDTHS.map(async (width) => {
      const webp = await sharp(picture).resize(width).webp().toBuffer();
      return { width, webp };
    }),
  );
  for (const bookId of bookIds)
    for (const page of ALL_PAGES) {
      const id = { bookId, page, version: 1 };
      const put = async (key: string, bytes: Buffer): Promise<void> => {
        const file = path.join(files, key);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, bytes);
      };
      await put(masterKey(id), master);
      for (const { width, webp } of screens) await put(screenKey(id, width, false), webp);
    }
};

/** Puts parents with their books into a shop that is not open yet. */
export const seedParents =
  (wanted: readonly Wanted[]) =>
  async (dataDir: string): Promise<readonly SeededParent[]> => {
    const { db, close } = await openEmbedded(dataDir);
    const shop = { db, clock: { now: () => new Date() } } as Shop;
    const parents: SeededParent[] = [];
    for (const { books: count = 0, complete = false, pictures = 'plain' } of wanted) {
      const { id } = await addParent(shop);
      const secret = await startSession(db, id, { now: new Date(), startedIn: 'the attack' });
      const books: string[] = [];
      for (let i = 0; i < count; i++) books.push(await addBook(shop, id, { complete }));
      await addPictures(path.join(dataDir, 'files'), books, pictures);
      parents.push({ id, cookie: `bramble_session=${secret}`, books });
    }
    await close();
    return parents;
  };
