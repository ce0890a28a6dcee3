import { bookPages } from '@bramblebook/shop/database/schema/books';
import { masterKey, screenKey } from '@bramblebook/shop/shelf/book-files';
import { addBook } from '@bramblebook/testing/test-orders';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buyBook } from '../testing/buy-book.ts';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

const SHOWN = [1, 6, 7, 8];

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
  const plain = sharp({ create: { width: 240, height: 240, channels: 3, background: '#7a3' } });
  const [jpeg, webp] = [await plain.clone().jpeg().toBuffer(), await plain.webp().toBuffer()];
  for (const page of [...SHOWN, 9]) {
    const picture = { bookId, page, version: 1 };
    await opened.shop.files.put(masterKey(picture), jpeg);
    for (const width of [480, 1200])
      await opened.shop.files.put(screenKey(picture, width, false), webp);
  }
});

const share = async (): Promise<string> =>
  (await mother.ask('POST', `/api/books/${bookId}/share`)).json().token;
const seen = (token: string) => opened.newBrowser().ask('GET', `/api/shared/${token}`);

test('a link is made once, seen by its parent, and taken back for good', async () => {
  const ofBook = `/api/books/${bookId}/share`;
  expect((await mother.ask('GET', ofBook)).json()).toEqual({ share: null });
  const token = await share();
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(await share()).toBe(token);
  expect((await mother.ask('GET', ofBook)).json().share).toMatchObject({ token });
  expect((await seen(token)).statusCode).toBe(200);
  expect((await mother.ask('DELETE', ofBook)).statusCode).toBe(204);
  expect((await seen(token)).statusCode).toBe(404);
  expect(await share()).not.toBe(token);
});

test('whoever has it sees the first name, the cover and three pages, and no search engine lists it', async () => {
  const answer = await seen(await share());
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const book = answer.json();
  expect(book).toMatchObject({ firstName: 'Maya' });
  expect(Object.keys(book).toSorted()).toEqual(['firstName', 'layout', 'pages', 'title']);
  expect(book.pages.map(({ page }: { page: number }) => page)).toEqual(SHOWN);
  expect(book.layout.pages.map(({ page }: { page: number }) => page)).toEqual(SHOWN);
  expect(book.layout).not.toHaveProperty('childName');
  expect(answer.body).not.toContain(bookId);
  expect(answer.body).not.toContain('For our Maya');
});

test('its pictures are those of these pages alone, marked until the book is bought', async () => {
  const token = await share();
  const [cover] = (await seen(token)).json().pages;
  const look = (url: string) => opened.newBrowser().ask('GET', url);
  expect((await look(`${cover.pictureUrl}?w=1600`)).statusCode).toBe(200);
  const clean = `/api/shared/${token}/pictures/1-1.webp`;
  expect(cover.pictureUrl).not.toBe(clean);
  expect((await look(clean)).statusCode).toBe(404);
  expect((await look(cover.pictureUrl.replace(/\/1-/, '/9-'))).statusCode).toBe(404);
  await buyBook(opened.shop, { userId: motherId, bookId, digital: true });
  expect((await seen(token)).json().pages[0].pictureUrl).toBe(clean);
  expect((await look(clean)).headers).toMatchObject({
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
  });
  expect((await look(clean.replace('1-1', '9-1'))).statusCode).toBe(404);
});

test('what a page looked like before is not shared with it', async () => {
  const token = await share();
  await opened.shop.db
    .update(bookPages)
    .set({ shownVersion: null })
    .where(and(eq(bookPages.bookId, bookId), eq(bookPages.page, 1)));
  const earlier = `/api/shared/${token}/pictures/1-1-preview.webp`;
  expect((await opened.newBrowser().ask('GET', earlier)).statusCode).toBe(404);
  const own = `/api/books/${bookId}/pictures/1-1-preview.webp`;
  expect((await mother.ask('GET', own)).statusCode).toBe(200);
});

test('nobody else makes, sees or takes back a link', async () => {
  const token = await share();
  const { browser: stranger } = await signUp(opened);
  for (const method of ['GET', 'POST', 'DELETE'] as const)
    expect((await stranger.ask(method, `/api/books/${bookId}/share`)).statusCode).toBe(404);
  expect((await seen(token)).statusCode).toBe(200);
  expect((await seen(`${token}x`)).statusCode).toBe(404);
});

test('messengers show a card of the cover and the first name, which goes with the link', async () => {
  const token = await share();
  const url = `/api/shared/${token}/card.jpg`;
  const look = () => opened.newBrowser().ask('GET', url);
  const marked = await look();
  expect(marked.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, max-age=300',
  });
  const { format, width, height } = await sharp(marked.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  /** How much a part of the card differs in itself: 0 where nothing is drawn. */
  const drawn = async (card: Buffer, left: number, top: number): Promise<number> => {
    const part = await sharp(card).extract({ left, top, width: 450, height: 200 }).toBuffer();
    const { channels } = await sharp(part).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  expect(await drawn(marked.rawPayload, 690, 220)).toBeGreaterThan(20);
  expect(await drawn(marked.rawPayload, 60, 200)).toBeGreaterThan(3);
  expect((await look()).rawPayload.equals(marked.rawPayload)).toBe(true);
  await buyBook(opened.shop, { userId: motherId, bookId, digital: true });
  expect(await drawn((await look()).rawPayload, 60, 200)).toBeLessThan(1);
  await mother.ask('DELETE', `/api/books/${bookId}/share`);
  expect((await look()).statusCode).toBe(404);
  const left: string[] = [];
  for await (const { key } of opened.shop.files.list(`books/${bookId}/share-cards/`))
    left.push(key);
  expect(left).toEqual([]);
});
