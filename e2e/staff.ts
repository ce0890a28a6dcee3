import { screenPath } from '@bramblebook/contract/screen-routes';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { Role } from '@bramblebook/contract/staff-roles';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { ask } from './ask.ts';

export interface StaffMember {
  readonly username: string;
  readonly password: string;
  readonly totpSecret: string;
}

/** The first account, which the shop of the tests is opened with. */
export const OWNER: StaffMember = {
  username: 'rosa',
  password: 'a thorny bramble hedge',
  totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

/** Signs in on the screen, with password and authenticator. */
export const signInStaff = async (page: Page, who: StaffMember): Promise<void> => {
  await page.goto(screenPath('adminLogin'));
  await page.getByLabel('Username').fill(who.username);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2FA Required').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to Login' })).toBeVisible();
  const code = page.getByLabel('6-digit code');
  await expect(code).toHaveAttribute('maxlength', '6');
  await code.fill(await generate({ secret: who.totpSecret }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome to the admin dashboard.').first()).toBeVisible();
  await expect(page).toHaveURL(screenPath('adminDashboard'));
};

/** Another account, added by an owner who has just signed in. */
export const addStaff = async (
  from: APIRequestContext,
  username: string,
  role: Role,
): Promise<StaffMember> => {
  const { password, totpSecret } = await ask(from, staffApi.addAccount, {
    body: { username, role },
  });
  return { username, password, totpSecret };
};
