import { staffApi } from '@bramblebook/contract/staff-api';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshBrowser } from '../../../testing/open-screen.tsx';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { expectToast, openStaffScreen } from '../../testing/open-staff-screen.tsx';
import { aMember, aRow, aStaffOrder, rows } from '../../testing/sample-staff.ts';

const COUNTS = { all: 120, pending: 1, processing: 2, shipped: 3, completed: 4 };

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(staffApi.me, () => aMember());
  shop.answer(staffApi.views, () => ({ views: [] }));
  shop.answer(staffApi.orders, () => ({ orders: rows('abc'), total: 120, counts: COUNTS }));
});

const open = async (address = '/admin/orders') => {
  const screen = await openStaffScreen(address);
  await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await expect.element(page.getByText('Customer a').first()).toBeInTheDocument();
  return screen;
};

test('the address is the view: search, filter, sort and page', async () => {
  const { history } = await open();
  await expect.element(page.getByText('1–50 of 120 orders').first()).toBeVisible();
  await userEvent.keyboard('/kowalska');
  await expect.poll(() => history.at(-1)).toBe('/admin/orders?search=kowalska');
  await page.getByRole('button', { name: 'Shipped 3' }).click();
  await expect.poll(() => history.at(-1)).toBe('/admin/orders?search=kowalska&status=shipped');
  await page.getByRole('button', { name: 'Next page' }).click();
  expect(history.at(-1)).toBe('/admin/orders?search=kowalska&status=shipped&page=2');
  await page.getByRole('button', { name: 'Amount' }).click();
  expect(history.at(-1)).toMatch(/sort=totalAmount&direction=(asc|desc)$/);
  await expect
    .element(page.getByRole('columnheader', { name: 'Amount' }))
    .toHaveAttribute('aria-sort');
});

test('j and k walk through the rows, Enter opens one, ? lists the keys', async () => {
  shop.answer(staffApi.order, () => aStaffOrder());
  const { history } = await open();
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard('jjjk');
  expect(focused()).toBe(`order_${'b'.repeat(20)}`);
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toMatchTextContent('Next row');
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe(`order_${'b'.repeat(20)}`);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => history.at(-1)).toBe(`/admin/orders/order_${'b'.repeat(20)}`);
});

test('a tracking number is asked for before anything is sent', async () => {
  await open();
  await page.getByRole('button', { name: /^Add tracking of order order_a/ }).click();
  await page.getByRole('button', { name: 'Add tracking', exact: true }).click();
  await expectToast('Missing Information', 'Please enter a tracking number');
  expect(shop.bodies(staffApi.updateOrder)).toEqual([]);
});

test('tracking ships an order; who comes second keeps their entry and sees the new state', async () => {
  await open();
  shop.refuse(staffApi.updateOrder, 'changed_meanwhile');
  await page.getByRole('button', { name: /^Add tracking of order order_a/ }).click();
  await page.getByLabelText('Tracking number').fill('1Z999');
  await page.getByLabelText('Carrier').selectOptions('DHL');
  const add = page.getByRole('button', { name: 'Add tracking', exact: true });
  shop.answer(staffApi.orders, () => ({
    orders: rows('abc').map((row) => ({ ...row, version: 4 })),
    total: 120,
    counts: COUNTS,
  }));
  await add.click();
  await expect.element(page.getByText('Changed in the meantime')).toBeVisible();
  await expect.element(page.getByLabelText('Tracking number')).toHaveValue('1Z999');
  shop.answer(staffApi.updateOrder, () => aStaffOrder());
  await expect.poll(() => shop.bodies(staffApi.orders).length).toBeGreaterThan(1);
  await add.click();
  await expectToast('Order Updated', 'Order status has been updated successfully');
  expect(shop.bodies(staffApi.updateOrder)).toEqual([
    expect.objectContaining({ version: 3, status: 'shipped', carrier: 'DHL' }),
    expect.objectContaining({ version: 4, trackingNumber: '1Z999' }),
  ]);
});

test('many numbers are looked through line by line before they count', async () => {
  await open();
  await page.getByRole('button', { name: 'Bulk Upload Tracking' }).click();
  const check = page.getByRole('button', { name: 'Check lines' });
  await check.click();
  await expectToast('No Data', 'Please enter tracking information');
  const entry = page.getByLabelText('Tracking information');
  await entry.fill('nonsense');
  await check.click();
  await expectToast(
    'Invalid Format',
    'Please use format: OrderID,TrackingNumber,Carrier (one per line)',
  );
  const fine = { line: 1, orderId: 'order_a', customerName: 'Ada', from: 'printed' } as const;
  const wrong = { line: 2, orderId: 'order_x', reason: 'There is no such order.' };
  shop.answer(staffApi.bulkTracking, ({ dryRun }) => ({
    updated: dryRun ? 0 : 1,
    accepted: [fine],
    rejected: [wrong],
  }));
  await entry.fill('order_a, 1Z, UPS\nnonsense\norder_x,2');
  await check.click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Upload Tracking' });
  await expect
    .element(dialog)
    .toMatchTextContent('1 of 3 lines will be updated. 2 will be left out.');
  await expect.element(dialog).toMatchTextContent('There is no such order.');
  await page.getByRole('button', { name: 'Update 1 orders' }).click();
  await expectToast('Bulk Update Complete', 'Updated 1 orders successfully');
  expect(shop.bodies(staffApi.bulkTracking).map(({ dryRun }) => dryRun)).toEqual([true, false]);
  expect(shop.bodies(staffApi.bulkTracking)[1]?.trackingUpdates).toEqual([
    { orderId: 'order_a', trackingNumber: '1Z', carrier: 'UPS' },
    { orderId: 'order_x', trackingNumber: '2', carrier: 'Unknown' },
  ]);
});

