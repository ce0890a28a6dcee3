import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DrawnChild, drawnPage, drawnSheet } from '../../../../fakes/ai/fake-child.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../fakes/ai/fake-openai.ts';
import { fakePicture } from '../../../../fakes/ai/fake-picture.ts';
import { headComparer } from './compare-heads.ts';
import { embedPictures } from './embed-pictures.ts';
import type { Part } from './part-of-picture.ts';
import { findSheetFigures } from './sheet-figures.ts';
import { openTestModels } from './testing/open-test-models.ts';

const PX = 400;
const HERO: DrawnChild = { skin: '#c98f62', hair: '#3a2418', top: '#1f8a86', trousers: '#31456b' };
const OTHER: DrawnChild = { skin: '#f0cdb4', hair: '#d8a53a', top: '#1f8a86', trousers: '#31456b' };
const MEADOW = { ground: '#9cc06a', place: [62, 35, 9] } as const;
/** Of the head on such a page. */
const SEEN: Part = { left: 0.53, top: 0.26, right: 0.71, bottom: 0.44 };

let fake: FakeOpenAi;
let sheet: Buffer;
let same: Buffer;
let other: Buffer;
beforeAll(async () => {
  sheet = await drawnSheet(PX, HERO);
  same = await drawnPage(PX, HERO, MEADOW);
  other = await drawnPage(PX, OTHER, MEADOW);
});
beforeEach(async () => {
  fake = await startFakeOpenAi();
});
afterEach(() => fake.close());

const open = (kind: 'vllm' | 'jina' = 'vllm', budget?: number) => {
  const given = {
    ...fake.settings,
    ...fake.painting(PX),
    AI_EMBEDDING_MODEL: `${kind}:fake-heads`,
  };
  const { settings, charged, ledger } = openTestModels(given, { bookBudget: budget });
  const { embedding, known } = settings;
  if (!embedding) throw new Error('no embedding is set up');
  const facts = known[embedding.name];
  const embed = embedPictures({ settings: embedding, facts, charged });
  const compare = headComparer(embed, embedding.tolerance);
  const ask = (picture: Uint8Array, seenAt: Part | null = null, by: Uint8Array = sheet) =>
    compare({ bookId: 'book_1', page: 9, picture, sheet: by, seenAt });
  return { ask, ledger };
};

test('every head of a sheet is found, and none where it is no sheet', async () => {
  const { heads, bodies } = await findSheetFigures(sheet);
  expect([heads.length, bodies.length]).toEqual([5, 4]);
  for (const { left, right, top, bottom } of heads) {
    expect(right - left).toBeGreaterThan(0.1);
    expect(right - left).toBeLessThan(0.22);
    expect(bottom - top).toBeCloseTo(right - left, 1);
  }
  expect(await findSheetFigures(await fakePicture(PX, 3))).toEqual({ heads: [], bodies: [] });
});

test.each(['vllm', 'jina'] as const)(
  'asked as %s: the hero is as near as the sheet’s own heads, another child is not',
  async (kind) => {
    const { ask, ledger } = open(kind);
    const hero = await ask(same, SEEN);
    expect(hero).toMatchObject({ most: 2 });
    expect(hero?.away).toBeLessThan(2);
    expect((await ask(other, SEEN))?.away).toBeGreaterThan(2);
    // The sheet is learnt once; nine cuts of it and one of each page are paid for.
    const tokens = ledger.rows.reduce((sum, { settled }) => sum + (settled?.inputTokens ?? 0), 0);
    expect(tokens).toBe(11_000);
    for (const row of ledger.rows)
      expect(row).toMatchObject({
        purpose: 'embed_head',
        page: 9,
        settled: { outcome: 'answered' },
      });
    const [first] = fake.requests;
    expect(first).toMatchObject({ path: '/v1/embeddings' });
    expect(first?.headers.authorization).toMatch(/^Bearer /);
  },
);

test('where nobody looked, the head is looked for by its colours, near and far', async () => {
  const { ask } = open();
  expect((await ask(same))?.away).toBeLessThan(2);
  const far = await drawnPage(PX, HERO, { ground: '#b7d3e6', place: [20, 60, 5] });
  expect((await ask(far))?.away).toBeLessThan(2);
});

test('a page without a head of these colours is no opinion, and asks nothing', async () => {
  const { ask } = open();
  await ask(same, SEEN);
  const asked = fake.requests.length;
  const meadow = await sharp({
    create: { width: PX, height: PX, channels: 3, background: '#9cc06a' },
  })
    .png()
    .toBuffer();
  expect(await ask(meadow)).toBeNull();
  expect(fake.requests).toHaveLength(asked);
});

test('clothes are no head', async () => {
  const { ask } = open();
  expect(await ask(same, { left: 0.53, top: 0.5, right: 0.71, bottom: 0.64 })).toBeNull();
});

test('pages painted side by side learn their sheet once', async () => {
  const { ask } = open('jina');
  await Promise.all([ask(same, SEEN), ask(other, SEEN), ask(same, SEEN)]);
  expect(fake.requests).toHaveLength(4);
});

test('a server that is down, talks nonsense or costs too much has no opinion', async () => {
  const { ask } = open('jina');
  fake.misbehave({ kind: 'answer', status: 503 });
  expect(await ask(same, SEEN)).toBeNull();
  // Another number of directions than was asked for; directions of nothing; two for one picture.
  for (const data of [
    [{ index: 0, embedding: [1, 0] }],
    Array.from({ length: 9 }, (_, index) => ({ index, embedding: [0, 0] })),
    Array.from({ length: 9 }, () => ({ index: 0, embedding: [1, 0] })),
  ]) {
    fake.misbehave({ kind: 'answer', status: 200, body: { data } });
    expect(await ask(same, SEEN)).toBeNull();
  }
  expect(await open('jina', 0.000_001).ask(same, SEEN)).toBeNull();
  // It is asked again, and then says what it sees.
  expect(await ask(same, SEEN)).not.toBeNull();
});

test('a server to which all is the same, or whose model was changed, tells nothing', async () => {
  const { ask } = open('jina');
  const data = Array.from({ length: 9 }, (_, index) => ({ index, embedding: [1, 0] }));
  fake.misbehave({ kind: 'answer', status: 200, body: { data } });
  expect(await ask(other, SEEN)).toBeNull();
  const another = open('jina').ask;
  await another(same, SEEN);
  const shorter = { data: [{ index: 0, embedding: [1, 0] }] };
  fake.misbehave({ kind: 'answer', status: 200, body: shorter });
  expect(await another(other, SEEN)).toBeNull();
});
