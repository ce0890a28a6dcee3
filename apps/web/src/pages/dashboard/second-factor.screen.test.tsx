import { secondFactorApi } from '@bramblebook/contract/second-factor';
import { accountApi, bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser, openScreen } from '../../testing/open-screen.tsx';
import { aUser } from '../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../testing/stand-in-shop.ts';

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
});

test('an authenticator is set up with its code, shows recovery codes once, and is turned off', async () => {
  let isOn = false;
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.ofUser, () => ({ books: [] }));
  shop.answer(orderApi.ofUser, () => []);
  shop.answer(secondFactorApi.status, () => ({ isOn, recoveryCodesLeft: isOn ? 8 : 0 }));
  await openScreen('/dashboard');
  await page.getByRole('button', { name: 'Profile Settings' }).click();
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  shop.refuse(secondFactorApi.begin, 'wrong_credentials', {
    fields: { password: 'That password is not right.' },
  });
  await page.getByLabelText('Your password').fill('a wrong hedgehog');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('is not right', { exact: false })).toBeVisible();
  shop.answer(secondFactorApi.begin, () => ({
    secret: 'ABCDEFGHIJKLMNOP',
    address: 'otpauth://totp/Bramblebook:rita?secret=ABCDEFGHIJKLMNOP',
    qr: ['101', '010', '101'],
  }));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  shop.answer(secondFactorApi.turnOn, () => {
    isOn = true;
    return { recoveryCodes: ['aaaaa-bbbbb-ccccc-ddddd', 'eeeee-fffff-ggggg-hhhhh'] };
  });
  await page.getByLabelText('The six digits that it shows').fill('123 456');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect.element(page.getByText('eeeee-fffff-ggggg-hhhhh')).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect.element(page.getByText('8 recovery codes are left', { exact: false })).toBeVisible();
  shop.answer(secondFactorApi.turnOff, () => {
    isOn = false;
    return undefined;
  });
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByLabelText('Your password').fill('a quiet hedgehog');
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await expect.element(page.getByRole('button', { name: 'Set up an authenticator' })).toBeVisible();
});

test('signing in asks for the code; a lost device has a way back', async () => {
  const signInId = 's'.repeat(43);
  shop.refuse(accountApi.me, 'not_signed_in');
  shop.answer(accountApi.login, () => ({ requires2FA: true as const, signInId }));
  await openScreen('/help');
  await page.getByRole('button', { name: 'Login' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('E-mail or phone').fill('rita@example.com');
  await dialog.getByLabelText('Password').fill('a quiet hedgehog');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  shop.refuse(secondFactorApi.enterCode, 'wrong_code');
  await dialog.getByLabelText('Code of your authenticator').fill('000000');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(dialog.getByText('That code is not right', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Get back in without it' }).click();
  shop.answer(secondFactorApi.lostDevice, ({ code }) =>
    code ? { goesAt: '2026-11-26T12:00:00.000Z' } : { verification: 'sent' as const },
  );
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await dialog.getByLabelText('Code from the e-mail').fill('123456');
  await dialog.getByRole('button', { name: 'Remove my authenticator' }).click();
  await expect
    .element(dialog.getByText('Your authenticator is removed on', { exact: false }))
    .toBeVisible();
});
