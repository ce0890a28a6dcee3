import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../shop-log.ts';
import { signUp } from '../testing/sign-up.ts';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const log = new PassThrough().setEncoding('utf8');
let logged = '';
log.on('data', (lines: string) => {
  logged += lines;
});
let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp({}, { log: openLog('trace', log) });
});
afterAll(() => opened.close());

const SOMEONE = '"[0-9a-f]{16}"';
const line = (event: string, actor: string, outcome: string) =>
  new RegExp(`"event":"${event}","actor":${actor},"outcome":"${outcome}"`);

test('tells how staff sign in, with whose code and to what end, and names nobody', async () => {
  const guess = { username: 'nobody-at-all', password: 'a wrong hedgehog' };
  const guessed = await opened.newBrowser().ask('POST', '/api/admin/login', guess);
  expect(guessed.statusCode).toBe(401);
  const { browser } = await signInStaff(opened, 'support');
  const wrong = { twoFactorCode: '000000' };
  expect((await browser.ask('POST', '/api/admin/confirm', wrong)).statusCode).toBe(400);
  await browser.ask('POST', '/api/admin/logout');
  expect(logged).toMatch(line('staff_password', 'null', 'wrong_staff_credentials'));
  expect(logged).toMatch(line('staff_password', 'null', 'done'));
  expect(logged).toMatch(line('staff_sign_in', SOMEONE, 'done'));
  expect(logged).toMatch(line('staff_fresh_code', SOMEONE, 'wrong_code'));
  expect(logged).toMatch(line('staff_sign_out', SOMEONE, 'done'));
  expect(logged).not.toMatch(/nobody-at-all|hedgehog|000000/);
});

test('tells who asks for what is not theirs to do', async () => {
  const { browser: mother } = await signUp(opened);
  const { browser: support } = await signInStaff(opened, 'support');
  for (const asker of [support, mother])
    expect((await asker.ask('GET', '/api/admin/staff')).statusCode).toBe(403);
  const refused = logged.match(new RegExp(line('not_allowed', SOMEONE, 'not_allowed'), 'g'));
  expect(new Set(refused).size).toBe(2);
});
