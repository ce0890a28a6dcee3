import { staff, staffAudit } from '@bramblebook/shop/database/schema/staff';
import { changeStaff } from '@bramblebook/shop/staff/accounts/staff-accounts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, codeOf, givePassword, signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const MINUTE_MS = 60_000;
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const login = (body: object) => shop.newBrowser().ask('POST', '/api/admin/login', body);

describe('signing in', () => {
  test('asks for the password, then for the code, and tells who is there', async () => {
    const member = await addMember(shop.shop, 'manager');
    const { username, password } = member;
    const first = await login({ username, password });
    expect(first.json()).toMatchObject({
      requires2FA: true,
      sessionId: expect.any(String),
      message: 'Please enter the six-digit code from your authenticator.',
    });
    const browser = shop.newBrowser();
    const { sessionId } = first.json();
    const twoFactorCode = await codeOf(shop, member);
    const second = await browser.ask('POST', '/api/admin/login', { sessionId, twoFactorCode });
    expect(second).toMatchObject({ statusCode: 200 });
    expect(second.headers['set-cookie']).toMatch(
      /^bramble_staff=[\w-]+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect((await browser.ask('GET', '/api/admin/me')).json()).toMatchObject({
      username,
      role: 'manager',
      permissions: expect.arrayContaining(['see', 'refund']),
      freshUntil: expect.any(String),
      recoveryCodesLeft: 0,
    });
  });

  test('takes a code once, even ten times at the same moment', async () => {
    const member = await addMember(shop.shop);
    const twoFactorCode = await codeOf(shop, member);
    const sessions = [];
    for (let i = 0; i < 3; i++) sessions.push((await givePassword(shop, member)).sessionId);
    const answers = await Promise.all(
      sessions.map((sessionId) => login({ sessionId, twoFactorCode })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 401, 401]);
    const { sessionId } = await givePassword(shop, member);
    expect(await login({ sessionId, twoFactorCode })).toMatchObject({ statusCode: 401 });
    const next = await codeOf(shop, member, 1);
    expect(await login({ sessionId, twoFactorCode: next })).toMatchObject({ statusCode: 200 });
  });

  test('locks a known and an unknown account at the same try, for 15 minutes, also over a restart', async () => {
    const member = await addMember(shop.shop);
    const tries = async (username: string) => {
      const seen: number[] = [];
      for (let i = 0; i < 6; i++)
        seen.push((await login({ username, password: 'wrong' })).statusCode);
      return seen;
    };
    const expected = [401, 401, 401, 401, 401, 429];
    expect(await tries(member.username)).toEqual(expected);
    expect(await tries('nobody-at-all')).toEqual(expected);
    const { username, password } = member;
    const locked = await login({ username, password });
    expect(locked).toMatchObject({ statusCode: 429 });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    const restarted = await shop.browserElsewhere();
    expect(await restarted.ask('POST', '/api/admin/login', { username, password })).toMatchObject({
      statusCode: 429,
    });
    shop.advance(15 * MINUTE_MS + 1);
    expect(await login({ username, password })).toMatchObject({ statusCode: 200 });
    const written = await shop.shop.db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.subjectId, member.id));
    expect(written.map(({ what }) => what)).toContain('staff.locked');
  });

  test('counts wrong codes too, and the right password does not start the count again', async () => {
    const member = await addMember(shop.shop);
    const { username, password } = member;
    const { sessionId } = await givePassword(shop, member);
    for (let i = 0; i < 4; i++)
      expect(await login({ sessionId, twoFactorCode: '000000' })).toMatchObject({
        statusCode: 401,
      });
    expect(await login({ username, password })).toMatchObject({ statusCode: 200 });
    expect(await login({ sessionId, twoFactorCode: '000000' })).toMatchObject({ statusCode: 401 });
    expect(await login({ sessionId, twoFactorCode: await codeOf(shop, member) })).toMatchObject({
      statusCode: 429,
    });
    expect(await login({ username, password })).toMatchObject({ statusCode: 429 });
  });

  test.each([
    [{}],
    [{ username: 'a' }],
    [{ username: { a: 1 }, password: 'x' }],
    [{ sessionId: 'x', twoFactorCode: '12345' }],
    [{ sessionId: 'x', twoFactorCode: 123456 }],
    [{ sessionId: ['x'], twoFactorCode: '123456' }],
  ])('refuses what is no sign-in: %j', async (body) => {
    expect(await login(body)).toMatchObject({ statusCode: 400 });
  });

  test('refuses a session that is none, and one that is ten minutes old', async () => {
    expect(await login({ sessionId: 'x', twoFactorCode: '123456' })).toMatchObject({
      statusCode: 401,
    });
    const member = await addMember(shop.shop);
    const { sessionId } = await givePassword(shop, member);
    shop.advance(10 * MINUTE_MS);
    expect(await login({ sessionId, twoFactorCode: await codeOf(shop, member) })).toMatchObject({
      statusCode: 401,
    });
  });

  test('takes a recovery code once, which opens nothing that asks for a fresh code', async () => {
    const { browser, member } = await signInStaff(shop);
    const made = await browser.ask('POST', '/api/admin/recovery-codes');
    expect(made).toMatchObject({ statusCode: 201 });
    const [recoveryCode] = made.json().codes;
    const { browser: second, sessionId } = await givePassword(shop, member);
    const done = await second.ask('POST', '/api/admin/login', { sessionId, recoveryCode });
    expect(done).toMatchObject({ statusCode: 200 });
    expect((await second.ask('GET', '/api/admin/me')).json()).toMatchObject({
      freshUntil: null,
      recoveryCodesLeft: 9,
    });
    const { sessionId: again } = await givePassword(shop, member);
    expect(await login({ sessionId: again, recoveryCode })).toMatchObject({ statusCode: 401 });
  });
});

