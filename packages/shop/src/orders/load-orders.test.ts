import { FIRST_PAGE } from '@bramblebook/contract/page-of-list';
import {
  addBook,
  addParent,
  JOBS_WITHOUT_PAINTING,
  placeOrder,
  readOrder,
} from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { orders } from '../database/schema/orders.ts';
import { type PrintJobRow, printJobs } from '../database/schema/printing.ts';
import { listOrders, loadOrder } from './load-orders.ts';

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING });
});
afterAll(() => opened.close());

const printAt = (orderId: string, job: Partial<PrintJobRow>) =>
  opened.shop.db.insert(printJobs).values({
    id: newId('print'),
    orderId,
    attempt: 1,
    layoutHash: 'hash',
    house: 'lulu',
    status: 'in_production',
    checks: {},
    reasons: [],
    parcels: [],
    createdAt: opened.shop.clock.now(),
    changedAt: opened.shop.clock.now(),
    ...job,
  });

test('a parent reads the days that the printing house gives, and not those of a job that came to nothing', async () => {
  const { shop } = opened;
  const parent = await addParent(shop);
  const bookId = await addBook(shop, parent.id);
  const { orderId } = await placeOrder(shop, parent, bookId, ['hardcover']);
  const read = async () => loadOrder(shop, parent, await readOrder(shop, orderId));
  const promised = await read();
  expect(promised.arrival).toBeNull();
  expect(promised.estimatedDelivery).not.toBeNull();

  const days = { arrivesFrom: '2031-01-02', arrivesTo: '2031-01-09' };
  await printAt(orderId, { ...days, arrivesTo: '2031-02-01', status: 'rejected' });
  expect(await read()).toMatchObject(promised);
  await printAt(orderId, { ...days, attempt: 2 });
  const told = {
    arrival: { from: '2031-01-02', to: '2031-01-09' },
    estimatedDelivery: '2031-01-09T00:00:00.000Z',
  };
  expect(await read()).toMatchObject(told);
  expect(await listOrders(shop, parent, FIRST_PAGE)).toMatchObject([told]);
});

test('a parcel is followed at its carrier where nothing but its number is known', async () => {
  const { shop } = opened;
  const parent = await addParent(shop);
  const bookId = await addBook(shop, parent.id);
  const { orderId } = await placeOrder(shop, parent, bookId, ['hardcover']);
  const linkOf = async (parcel: { carrier: string; trackingNumber: string }) => {
    await shop.db.update(orders).set(parcel).where(eq(orders.id, orderId));
    return (await loadOrder(shop, parent, await readOrder(shop, orderId))).trackingLink;
  };
  const trackingNumber = '1Z999';
  expect(await linkOf({ carrier: 'UPS', trackingNumber })).toBe(
    'https://www.ups.com/track?tracknum=1Z999',
  );
  expect(await linkOf({ carrier: 'Other', trackingNumber })).toBeNull();
});
