import { addBook, addParent, JOBS_WITHOUT_PAINTING } from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { and, eq } from 'drizzle-orm';
import { Piscina } from 'piscina';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookPages } from '../database/schema/books.ts';
import { findBook } from './find-book.ts';
import { type LaidOutBook, layOut, type ToldBook } from './lay-out.ts';

let opened: TestShop;
let read: () => Promise<LaidOutBook>;
let bookId: string;
beforeAll(async () => {
  opened = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING });
});
afterAll(() => opened.close());
beforeEach(async () => {
  const { shop } = opened;
  const parent = await addParent(shop);
  bookId = await addBook(shop, parent.id, { complete: true });
  read = async () => layOut(shop, shop.db, (await findBook(shop.db, parent, bookId)) as ToldBook);
});

/** Layouts are made in a thread, and nowhere else: each is a task given to it. */
const made = vi.spyOn(Piscina.prototype, 'run');
afterEach(() => made.mockClear());

const write = (text: string) =>
  opened.shop.db
    .update(bookPages)
    .set({ text })
    .where(and(eq(bookPages.bookId, bookId), eq(bookPages.page, 6)));

test('a book is laid out once for all who read it as it is, at once or one after another', async () => {
  const [first, meanwhile] = await Promise.all([read(), read()]);
  const later = await read();
  expect(made).toHaveBeenCalledTimes(1);
  for (const again of [meanwhile, later]) expect(again.layout).toEqual(first.layout);
});

test('another text is another layout, and the one before is still there for it', async () => {
  await write('A quiet first page.');
  const before = await read();
  await write('Quite another first page.');
  const after = await read();
  expect(made).toHaveBeenCalledTimes(2);
  expect(after.hash).not.toBe(before.hash);
  await write('A quiet first page.');
  expect((await read()).hash).toBe(before.hash);
  expect(made).toHaveBeenCalledTimes(2);
});