describe('a session', () => {
  test('ends after 30 minutes of rest, and after 12 hours of work', async () => {
    const { browser } = await signInStaff(shop);
    shop.advance(29 * MINUTE_MS);
    expect(await browser.ask('GET', '/api/admin/me')).toMatchObject({ statusCode: 200 });
    shop.advance(29 * MINUTE_MS);
    expect(await browser.ask('GET', '/api/admin/me')).toMatchObject({ statusCode: 200 });
    shop.advance(30 * MINUTE_MS);
    expect(await browser.ask('GET', '/api/admin/me')).toMatchObject({ statusCode: 401 });

    const { browser: busy } = await signInStaff(shop);
    for (let i = 0; i < 35; i++) {
      shop.advance(20 * MINUTE_MS);
      expect(await busy.ask('GET', '/api/admin/me')).toMatchObject({ statusCode: 200 });
    }
    shop.advance(20 * MINUTE_MS);
    expect(await busy.ask('GET', '/api/admin/me')).toMatchObject({ statusCode: 401 });
  });

  test('ends on the server when it is signed out', async () => {
    const { browser } = await signInStaff(shop);
    const kept = new Map(browser.cookies);
    expect(await browser.ask('POST', '/api/admin/logout')).toMatchObject({ statusCode: 204 });
    expect(browser.cookies.size).toBe(0);
    const thief = shop.newBrowser();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect(await thief.ask('GET', '/api/admin/me')).toMatchObject({ statusCode: 401 });
    expect(await browser.ask('POST', '/api/admin/logout')).toMatchObject({ statusCode: 204 });
  });

  test('is listed for its owner, who can end another one of theirs and nobody else’s', async () => {
    const { browser, member } = await signInStaff(shop);
    const { browser: other, sessionId } = await givePassword(shop, member);
    const twoFactorCode = await codeOf(shop, member, 1);
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
    await other.ask('POST', '/api/admin/login', { sessionId, twoFactorCode }, agent);
    const { sessions } = (await browser.ask('GET', '/api/admin/sessions')).json();
    expect(sessions).toHaveLength(2);
    const { browser: stranger } = await signInStaff(shop);
    const that = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect(that.from).toBe('Firefox on Linux, 127.0.0.1');
    const path = `/api/admin/sessions/${that.id}`;
    expect(await stranger.ask('DELETE', path)).toMatchObject({ statusCode: 404 });
    expect(await browser.ask('DELETE', path)).toMatchObject({ statusCode: 204 });
    expect(await other.ask('GET', '/api/admin/me')).toMatchObject({ statusCode: 401 });
  });

  test('needs a fresh code after ten minutes for what asks for one', async () => {
    const { browser, member } = await signInStaff(shop);
    shop.advance(10 * MINUTE_MS);
    const body = { username: 'somebody-new', role: 'support' };
    expect(await browser.ask('POST', '/api/admin/staff', body)).toMatchObject({
      statusCode: 403,
      body: expect.stringContaining('fresh_code_needed'),
    });
    expect(
      await browser.ask('POST', '/api/admin/confirm', { twoFactorCode: '000000' }),
    ).toMatchObject({ statusCode: 400, body: expect.stringContaining('wrong_code') });
    const twoFactorCode = await codeOf(shop, member);
    expect(
      (await browser.ask('POST', '/api/admin/confirm', { twoFactorCode })).json(),
    ).toMatchObject({ freshUntil: expect.any(String) });
    expect(await browser.ask('POST', '/api/admin/staff', body)).toMatchObject({ statusCode: 201 });
  });
});

