/** The database takes no connections for a while: people are asked to come again, and nothing is lost. */
import { askServer, openTestDatabase } from '@bramblebook/testing/test-database';
import { addBook, JOBS_WITHOUT_PAINTING } from '@bramblebook/testing/test-orders';
import { expect, test } from 'vitest';
import { refusalOf } from './http/error-answers.ts';
import { openDatabaseDoor } from './testing/database-door.ts';
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

test.runIf(server)(
  'a server that goes away and comes back finds its people, its jobs and nothing lost',
  async () => {
    const door = await openDatabaseDoor(server);
    const database = await openTestDatabase(door.url);
    const opened = await openTestApp({ database, jobs: JOBS_WITHOUT_PAINTING });
    const { browser, user } = await signUp(opened);
    await opened.finishJobs();
    const before = opened.mails().length;
    const bookId = await addBook(opened.shop, user.id);
    const forget = { emailOrPhone: user.email, newPassword: 'a loud hedgehog' };
    await opened.startWorkers();
    expect((await browser.ask('POST', '/api/reset-password', forget)).statusCode).toBe(202);

    await door.shut();
    const asked = await Promise.all([
      browser.ask('GET', `/api/books/${bookId}`),
      browser.ask('POST', '/api/login', { emailOrPhone: user.email, password: 'x'.repeat(12) }),
      browser.ask('POST', `/api/books/${bookId}/full-preview`),
      opened.newBrowser().ask('GET', '/readyz'),
    ]);
    for (const { statusCode, headers, body } of asked)
      expect([statusCode, Number(headers['retry-after']) > 0, body]).toEqual([
        503,
        true,
        expect.any(String),
      ]);
    expect(asked[0]?.json()).toMatchObject({
      code: 'service_unavailable',
      message: expect.stringMatching(/^\p{Lu}.*\.$/u),
    });
    expect((await opened.newBrowser().ask('GET', '/healthz')).statusCode).toBe(200);

    await door.open();
    await expect
      .poll(async () => (await browser.ask('GET', `/api/books/${bookId}`)).statusCode, {
        timeout: 20_000,
      })
      .toBe(200);
    await expect.poll(() => opened.mails().length, { timeout: 30_000 }).toBe(before + 1);
    await opened.close();
  },
  90_000,
);

test.each([
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  Object.assign(new Error('connect ENOENT /run/.s.PGSQL.5432'), {
    code: 'ENOENT',
    syscall: 'connect',
  }),
])('what the driver says of a server that is away is no fault of the shop: $message', (error) => {
  expect(refusalOf(new Error('a query failed', { cause: error }))).toMatchObject({
    code: 'service_unavailable',
    retryAfter: 5,
  });
});
