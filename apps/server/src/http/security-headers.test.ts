import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '../routes/route-list.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { buildApp } from './app.ts';

let opened: TestApp;
beforeAll(async () => {
  const inBrowser = { publishableKey: 'pk_test_shop', standInScript: null };
  opened = await openTestApp({ payment: (sandbox) => ({ ...sandbox, inBrowser }) });
});
afterAll(() => opened.close());

const headersOf = async (url: string) => (await opened.newBrowser().ask('GET', url)).headers;

test('lets Stripe into the page of the checkout', async () => {
  const headers = await headersOf('/checkout/book_x?digital=1');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com /);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/);
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test.each(['/', '/dashboard', '/checkout', '/admin/orders', '/api/config', '/x?/checkout/book_x'])(
  'lets nobody into %s',
  async (url) => {
    const headers = await headersOf(url);
    expect(JSON.stringify(headers)).not.toContain('stripe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  },
);

test('under https binds cookies to this host, and has browsers stay with https for a year', async () => {
  const shop = { ...opened.shop, publicUrl: 'https://books.example' };
  const app = await buildApp({
    shop,
    log: pino({ level: 'silent' }),
    trustedProxies: [],
    incomingFolder: opened.folder,
    webFolder: null,
    sampleContent: false,
    routes: ROUTES,
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: {
      parentName: 'Ana',
      email: 'ana@example.com',
      phone: '(415) 555-0100',
      password: 'a quiet hedgehog',
      emailConsent: true,
      phoneConsent: true,
    },
  });
  await app.close();
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  const secret = answer.cookies.filter(({ httpOnly }) => httpOnly);
  expect(secret.map(({ name }) => name).sort()).toEqual([
    '__Host-bramble_browser',
    '__Host-bramble_session',
  ]);
  for (const { secure, path, domain } of secret)
    expect({ secure, path, domain }).toEqual({ secure: true, path: '/', domain: undefined });
});
