import { readdirSync } from 'node:fs';
import { addBook } from '@bramblebook/testing/test-orders';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buyBook } from '../testing/buy-book.ts';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

const webm = (letter: string, bytes = 4000) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(bytes, letter)]);

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
  bookId = await addBook(opened.shop, motherId);
});

const buy = () => buyBook(opened.shop, { userId: motherId, bookId, digital: true });
const soundsKept = () =>
  readdirSync(opened.folder, { recursive: true })
    .map(String)
    .filter((file) => file.includes(`${bookId}/recordings/`) && /\/6-\w+$/.test(file));

const keep = (sound: Buffer, { by = mother, seconds = '2.5' } = {}) =>
  by.ask(
    'POST',
    `/api/books/${bookId}/recordings/6?seconds=${seconds}`,
    Buffer.concat([
      Buffer.from(
        '--b\r\ncontent-disposition: form-data; name="recording"; filename="x"\r\ncontent-type: text/html\r\n\r\n',
      ),
      sound,
      Buffer.from('\r\n--b--\r\n'),
    ]),
    { 'content-type': 'multipart/form-data; boundary=b' },
  );
const list = async () =>
  (await mother.ask('GET', `/api/books/${bookId}/recordings`)).json().recordings;

test('a page is heard as it was recorded last, whole or in part, by its parent alone', async () => {
  expect((await keep(webm('a'))).json().code).toBe('no_digital_access');
  await buy();
  expect(await list()).toEqual([]);
  expect((await keep(webm('a'))).statusCode).toBe(201);
  const kept = (await keep(webm('b'))).json();
  expect(kept).toMatchObject({ page: 6, seconds: 2.5 });
  expect(await list()).toEqual([kept]);
  const heard = await mother.ask('GET', kept.url);
  expect(heard.headers).toMatchObject({
    'content-type': 'audio/webm',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(heard.rawPayload.equals(webm('b'))).toBe(true);
  const part = await mother.ask('GET', kept.url, undefined, { range: 'bytes=4-7' });
  expect([part.statusCode, part.body]).toEqual([206, 'bbbb']);
  await opened.finishJobs();
  expect(soundsKept()).toHaveLength(1);

  const { browser: stranger } = await signUp(opened);
  expect((await stranger.ask('GET', kept.url)).statusCode).toBe(404);
  expect((await keep(webm('c'), { by: stranger })).statusCode).toBe(404);
});

test('it is in the export, and goes when it is erased or with the book', async () => {
  const refund = await buy();
  await keep(webm('a'));
  const zip = unzipSync((await mother.ask('GET', '/api/me/export')).rawPayload);
  expect(Buffer.from(zip[`books/${bookId}/read-06.webm`] ?? []).equals(webm('a'))).toBe(true);
  const erased = await mother.ask('DELETE', `/api/books/${bookId}/recordings/6`);
  expect(erased.statusCode).toBe(204);
  await opened.finishJobs();
  expect([await list(), soundsKept()]).toEqual([[], []]);
  expect((await mother.ask('GET', `/api/books/${bookId}/recordings/6`)).statusCode).toBe(404);

  await keep(webm('b'));
  await refund();
  expect((await mother.ask('DELETE', `/api/books/${bookId}`)).statusCode).toBe(204);
  await opened.finishJobs();
  expect(soundsKept()).toEqual([]);
});

test('what is too long, too large or no sound is refused, and what was there stays', async () => {
  await buy();
  const kept = (await keep(webm('a'))).json();
  const refused = [
    await keep(webm('b'), { seconds: '1800' }),
    await keep(webm('b', 13 * 1024 * 1024)),
    await keep(Buffer.from('<html><script>alert(1)</script></html>')),
    await keep(webm('b'), { seconds: 'NaN' }),
  ];
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [413, 'recording_too_long'],
    [413, 'recording_too_long'],
    [415, 'not_a_recording'],
    [400, 'malformed'],
  ]);
  expect(await list()).toEqual([kept]);
  expect(soundsKept()).toHaveLength(1);
});

test('the microphone can be asked for in the reader and nowhere else', async () => {
  const policy = async (path: string) =>
    (await mother.ask('GET', path)).headers['permissions-policy'];
  expect(await policy(`/book/${bookId}/read`)).toContain('microphone=(self)');
  for (const path of ['/', '/dashboard', `/book/${bookId}/preview`, '/book/x/read/y'])
    expect(await policy(path)).toContain('microphone=()');
});
