import { openSmallStudio, PHOTO_URL, WISH } from '@bramblebook/testing/making-shop';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyBook } from '../testing/buy-book.ts';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

let opened: TestApp;
let studio: ReturnType<typeof openSmallStudio>;
let mother: TestBrowser;
let motherId: string;

beforeAll(async () => {
  studio = openSmallStudio();
  opened = await openTestApp({ painter: studio.painter, storyteller: studio.storyteller });
  const { browser, user } = await signUp(opened);
  mother = browser;
  motherId = user.id;
});
afterAll(async () => {
  await studio.close();
  await opened.close();
});

const buy = (bookId: string, { digital }: { digital: boolean }) =>
  buyBook(opened.shop, { userId: motherId, bookId, digital });

test('gives the PDF to those who bought a digital copy, once every page stands', async () => {
  const wish = { ...WISH, childName: '小明', photoUrl: PHOTO_URL };
  const id = (await mother.ask('POST', '/api/books', wish)).json().id;
  await opened.finishJobs();
  const pdf = () => mother.ask('GET', `/api/books/${id}/book.pdf`);
  const epub = () => mother.ask('GET', `/api/books/${id}/book.epub`);
  expect((await epub()).json().code).toBe('no_digital_access');
  expect((await pdf()).json().code).toBe('no_digital_access');
  await buy(id, { digital: false });
  expect((await pdf()).statusCode).toBe(403);
  await buy(id, { digital: true });
  expect((await pdf()).json().code).toBe('book_not_ready');
  expect((await epub()).json().code).toBe('book_not_ready');

  expect((await mother.ask('POST', `/api/books/${id}/full-preview`)).statusCode).toBe(202);
  await opened.finishJobs();
  const answer = await pdf();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="[ -~]+\.pdf"; filename\*=UTF-8''[\w%.!~-]*%E5%B0%8F%E6%98%8E[\w%.!~-]*\.pdf$/,
  );
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(30);
  // Kept by what it is made of: asked for again it is not pressed again.
  const { files } = opened.shop;
  const { putStream } = files;
  files.putStream = () => Promise.reject(new Error('pressed a second time'));
  expect((await pdf()).rawPayload.equals(answer.rawPayload)).toBe(true);
  files.putStream = putStream;

  const bound = await epub();
  expect(bound.headers['content-type']).toBe('application/epub+zip');
  expect(bound.headers['content-disposition']).toContain('.epub');
  const names = Object.keys(unzipSync(bound.rawPayload));
  expect(names[0]).toBe('mimetype');
  expect(names.filter((name) => name.endsWith('.jpg'))).toHaveLength(30);

  const address = await opened.app.listen({ host: '127.0.0.1', port: 0 });
  const cookie = [...mother.cookies].map((pair) => pair.join('=')).join('; ');
  const part = async (range: string, more = {}) => {
    const url = `${address}/api/books/${id}/book.pdf`;
    const response = await fetch(url, { headers: { cookie, range, ...more } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const size = answer.rawPayload.byteLength;
  const middle = await part('bytes=1000-1999');
  expect(middle.response.status).toBe(206);
  expect(middle.response.headers.get('content-range')).toBe(`bytes 1000-1999/${size}`);
  expect(middle.bytes.equals(answer.rawPayload.subarray(1000, 2000))).toBe(true);
  const end = await part('bytes=-500');
  expect(end.bytes.equals(answer.rawPayload.subarray(-500))).toBe(true);
  const past = await part(`bytes=${size}-`);
  expect([past.response.status, past.response.headers.get('content-range')]).toEqual([
    416,
    `bytes */${size}`,
  ]);
  const stale = await part('bytes=0-9', { 'if-range': '"an earlier one"' });
  expect([stale.response.status, stale.bytes.byteLength]).toEqual([200, size]);
  await mother.ask('PATCH', `/api/books/${id}/pages/9`, { text: 'Another day began.' });
  expect((await pdf()).rawPayload.equals(answer.rawPayload)).toBe(false);
});
