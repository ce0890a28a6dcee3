import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from './shop-log.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

const lines = new PassThrough().setEncoding('utf8');
let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp({}, { log: openLog('trace', lines) });
});
afterAll(() => opened.close());

test('holds no address, no body, no cookie and no data of a failed query', async () => {
  const { shop, app, newBrowser } = opened;
  app.get('/api/books/trouble', async () => {
    const { users } = await import('@bramblebook/shop/database/schema/accounts');
    await shop.db.insert(users).values({ id: 'x', email: 'secret-mail@example.com' } as never);
  });
  const browser = newBrowser();
  browser.cookies.set('bramble_session', 'secret-cookie');
  await browser.ask('GET', '/api/me?token=secret-query');
  await browser.ask('POST', '/api/login', { emailOrPhone: 'secret-name', password: 'secret-word' });
  await browser.ask('POST', '/api/login', '{"secret-body": ');
  const trouble = await browser.ask('GET', '/api/books/trouble');
  expect([trouble.statusCode, trouble.json().code]).toEqual([500, 'server_error']);
  const written = String(lines.read());
  expect(written).toContain('"route":"/api/me","status":401');
  expect(written).toContain('params: (not logged)');
  expect(written).not.toMatch(/secret-/);
});

test('does not cry over customers who hang up', async () => {
  const address = await opened.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await opened.newBrowser().ask('GET', '/healthz');
  const written = String(lines.read());
  expect(written).toContain('"route":"/healthz","status":200');
  expect(written).not.toContain('request failed');
});
