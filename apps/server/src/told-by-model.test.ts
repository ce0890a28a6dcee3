/** A shop that is set up with a model, from its settings to what parent and staff see. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Book } from '@bramblebook/contract/book';
import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { modelCalls } from '@bramblebook/shop/database/schema/model-calls';
import { WISH } from '@bramblebook/testing/making-shop';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeOpenAi, startFakeOpenAi } from '../../../fakes/ai/fake-openai.ts';
import { readEnvironment } from './environment.ts';
import { buildApp } from './http/app.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import { ROUTES } from './routes/route-list.ts';
import { signUp } from './testing/sign-up.ts';
import { signInStaff } from './testing/staff-sign-in.ts';
import { browser, type TestBrowser } from './testing/test-app.ts';

const WRITER = 'openai:fake-writer';
/** 6,000 tokens read and 9,000 written, as the stand-in says, at 2 and 8 dollars a million. */
const CALL_MICROS = 84_000;
const TEXTURES = path.join(tmpdir(), 'bramblebook-textures');
const log = pino({ level: 'silent' });
const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-model-'));

let fake: FakeOpenAi;
let opened: OpenShop;
let app: Awaited<ReturnType<typeof buildApp>>;
let mother: TestBrowser;
let staff: TestBrowser;
beforeAll(async () => {
  // Textures take a minute to make, so those of the last test run are used.
  mkdirSync(TEXTURES, { recursive: true });
  symlinkSync(TEXTURES, path.join(folder, 'textures'));
  fake = await startFakeOpenAi();
  const read = readEnvironment({ ...fake.settings, DATA_DIR: folder, AI_BOOK_BUDGET: '1' });
  if (!read.ok) throw new Error(read.sentence);
  opened = await openShop(read.environment, log, { px: 64 });
  const { shop, incomingFolder } = opened;
  app = await buildApp({
    shop,
    log,
    trustedProxies: [],
    incomingFolder,
    webFolder: null,
    sampleContent: false,
    routes: ROUTES,
  });
  await opened.startWorkers();
  const newBrowser = () => browser(app);
  mother = (await signUp({ newBrowser })).browser;
  staff = (await signInStaff({ shop, newBrowser })).browser;
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close(1_000);
  await fake.close();
  rmSync(folder, { recursive: true, force: true });
});

let wishes = 0;
/** A book of the mother's, once its story is told, or its preview stands. Each is another wish: the same one twice is a double click. */
const makeBook = async (until: 'told' | 'painted' = 'told'): Promise<Book> => {
  wishes += 1;
  const wish = { ...WISH, parentMessage: `Wish ${wishes}, with love.` };
  const made = await mother.ask('POST', '/api/books', wish);
  expect(made.statusCode).toBe(201);
  const url = `/api/books/${made.json<Book>().id}`;
  const seen = async () => (await mother.ask('GET', url)).json<Book>();
  const isThere = ({ title, status }: Book) =>
    until === 'told' ? title !== null : status === 'preview_ready';
  await expect.poll(async () => isThere(await seen()), { timeout: 40_000 }).toBe(true);
  return seen();
};
const seenByStaff = async ({ id }: Book): Promise<StaffBook> =>
  (await staff.ask('GET', `/api/admin/books/${id}`)).json();
const sentences = ({ timeline }: StaffBook) => timeline.map(({ sentence }) => sentence);

test('a model tells a book; two bad answers are mended, and every call is on the account', async () => {
  fake.say('Once upon a time.', (own) => ({
    ...own,
    pages: own.pages.map((page, i) => (i === 3 ? { ...page, text: 'Short.' } : page)),
  }));
  fake.say((own) => ({ ...own, title: 'Mia and the Lantern of Glass' }));
  const book = await makeBook('painted');
  expect(book.title).toBe('Mia and the Lantern of Glass');
  const [, second, third] = fake.requests
    .filter(({ path: asked }) => asked.endsWith('/chat/completions'))
    .map(({ body }) => body.toString());
  expect(second).toContain('The answer was no story of this form.');
  expect(third).toContain('Mend what the findings name');

  const rows = await opened.shop.db.select().from(modelCalls).where(eq(modelCalls.bookId, book.id));
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
  const seen = await seenByStaff(book);
  expect(seen.models).toEqual({ cents: (3 * CALL_MICROS) / 10_000, calls: 3, unpricedCalls: 0 });
  expect(sentences(seen)).toContain(`${WRITER} told the story, mended twice.`);
  const overview = await staff.ask('GET', '/api/admin/overview');
  expect(overview.json()).toMatchObject({ models: { cents: 25.2, calls: 3 } });
});

test('after the second mending the shop tells the story itself, and staff see why', async () => {
  fake.say('No.', 'No.', 'No.');
  const book = await makeBook();
  const seen = await seenByStaff(book);
  expect(seen.models).toMatchObject({ calls: 3 });
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
  const down = await seenByStaff(await makeBook());
  expect(sentences(down)).toContain(
    `The shop’s own storyteller tells: ${WRITER} could not be reached.`,
  );
  expect(down.models).toMatchObject({ cents: 0, calls: 1 });
  await opened.shop.db.insert(modelCalls).values({
    id: 'call_of_today',
    at: opened.shop.clock.now(),
    purpose: 'tell_story',
    provider: 'openai',
    model: 'fake-writer',
    promptHash: '',
    outcome: 'answered',
    costMicros: 50_000_000,
    isUnpriced: false,
  });
  const stopped = await seenByStaff(await makeBook());
  expect(sentences(stopped).join()).toContain('the budget of the day is spent');
  expect(stopped.models).toBeNull();
});
