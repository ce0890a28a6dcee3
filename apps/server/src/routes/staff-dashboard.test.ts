import { orders } from '@bramblebook/shop/database/schema/orders';
import { foldTallies } from '@bramblebook/shop/staff/figures/fold-tallies';
import { JOBS_WITHOUT_PAINTING } from '@bramblebook/testing/test-orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf } from '../testing/paid-order.ts';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

/** The middle of a month and of a day, in New York. */
const NOW = new Date('2026-11-15T17:00:00Z');
let opened: TestApp;
let rosa: TestBrowser;
beforeAll(async () => {
  opened = await openTestApp({
    jobs: JOBS_WITHOUT_PAINTING,
    now: NOW,
    timeZone: 'America/New_York',
  });
  rosa = (await signInStaff(opened, 'manager')).browser;
});
afterAll(() => opened.close());

const stats = async () => (await rosa.ask('GET', '/api/admin/stats')).json();
const paidAt = (orderId: string, at: string) =>
  opened.shop.db
    .update(orders)
    .set({ paidAt: new Date(at) })
    .where(eq(orders.id, orderId));

test('an empty shop has figures too', async () => {
  expect(await stats()).toEqual({
    totalRevenue: 0,
    revenueGrowth: 0,
    totalOrders: 0,
    newOrdersToday: 0,
    totalBooks: 0,
    booksGenerating: 0,
    totalUsers: 0,
    newUsersToday: 0,
  });
});

test('figures are true to the cent, before and after they are folded', async () => {
  const hardcover = await orderOf(opened, ['hardcover']);
  await rosa.ask('POST', `/api/admin/orders/${hardcover.orderId}/refund`, {
    reason: 'late',
    amount: 950,
  });
  const refunded = await orderOf(opened, ['digital']);
  await rosa.ask('POST', `/api/admin/orders/${refunded.orderId}/refund`, { reason: 'all' });
  await orderOf(opened, ['hardcover'], 'pending');
  const cancelled = await orderOf(opened, ['hardcover']);
  await rosa.ask('POST', `/api/admin/orders/${cancelled.orderId}/cancel`, { reason: 'asked' });
  // Of October's first fifteen days, by New York's clock: the second is one hour too late.
  const before = await orderOf(opened, ['digital']);
  await paidAt(before.orderId, '2026-10-01T04:00:00Z');
  const after = await orderOf(opened, ['digital']);
  await paidAt(after.orderId, '2026-10-15T17:00:00Z');
  const expected = {
    totalRevenue: 3950 + 1900 + 1900,
    revenueGrowth: Math.round(((3950 - 1900) / 1900) * 1000) / 10,
    totalOrders: 3,
    newOrdersToday: 1,
    totalBooks: 6,
    booksGenerating: 0,
    totalUsers: 6,
    newUsersToday: 6,
  };
  expect(await stats()).toEqual(expected);
  for (let i = 0; i < 2; i++) await foldTallies.run(opened.shop, {}, new AbortController().signal);
  expect(await stats()).toEqual(expected);
});

test('trends hold every day of the shop’s time zone, the oldest first', async () => {
  const late = await orderOf(opened, ['digital']);
  await paidAt(late.orderId, '2026-11-13T04:59:00Z');
  const { days } = (await rosa.ask('GET', '/api/admin/trends?days=7')).json();
  expect(days.map(({ day }: { day: string }) => day)).toEqual([
    '2026-11-09',
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
  ]);
  expect(days[3]).toEqual({ day: '2026-11-12', revenueCents: 1900, orders: 1 });
  expect(days[6]).toEqual({ day: '2026-11-15', revenueCents: 3950, orders: 1 });
  expect(await rosa.ask('GET', '/api/admin/trends?days=8')).toMatchObject({ statusCode: 400 });
});

test('the overview tells how books come along and who waits', async () => {
  const { funnel, making, waiting, queue, modelCents } = (
    await rosa.ask('GET', '/api/admin/overview')
  ).json();
  const counts = funnel.map(({ count }: { count: number }) => count);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  expect(making).toMatchObject({ failed: 0, rejected: 0 });
  expect(waiting).toMatchObject([{ customerName: 'Ada Byron', status: 'processing' }]);
  expect(queue.map(({ job }: { job: string }) => job)).toContain('deliver-message');
  expect(modelCents).toBeNull();
});

test('the system’s status is that of its parts', async () => {
  await opened.finishJobs();
  const { overall, parts } = (await rosa.ask('GET', '/api/admin/system')).json();
  expect(parts.map(({ part }: { part: string }) => part)).toEqual([
    'database',
    'queue',
    'payment',
    'mail',
    'painter',
  ]);
  const healths = parts.map(({ health }: { health: string }) => health);
  const worst = ['down', 'slow', 'online'].find((health) => healths.includes(health));
  expect(overall).toBe(worst);
  // These payments were settled by asking: no webhook ever reached this shop.
  opened.advance(6 * 60_000);
  const later = (await rosa.ask('GET', '/api/admin/system')).json();
  expect(later.parts[2]).toMatchObject({ part: 'payment', health: 'slow' });
});

test('a few letters find orders, customers and books', async () => {
  const order = await orderOf(opened, ['digital']);
  const find = async (q: string) =>
    (await rosa.ask('GET', `/api/admin/find?q=${encodeURIComponent(q)}`)).json().found;
  expect(await find(order.orderId)).toMatchObject([{ kind: 'order', id: order.orderId }]);
  expect(await find(order.bookId)).toMatchObject([
    { kind: 'book', id: order.bookId, title: 'Maya' },
  ]);
  expect((await find(order.parent.email)).map(({ kind }: { kind: string }) => kind)).toEqual([
    'order',
    'customer',
  ]);
  expect(await rosa.ask('GET', '/api/admin/find?q=')).toMatchObject({ statusCode: 400 });
});
