import { describe, expect, test } from 'vitest';
import { type ApiCall, pathTo } from './api-call.ts';
import { REFUSALS } from './refusals.ts';
import { isScreen, SCREENS, screenPath } from './screen-routes.ts';
import { secondFactorApi } from './second-factor.ts';
import { accountApi, bookApi, healthApi, orderApi } from './shop-api.ts';
import { staffApi } from './staff-api.ts';

const calls: ApiCall[] = [
  accountApi,
  secondFactorApi,
  bookApi,
  orderApi,
  healthApi,
  staffApi,
].flatMap((api) => Object.values(api));
const named = (call: ApiCall) => `${call.method} ${call.path.replace(/:[a-zA-Z]+/g, '{}')}`;

/** The calls of spec §7, and what decision D4 adds. */
const SPEC_CALLS = `
POST /api/register|POST /api/login|POST /api/reset-password|GET /api/me|POST /api/upload|POST /api/books
GET /api/books/{}|POST /api/books/{}/approve|POST /api/books/{}/approve-printing|GET /api/users/{}/orders
GET /api/users/{}/books|GET /api/orders/{}|POST /api/orders/{}/trigger-fulfillment|POST /api/create-payment-intent
POST /api/admin/login|POST /api/admin/logout|GET /api/admin/stats|GET /api/admin/orders|PUT /api/admin/orders/{}
POST /api/admin/orders/bulk-tracking|GET /api/admin/approved-books|PUT /api/admin/books/{}/status
POST /api/logout|GET /api/me/export|DELETE /api/me|GET /api/photos/{}|POST /api/books/{}/full-preview
GET /api/books/{}/events|POST /api/books/{}/retry|PATCH /api/books/{}/hero|POST /api/books/{}/revisions
PATCH /api/books/{}/pages/{}|GET /api/books/{}/book.pdf|POST /api/webhooks/sandbox|POST /api/webhooks/stripe
POST /api/sandbox-payments/confirm|GET /api/admin/me|GET /api/admin/orders/{}|GET /api/admin/books/{}/print/interior.pdf
GET /api/admin/books/{}/print/cover.pdf|GET /api/admin/books/{}/pages.zip|GET /api/admin/approved-books.csv
GET /api/admin/audit|GET /api/config|GET /healthz|GET /readyz|POST /api/admin/orders/{}/cancel
POST /api/admin/orders/{}/refund|PATCH /api/me/consents|POST /api/books/{}/pages/{}/restore|POST /api/story-outline|PATCH /api/books/{}/idea`
  .trim()
  .split(/[|\n]/);

describe('the API', () => {
  test.each(SPEC_CALLS)('has %s', (wanted) => {
    expect(calls.map(named)).toContain(wanted);
  });

  test('names no call twice', () => {
    expect(new Set(calls.map(named)).size).toBe(calls.length);
  });

  test('escapes what is put into a path', () => {
    expect(pathTo(bookApi.get, { bookId: '../me?x=1' })).toBe('/api/books/..%2Fme%3Fx%3D1');
  });
});

test('every refusal has a status of its kind and a sentence', () => {
  for (const [code, { status, message }] of Object.entries(REFUSALS)) {
    expect(code).toMatch(/^[a-z_]+$/);
    expect([400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 500, 503]).toContain(status);
    expect(message).toMatch(/^[A-Z].*\w/);
  }
});

test('only the screens of the shop are known', () => {
  for (const path of ['/', '/help', '/book/book_x/read', '/checkout/book_x', '/dashboard/'])
    expect(isScreen(path, SCREENS)).toBe(true);
  for (const path of ['/nowhere', '/book/book_x', '/book//read', '/checkout', '/help/me'])
    expect(isScreen(path, SCREENS)).toBe(false);
});

describe('addresses of screens', () => {
  test('parameters are filled in and escaped, queries follow', () => {
    expect(screenPath('landing')).toBe('/');
    expect(screenPath('preview', { bookId: 'book_1' }, { created: 'true' })).toBe(
      '/book/book_1/preview?created=true',
    );
    expect(screenPath('checkout', { bookId: 'a/b?c' })).toBe('/checkout/a%2Fb%3Fc');
    expect(screenPath('orderSuccess', undefined, { orderId: undefined, bookId: 'b' })).toBe(
      '/order-success?bookId=b',
    );
    expect(screenPath('adminOrder', { orderId: 'order_1' })).toBe('/admin/orders/order_1');
  });
});
