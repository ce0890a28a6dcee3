import { screenPath } from '@bramblebook/contract/screen-routes';
import { accountApi } from '@bramblebook/contract/shop-api';
import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { test } from './journey.ts';
import { outboxOf } from './outbox.ts';
import { LEAVER, register, signIn } from './parents.ts';

const NEW_PASSWORD = 'an even quieter bramble';

test('a password is reset, the data taken along and the account erased', async ({ page }) => {
  await register(page.request, LEAVER);
  await ask(page.request, accountApi.logout);

  await test.step('a code by e-mail changes the password', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Reset it here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset Password' });
    await dialog.getByLabel('E-mail or phone').fill(LEAVER.email);
    await dialog.getByLabel('New password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Send Reset Code' }).click();
    const code = async (): Promise<string | undefined> => {
      const [mail] = await outboxOf('.eml', LEAVER);
      return mail && /Subject: (\d{6}) is your/.exec(mail)?.[1];
    };
    await expect.poll(code).toBeTruthy();
    await dialog.getByLabel('Code').fill((await code()) ?? '');
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Password Reset Successful!').first()).toBeVisible();
  });

  await test.step('the new one signs in, the old one does not', async () => {
    await expect(signIn(page.request, LEAVER)).rejects.toThrow(/401/);
    const dialog = page.getByRole('dialog', { name: 'Welcome Back!' });
    await dialog.getByLabel('E-mail or phone').fill(LEAVER.email);
    await dialog.getByLabel('Password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(screenPath('dashboard'));
  });

  await test.step('everything held is downloaded in one file', async () => {
    await page.getByRole('button', { name: 'Profile Settings' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(await download.failure()).toBeNull();
  });

  await test.step('the account ends when the password is given', async () => {
    await page.getByRole('button', { name: 'Erase my account' }).click();
    await page.getByLabel('Your password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByText('Your account is erased').first()).toBeVisible();
    await expect(signIn(page.request, { ...LEAVER, password: NEW_PASSWORD })).rejects.toThrow(
      /401/,
    );
  });
});
