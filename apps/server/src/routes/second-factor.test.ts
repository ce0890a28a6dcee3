import { LOST_DEVICE_DAYS } from '@bramblebook/contract/second-factor';
import { dumpDatabase } from '@bramblebook/testing/dump-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { codeOf, signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60_000;
const PASSWORD = 'a quiet hedgehog';

let opened: TestApp;
let mother: TestBrowser;
let email: string;
let totpSecret: string;
let recoveryCodes: string[];
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());
beforeEach(async () => {
  const signedUp = await signUp(opened);
  mother = signedUp.browser;
  email = signedUp.user.email;
  const begun = (await mother.ask('POST', '/api/me/second-factor', { password: PASSWORD })).json();
  totpSecret = begun.secret;
  expect(begun.qr[0]).toMatch(/^1{7}[01]+1{7}$/);
  const code = await codeOf(opened, { totpSecret });
  recoveryCodes = (await mother.ask('PUT', '/api/me/second-factor', { code })).json().recoveryCodes;
});

/** A browser that gave the password, and what names its sign-in. */
const givePassword = async () => {
  const browser = opened.newBrowser();
  const login = { emailOrPhone: email, password: PASSWORD };
  const answer = await browser.ask('POST', '/api/login', login);
  expect(answer.statusCode).toBe(200);
  return { browser, answer: answer.json() };
};
/** Gives password and code; the answer, and whether the browser is signed in then. */
const signIn = async (code: string) => {
  const { browser, answer } = await givePassword();
  const { signInId } = answer;
  const entered = await browser.ask('POST', '/api/login/code', { signInId, code });
  const isIn = (await browser.ask('GET', '/api/me')).statusCode === 200;
  return { status: entered.statusCode, code: entered.json().code, isIn, browser, signInId };
};
const codeIn = (steps: number) => codeOf(opened, { totpSecret }, steps);
const status = async () => (await mother.ask('GET', '/api/me/second-factor')).json();
const lastMail = () => (opened.mails().at(-1) ?? '').replace(/=\r\n/g, '');

test('is asked for after the password, and each code is good once', async () => {
  const { browser, answer } = await givePassword();
  expect(answer).toEqual({ requires2FA: true, signInId: expect.stringMatching(/^[\w-]{43}$/) });
  expect((await browser.ask('GET', '/api/me')).statusCode).toBe(401);
  // The code that turned it on is used up.
  expect(await signIn(await codeIn(0))).toMatchObject({ status: 400, isIn: false });
  opened.advance(30_000);
  const code = await codeIn(0);
  expect(await signIn(code)).toMatchObject({ status: 200, isIn: true });
  expect(await signIn(code)).toMatchObject({ status: 400, code: 'wrong_code', isIn: false });
  expect(await signIn('000000')).toMatchObject({ status: 400, isIn: false });
  expect(await dumpDatabase(opened.shop.db)).not.toContain(recoveryCodes[0]);
});

test('a recovery code stands in once; new ones take the place of all', async () => {
  expect(recoveryCodes).toHaveLength(8);
  const [first = '', second = ''] = recoveryCodes;
  expect(await signIn(` ${first.toUpperCase()} `)).toMatchObject({ status: 200, isIn: true });
  expect(await signIn(first)).toMatchObject({ status: 400, isIn: false });
  expect(await status()).toEqual({ isOn: true, recoveryCodesLeft: 7 });
  const renew = '/api/me/second-factor/recovery-codes';
  expect((await mother.ask('POST', renew, { password: 'a wrong one' })).statusCode).toBe(401);
  const renewed = (await mother.ask('POST', renew, { password: PASSWORD })).json().recoveryCodes;
  expect(await signIn(second)).toMatchObject({ status: 400, isIn: false });
  expect(await signIn(renewed[0])).toMatchObject({ status: 200, isIn: true });
});

