import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isComplete, isReady } from '@bramblebook/contract/book';
import {
  LEFT_OVER,
  type MakingShop,
  openMakingShop,
  shortenBook,
} from '@bramblebook/testing/making-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFullPreview } from '../books/open-full-preview.ts';
import { newId } from '../database/new-id.ts';
import { bookPages, books, pagePictures } from '../database/schema/books.ts';
import { orders } from '../database/schema/orders.ts';
import { THE_SHOP } from '../states/actor.ts';
import { startFullBook } from '../states/moves.ts';
import { listStates } from '../states/state-log.ts';
import { paintBookPage } from './paint-book-page.ts';
import { retryMaking } from './retry-making.ts';
import { tellBook } from './tell-book.ts';

let opened: MakingShop;
/** Pages in the order in which they were painted, with the seed of their book. */
const painted: { page: number; bookSeed: number }[] = [];
let brokenPage: number | null = null;
let eraseOnce: (() => Promise<unknown>) | null = null;

beforeAll(async () => {
  opened = await openMakingShop((painter) => ({
    ...painter,
    async paint(plan) {
      if (plan.page === brokenPage) throw new Error('the painter is out of paint');
      await eraseOnce?.();
      eraseOnce = null;
      painted.push({ page: plan.page, bookSeed: plan.bookSeed });
      return painter.paint(plan);
    },
  }));
});
afterAll(() => opened.close());

const signal = new AbortController().signal;
const rowsOf = (bookId: string) =>
  opened.shop.db.select().from(pagePictures).where(eq(pagePictures.bookId, bookId));
const seedOf = async (bookId: string) =>
  (await opened.shop.db.select().from(books).where(eq(books.id, bookId)))[0]?.seed;
const buy = (bookId: string, format: 'digital' | 'softcover') =>
  opened.shop.db.insert(orders).values({
    id: newId('order'),
    userId: opened.parent.id,
    bookId,
    status: 'processing' as const,
    items: [{ format, quantity: 1, price: 1900 }],
    hasDigital: format === 'digital',
    hasPrinted: format !== 'digital',
    totalCents: 1900,
    intentKey: newId('order'),
    createdAt: opened.shop.clock.now(),
    changedAt: opened.shop.clock.now(),
  });

