import { OTHER_STORIES } from '@bramblebook/contract/settings';
import { type MakingShop, openMakingShop, shortenBook } from '@bramblebook/testing/making-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { books } from '../database/schema/books.ts';
import { orders } from '../database/schema/orders.ts';
import { tellBook } from '../making/tell-book.ts';
import { askAnotherStory } from './ask-another-story.ts';
import { changeHero } from './change-hero.ts';
import { changePageText } from './change-page-text.ts';
import { openFullPreview } from './open-full-preview.ts';
import { readLayout } from './read-layout.ts';
import { restorePage } from './restore-page.ts';
import { reviseBook } from './revise-book.ts';

let opened: MakingShop;
/** The idea's second telling is refused while this is set. */
let refusal: string | null = null;
beforeAll(async () => {
  opened = await openMakingShop(
    (painter) => painter,
    (storyteller) => ({
      tell: async (brief) =>
        refusal === null ? storyteller.tell(brief) : { ok: false, reason: refusal },
    }),
  );
});
afterAll(() => opened.close());

const askAnother = (bookId: string) =>
  opened.shown(bookId, askAnotherStory(opened.shop, opened.parent, { bookId }));
const rowOf = async (bookId: string) => {
  const [row] = await opened.shop.db.select().from(books).where(eq(books.id, bookId));
  if (!row) throw new Error(`no book ${bookId}`);
  return row;
};
/** The words on a page as laid out. */
const wordsOn = async (bookId: string, page: number): Promise<string> => {
  const read = await readLayout(opened.shop, opened.parent, { bookId });
  if (!read.ok) throw new Error(read.message);
  const blocks = read.layout.pages.find((one) => one.page === page)?.blocks ?? [];
  return blocks.map(({ text }) => text).join(' ');
};
const buy = (bookId: string) =>
  opened.shop.db.insert(orders).values({
    id: newId('order'),
    userId: opened.parent.id,
    bookId,
    status: 'paid' as const,
    items: [{ format: 'digital', quantity: 1, price: 1900 }],
    hasDigital: true,
    hasPrinted: false,
    totalCents: 1900,
    intentKey: newId('order'),
    createdAt: opened.shop.clock.now(),
    changedAt: opened.shop.clock.now(),
  });
const tellNow = (bookId: string) =>
  tellBook.run(opened.shop, { bookId }, new AbortController().signal);

test('tells another plot, and keeps each old page, words and all, until its new one is painted', async () => {
  const id = await opened.newBook();
  await changePageText(opened.shop, opened.parent, {
    bookId: id,
    page: 6,
    text: 'By my own hand.',
  });
  await reviseBook(opened.shop, opened.parent, { bookId: id, pages: [7], note: 'It should rain' });
  await opened.finishJobs();
  const before = await rowOf(id);
  const coverBefore = await wordsOn(id, 1);

  expect(await askAnother(id)).toMatchObject({
    ok: true,
    book: { status: 'generating', progress: { made: 0, wanted: 4 }, page1Text: 'By my own hand.' },
  });
  expect(await askAnother(id)).toMatchObject({ code: 'wrong_state' });
  await tellNow(id);
  await tellNow(id);
  const told = await rowOf(id);
  expect(told.story?.plot).not.toBe(before.story?.plot);
  expect(told.pastPlots).toEqual([before.story?.plot]);
  expect(await opened.book(id)).toMatchObject({
    page1Text: 'By my own hand.',
    page1ImageUrl: `/api/books/${id}/pictures/6-1-preview.webp`,
    page2ImageUrl: `/api/books/${id}/pictures/7-2-preview.webp`,
    revisionAnswer: null,
    revisionsLeft: 2,
  });
  expect(await wordsOn(id, 1)).toBe(coverBefore);
  expect(await wordsOn(id, 6)).toBe('By my own hand.');
  const write = (text: string) =>
    changePageText(opened.shop, opened.parent, { bookId: id, page: 6, text });
  expect(await write('Too soon.')).toMatchObject({ code: 'wrong_state' });

  await opened.finishJobs();
  const page = (number: number) => told.story?.pages.find((one) => one.page === number)?.text;
  expect(await opened.book(id)).toMatchObject({
    status: 'preview_ready',
    title: told.story?.title,
    page1Text: page(6),
    page2Text: page(7),
    page1ImageUrl: `/api/books/${id}/pictures/6-2-preview.webp`,
    page2ImageUrl: `/api/books/${id}/pictures/7-3-preview.webp`,
    otherStoriesLeft: OTHER_STORIES - 1,
  });
  expect(await wordsOn(id, 1)).not.toBe(coverBefore);
  expect((await rowOf(id)).leavingStory).toBeNull();
  expect(opened.mails().filter((mail) => mail.includes('first pages'))).toHaveLength(1);

  // The old story's pictures do not come back with the new story's words.
  const restored = await restorePage(opened.shop, opened.parent, { bookId: id, page: 6 });
  expect(restored).toMatchObject({ code: 'wrong_state' });
  expect(await write('Now it can be.')).toMatchObject({ ok: true });
  const eyes = (await opened.book(id)).looks?.eyes === 'blue' ? 'green' : 'blue';
  await changeHero(opened.shop, opened.parent, { bookId: id, change: { eyes } });
  await opened.finishJobs();
  expect(await opened.book(id)).toMatchObject({ page1Text: 'Now it can be.', page2Text: page(7) });
  const back = restorePage(opened.shop, opened.parent, { bookId: id, page: 7 });
  expect(await opened.shown(id, back)).toMatchObject({
    ok: true,
    book: { page2ImageUrl: `/api/books/${id}/pictures/7-3-preview.webp` },
  });
});

test('is refused once the book is bought or approved, and after ten other stories', async () => {
  const id = await opened.newBook();
  const pastPlots = Array.from({ length: OTHER_STORIES }, (_, i) => `plot-${i}`);
  await opened.shop.db.update(books).set({ pastPlots }).where(eq(books.id, id));
  expect(await askAnother(id)).toMatchObject({ code: 'too_many_requests' });
  await opened.shop.db.update(books).set({ pastPlots: [] }).where(eq(books.id, id));
  await opened.shop.db
    .update(books)
    .set({ status: 'approved_for_printing' })
    .where(eq(books.id, id));
  expect(await askAnother(id)).toMatchObject({ code: 'wrong_state' });
  await opened.shop.db.update(books).set({ status: 'preview_ready' }).where(eq(books.id, id));
  await buy(id);
  expect(await askAnother(id)).toMatchObject({ code: 'wrong_state' });
  expect((await opened.book(id)).otherStoriesLeft).toBe(0);
});

test('leaves the book as it was where no other story can be told', async () => {
  const id = await opened.newBook();
  const before = await opened.book(id);
  refusal = 'The teller knows no other story.';
  await askAnother(id);
  await opened.finishJobs();
  refusal = null;
  expect(await opened.book(id)).toEqual(before);
});

// The last one: it leaves its pages unpainted, which would take long.
test('paints the whole book again where the whole book stood', async () => {
  const id = await opened.newBook({ made: false });
  await tellNow(id);
  await shortenBook(opened.shop.db, id);
  await opened.finishJobs();
  await openFullPreview(opened.shop, opened.parent, { bookId: id });
  await opened.finishJobs();
  const closing = await wordsOn(id, 26);
  expect(await askAnother(id)).toMatchObject({ ok: true, book: { status: 'processing' } });
  await tellNow(id);
  expect(await opened.book(id)).toMatchObject({ progress: { made: 0, wanted: 30 } });
  expect(await wordsOn(id, 26)).toBe(closing);
});
