import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

/** A new parent, with what they sign in by. */
const registered = async () => {
  const { browser, user } = await signUp(opened);
  return { browser, parent: { email: user.email, password: 'a quiet hedgehog' } };
};

describe('one’s own sessions', () => {
  const signedIn = async (parent: { email: string; password: string }) => {
    const browser = opened.newBrowser();
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' };
    const { email: emailOrPhone, password } = parent;
    const answer = await browser.ask('POST', '/api/login', { emailOrPhone, password }, agent);
    return { browser, status: answer.statusCode };
  };
  const statusOf = async (browser: TestBrowser) => (await browser.ask('GET', '/api/me')).statusCode;

  test('are listed, this one first, and ended by their owner alone', async () => {
    const { browser: first, parent } = await registered();
    const { browser: second } = await signedIn(parent);
    const { sessions } = (await first.ask('GET', '/api/me/sessions')).json();
    expect(sessions).toMatchObject([
      { isThis: true },
      { isThis: false, startedIn: 'Firefox on Windows' },
    ]);
    const url = `/api/me/sessions/${sessions[1].id}`;
    const { browser: stranger } = await registered();
    expect((await stranger.ask('DELETE', url)).statusCode).toBe(404);
    expect((await first.ask('DELETE', url)).statusCode).toBe(204);
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 401]);
    const again = await first.ask('POST', '/api/login', {
      emailOrPhone: parent.email,
      password: parent.password,
    });
    expect(again.statusCode).toBe(200);
    expect((await first.ask('GET', '/api/me/sessions')).json().sessions).toHaveLength(1);
  });

  test('end when the password is changed, but for this one', async () => {
    const { browser, parent } = await registered();
    const { browser: other } = await signedIn(parent);
    const change = (password: string, newPassword: string) =>
      browser.ask('PUT', '/api/me/password', { password, newPassword });
    expect((await change('a loud hedgehog', 'a brave hedgehog')).json().code).toBe(
      'wrong_credentials',
    );
    expect((await change(parent.password, 'liverpool1')).statusCode).toBe(400);
    expect((await change(parent.password, 'a brave hedgehog')).statusCode).toBe(204);
    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401]);
    expect((await signedIn(parent)).status).toBe(401);
    expect((await signedIn({ ...parent, password: 'a brave hedgehog' })).status).toBe(200);
    await opened.finishJobs();
    const told = opened.mails().filter((mail) => mail.includes('password was changed'));
    expect(told.some((mail) => mail.includes(parent.email))).toBe(true);
  });

  test('do not begin by a password that is changed while it is looked at', async () => {
    const { browser, parent } = await registered();
    const { password } = parent;
    const body = { password, newPassword: 'a brave hedgehog' };
    let isChanged = false;
    const signInOn = async () => {
      while (!isChanged) await signedIn(parent);
    };
    const changed = browser.ask('PUT', '/api/me/password', body).then((answer) => {
      isChanged = true;
      return answer.statusCode;
    });
    await Promise.all([signInOn(), signInOn(), signInOn()]);
    expect(await changed).toBe(204);
    const { sessions } = (await browser.ask('GET', '/api/me/sessions')).json();
    expect(sessions).toMatchObject([{ isThis: true }]);
  });

  test('end after ninety days, however much they are used', async () => {
    const { browser } = await registered();
    for (let day = 20; day <= 80; day += 20) {
      opened.advance(20 * 24 * 60 * 60_000);
      expect(await statusOf(browser)).toBe(200);
    }
    opened.advance(11 * 24 * 60 * 60_000);
    expect(await statusOf(browser)).toBe(401);
  });
});
