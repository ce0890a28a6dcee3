import { raiseAlarm } from '@bramblebook/shop/alarms/raise-alarm';
import { orders } from '@bramblebook/shop/database/schema/orders';
import type { ServiceState } from '@bramblebook/shop/ports/service-state';
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
let services: readonly ServiceState[] = [];
beforeAll(async () => {
  opened = await openTestApp({
    jobs: JOBS_WITHOUT_PAINTING,
    now: NOW,
    timeZone: 'America/New_York',
    serviceStates: () => services,
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
  const { funnel, making, waiting, queue, models } = (
    await rosa.ask('GET', '/api/admin/overview')
  ).json();
  const counts = funnel.map(({ count }: { count: number }) => count);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  expect(making).toMatchObject({ failed: 0, rejected: 0 });
  expect(waiting).toMatchObject([{ customerName: 'Ada Byron', status: 'processing' }]);
  expect(queue.map(({ job }: { job: string }) => job)).toContain('deliver-message');
  expect(models).toBeNull();
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

test('an outside service that does not answer takes the shop’s status down, by name', async () => {
  const state = { state: 'working', since: null, lastFailure: null } as const;
  services = [
    { service: 'stripe', ...state },
    { service: 'twilio', state: 'down', since: NOW, lastFailure: 'connection refused' },
    { service: 'models', ...state },
  ];
  const { overall, services: told } = (await rosa.ask('GET', '/api/admin/system')).json();
  expect(overall).toBe('down');
  expect(told).toMatchObject([
    { service: 'stripe', health: 'online', sentence: 'It works.' },
    {
      service: 'twilio',
      health: 'down',
      sentence:
        'It is not asked since 2026-11-15 at 17:00 UTC, because it failed again and again. Its last failure: connection refused.',
    },
    { service: 'models', health: 'online' },
  ]);
  expect((await rosa.ask('GET', '/api/admin/overview')).json().models).toMatchObject({ calls: 0 });
  services = [];
});

test('“this was not me” waits for staff until somebody has seen to it', async () => {
  const { parent } = await orderOf(opened, ['digital']);
  const { shop } = opened;
  for (let i = 0; i < 2; i++)
    await shop.db.transaction((tx) =>
      raiseAlarm(shop, tx, { kind: 'not_me', about: parent.id, userId: parent.id }),
    );
  const waiting = async () => (await rosa.ask('GET', '/api/admin/alarms')).json();
  const { alarms, total } = await waiting();
  expect(total).toBe(1);
  expect(alarms).toMatchObject([{ kind: 'not_me', about: { kind: 'customer', id: parent.id } }]);
  const ofCustomer = await rosa.ask('GET', `/api/admin/customers/${parent.id}`);
  expect(ofCustomer.json().alarms).toEqual(alarms);
  const seen = (id: string) => rosa.ask('POST', `/api/admin/alarms/${id}/seen`);
  for (let i = 0; i < 2; i++) expect((await seen(alarms[0].id)).statusCode).toBe(204);
  expect(await seen(`alarm_${'a'.repeat(20)}`)).toMatchObject({ statusCode: 404 });
  expect(await waiting()).toEqual({ alarms: [], total: 0 });
  const { entries } = (await rosa.ask('GET', `/api/admin/audit?subject=${parent.id}`)).json();
  expect(entries).toMatchObject([{ what: 'alarm.seen', subjectId: parent.id }]);
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