describe('staff accounts', () => {
  test('are added with secrets that sign in, and disabled at once', async () => {
    const { browser } = await signInStaff(shop);
    const added = (
      await browser.ask('POST', '/api/admin/staff', { username: 'newcomer', role: 'support' })
    ).json();
    expect(added.otpauthUrl).toContain(`secret=${added.totpSecret}`);
    expect(added.otpauthQr[0]).toMatch(/^1{7}0[01]+01{7}$/);
    expect(added.otpauthQr).toHaveLength(added.otpauthQr[0].length);
    const member = { ...added, ...added.account };
    const { browser: own, sessionId } = await givePassword(shop, member);
    const twoFactorCode = await codeOf(shop, member);
    await own.ask('POST', '/api/admin/login', { sessionId, twoFactorCode });
    expect(await own.ask('GET', '/api/admin/me')).toMatchObject({ statusCode: 200 });
    const path = `/api/admin/staff/${added.account.id}`;
    expect((await browser.ask('PATCH', path, { isDisabled: true })).json()).toMatchObject({
      isDisabled: true,
    });
    expect(await own.ask('GET', '/api/admin/me')).toMatchObject({ statusCode: 401 });
    const { username, password } = member;
    expect(await login({ username, password })).toMatchObject({ statusCode: 401 });
    const list = (await browser.ask('GET', '/api/admin/staff')).body;
    expect(list).not.toContain(added.totpSecret);
    expect(list).not.toContain('argon2');
  });

  test('keep at least one owner who can sign in', async () => {
    const { db } = shop.shop;
    const { member } = await signInStaff(shop);
    const owners = await db.select().from(staff).where(eq(staff.role, 'owner'));
    for (const { id } of owners)
      if (id !== member.id) await changeStaff(shop.shop, null, id, { role: 'support' });
    expect(await changeStaff(shop.shop, null, member.id, { role: 'support' })).toMatchObject({
      code: 'wrong_state',
      message: 'The shop needs at least one owner.',
    });
  });
});

describe('the audit log', () => {
  test('tells who did what, from where, and can be searched', async () => {
    const { browser, member } = await signInStaff(shop);
    await browser.ask('POST', '/api/admin/staff', { username: 'audited', role: 'support' });
    const { entries, total } = (
      await browser.ask('GET', `/api/admin/audit?who=${member.username}&status=staff.add`)
    ).json();
    expect(total).toBe(1);
    expect(entries[0]).toMatchObject({
      who: member.username,
      what: 'staff.add',
      subjectKind: 'staff',
      from: '127.0.0.1',
      after: { username: 'audited', role: 'support' },
    });
  });

  test('cannot be changed, erased or emptied', async () => {
    const { db } = shop.shop;
    await expect(db.update(staffAudit).set({ who: 'nobody' })).rejects.toThrow();
    await expect(db.delete(staffAudit)).rejects.toThrow();
    await expect(db.execute(sql`truncate staff_audit cascade`)).rejects.toThrow();
  });
});
