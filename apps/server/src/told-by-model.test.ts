/** A shop that is set up with a model, from its settings to what parent and staff see. */
import type { Book } from '@bramblebook/contract/book';
import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { modelCalls } from '@bramblebook/shop/database/schema/model-calls';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeOpenAi, startFakeOpenAi } from '../../../fakes/ai/fake-openai.ts';
import { type ModelShop, openModelShop } from './testing/model-shop.ts';

const WRITER = 'openai:fake-writer';
/** 6,000 tokens read and 9,000 written, as the stand-in says, at 2 and 8 dollars a million. */
const CALL_MICROS = 84_000;

let fake: FakeOpenAi;
let shop: ModelShop;
beforeAll(async () => {
  fake = await startFakeOpenAi();
  shop = await openModelShop({ ...fake.settings, AI_BOOK_BUDGET: '1' });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await fake.close();
});

const isTold = ({ title }: Book): boolean => title !== null;
const isPainted = ({ status }: Book): boolean => status === 'preview_ready';
const sentences = ({ timeline }: StaffBook) => timeline.map(({ sentence }) => sentence);

test('a model tells a book; two bad answers are mended, and every call is on the account', async () => {
  fake.say('Once upon a time.', (own) => ({
    ...own,
    pages: own.pages.map((page, i) => (i === 3 ? { ...page, text: 'Short.' } : page)),
  }));
  fake.say((own) => ({ ...own, title: 'Mia and the Lantern of Glass' }));
  const book = await shop.makeBook(isPainted);
  expect(book.title).toBe('Mia and the Lantern of Glass');
  const [, second, third] = fake.requests
    .filter(({ path: asked }) => asked.endsWith('/chat/completions'))
    .map(({ body }) => body.toString());
  expect(second).toContain('The answer was no story of this form.');
  expect(third).toContain('Mend what the findings name');

  const rows = await shop.opened.shop.db
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.bookId, book.id), ne(modelCalls.purpose, 'moderate')));
  // What moderation costs nothing for is on the account as well.
  expect(rows.map(({ purpose }) => purpose).sort()).toEqual([
    'mend_story',
    'mend_story',
    'tell_story',
  ]);
  for (const row of rows)
    expect(row).toMatchObject({
      outcome: 'answered',
      inputTokens: 6_000,
      outputTokens: 9_000,
      costMicros: CALL_MICROS,
      isUnpriced: false,
    });
  const seen = await shop.seenByStaff(book);
  expect(seen.models).toEqual({ cents: (3 * CALL_MICROS) / 10_000, calls: 5, unpricedCalls: 0 });
  expect(sentences(seen)).toContain(`${WRITER} told the story, mended twice.`);
  const overview = await shop.staff.ask('GET', '/api/admin/overview');
  expect(overview.json()).toMatchObject({ models: { cents: 25.2, calls: 5 } });
});

test('after the second mending the shop tells the story itself, and staff see why', async () => {
  fake.say('No.', 'No.', 'No.');
  const book = await shop.makeBook(isTold);
  const seen = await shop.seenByStaff(book);
  expect(seen.models).toMatchObject({ calls: 4 });
  expect(sentences(seen).join()).toContain(
    `The shop’s own storyteller tells: ${WRITER} told nothing that the editor could take. The answer was no story`,
  );
});

test('a model that is down, and a day whose budget is spent, hold no book up', async () => {
  fake.misbehave({
    kind: 'answer',
    status: 200,
    body: { results: [{ flagged: false, categories: {} }] },
  });
  fake.misbehave({ kind: 'answer', status: 503 });
  const down = await shop.seenByStaff(await shop.makeBook(isTold));
  expect(sentences(down)).toContain(
    `The shop’s own storyteller tells: ${WRITER} could not be reached.`,
  );
  expect(down.models).toMatchObject({ cents: 0, calls: 2 });
  await shop.opened.shop.db.insert(modelCalls).values({
    id: 'call_of_today',
    at: shop.opened.shop.clock.now(),
    purpose: 'tell_story',
    provider: 'openai',
    model: 'fake-writer',
    promptHash: '',
    outcome: 'answered',
    costMicros: 50_000_000,
    isUnpriced: false,
  });
  const stopped = await shop.seenByStaff(await shop.makeBook(isTold));
  expect(sentences(stopped).join()).toContain('the budget of the day is spent');
  expect(stopped.models).toBeNull();
});
