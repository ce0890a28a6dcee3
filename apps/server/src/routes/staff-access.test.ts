import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffCall } from '@bramblebook/contract/staff-call';
import { mayRole, ROLES } from '@bramblebook/contract/staff-roles';
import { changeStaff } from '@bramblebook/shop/staff/accounts/staff-accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { addMember, codeOf, givePassword, signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

const CALLS = (Object.entries(staffApi) as [string, StaffCall][]).filter(
  ([, { needs }]) => needs !== 'nobody',
);

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

/** Asks every call about things that do not exist, with nothing to say. */
const askAll = async (browser: TestBrowser): Promise<Record<string, string>> => {
  const answers: Record<string, string> = {};
  for (const [name, { method, path }] of CALLS) {
    const url = path
      .replace(':page', '7')
      .replace(/:([a-z]+)Id/gi, (_, kind: string) => `${kind}_${'a'.repeat(20)}`);
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const answer = await browser.ask(method, url, hasBody ? {} : undefined);
    const isRefused = [401, 403].includes(answer.statusCode);
    answers[name] = isRefused ? `${answer.statusCode} ${answer.json().code}` : 'let in';
  }
  return answers;
};
const all = (answer: string) => Object.fromEntries(CALLS.map(([name]) => [name, answer]));

describe('every staff call', () => {
  test('asks nobody in particular to sign in', async () => {
    expect(await askAll(opened.newBrowser())).toEqual(all('401 not_signed_in'));
  });

  test('is not for a parent', async () => {
    const { browser } = await signUp(opened);
    expect(await askAll(browser)).toEqual(all('403 not_allowed'));
  });

  test('takes no parent’s cookie for a member’s, nor theirs for a parent’s', async () => {
    const { browser: parent } = await signUp(opened);
    const { browser: staff } = await signInStaff(opened, 'owner');
    const swapped = (from: TestBrowser, is: string, as: string) => {
      const browser = opened.newBrowser();
      browser.cookies.set(as, from.cookies.get(is) ?? '');
      return browser;
    };
    const asMember = swapped(parent, 'bramble_session', 'bramble_staff');
    expect(await askAll(asMember)).toEqual(all('401 not_signed_in'));
    const asParent = swapped(staff, 'bramble_staff', 'bramble_session');
    expect((await asParent.ask('GET', '/api/me')).statusCode).toBe(401);
  });

  test('needs the second factor', async () => {
    const member = await addMember(opened.shop, 'owner');
    const { browser, sessionId } = await givePassword(opened, member);
    browser.cookies.set('bramble_staff', sessionId);
    expect(await askAll(browser)).toEqual(all('401 not_signed_in'));
  });

  test('ends with the session', async () => {
    const { browser } = await signInStaff(opened, 'owner');
    opened.advance(31 * 60_000);
    expect(await askAll(browser)).toEqual(all('401 not_signed_in'));
  });

  test('ends with the account', async () => {
    await signInStaff(opened, 'owner');
    const { browser, member } = await signInStaff(opened, 'owner');
    await changeStaff(opened.shop, null, member.id, { isDisabled: true });
    expect(await askAll(browser)).toEqual(all('401 not_signed_in'));
  });

  test.each(ROLES)('lets %s do what the role may, and nothing else', async (role) => {
    const expected = (isFresh: boolean) =>
      Object.fromEntries(
        CALLS.map(([name, { needs, freshCode }]) => {
          if (needs !== 'anyone' && needs !== 'nobody' && !mayRole(role, needs))
            return [name, '403 not_allowed'];
          return [name, freshCode && !isFresh ? '403 fresh_code_needed' : 'let in'];
        }),
      );
    const { browser, member } = await signInStaff(opened, role);
    expect(await askAll(browser)).toEqual(expected(true));
    opened.advance(10 * 60_000);
    expect(await askAll(browser)).toEqual(expected(false));
    await browser.ask('POST', '/api/admin/confirm', {
      twoFactorCode: await codeOf(opened, member),
    });
    expect(await askAll(browser)).toEqual(expected(true));
  });

  test('is refused to a page of another site', async () => {
    const { browser } = await signInStaff(opened, 'owner');
    const headers = { origin: 'https://evil.example' };
    expect(await browser.ask('POST', '/api/admin/views', {}, headers)).toMatchObject({
      statusCode: 403,
      body: expect.stringContaining('foreign_origin'),
    });
  });
});
