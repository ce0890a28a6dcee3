import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-web-'));
let test: TestApp;
beforeAll(async () => {
  const file = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  file('index.html', '<!doctype html><script type="module" src="/assets/app-1.js"></script>');
  file('prerendered/landing.html', '<!doctype html><h1>Welcome</h1><script>begin()</script>');
  file('assets/app-1.js', `export const text = "${'a story '.repeat(500)}";`);
  file('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  test = await openTestApp({}, { webFolder: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.newBrowser().ask('GET', url, undefined, headers);

describe('the web app', () => {
  it.each([
    '/dashboard',
    '/dashboard/',
    '/book/book_x/preview?created=true',
    '/checkout/b',
    '/help',
  ])('is at %s', async (url) => {
    const page = await get(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('/assets/app-1.js');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('has its landing page rendered before', async () => {
    const page = await get('/?utm_source=x');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Welcome</h1>');
  });

  it.each([
    '/nothing',
    '/book',
    '/dashboard/x',
    '/index.html',
    '/prerendered/landing.html',
    '/assets/none.js',
    '/../package.json',
    '/%2e%2e/package.json',
    '//example.com',
    '/.env',
  ])('answers an unknown path with itself and 404: %s', async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('/assets/app-1.js');
  });

  it('has files that are kept for a year and compressed', async () => {
    const file = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(file.rawPayload.length).toBeLessThan(500);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('runs its own scripts and nobody else’s', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    // SHA-256 of `begin()`, the script inside the landing page.
    expect(policy).toContain(
      "script-src 'self' 'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE=';",
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure|\*/);
  });

  it('never stands in for the API', async () => {
    for (const url of ['/api', '/api/', '/api/nothing'])
      expect([(await get(url)).statusCode, (await get(url)).json().code]).toEqual([
        404,
        'not_found',
      ]);
    const posted = await test.newBrowser().ask('POST', '/dashboard', {});
    expect([posted.statusCode, posted.json().code]).toEqual([404, 'not_found']);
  });
});
