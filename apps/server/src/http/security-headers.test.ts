import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

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
