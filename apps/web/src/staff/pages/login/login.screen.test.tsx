import { staffApi } from '@bramblebook/contract/staff-api';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshBrowser } from '../../../testing/open-screen.tsx';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { expectToast, openStaffScreen } from '../../testing/open-staff-screen.tsx';
import { aMember } from '../../testing/sample-staff.ts';

const ASKS = { requires2FA: true, sessionId: 'first', message: 'Enter the code of your app.' };

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(staffApi.login, () => ASKS);
});

const enterPassword = async () => {
  await page.getByLabelText('Username').fill(' rosa ');
  await page.getByLabelText('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Login' }).click();
};
const code = () => page.getByLabelText('6-digit code');

test('password, then code, then the dashboard, each said in the shop’s words', async () => {
  const { history } = await openStaffScreen('/admin/login');
  await enterPassword();
  await expectToast('2FA Required', 'Enter the code of your app.');
  await expect.element(code()).toHaveAttribute('maxlength', '6');
  shop.answer(staffApi.login, () => ({ requires2FA: false, message: 'Welcome' }));
  shop.answer(staffApi.me, () => aMember());
  await code().fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectToast('Login successful', 'Welcome to the admin dashboard.');
  expect(history.at(-1)).toBe('/admin/dashboard');
  expect(shop.bodies(staffApi.login)).toEqual([
    { username: 'rosa', password: 'correct horse' },
    { twoFactorCode: '123456', sessionId: 'first' },
  ]);
});

test('one comes back to the screen one was sent away from, and to no other site', async () => {
  const { history } = await openStaffScreen('/admin/login?next=%2Fadmin%2Forders%3Fpage%3D2');
  await enterPassword();
  shop.answer(staffApi.login, () => ({ requires2FA: false, message: 'Welcome' }));
  await code().fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => history.at(-1)).toBe('/admin/orders?page=2');
});

test('“Back to Login” begins again, and a recovery code stands in for the app', async () => {
  await openStaffScreen('/admin/login');
  await enterPassword();
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect.element(page.getByLabelText('Username')).toBeVisible();
  await enterPassword();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabelText('Recovery code').fill('abcde-fghij');
  await page.getByRole('button', { name: 'Verify' }).click();
  expect(shop.bodies(staffApi.login).at(-1)).toEqual({
    recoveryCode: 'abcde-fghij',
    sessionId: 'first',
  });
});

test('a wrong password is no valid credential', async () => {
  shop.refuse(staffApi.login, 'wrong_staff_credentials');
  await openStaffScreen('/admin/login');
  await enterPassword();
  await expectToast('Login failed', 'Invalid credentials');
});

test('a refusal is said in the server’s words', async () => {
  shop.refuse(staffApi.login, 'too_many_requests');
  await openStaffScreen('/admin/login');
  await enterPassword();
  await expectToast('Login failed', 'Too many tries. Please wait a little and try again.');
});

test('what never reached the shop is said so', async () => {
  shop.cutOff(staffApi.login);
  await openStaffScreen('/admin/login');
  await enterPassword();
  await expectToast('An error occurred. Please try again.');
});

test('leaving leads to the login page, also when the shop cannot be told', async () => {
  shop.answer(staffApi.me, () => aMember());
  shop.cutOff(staffApi.logout);
  const { history } = await openStaffScreen('/admin/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByLabelText('Username')).toBeVisible();
  expect(history.at(-1)).toBe('/admin/login');
});
