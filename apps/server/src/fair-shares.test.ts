/** What one account asks for does not keep others waiting (decision D11). */
import { setTimeout as wait } from 'node:timers/promises';
import { PREVIEW_STAGE_PAGES } from '@bramblebook/contract/page-numbers';
import { bookPages, books, pagePictures } from '@bramblebook/shop/database/schema/books';
import { countTry, LIMITS } from '@bramblebook/shop/limits/count-tries';
import { createPaymentIntent } from '@bramblebook/shop/orders/create-payment-intent';
import { settlePayment } from '@bramblebook/shop/orders/settle-payment';
import type { PaintedPage, Painter } from '@bramblebook/shop/ports/painter';
import { changeBookById } from '@bramblebook/shop/shelf/change-book';
import { carryOn } from '@bramblebook/shop/states/moves';
import { PHOTO_URL, WISH } from '@bramblebook/testing/making-shop';
import { addBook, addParent, payWithCard } from '@bramblebook/testing/test-orders';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from './testing/sign-up.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

const PICTURE: PaintedPage = {
  master: new Uint8Array([1]),
  screens: [],
  placeholder: new Uint8Array([1]),
};
const PAGE_MS = 10;

let opened: TestApp;
/** Portraits under way, and the most there ever were at once; none is ready before `ready`. */
const portraits = { now: 0, most: 0, painted: 0, ready: Promise.resolve() };

beforeAll(async () => {
  const painter: Partial<Painter> = {
    async paint() {
      await wait(PAGE_MS);
      return PICTURE;
    },
    async portrait() {
      portraits.now++;
      portraits.painted++;
      portraits.most = Math.max(portraits.most, portraits.now);
      await portraits.ready;
      portraits.now--;
      return new Uint8Array([1]);
    },
  };
  opened = await openTestApp({ painter: painter as Painter });
  await opened.startWorkers();
});
afterAll(() => opened.close());

/** A book whose preview waits to be painted. */
const waitingPreview = async (userId: string): Promise<string> => {
  const { db } = opened.shop;
  const bookId = await addBook(opened.shop, userId);
  opened.advance(1000);
  const isPreview = and(
    eq(bookPages.bookId, bookId),
    inArray(bookPages.page, [...PREVIEW_STAGE_PAGES]),
  );
  await db.delete(pagePictures).where(eq(pagePictures.bookId, bookId));
  await db.update(bookPages).set({ shownVersion: null }).where(isPreview);
  await db.update(books).set({ status: 'generating' }).where(eq(books.id, bookId));
  return bookId;
};
const begin = (bookId: string) =>
  changeBookById(opened.shop, bookId, (tx, book) => carryOn(opened.shop, tx, book));

/** Buys a book of which the preview stands: the other 26 pages are paid work. */
const buy = async (): Promise<string> => {
  const { shop } = opened;
  const parent = await addParent(shop);
  const bookId = await addBook(shop, parent.id);
  const cart = { bookId, items: [{ format: 'digital' as const, quantity: 1 }] };
  const ready = await createPaymentIntent(shop, parent, cart);
  if (!ready.ok) throw new Error(ready.code);
  await payWithCard(shop, ready);
  await settlePayment(shop, ready.paymentIntentId);
  return bookId;
};

/** The pages painted so far, the first one first, as the ids of their books. */
const painted = async (): Promise<string[]> => {
  const rows = await opened.shop.db
    .select({ bookId: pagePictures.bookId, madeAt: pagePictures.madeAt })
    .from(pagePictures);
  return rows.map(({ bookId }) => bookId);
};
const count = async (bookId: string) => (await painted()).filter((id) => id === bookId).length;
const until = async (bookId: string, pages: number) => {
  while ((await count(bookId)) < pages) await wait(25);
};
const rest = async (bookIds: readonly string[]) => {
  const isWaiting = and(
    inArray(books.id, [...bookIds]),
    inArray(books.status, ['generating', 'processing']),
  );
  while ((await opened.shop.db.$count(books, isWaiting)) > 0) await wait(50);
};

