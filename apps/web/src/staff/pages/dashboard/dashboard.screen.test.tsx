import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffStats, SystemStatus } from '@bramblebook/contract/staff-dashboard-api';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser } from '../../../testing/open-screen.tsx';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { openStaffScreen } from '../../testing/open-staff-screen.tsx';
import { aMember } from '../../testing/sample-staff.ts';

const ALL_WELL: SystemStatus = { overall: 'online', parts: [], services: [] };
const NO_MAIL: SystemStatus = {
  overall: 'down',
  parts: [{ part: 'mail', health: 'down', sentence: 'The mail server refuses.' }],
  services: [{ service: 'twilio', health: 'down', sentence: 'It is not asked.' }],
};
const STATS: StaffStats = {
  totalRevenue: 684_250,
  revenueGrowth: 12.4,
  totalOrders: 187,
  newOrdersToday: 6,
  totalBooks: 342,
  booksGenerating: 5,
  totalUsers: 260,
  newUsersToday: 9,
};

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(staffApi.me, () => aMember());
  shop.answer(staffApi.stats, () => STATS);
  shop.answer(staffApi.trends, () => ({
    days: [{ day: '2026-11-22', revenueCents: 9800, orders: 2 }],
  }));
  shop.answer(staffApi.system, () => ALL_WELL);
});

const card = (label: string) => page.getByRole('listitem').filter({ hasText: label }).first();
const panel = (name: string) => page.getByRole('region', { name });

test('the cards say the figures in the spec’s words', async () => {
  await openStaffScreen('/admin/dashboard');
  await expect
    .element(card('Total Revenue'))
    .toMatchTextContent('Total Revenue$6,842.50+12.4% from last month');
  await expect.element(card('Total Orders')).toMatchTextContent('Total Orders187+6 today');
  await expect.element(card('Total Books')).toMatchTextContent('Total Books3425 generating');
  await expect.element(card('Total Users')).toMatchTextContent('Total Users260+9 today');
  await expect
    .element(page.getByRole('progressbar'))
    .toHaveAttribute('aria-valuenow', String(684_250));
  const business = panel('Business Overview');
  await expect.element(business).toMatchTextContent('Average order value$36.59');
  await expect.element(business).toMatchTextContent('Books per user1.3');
  await expect.element(business).toMatchTextContent('Processing efficiency98.5%');
});

test('the bar is full at $10,000', async () => {
  shop.answer(staffApi.stats, () => ({ ...STATS, totalRevenue: 1_500_000 }));
  await openStaffScreen('/admin/dashboard');
  const bar = page.getByRole('progressbar');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '1000000');
  await expect.element(bar).toHaveAttribute('aria-valuemax', '1000000');
});

test('a shop without orders divides by nothing', async () => {
  const none = Object.fromEntries(Object.keys(STATS).map((name) => [name, 0]));
  shop.answer(staffApi.stats, () => none as unknown as StaffStats);
  await openStaffScreen('/admin/dashboard');
  const business = panel('Business Overview');
  await expect.element(business).toMatchTextContent('Average order value$0.00');
  await expect.element(business).toMatchTextContent('Processing efficiency100.0%');
});

test('the system status is online only when every part is', async () => {
  await openStaffScreen('/admin/dashboard');
  await expect.element(panel('Recent Activity')).toMatchTextContent('System StatusOnline');
});

test('what is down is named, with how', async () => {
  shop.answer(staffApi.system, () => NO_MAIL);
  await openStaffScreen('/admin/dashboard');
  await expect
    .element(panel('Recent Activity'))
    .toMatchTextContent(
      'System StatusDownMail down: The mail server refuses.Text messages down: It is not asked.',
    );
});

test('the chart has its table behind it', async () => {
  await openStaffScreen('/admin/dashboard');
  await page.getByText('Show as a table').click();
  await expect.element(page.getByRole('row', { name: '2026-11-22 $98.00 2' })).toBeVisible();
});

test('figures that are refused are denied in the spec’s words', async () => {
  shop.refuse(staffApi.stats, 'not_signed_in');
  await openStaffScreen('/admin/dashboard');
  await expect
    .element(page.getByText('Access Denied: Please log in to access the admin dashboard.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To the login page' })).toBeVisible();
});