test('a sign-in that waits for its code ends with a new password, and when staff block the account', async () => {
  const { browser, answer } = await givePassword();
  const change = { password: PASSWORD, newPassword: 'a loud hedgehog' };
  expect((await mother.ask('PUT', '/api/me/password', change)).statusCode).toBe(204);
  const [first = '', second = ''] = recoveryCodes;
  const enter = (signInId: string, code: string) =>
    browser.ask('POST', '/api/login/code', { signInId, code });
  expect((await enter(answer.signInId, first)).json().code).toBe('code_expired');

  const login = { emailOrPhone: email, password: change.newPassword };
  const { signInId } = (await browser.ask('POST', '/api/login', login)).json();
  const { id } = (await mother.ask('GET', '/api/me')).json();
  const { browser: rosa } = await signInStaff(opened, 'manager');
  const block = { isBlocked: true, reason: 'Cards that are not theirs' };
  const blocked = await rosa.ask('PUT', `/api/admin/customers/${id}/blocked`, block);
  expect(blocked.statusCode).toBeLessThan(300);
  expect((await enter(signInId, second)).json().code).toBe('code_expired');
});

test('guessing is slowed down, also over many sign-ins', async () => {
  const { browser, answer } = await givePassword();
  const codes = [];
  for (let i = 0; i < 12; i++) {
    const guess = { signInId: answer.signInId, code: String(100_000 + i) };
    codes.push((await browser.ask('POST', '/api/login/code', guess)).statusCode);
  }
  expect(codes.at(-1)).toBe(429);
  expect((await signIn('000000')).status).toBe(429);
  opened.advance(20 * 60_000);
  expect(
    (await browser.ask('POST', '/api/login/code', { ...answer, code: '123456' })).json(),
  ).toMatchObject({
    code: 'code_expired',
    message: 'That took too long. Please sign in again.',
  });
});

test('a lost device goes by password, e-mail and some days, of which the owner is told', async () => {
  const lose = async () => {
    const { browser, answer } = await givePassword();
    const { signInId } = answer;
    const ask = (code?: string) =>
      browser.ask('POST', '/api/login/lost-device', { signInId, ...(code && { code }) });
    expect((await ask()).statusCode).toBe(202);
    await opened.finishJobs();
    const code = /^ {4}(\d{6})\r?$/m.exec(lastMail())?.[1] ?? 'none';
    expect((await ask(code === '111111' ? '222222' : '111111')).statusCode).toBe(400);
    const done = await ask(code);
    await opened.finishJobs();
    expect((await ask(code)).statusCode).toBe(400);
    return done;
  };
  expect((await lose()).json().goesAt).toBeTruthy();
  expect(lastMail()).toContain('was said to be lost');
  // Still asked for; whoever has the device calls the removal off by using it.
  opened.advance((LOST_DEVICE_DAYS - 1) * DAY_MS);
  expect(await signIn(await codeIn(0))).toMatchObject({ status: 200, isIn: true });
  opened.advance(2 * DAY_MS);
  expect((await givePassword()).answer).toHaveProperty('requires2FA', true);

  expect((await lose()).statusCode).toBe(200);
  opened.advance(LOST_DEVICE_DAYS * DAY_MS + 1000);
  expect((await givePassword()).answer).toMatchObject({ email });
  expect(await status()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  await opened.finishJobs();
  expect(lastMail()).toContain('was removed from your account');
});

test('is turned off with the password, and set up again', async () => {
  const off = (password: string) => mother.ask('DELETE', '/api/me/second-factor', { password });
  expect((await off('a wrong one')).statusCode).toBe(401);
  // A secret in use is not replaced by a new one.
  const again = () => mother.ask('POST', '/api/me/second-factor', { password: PASSWORD });
  expect((await again()).statusCode).toBe(409);
  expect((await off(PASSWORD)).statusCode).toBe(204);
  expect((await givePassword()).answer).toMatchObject({ email });
  const begun = (await again()).json();
  expect(begun.secret).not.toBe(totpSecret);
  // Begun and left, it is not asked for.
  expect((await givePassword()).answer).toMatchObject({ email });
});