test('many free books take at most every second page from a paid one, and it none of a preview', async () => {
  const free: string[] = [];
  for (let i = 0; i < 12; i++) {
    const { id } = await addParent(opened.shop);
    free.push(await waitingPreview(id));
  }
  await Promise.all(free.map((id) => begin(id)));
  const bought = await buy();
  const already = (await painted()).filter((id) => free.includes(id)).length;
  await until(bought, 30 - PREVIEW_STAGE_PAGES.length);
  const others = (await painted()).filter((id) => free.includes(id)).length;
  expect(others - already).toBeLessThan(36);
  await rest([...free, bought]);

  const next = await buy();
  const { id } = await addParent(opened.shop);
  const late = await waitingPreview(id);
  const before = await count(next);
  await begin(late);
  await until(late, PREVIEW_STAGE_PAGES.length);
  expect((await count(next)) - before).toBeLessThan(20);
  await rest([late, next]);
}, 180_000);

test("an account's previews are made one after the other, and none is forgotten", async () => {
  const { id } = await addParent(opened.shop);
  const mine = [await waitingPreview(id), await waitingPreview(id), await waitingPreview(id)];
  const order: string[] = [];
  await Promise.all(mine.map((book) => begin(book)));
  while (order.length < mine.length) {
    const made = await painted();
    const begun = mine.filter((book) => made.includes(book));
    const whole = begun.filter(
      (book) => made.filter((one) => one === book).length === PREVIEW_STAGE_PAGES.length,
    );
    expect(begun.length - whole.length).toBeLessThanOrEqual(1);
    order.push(...whole.filter((book) => !order.includes(book)));
    await wait(25);
  }
  expect(order).toEqual(mine);
});

test('thirty books and forty other stories a day are told that they are enough', async () => {
  const { browser, user } = await signUp(opened);
  const asked = { ...WISH, photoUrl: PHOTO_URL };
  for (let i = 0; i < LIMITS.newBook.most - 1; i++) await countTry(opened.shop, 'newBook', user.id);
  expect((await browser.ask('POST', '/api/books', asked)).statusCode).toBe(201);
  const more = await browser.ask('POST', '/api/books', { ...asked, childName: 'Ada' });
  expect(more.statusCode).toBe(429);
  expect(more.json().message).toMatch(/Thirty new books a day/);
  const { books: mine } = (await browser.ask('GET', `/api/users/${user.id}/books`)).json();
  expect(mine).toHaveLength(1);

  const told = await addBook(opened.shop, user.id);
  for (let i = 0; i < LIMITS.anotherStory.most; i++)
    await countTry(opened.shop, 'anotherStory', user.id);
  const another = await browser.ask('POST', `/api/books/${told}/another-story`);
  expect(another.statusCode).toBe(429);
  expect(another.json().message).toMatch(/Forty other stories a day/);
});

test('of many portraits at once one is painted, then the newest', async () => {
  const { browser, user } = await signUp(opened);
  const bookId = await addBook(opened.shop, user.id);
  const overtakenFirst = Promise.withResolvers<void>();
  portraits.ready = overtakenFirst.promise;
  let answered = 0;
  const asks = Array.from({ length: 30 }, async () => {
    const answer = await browser.ask('POST', `/api/books/${bookId}/hero-portrait`, {
      eyes: 'blue',
    });
    answered += 1;
    if (answered === 28) overtakenFirst.resolve();
    return answer;
  });
  const answers = await Promise.all(asks);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(portraits).toMatchObject({ most: 1, painted: 2 });
  expect(codes.filter((code) => code === 200)).toHaveLength(2);
  // Which of them is the newest is the server's to say: they come at once.
  const overtaken = answers.filter(({ statusCode }) => statusCode === 409);
  expect(overtaken.map((answer) => answer.json().code)).toEqual(Array(28).fill('overtaken'));
});
