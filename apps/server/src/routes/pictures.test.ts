import { existsSync } from 'node:fs';
import path from 'node:path';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { books } from '@bramblebook/shop/database/schema/books';
import { masterKey, screenKey } from '@bramblebook/shop/shelf/book-files';
import { addBook } from '@bramblebook/testing/test-orders';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buyBook } from '../testing/buy-book.ts';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
/** Of the stored pictures, in px: small ones are encoded quickly, and never enlarged. */
const SIDE = 240;
const WIDTH = 480;

let opened: TestApp;
let mother: TestBrowser;
let motherId: string;
let bookId: string;
beforeAll(async () => {
  opened = await openTestApp();
  const { browser, user } = await signUp(opened);
  mother = browser;
  motherId = user.id;
});
afterAll(() => opened.close());
beforeEach(async () => {
  bookId = await addBook(opened.shop, motherId, { complete: true });
  const plain = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#7a3' } });
  const [jpeg, webp] = [await plain.clone().jpeg().toBuffer(), await plain.webp().toBuffer()];
  const tiny = await sharp(webp).resize(16).webp().toBuffer();
  for (const page of ALL_PAGES) {
    const picture = { bookId, page, version: 1 };
    await opened.shop.files.put(masterKey(picture), jpeg);
    await opened.shop.files.put(screenKey(picture, WIDTH, false), webp);
    await opened.shop.files.put(screenKey(picture, 16, false), tiny);
  }
});

const see = (page: number, given: { accept?: string; width?: number; clean?: boolean } = {}) => {
  const { accept = CHROME, width = WIDTH, clean = false } = given;
  const url = `/api/books/${bookId}/pictures/${page}-1${clean ? '' : '-preview'}.webp?w=${width}`;
  return mother.ask('GET', url, undefined, { accept });
};
const typeOf = (answer: Awaited<ReturnType<typeof see>>) => answer.headers['content-type'];
/** As AVIF, which a busy machine may have ready only at the second request. */
const seeAvif = async (page: number, given: { clean?: boolean } = {}) => {
  await expect
    .poll(async () => typeOf(await see(page, given)), { timeout: 10_000 })
    .toBe('image/avif');
  return see(page, given);
};
const buy = () => buyBook(opened.shop, { userId: motherId, bookId, digital: true });
/** How much a picture differs from an even colour. */
const unevenness = async (picture: Buffer) => (await sharp(picture).stats()).channels[0]!.stdev;

test('a browser that names AVIF gets it, others WebP, and caches keep both apart', async () => {
  const avif = await seeAvif(6);
  const webp = await see(6, { accept: 'image/webp,image/*,*/*;q=0.8' });
  expect([typeOf(avif), typeOf(webp)]).toEqual(['image/avif', 'image/webp']);
  for (const { headers } of [avif, webp])
    expect(headers).toMatchObject({
      vary: 'Accept',
      'cache-control': 'private, max-age=31536000, immutable',
    });
  const { width, compression } = await sharp(avif.rawPayload).metadata();
  expect({ width, compression }).toEqual({ width: SIDE, compression: 'av1' });
  expect((await see(6)).rawPayload).toEqual(avif.rawPayload);
});

test('AVIF carries the watermark until the book is bought', async () => {
  expect(await unevenness((await seeAvif(7)).rawPayload)).toBeGreaterThan(1);
  expect((await see(7, { clean: true })).statusCode).toBe(404);
  await buy();
  const clean = await seeAvif(7, { clean: true });
  expect(await unevenness(clean.rawPayload)).toBeLessThan(0.2);
});

test('what was called immutable is answered for ever, by any server, also when it is made again', async () => {
  const first = await seeAvif(9);
  expect(first.headers['cache-control']).toContain('immutable');
  const elsewhere = await opened.browserElsewhere();
  for (const [name, value] of mother.cookies) elsewhere.cookies.set(name, value);
  const url = `/api/books/${bookId}/pictures/9-1-preview.webp?w=${WIDTH}`;
  const there = await elsewhere.ask('GET', url, undefined, { accept: CHROME });
  expect(there.rawPayload.equals(first.rawPayload)).toBe(true);
  await opened.shop.files.erase(screenKey({ bookId, page: 9, version: 1 }, WIDTH, true, 'avif'));
  expect((await seeAvif(9)).rawPayload.equals(first.rawPayload)).toBe(true);
});

test.each(['image/webp', CHROME])(
  'nothing stays of a picture whose book is erased while it is made for %s',
  async (accept) => {
    const { files, db } = opened.shop;
    const { put } = files;
    let made = '';
    vi.spyOn(files, 'put').mockImplementationOnce(async (key, bytes) => {
      await db.delete(books).where(eq(books.id, bookId));
      await put.call(files, key, bytes);
      made = key;
    });
    await see(6, { accept });
    await expect.poll(() => made).toContain(bookId);
    await expect.poll(() => files.get(made)).toBeNull();
  },
);

test('the placeholder stays WebP', async () => {
  expect(typeOf(await see(8, { width: 16 }))).toBe('image/webp');
});

test('thirty pages asked for at once come at once, and as AVIF a little later', async () => {
  const first = await Promise.all(ALL_PAGES.map((page) => see(page)));
  expect(first.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const types = first.map(typeOf);
  // Only what stays under its address is called immutable.
  for (const answer of first)
    expect(answer.headers['cache-control']).toBe(
      typeOf(answer) === 'image/avif'
        ? 'private, max-age=31536000, immutable'
        : 'private, no-cache',
    );
  // Nobody waits in line: those who found both places taken have the WebP.
  expect(types).toContain('image/webp');
  await expect
    .poll(
      async () => new Set((await Promise.all(ALL_PAGES.map((page) => see(page)))).map(typeOf)),
      {
        timeout: 60_000,
        interval: 200,
      },
    )
    .toEqual(new Set(['image/avif']));
  const folder = path.join(opened.folder, 'files');
  const kept = screenKey({ bookId, page: 30, version: 1 }, WIDTH, true, 'avif');
  expect(existsSync(path.join(folder, kept))).toBe(true);
});
