import { readdirSync } from 'node:fs';
import { bookPages } from '@bramblebook/shop/database/schema/books';
import { LIMITS } from '@bramblebook/shop/limits/count-tries';
import type { Narrator } from '@bramblebook/shop/ports/narrator';
import { addBook } from '@bramblebook/testing/test-orders';
import { openVendorLine } from '@bramblebook/vendors/line/vendor-line';
import { speechServer } from '@bramblebook/vendors/speech/speech-server';
import { readSpeechSettings } from '@bramblebook/vendors/speech/speech-settings';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeSpeech, startFakeSpeech } from '../../../../fakes/speech/fake-speech.ts';
import { buyBook } from '../testing/buy-book.ts';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

let fake: FakeSpeech;
let opened: TestApp;
let mother: TestBrowser;
let motherId: string;
let bookId: string;
const open = (narrator: Narrator | null) => openTestApp({ narrator });
beforeAll(async () => {
  fake = await startFakeSpeech();
  const read = readSpeechSettings(fake.settings);
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  const clock = { now: () => new Date() };
  const line = openVendorLine({ vendor: 'speech', clock, report() {} });
  opened = await open(speechServer({ settings: read.settings, line }));
  const { browser, user } = await signUp(opened);
  mother = browser;
  motherId = user.id;
});
afterAll(async () => {
  await opened.close();
  await fake.close();
});
beforeEach(async () => {
  bookId = await addBook(opened.shop, motherId);
  fake.requests.length = 0;
});

const buy = () => buyBook(opened.shop, { userId: motherId, bookId, digital: true });
const read = (page = 6, by = mother) => by.ask('POST', `/api/books/${bookId}/speech/${page}`);
const filesKept = () =>
  readdirSync(opened.folder, { recursive: true })
    .map(String)
    .filter((file) => file.includes(`${bookId}/speech/`) && /\.(mp3|json)/.test(file));

test('a page is read once, heard whole or in part, with its words, by its parent alone', async () => {
  expect((await mother.ask('GET', '/api/config')).json()).toMatchObject({
    reads: 'a model on our own server',
  });
  expect((await read()).json().code).toBe('no_digital_access');
  expect(fake.requests).toHaveLength(0);
  await buy();
  const [first, second] = await Promise.all([read(), read()]);
  const speech = first.json();
  expect(second.json()).toEqual(speech);
  expect((await read()).json()).toEqual(speech);
  expect(fake.requests).toHaveLength(1);
  const { finalPage6Text: text } = (await mother.ask('GET', `/api/books/${bookId}`)).json();
  expect(speech.text).toBe(text);
  expect(speech.words[0]).toEqual({ offset: expect.any(Number), seconds: expect.any(Number) });

  const heard = await mother.ask('GET', speech.url);
  expect(heard.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'no-store',
  });
  expect(heard.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfb]));
  const part = await mother.ask('GET', speech.url, undefined, { range: 'bytes=0-1' });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 2]);

  const { browser: stranger } = await signUp(opened);
  expect((await stranger.ask('GET', speech.url)).statusCode).toBe(404);
  expect((await read(6, stranger)).statusCode).toBe(404);
});

test('a page whose words changed is read anew, and the book takes all with it', async () => {
  const refund = await buy();
  const before = (await read()).json();
  await opened.shop.db
    .update(bookPages)
    .set({ text: 'Mia sleeps at 3.' })
    .where(and(eq(bookPages.bookId, bookId), eq(bookPages.page, 6)));
  const after = (await read()).json();
  expect(after.text).toBe('Mia sleeps at 3.');
  expect(after.words.map(({ offset }: { offset: number }) => offset)).toEqual([0, 4, 11, 14]);
  expect((await mother.ask('GET', before.url)).json().code).toBe('not_found');
  expect(filesKept()).toHaveLength(2);

  await refund();
  expect((await mother.ask('DELETE', `/api/books/${bookId}`)).statusCode).toBe(204);
  await opened.finishJobs();
  expect(filesKept()).toEqual([]);
});

test('nothing is kept of a server that fails, and the next try is a new one', async () => {
  await buy();
  fake.misbehave({ kind: 'answer', status: 500, body: 'no' });
  expect((await read()).json().code).toBe('service_unavailable');
  expect(filesKept()).toEqual([]);
  expect((await read()).statusCode).toBe(200);
});

test('only pages of the reader are read, and not without end', async () => {
  await buy();
  for (const page of [2, 31, 99]) expect((await read(page)).json().code).toBe('not_found');
  await opened.shop.db.execute('update tries set count = 10000');
  expect(LIMITS.readPageAloud.most).toBeLessThan(10_000);
  expect((await read(7)).statusCode).toBe(429);
  expect(fake.requests).toHaveLength(0);
});

test('a shop without a voice reads nothing', async () => {
  const quiet = await open(null);
  const { browser, user } = await signUp(quiet);
  const mute = await addBook(quiet.shop, user.id);
  await buyBook(quiet.shop, { userId: user.id, bookId: mute, digital: true });
  expect((await browser.ask('GET', '/api/config')).json()).toMatchObject({ reads: null });
  const answer = await browser.ask('POST', `/api/books/${mute}/speech/6`);
  expect(answer.json().code).toBe('not_found');
  await quiet.close();
});
