import { staffApi } from '@bramblebook/contract/staff-api';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser } from '../../../testing/open-screen.tsx';
import { BOOK_ID, ORDER_ID, USER_ID } from '../../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { expectToast, openStaffScreen } from '../../testing/open-staff-screen.tsx';
import { aMember, aStaffCustomer } from '../../testing/sample-staff.ts';

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(staffApi.me, () => aMember());
});

const dialog = () => page.getByRole('dialog');

const open = async (customer = aStaffCustomer()) => {
  shop.answer(staffApi.customer, () => customer);
  const opened = await openStaffScreen(`/admin/customers/${USER_ID}`);
  await expect.element(page.getByRole('heading', { name: 'Ada Parent' })).toBeVisible();
  return opened;
};

test('a customer is found by any part of the name, and opened', async () => {
  shop.answer(staffApi.customers, () => ({ customers: [aStaffCustomer().customer], total: 1 }));
  shop.answer(staffApi.customer, () => aStaffCustomer());
  const { history } = await openStaffScreen('/admin/customers');
  await page.getByRole('searchbox').fill('parent');
  await expect.poll(() => history.at(-1)).toBe('/admin/customers?search=parent');
  await page.getByRole('link', { name: 'Ada Parent' }).click();
  await expect.poll(() => history.at(-1)).toBe(`/admin/customers/${USER_ID}`);
});

test('a child’s photo is asked for only by a click that says it is written down', async () => {
  await open();
  await page.getByRole('button', { name: "Open the photo of Zoë's Story Book" }).click();
  await expect.element(page.getByText(/It is written down who opened it/)).toBeVisible();
  expect(shop.bodies(staffApi.photo)).toEqual([]);
  shop.answer(staffApi.photo, () => new Blob([], { type: 'image/webp' }));
  await dialog().getByRole('button', { name: 'Open the photo' }).click();
  await expect.element(page.getByRole('dialog', { name: /^Photo for/ })).toBeVisible();
  expect(shop.bodies(staffApi.photo)).toHaveLength(1);
});

test('blocking and erasing give their reason', async () => {
  const { history } = await open();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await dialog().getByLabelText('Reason').fill('A stolen card');
  const blocked = aStaffCustomer();
  shop.answer(staffApi.block, () => ({
    ...blocked,
    customer: { ...blocked.customer, isBlocked: true },
  }));
  await dialog().getByRole('button', { name: 'Block', exact: true }).click();
  await expectToast('Customer blocked');
  expect(shop.bodies(staffApi.block)).toEqual([{ isBlocked: true, reason: 'A stolen card' }]);
  await expect.element(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await page.getByRole('button', { name: 'Erase' }).click();
  await dialog().getByLabelText('Reason').fill('Asked to');
  shop.answer(staffApi.erase, () => undefined);
  await dialog().getByRole('button', { name: 'Erase for good' }).click();
  await expect.poll(() => history.at(-1)).toBe('/admin/customers');
});

test('“this was not me” stands above all else until somebody has seen to it', async () => {
  const alarm = {
    id: 'alarm_1',
    kind: 'not_me' as const,
    at: '2026-11-22T10:00:00.000Z',
    sentence: 'Somebody said “this was not me” of an address of this account.',
    about: { kind: 'customer' as const, id: USER_ID },
  };
  await open(aStaffCustomer({ alarms: [alarm] }));
  await expect.element(page.getByRole('region', { name: 'To be looked at' })).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  shop.answer(staffApi.settleAlarm, () => undefined);
  shop.answer(staffApi.customer, () => aStaffCustomer());
  await page.getByRole('button', { name: /^Seen to/ }).click();
  await expectToast('Seen to');
  await expect
    .element(page.getByRole('region', { name: 'To be looked at' }))
    .not.toBeInTheDocument();
});

test('the audit log says who did what, and what it was before', async () => {
  shop.answer(staffApi.audit, () => ({
    entries: [
      {
        id: 7,
        at: '2026-11-22T10:00:00.000Z',
        who: 'rosa',
        what: 'order.address',
        subjectKind: 'order',
        subjectId: ORDER_ID,
        from: '10.0.0.1',
        before: { city: 'Portlnd' },
        after: { city: 'Portland' },
      },
    ],
    total: 1,
  }));
  const { history } = await openStaffScreen(`/admin/audit?subject=${BOOK_ID}`);
  await expect
    .element(page.getByRole('row', { name: /rosa/ }))
    .toMatchTextContent(/10\.0\.0\.1.*city.*Portlnd.*Portland/);
  await page.getByRole('button', { name: new RegExp(`^Only ${BOOK_ID}`) }).click();
  expect(history.at(-1)).toBe('/admin/audit');
  await page.getByRole('link', { name: 'rosa' }).click();
  await expect.poll(() => history.at(-1)).toBe('/admin/audit?who=rosa');
});