test('a dropped CSV is looked through and sent', async () => {
  await open();
  await page.getByRole('button', { name: 'Bulk Upload Tracking' }).click();
  const entry = page.getByLabelText('Tracking information');
  const drop = (file: File) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    entry.element().dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  };
  drop(new File([`order_${'a'.repeat(20)},1Z999,FedEx\r\n`], 'numbers.csv', { type: 'text/csv' }));
  await expect.element(entry).toHaveValue(`order_${'a'.repeat(20)},1Z999,FedEx\n`);
  const fine = { line: 1, orderId: 'order_a', customerName: 'Ada', from: 'printed' } as const;
  shop.answer(staffApi.bulkTracking, ({ dryRun }) => ({
    updated: dryRun ? 0 : 1,
    accepted: [fine],
    rejected: [],
  }));
  await page.getByRole('button', { name: 'Check lines' }).click();
  await page.getByRole('button', { name: 'Update 1 orders' }).click();
  await expectToast('Bulk Update Complete');
  expect(shop.bodies(staffApi.bulkTracking).at(-1)?.trackingUpdates).toEqual([
    { orderId: `order_${'a'.repeat(20)}`, trackingNumber: '1Z999', carrier: 'FedEx' },
  ]);
});

test('the sidebar leads everywhere, and the carriers are those that have links', async () => {
  await open();
  const links = page.getByRole('navigation').first().getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['Dashboard', 'Orders', 'Approved Books']),
  );
  await page.getByRole('button', { name: /^Add tracking of order order_a/ }).click();
  const carriers = page.getByLabelText('Carrier').element() as HTMLSelectElement;
  expect([...carriers.options].map(({ text }) => text)).toEqual([
    'UPS',
    'FedEx',
    'USPS',
    'DHL',
    'Other',
  ]);
});

test('what does not reach the shop is said in the spec’s words', async () => {
  await open();
  shop.cutOff(staffApi.updateOrder);
  await page.getByRole('button', { name: /^Add tracking of order order_a/ }).click();
  await page.getByLabelText('Tracking number').fill('1Z999');
  await page.getByRole('button', { name: 'Add tracking', exact: true }).click();
  await expectToast('Update Failed', 'Failed to update order');
  await page.getByRole('button', { name: 'Cancel' }).click();
  shop.cutOff(staffApi.bulkTracking);
  await page.getByRole('button', { name: 'Bulk Upload Tracking' }).click();
  await page.getByLabelText('Tracking information').fill(`order_${'a'.repeat(20)},1Z999,UPS`);
  await page.getByRole('button', { name: 'Check lines' }).click();
  await expectToast('Bulk Update Failed', 'Failed to update tracking information');
});

test('what one may not do is not offered', async () => {
  shop.answer(staffApi.me, () => aMember('support'));
  await open();
  await expect.element(page.getByText('rosa · Support')).toBeInTheDocument();
  await expect.element(page.getByText('Bulk Upload Tracking')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /tracking of/ })).not.toBeInTheDocument();
});

test('who is not signed in is told so', async () => {
  shop.refuse(staffApi.orders, 'not_signed_in');
  await openStaffScreen('/admin/orders');
  await expect
    .element(page.getByText('Access Denied: Please log in to access the orders.'))
    .toBeVisible();
});

test('what fails can be tried again', async () => {
  shop.refuse(staffApi.orders, 'service_unavailable');
  await openStaffScreen('/admin/orders');
  await expect.element(page.getByText(/We could not read the orders\./)).toBeVisible();
  shop.answer(staffApi.orders, () => ({ orders: rows('abc'), total: 3, counts: COUNTS }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Customer a').first()).toBeInTheDocument();
});

test('the list can be used by everybody', async () => {
  shop.answer(staffApi.orders, () => ({
    orders: [aRow({ hasProblem: true }), ...rows('def')],
    total: 4,
    counts: COUNTS,
  }));
  await openStaffScreen('/admin/orders');
  await expect.element(page.getByText('Payment problem').first()).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
