import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DEFAULT_BRAND } from '@bramblebook/contract/brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { readWebApp } from './web-app.ts';

/** Signs that mean something in HTML, in JSON and in a sender, and a name that looks like a mark of the build. */
const BRAND = {
  name: "O'Neil & Söhne <Books>",
  owner: '%BRAND% "Ltd"',
  supportEmail: "o'neil@books.example",
};
const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-web-'));
let opened: TestApp;
beforeAll(async () => {
  const file = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  file(
    'index.html',
    '<!doctype html><html data-brand="%BRAND%"><script type="module" src="/assets/app-1.js"></script>',
  );
  file('manifest.webmanifest', '{ "name": "%BRAND%", "short_name": "%BRAND%", "id": "/" }');
  file('staff.html', '<!doctype html><script type="module" src="/assets/staff-1.js"></script>');
  file(
    'prerendered/landing.html',
    '<!doctype html><title>%BRAND% · a book</title><h1>Welcome</h1><a href="mailto:%SUPPORT_EMAIL%">%BRAND_OWNER%</a><script>begin()</script>',
  );
  file('prerendered/help.html', '<!doctype html><h1>Photos may go to a model</h1>');
  file('prerendered/samples/help.html', '<!doctype html><h1>Photos go to nobody</h1>');
  file(
    'prerendered/samples-told-painted/help.html',
    '<!doctype html><h1>Told by %TELLS%, painted by %PAINTS%</h1>',
  );
  file('assets/app-1.js', `export const text = "${'a story '.repeat(500)}";`);
  file('mail/castle.jpg', 'a picture');
  file('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  opened = await openTestApp({ brand: BRAND }, { webFolder: folder });
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  opened.newBrowser().ask('GET', url, undefined, headers);

describe('the web app', () => {
  test.each([
    '/dashboard',
    '/dashboard/',
    '/book/book_x/preview?created=true',
    '/checkout/b',
    '/create-book',
  ])('is at %s', async (url) => {
    const page = await get(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('/assets/app-1.js');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  test('has its landing page rendered before', async () => {
    const page = await get('/?utm_source=x');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Welcome</h1>');
  });

  test('carries the shop’s own names from the first byte, in words, titles and attributes', async () => {
    const landing = await get('/', { 'accept-encoding': 'br' });
    const html = brotliDecompressSync(landing.rawPayload).toString();
    expect(html).toContain('<title>O&#39;Neil &amp; Söhne &lt;Books&gt; · a book</title>');
    expect(html).toContain('<a href="mailto:o&#39;neil@books.example">%BRAND% &quot;Ltd&quot;</a>');
    expect((await get('/dashboard')).body).toContain(
      'data-brand="O&#39;Neil &amp; Söhne &lt;Books&gt;"',
    );
  });

  test('is installed under the shop’s own name', async () => {
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(manifest.json()).toEqual({ name: BRAND.name, short_name: BRAND.name, id: '/' });
  });

  test('lets programs that show mails have the pictures in them, and nobody anything else', async () => {
    const policyOf = async (url: string) =>
      (await get(url)).headers['cross-origin-resource-policy'];
    expect(await policyOf('/mail/castle.jpg')).toBe('cross-origin');
    expect(await policyOf('/assets/app-1.js')).toBe('same-origin');
    expect(await policyOf('/')).toBe('same-origin');
  });

  test('says of photos what is true of this shop, from the first byte', async () => {
    expect((await get('/help')).body).toContain('Photos go to nobody');
    const helpOf = (tells: string | null, paints: string | null) =>
      readWebApp(folder, {
        form: { sampleContent: true, models: { tells, paints } },
        names: DEFAULT_BRAND,
      })?.prerendered.get('/help')?.html;
    expect(helpOf('Quill & Co', 'Brush')).toContain('Told by Quill &amp; Co, painted by Brush');
    // What the build has no form of is said as it is true everywhere.
    expect(helpOf('Quill & Co', null)).toContain('Photos may go to a model');
    expect(helpOf(null, null)).toContain('Photos go to nobody');
  });

  test.each(['/admin/login', '/admin/orders', '/admin/orders/order_x', '/admin/dashboard/'])(
    'is the staff’s own one at %s, which no search engine lists',
    async (url) => {
      const page = await get(`${url}?page=2`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('/assets/staff-1.js');
      expect(page.headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'no-cache',
      });
    },
  );

  test('leads from /admin to the staff’s dashboard', async () => {
    const page = await get('/admin');
    expect([page.statusCode, page.headers.location]).toEqual([302, '/admin/dashboard']);
  });

  test('gives parents nothing of the staff’s app', async () => {
    const page = await get('/dashboard');
    expect(page.body).not.toContain('staff-1.js');
    expect(page.headers).not.toHaveProperty('x-robots-tag');
  });

  test.each([
    '/nothing',
    '/admin/nothing',
    '/staff.html',
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

  test('has files that are kept for a year and compressed', async () => {
    const file = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(file.rawPayload.length).toBeLessThan(500);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('runs its own scripts and nobody else’s', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    // SHA-256 of `begin()`, the script inside the landing page.
    expect(policy).toContain(
      "script-src 'self' 'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE=';",
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure|\*/);
  });

  test('never stands in for the API', async () => {
    for (const url of ['/api', '/api/', '/api/nothing'])
      expect([(await get(url)).statusCode, (await get(url)).json().code]).toEqual([
        404,
        'not_found',
      ]);
    const posted = await opened.newBrowser().ask('POST', '/dashboard', {});
    expect([posted.statusCode, posted.json().code]).toEqual([404, 'not_found']);
  });
});