describe('making a book', () => {
  test('paints the preview, tells the parent once, and makes nothing twice', async () => {
    const id = await opened.newBook({ made: false });
    expect(await opened.book(id)).toMatchObject({
      status: 'generating',
      progress: { made: 0, wanted: 4 },
      page1ImageUrl: null,
      title: null,
    });
    await opened.finishJobs();
    const book = await opened.book(id);
    expect(book).toMatchObject({ status: 'preview_ready', progress: { made: 4, wanted: 4 } });
    expect(await listStates(opened.shop.db, { kind: 'book', id })).toMatchObject([
      { from: null, to: 'generating', actorKind: 'parent', actorId: opened.parent.id },
      { from: 'generating', to: 'preview_ready', actorKind: 'shop' },
    ]);
    expect(book.title).toContain('Mia');
    for (const n of [1, 2, 3]) {
      expect(book[`page${n}ImageUrl`]).toBe(`/api/books/${id}/pictures/${n + 5}-1-preview.webp`);
      expect(book[`page${n}Text`]).toMatch(/\w+/);
    }
    expect(book.finalPage9ImageUrl).toBeNull();
    expect(book.finalPage9Text).toBeNull();
    expect(isReady(book)).toBe(false);
    expect(opened.mails().filter((mail) => mail.includes('first pages'))).toHaveLength(1);
    expect(opened.texts()).toHaveLength(1);

    const before = painted.length;
    const story = (await opened.shop.db.select().from(books).where(eq(books.id, id)))[0]?.story;
    await tellBook.run(opened.shop, { bookId: id }, signal);
    for (const page of [1, 6, 7, 8])
      await paintBookPage.run(opened.shop, { bookId: id, page, version: 1 }, signal);
    await opened.finishJobs();
    expect(painted).toHaveLength(before);
    expect((await opened.shop.db.select().from(books).where(eq(books.id, id)))[0]?.story).toEqual(
      story,
    );
    expect(await rowsOf(id)).toHaveLength(4);
    expect(opened.mails().filter((mail) => mail.includes('first pages'))).toHaveLength(1);
  });

  test('makes the whole book when its full preview is opened, without a message to buyers', async () => {
    const id = await opened.newBook();
    const open = () =>
      opened.shown(id, openFullPreview(opened.shop, opened.parent, { bookId: id }));
    expect(await open()).toMatchObject({ ok: true, book: { status: 'processing' } });
    expect(await open()).toMatchObject({
      ok: true,
      book: { status: 'processing', progress: { made: 4, wanted: 30 } },
    });
    await opened.finishJobs();
    const book = await opened.book(id);
    expect(book).toMatchObject({ status: 'preview_ready', progress: { made: 30, wanted: 30 } });
    expect(isComplete(book)).toBe(true);
    expect(isReady(book)).toBe(true);
    expect(await rowsOf(id)).toHaveLength(30);
    const seed = await seedOf(id);
    const pages = painted.filter(({ bookSeed }) => bookSeed === seed).map(({ page }) => page);
    expect(pages.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(opened.mails().filter((mail) => mail.includes('All thirty pages'))).toHaveLength(0);
    expect(readdirSync(path.join(opened.folder, 'files/books', id, 'pages'))).toHaveLength(30 * 6);

    // Bought only now: it is ready at once, and the parent hears so.
    await buy(id, 'digital');
    await opened.shop.db.transaction((tx) =>
      startFullBook(opened.shop, tx, { bookId: id, actor: THE_SHOP }),
    );
    await opened.finishJobs();
    expect(opened.mails().filter((mail) => mail.includes('All thirty pages'))).toHaveLength(1);
    expect(await opened.book(id)).toMatchObject({
      digitalAccess: true,
      finalPage1ImageUrl: `/api/books/${id}/pictures/1-1.webp`,
    });
    const [order] = await opened.shop.db.select().from(orders).where(eq(orders.bookId, id));
    expect(order?.status).toBe('completed');
  });

  test('makes one whole book of a parent after the other, and a preview before them', async () => {
    const [one, two] = [await opened.newBook(), await opened.newBook()];
    for (const bookId of [one, two]) {
      await shortenBook(opened.shop.db, bookId);
      await openFullPreview(opened.shop, opened.parent, { bookId });
    }
    const start = painted.length;
    const third = await opened.newBook({ made: false });
    await tellBook.run(opened.shop, { bookId: third }, signal);
    await opened.finishJobs();
    const [a, b, c] = await Promise.all([one, two, third].map(seedOf));
    const order = painted.slice(start).map(({ bookSeed }) => bookSeed);
    const whole = (seed: number | undefined) => LEFT_OVER.map(() => seed);
    expect(order).toEqual([c, c, c, c, ...whole(a), ...whole(b)]);
  });

  test('gives up after its tries, tells the parent, and goes on from there when asked to', async () => {
    const id = await opened.newBook();
    await shortenBook(opened.shop.db, id);
    brokenPage = 11;
    await openFullPreview(opened.shop, opened.parent, { bookId: id });
    await opened.finishJobs();
    const failed = await opened.book(id);
    expect(failed.status).toBe('failed');
    expect(failed.progress.made).toBeLessThan(30);
    const told = opened.mails().filter((mail) => mail.includes('another try'));
    expect(told).not.toHaveLength(0);
    // The shop's own painter is no other way out of its own trouble.
    expect(told.join('')).not.toContain('own painter');
    brokenPage = null;
    expect(await retryMaking(opened.shop, opened.parent, { bookId: id })).toEqual({ ok: true });
    await opened.finishJobs();
    expect(await opened.book(id)).toMatchObject({
      status: 'preview_ready',
      progress: { made: 30, wanted: 30 },
    });
    const seed = await seedOf(id);
    expect(painted.filter(({ bookSeed }) => bookSeed === seed)).toHaveLength(4 + LEFT_OVER.length);
    expect(await retryMaking(opened.shop, opened.parent, { bookId: id })).toMatchObject({
      code: 'wrong_state',
    });
  });

  test('makes the rest of a book that was bought while its preview was being painted again', async () => {
    const id = await opened.newBook({ made: false });
    await buy(id, 'softcover');
    await opened.shop.db.transaction((tx) =>
      startFullBook(opened.shop, tx, { bookId: id, actor: THE_SHOP }),
    );
    await tellBook.run(opened.shop, { bookId: id }, signal);
    await shortenBook(opened.shop.db, id);
    expect(await opened.book(id)).toMatchObject({ status: 'generating', progress: { wanted: 4 } });
    await opened.finishJobs();
    expect(await opened.book(id)).toMatchObject({
      status: 'preview_ready',
      progress: { made: 30, wanted: 30 },
    });
    const [order] = await opened.shop.db.select().from(orders).where(eq(orders.bookId, id));
    expect(order?.status).toBe('processing');
  });

  test('rejects an idea whose fault is found only later, with the reason', async () => {
    const id = await opened.newBook({ made: false });
    await opened.shop.db
      .update(books)
      .set({ storyDescription: 'Mia kills everyone with a gun' })
      .where(eq(books.id, id));
    await opened.finishJobs();
    const book = await opened.book(id);
    expect(book.status).toBe('rejected');
    expect(book.rejectionReason).toMatch(/\w+ \w+/);
    expect(opened.mails().filter((mail) => mail.includes('needs another idea'))).toHaveLength(1);
    expect(await opened.shop.db.select().from(bookPages).where(eq(bookPages.bookId, id))).toEqual(
      [],
    );
    expect(await openFullPreview(opened.shop, opened.parent, { bookId: id })).toMatchObject({
      code: 'wrong_state',
    });
  });

  test('keeps no file of a book that was erased while it was painted', async () => {
    const id = await opened.newBook({ made: false });
    eraseOnce = () => opened.shop.db.delete(books).where(eq(books.id, id));
    await opened.finishJobs();
    expect(eraseOnce).toBeNull();
    expect(readdirSync(path.join(opened.folder, 'files/books'))).not.toContain(id);
  });

  test('hands on a kind word where the idea is in another language', async () => {
    const storyDescription = 'Ein kleiner Hund sucht seine Freunde im Wald und findet den Mond';
    const german = await opened.newBook({ wish: { storyDescription } });
    expect((await opened.book(german)).storyNotice).toContain('German');
    expect((await opened.book(await opened.newBook())).storyNotice).toBeNull();
  });
});
