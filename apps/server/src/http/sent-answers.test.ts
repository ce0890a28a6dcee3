import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SENT_ANSWERS, SENT_ANSWERS_MARK } from '@bramblebook/contract/screen-reads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-sent-'));
let opened: TestApp;
beforeAll(async () => {
  const page = `<!doctype html><head>${SENT_ANSWERS_MARK}</head><body></body>`;
  mkdirSync(path.join(folder, 'prerendered'));
  for (const name of ['index', 'prerendered/dashboard', 'prerendered/read', 'prerendered/landing'])
    writeFileSync(path.join(folder, `${name}.html`), page);
  opened = await openTestApp({}, { webFolder: folder });
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const answersIn = (html: string): Record<string, unknown> | null => {
  const [, data] = new RegExp(`id="${SENT_ANSWERS}">(.*?)</script>`).exec(html) ?? [];
  return data === undefined ? null : JSON.parse(data);
};
const open = async (browser: TestBrowser, url: string, headers = {}) => {
  const page = await browser.ask('GET', url, undefined, headers);
  return { ...page, answers: answersIn(page.body) };
};

test('a screen of who is signed in carries the answers that its scripts would ask for', async () => {
  const { browser, user } = await signUp(opened, 'Ann <!-- <script>');
  const page = await open(browser, '/dashboard');
  expect(page.headers['cache-control']).toBe('private, no-cache');
  expect(page.body).not.toContain('Ann <!--');
  for (const url of ['/api/me', '/api/config', `/api/users/${user.id}/books`])
    expect(page.answers?.[url]).toEqual((await browser.ask('GET', url)).json());
});

test('what is not theirs is not in it, and asked for by the scripts', async () => {
  const { browser } = await signUp(opened);
  const { answers } = await open(browser, '/book/book_of_somebody/read');
  expect(answers).toHaveProperty('/api/me');
  expect(answers).not.toHaveProperty('/api/books/book_of_somebody');
});

test('a visitor, a session that is over and a page for everybody carry nothing', async () => {
  expect((await open(opened.newBrowser(), '/dashboard')).answers).toBeNull();
  const { browser } = await signUp(opened);
  expect((await open(browser, '/')).answers).toBeNull();
  browser.cookies.set('bramble_session', 'over');
  const over = await open(browser, '/dashboard');
  expect(over.answers).toBeNull();
  expect(over.headers['cache-control']).toBe('no-cache');
});

test('it travels packed', async () => {
  const { browser } = await signUp(opened);
  for (const encoding of ['br', 'gzip'])
    expect(
      (await open(browser, '/dashboard', { 'accept-encoding': encoding })).headers,
    ).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
});
