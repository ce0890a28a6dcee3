import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addBook } from '@bramblebook/testing/test-orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-shared-'));
let opened: TestApp;
beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><head></head><body></body>');
  opened = await openTestApp({}, { webFolder: folder });
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

test('the page of a link tells messengers its card, and nothing once the link is taken back', async () => {
  const { browser, user } = await signUp(opened);
  const bookId = await addBook(opened.shop, user.id, { complete: true });
  const { token } = (await browser.ask('POST', `/api/books/${bookId}/share`)).json();
  const look = () => opened.newBrowser().ask('GET', `/shared/${token}`);
  const page = await look();
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-cache',
  });
  const { publicUrl } = opened.shop;
  const image = `${publicUrl}/api/shared/${token}/card.jpg`;
  expect(page.body).toContain(`<meta property="og:image" content="${image}">`);
  expect(page.body).toContain('content="A story book starring Maya"');
  expect(page.body).not.toContain(bookId);
  await browser.ask('DELETE', `/api/books/${bookId}/share`);
  const after = await look();
  expect(after.statusCode).toBe(200);
  expect(after.body).not.toContain('og:image');
});
