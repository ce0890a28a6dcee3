import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { createGuardrails, generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFirstAccount } from './first-account.ts';
import { checkStaffCode, checkStaffPassword } from './sign-in-staff.ts';
import {
  addStaff,
  changeStaff,
  listStaff,
  resetStaff,
  type StaffSecrets,
} from './staff-accounts.ts';

const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });
const FROM = { address: '127.0.0.1', browser: 'a test' };
let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.close());

const signIn = async (username: string, { password, totpSecret }: StaffSecrets) => {
  const first = await checkStaffPassword(opened.shop, FROM, { username, password });
  if (!first.ok) return first;
  const epoch = Math.floor(opened.shop.clock.now().getTime() / 1000);
  const twoFactorCode = await generate({ secret: totpSecret, epoch, guardrails });
  const factor = { twoFactorCode };
  return checkStaffCode(opened.shop, FROM, { sessionId: first.sessionId, factor });
};

test('is opened once by three servers that start at once, as an owner’s, and signs in', async () => {
  const given = { username: 'admin', password: null, totpSecret: null };
  const all = await Promise.all([1, 2, 3].map(() => openFirstAccount(opened.shop, given)));
  const secrets = all.filter((one) => one !== null);
  expect(secrets).toHaveLength(1);
  expect(await listStaff(opened.shop)).toMatchObject([{ username: 'admin', role: 'owner' }]);
  expect(await signIn('admin', secrets[0]!)).toMatchObject({ ok: true });
  expect(await openFirstAccount(opened.shop, given)).toBeNull();
});

test('an old authenticator’s secret of sixteen characters is good enough', async () => {
  const account = { username: 'rosa', role: 'owner', password: 'a quiet hedgehog' } as const;
  const added = await addStaff(opened.shop, null, { ...account, totpSecret: 'JBSWY3DPEHPK3PXP' });
  if (!added.ok) throw new Error(added.code);
  expect(await signIn('rosa', added.secrets)).toMatchObject({ ok: true });
});

test('a reset account signs in with its new secrets alone', async () => {
  const before = await addStaff(opened.shop, null, { username: 'noor', role: 'support' });
  const after = await resetStaff(opened.shop, null, 'noor');
  if (!before.ok || !after.ok) throw new Error('not reset');
  expect(await signIn('noor', before.secrets)).toMatchObject({ code: 'wrong_staff_credentials' });
  expect(await signIn('noor', after.secrets)).toMatchObject({ ok: true });
  expect(await resetStaff(opened.shop, null, 'nobody')).toMatchObject({ code: 'not_found' });
});

test('a disabled account cannot sign in, and can again once it is enabled', async () => {
  const added = await addStaff(opened.shop, null, { username: 'finn', role: 'manager' });
  if (!added.ok) throw new Error(added.code);
  await changeStaff(opened.shop, null, added.row.id, { isDisabled: true });
  expect(await signIn('finn', added.secrets)).toMatchObject({ code: 'wrong_staff_credentials' });
  await changeStaff(opened.shop, null, added.row.id, { isDisabled: false });
  expect(await signIn('finn', added.secrets)).toMatchObject({ ok: true });
});
