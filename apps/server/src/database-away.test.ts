/** The database takes no connections for a while: people are asked to come again, and nothing is lost. */
import { askServer } from '@bramblebook/testing/test-database';
import { addBook } from '@bramblebook/testing/test-orders';
import { expect, test } from 'vitest';
import { signUp } from './testing/sign-up.ts';
import { openTestApp } from './testing/test-app.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

const asAdmin = (statement: string) => askServer(server, statement);

test.runIf(server)(
  'while PostgreSQL lets nobody in, every call is 503 with Retry-After, and all goes on after',
  async () => {
    const opened = await openTestApp();
    const { browser, user } = await signUp(opened);
    const bookId = await addBook(opened.shop, user.id);
    const { rows } = await opened.shop.db.execute<{ name: string }>(
      'select current_database() as name' as never,
    );
    const name = rows[0]?.name ?? '';
    await asAdmin(`alter database ${name} with allow_connections false`);
    await asAdmin(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and backend_type = 'client backend'`,
    );
    const login = { emailOrPhone: user.email, password: 'a quiet hedgehog' };
    const away = [];
    for (let i = 0; i < 12; i++) {
      away.push(await browser.ask('POST', '/api/login', login));
      away.push(await browser.ask('GET', `/api/books/${bookId}`));
      away.push(await opened.newBrowser().ask('GET', '/readyz'));
    }
    for (const { statusCode, headers, body } of away) {
      expect([statusCode, body]).toEqual([503, expect.any(String)]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(away[0]?.json().code).toBe('service_unavailable');
    expect((await opened.newBrowser().ask('GET', '/healthz')).statusCode).toBe(200);
    await asAdmin(`alter database ${name} with allow_connections true`);
    expect((await browser.ask('POST', '/api/login', login)).statusCode).toBe(200);
    expect((await browser.ask('GET', `/api/books/${bookId}`)).statusCode).toBe(200);
    await opened.close();
  },
  60_000,
);
