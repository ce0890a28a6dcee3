import { staffApi } from '@bramblebook/contract/staff-api';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser } from '../../../testing/open-screen.tsx';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { expectToast, openStaffScreen } from '../../testing/open-staff-screen.tsx';
import { aMember } from '../../testing/sample-staff.ts';

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(staffApi.me, () => aMember());
});

const dialog = () => page.getByRole('dialog');

const TOM = {
  id: `staff_${'t'.repeat(20)}`,
  username: 'tom',
  role: 'fulfilment' as const,
  isDisabled: false,
  createdAt: '2026-11-22T10:00:00.000Z',
  lastSignInAt: null,
};

const open = async () => {
  shop.answer(staffApi.sessions, () => ({
    sessions: [
      {
        id: 'other',
        startedAt: '2026-11-22T10:00:00.000Z',
        lastSeenAt: '2026-11-22T11:00:00.000Z',
        from: 'Firefox, 10.0.0.2',
        isThis: false,
      },
    ],
  }));
  shop.answer(staffApi.accounts, () => ({ staff: [TOM] }));
  await openStaffScreen('/admin/account');
};

test('a new account’s secrets are shown once, with a QR code', async () => {
  await open();
  await page.getByRole('button', { name: 'Add an account' }).click();
  await dialog().getByLabelText('Username').fill('tom');
  await dialog().getByLabelText('Role').selectOptions('Fulfilment');
  shop.answer(staffApi.addAccount, () => ({
    account: TOM,
    password: 'a-long-password',
    totpSecret: 'JBSWY3DPEHPK3PXP',
    otpauthUrl: 'otpauth://totp/tom?secret=JBSWY3DPEHPK3PXP',
    otpauthQr: ['101', '010', '101'],
  }));
  await dialog().getByRole('button', { name: 'Add', exact: true }).click();
  const code = page.getByRole('img', { name: 'QR code for the authenticator of tom' });
  await expect.element(code).toBeVisible();
  expect(code.element().querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(5);
  await expect.element(dialog()).toMatchTextContent(/a-long-password.*JBSWY3DPEHPK3PXP/);
  await dialog().getByRole('button', { name: 'I have kept them' }).click();
  await expect.element(page.getByText('a-long-password')).not.toBeInTheDocument();
  expect(shop.bodies(staffApi.addAccount)).toMatchObject([{ username: 'tom', role: 'fulfilment' }]);
});

test('recovery codes are shown once', async () => {
  await open();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  shop.answer(staffApi.recoveryCodes, () => ({ codes: ['abcde-fghij', 'klmno-pqrst'] }));
  await dialog().getByRole('button', { name: 'Make new codes' }).click();
  await expect.element(page.getByText('abcde-fghij')).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect.element(page.getByText('abcde-fghij')).not.toBeInTheDocument();
});

test('a session elsewhere is ended, and an account disabled once that is confirmed', async () => {
  await open();
  shop.answer(staffApi.endSession, () => undefined);
  await page.getByRole('button', { name: /^End the session from Firefox/ }).click();
  await expectToast('Session ended');
  await page.getByRole('button', { name: 'Disable tom' }).click();
  shop.answer(staffApi.changeAccount, () => ({ ...TOM, isDisabled: true }));
  await dialog().getByRole('button', { name: 'Change' }).click();
  await expectToast('Account changed');
  expect(shop.bodies(staffApi.changeAccount)).toEqual([{ isDisabled: true }]);
});

test('staff accounts are not offered to those who may not keep them', async () => {
  shop.answer(staffApi.me, () => aMember('manager'));
  await open();
  await expect.element(page.getByRole('region', { name: 'You' })).toBeVisible();
  await expect.element(page.getByText('Staff accounts')).not.toBeInTheDocument();
});
