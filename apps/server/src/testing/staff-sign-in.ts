import type { Role } from '@bramblebook/contract/staff-roles';
import type { Shop } from '@bramblebook/shop/shop';
import { addStaff, type StaffSecrets } from '@bramblebook/shop/staff/accounts/staff-accounts';
import { generate } from 'otplib';
import type { TestApp, TestBrowser } from './test-app.ts';

let members = 0;

/** A member of staff with what they sign in with. */
export interface TestMember extends StaffSecrets {
  readonly id: string;
  readonly username: string;
}

/** A staff account that nobody has signed in to yet. */
export const addMember = async (shop: Shop, role: Role = 'owner'): Promise<TestMember> => {
  const username = `${role}${++members}`;
  const added = await addStaff(shop, null, { username, role });
  if (!added.ok) throw new Error(added.code);
  return { id: added.row.id, username, ...added.secrets };
};

/** The code that the member's authenticator shows now, or so many steps of 30 s later. */
export const codeOf = (
  test: Pick<TestApp, 'shop'>,
  { totpSecret }: Pick<StaffSecrets, 'totpSecret'>,
  steps = 0,
): Promise<string> =>
  generate({
    secret: totpSecret,
    epoch: Math.floor(test.shop.clock.now().getTime() / 1000) + steps * 30,
  });

/** A browser that gave the password but no code yet, and the session's id. */
export const givePassword = async (
  test: Pick<TestApp, 'newBrowser'>,
  { username, password }: TestMember,
): Promise<{ browser: TestBrowser; sessionId: string }> => {
  const browser = test.newBrowser();
  const answer = await browser.ask('POST', '/api/admin/login', { username, password });
  return { browser, sessionId: answer.json().sessionId };
};

/** A new member of staff, signed in with password and code. */
export const signInStaff = async (
  test: Pick<TestApp, 'shop' | 'newBrowser'>,
  role: Role = 'owner',
): Promise<{ browser: TestBrowser; member: TestMember }> => {
  const member = await addMember(test.shop, role);
  const { browser, sessionId } = await givePassword(test, member);
  const twoFactorCode = await codeOf(test, member);
  const answer = await browser.ask('POST', '/api/admin/login', { sessionId, twoFactorCode });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { browser, member };
};
