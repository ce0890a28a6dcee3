import { addBook, addParent } from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { books } from '../database/schema/books.ts';
import { modelCalls } from '../database/schema/model-calls.ts';
import type { ModelLedger, PlannedModelCall } from '../ports/model-ledger.ts';
import { listAlarms } from '../staff/alarms/list-alarms.ts';
import { readOverview } from '../staff/figures/read-overview.ts';
import { bookModelCosts, dailyModelCosts } from './model-costs.ts';
import { openModelLedger } from './open-model-ledger.ts';
import { warnOfRetirement } from './warn-of-retirement.ts';

let opened: TestShop;
let ledger: ModelLedger;
beforeAll(async () => {
  opened = await openTestShop({
    now: new Date('2026-11-15T22:30:00Z'),
    timeZone: 'Europe/Berlin',
  });
  ledger = openModelLedger(opened.shop, { bookMicros: 1_000_000, dayMicros: 3_000_000 });
});
afterAll(() => opened.close());

const aBook = async () => addBook(opened.shop, (await addParent(opened.shop)).id);
const aCall = (bookId: string, change: Partial<PlannedModelCall> = {}): PlannedModelCall => ({
  bookId,
  purpose: 'paint_page',
  page: 6,
  model: 'openai:painter-2',
  promptHash: 'ab'.repeat(32),
  seed: 7,
  idempotencyKey: null,
  expectedMicros: 40_000,
  at: opened.shop.clock.now(),
  ...change,
});
const plan = async (call: PlannedModelCall): Promise<string> => {
  const planned = await ledger.plan(call);
  if (!planned.ok) throw new Error(planned.reason);
  return planned.callId;
};
const answered = (costMicros: number | null) =>
  ({ outcome: 'answered', inputTokens: 900, outputTokens: 12, pictures: 1, costMicros }) as const;

test('a shop that asks no model has no costs', async () => {
  expect(await dailyModelCosts(opened.shop, 30)).toBeNull();
  expect((await readOverview(opened.shop)).models).toBeNull();
  expect(await bookModelCosts(opened.shop.db, await aBook())).toBeNull();
});

test('a planned call counts with what was expected, a settled one with what it cost, once', async () => {
  const bookId = await aBook();
  const callId = await plan(aCall(bookId));
  expect(await bookModelCosts(opened.shop.db, bookId)).toEqual({
    cents: 4,
    calls: 1,
    unpricedCalls: 0,
  });
  opened.advance(1_500);
  await ledger.settle(callId, answered(31_000));
  await ledger.settle(callId, answered(90_000));
  expect(await bookModelCosts(opened.shop.db, bookId)).toMatchObject({ cents: 3.1, calls: 1 });
  const [row] = await opened.shop.db.select().from(modelCalls).where(eq(modelCalls.id, callId));
  expect(row).toMatchObject({
    provider: 'openai',
    model: 'painter-2',
    outcome: 'answered',
    durationMs: 1_500,
    inputTokens: 900,
  });
});

test('a call under a key that is known is the same call, counted once', async () => {
  const bookId = await aBook();
  const call = aCall(bookId, { idempotencyKey: `key of ${bookId}` });
  const callId = await plan(call);
  await ledger.settle(callId, { ...answered(0), outcome: 'failed', pictures: 0 });
  expect(await plan(call)).toBe(callId);
  await ledger.settle(callId, answered(40_000));
  expect(await plan(call)).toBe(callId);
  await ledger.settle(callId, { ...answered(0), outcome: 'failed' });
  expect(await bookModelCosts(opened.shop.db, bookId)).toMatchObject({ cents: 4, calls: 1 });
});

test('twenty calls at once never go over a book’s budget together', async () => {
  const bookId = await aBook();
  const call = aCall(bookId, { expectedMicros: 300_000 });
  const planned = await Promise.all(Array.from({ length: 20 }, () => ledger.plan(call)));
  expect(planned.filter(({ ok }) => ok)).toHaveLength(3);
  expect(planned).toContainEqual({ ok: false, reason: 'book_budget' });
});

test('the budget of a day begins anew at midnight of the shop’s time zone', async () => {
  const dear = async () => ledger.plan(aCall(await aBook(), { expectedMicros: 900_000 }));
  while ((await dear()).ok);
  expect(await dear()).toEqual({ ok: false, reason: 'day_budget' });
  opened.advance(45 * 60_000);
  expect(await dear()).toMatchObject({ ok: true });
  const costs = await dailyModelCosts(opened.shop, 30);
  expect(costs?.days.map(({ day }) => day)).toEqual(['2026-11-15', '2026-11-16']);
});

test('a call without a price is an alarm, once a day for its model, and never nothing', async () => {
  const bookId = await aBook();
  const call = aCall(bookId, { model: 'google:new-painter', expectedMicros: null });
  for (const callId of [await plan(call), await plan(call)])
    await ledger.settle(callId, answered(null));
  expect(await bookModelCosts(opened.shop.db, bookId)).toMatchObject({
    calls: 2,
    unpricedCalls: 2,
  });
  const { alarms } = await listAlarms(opened.shop);
  expect(alarms).toMatchObject([
    {
      kind: 'model_unpriced',
      about: null,
      sentence: expect.stringContaining('google:new-painter'),
    },
  ]);
});

test('a model without a price is stopped by the budgets like a dear one', async () => {
  const bookId = await aBook();
  const call = aCall(bookId, { model: 'google:new-painter', expectedMicros: null });
  const planned = [];
  for (let paid = 0; paid < 4; paid += 1) planned.push(await plan(call));
  // Settled or under way, it counts the same; what failed was not charged.
  for (const callId of planned.slice(0, 2)) await ledger.settle(callId, answered(null));
  expect(await ledger.plan(call)).toEqual({ ok: false, reason: 'book_budget' });
  expect(await ledger.plan({ ...call, purpose: 'moderate' })).toMatchObject({ ok: false });
  const [first = ''] = planned.slice(2);
  await ledger.settle(first, { ...answered(0), outcome: 'failed' });
  expect(await ledger.plan(call)).toMatchObject({ ok: true });

  const little = openModelLedger(opened.shop, { bookMicros: 9_000_000, dayMicros: 1 });
  const otherBook = { ...call, bookId: await aBook() };
  expect(await little.plan(otherBook)).toEqual({ ok: false, reason: 'day_budget' });
});

test('what a book cost stays in the sums when the book is erased', async () => {
  const before = await dailyModelCosts(opened.shop, 30);
  const bookId = await aBook();
  await plan(aCall(bookId));
  await opened.shop.db.delete(books).where(eq(books.id, bookId));
  const after = await dailyModelCosts(opened.shop, 30);
  expect(after?.calls).toBe((before?.calls ?? 0) + 1);
});

test('staff are warned once, 30 days before a model in use is switched off', async () => {
  const inDays = (days: number) =>
    new Date(opened.shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const modelsInUse = [
    { name: 'openai:ends', retires: inDays(29) },
    { name: 'openai:stays', retires: inDays(40) },
    { name: 'openai:unknown', retires: null },
  ];
  const { signal } = new AbortController();
  for (const shop of [
    opened.shop,
    { ...opened.shop, modelsInUse },
    { ...opened.shop, modelsInUse },
  ])
    await warnOfRetirement.run(shop, {}, signal);
  const { alarms } = await listAlarms(opened.shop);
  const warned = alarms.filter(({ kind }) => kind === 'model_retires');
  expect(warned.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining(`openai:ends switches it off on ${inDays(29)}.`),
  ]);
});
