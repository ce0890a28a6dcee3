import { settlePayment } from '@bramblebook/shop/orders/settle-payment';
import { approvePrinting } from '@bramblebook/shop/printing/approve-printing';
import { beginPrintJob } from '@bramblebook/shop/printing/house/begin-print-job';
import { followPrintJobs } from '@bramblebook/shop/printing/house/follow-print-jobs';
import { quotePrint } from '@bramblebook/shop/printing/house/quote-print';
import { readPrintJob } from '@bramblebook/shop/printing/house/read-print-job';
import { receiveHouseWebhook } from '@bramblebook/shop/printing/house/receive-house-webhook';
import { tendPrintJob } from '@bramblebook/shop/printing/house/tend-print-job';
import type { Shop } from '@bramblebook/shop/shop';
import { listAlarms } from '@bramblebook/shop/staff/alarms/list-alarms';
import { cancelOrder } from '@bramblebook/shop/staff/orders/cancel-order';
import { addPrintFiles } from '@bramblebook/testing/print-masters';
import {
  addBook,
  addParent,
  JOBS_WITHOUT_PAINTING,
  payWithCard,
  placeOrder,
  readOrder,
  type TestParent,
} from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeLulu, startFakeLulu } from '../../../../fakes/lulu/fake-lulu.ts';
import { openVendorLine } from '../line/vendor-line.ts';
import { luluPrinter } from './lulu-printer.ts';
import { readLuluSettings } from './lulu-settings.ts';

const MINUTE_MS = 60_000;
/** Longer than a process may hold a print job. */
const CLAIM_OVER_MS = 16 * MINUTE_MS;
const ROSA = { id: 'staff_r', username: 'rosa', role: 'manager', address: 'here' } as const;

let opened: TestShop;
let fake: FakeLulu;
let shop: Shop;
let parent: TestParent;
let orderId: string;
/** What the files' addresses end with: the fake refuses those that say `wrong`. */
let ending = '';

beforeAll(async () => {
  fake = await startFakeLulu();
  const read = readLuluSettings(fake.settings);
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  const now = { now: () => opened.shop.clock.now() };
  const limits = { timeLimitMs: 300, firstWaitMs: 5, longestWaitMs: 1_100, breakAfter: 99 };
  const line = openVendorLine({ vendor: 'lulu', clock: now, report: () => {}, limits });
  const contactEmail = 'print@books.example';
  const printer = luluPrinter({ settings: read.settings, contactEmail, line, clock: now });
  opened = await openTestShop({ printer, jobs: JOBS_WITHOUT_PAINTING });
  shop = opened.shop;
  shop.files.shortAddress = async (key) => `https://files.example/${key}?${ending}`;
});
afterAll(async () => {
  await fake.close();
  await opened.close();
});
beforeEach(async () => {
  ending = '';
  parent = await addParent(shop);
  const bookId = await addBook(shop, parent.id, { complete: true });
  const ready = await placeOrder(shop, parent, bookId, ['digital', 'hardcover']);
  orderId = ready.orderId;
  await payWithCard(shop, ready);
  await settlePayment(shop, ready.paymentIntentId);
  expect(await approvePrinting(shop, parent, { bookId, orderId })).toEqual({ ok: true });
  await addPrintFiles(shop, orderId);
  await opened.finishJobs();
});

const begin = () =>
  shop.db.transaction(async (tx) =>
    beginPrintJob(shop, tx, {
      order: await readOrder({ ...shop, db: tx as never }, orderId),
      sentBy: 'rosa',
    }),
  );
const send = async () => {
  opened.advance(31 * MINUTE_MS);
  const begun = await begin();
  if (!begun.ok) throw new Error(begun.message);
  await opened.finishJobs();
  return begun.printJobId;
};
const jobsOf = (printJobId: string) =>
  fake.jobs.filter(({ external_id }) => external_id === printJobId);
const houseId = (printJobId: string): number => jobsOf(printJobId)[0]?.id ?? 0;
const hear = ({ body, signature }: { body: Buffer; signature: string }) =>
  receiveHouseWebhook(shop, { rawBody: body, signature });
const parcels = () =>
  opened.mails().filter((mail) => mail.includes(`To: ${parent.email}`) && mail.includes('1Z999'));
const PARCEL = {
  tracking_id: '1Z999',
  tracking_urls: ['https://ups.example/1Z999'],
  carrier_name: 'UPS',
};

test('an approved order is priced, checked, printed once and followed to its parent’s door', async () => {
  expect(await begin()).toMatchObject({ ok: false, code: 'approval_still_open' });
  expect(await quotePrint(shop, orderId)).toMatchObject({
    ok: true,
    quote: { house: 'Lulu', totalCents: 2150, shippingCents: 699 },
  });
  const id = await send();
  expect(await begin()).toEqual({ ok: true, printJobId: id });
  expect(jobsOf(id)).toMatchObject([{ production_delay: 60, line_items: [{ quantity: 1 }] }]);
  const checks = fake.requests.filter(
    ({ method, path }) => method === 'POST' && /validate/.test(path),
  );
  expect(checks.map(({ path }) => path)).toEqual(['/validate-interior/', '/validate-cover/']);
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'sent_for_printing' });

  const late = fake.sign({ id: houseId(id) });
  await fake.moveJob(houseId(id), 'SHIPPED', { items: PARCEL });
  for (const event of [late, late, fake.sign({ id: 77 }), fake.sign({ id: houseId(id) })])
    expect(await hear(event)).toEqual({ ok: true });
  const again = fake.sign({ id: houseId(id) });
  const heard = await Promise.all(Array.from({ length: 10 }, () => hear(again)));
  expect(heard).toEqual(heard.map(() => ({ ok: true })));
  const forged = {
    ...late,
    signature: late.signature.replace(/^./, (d) => (d === '0' ? '1' : '0')),
  };
  expect(await hear(forged)).toMatchObject({ ok: false, code: 'malformed' });
  await opened.finishJobs();
  expect(await readOrder(shop, orderId)).toMatchObject({
    status: 'shipped',
    trackingNumber: '1Z999',
    trackingUrl: 'https://ups.example/1Z999',
    carrier: 'UPS',
  });
  expect(parcels()).toHaveLength(1);

  // The webhook of the end is lost: the shop asks, and has its webhooks switched on.
  await fake.moveJob(houseId(id), 'DELIVERED', { items: PARCEL });
  await followPrintJobs.run(shop, {}, new AbortController().signal);
  await opened.finishJobs();
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'delivered' });
  expect(await readPrintJob(shop, orderId)).toMatchObject({ status: 'delivered', costCents: 2150 });
  expect(fake.webhooks).toMatchObject([
    { url: `${shop.publicUrl}/api/webhooks/lulu`, is_active: true },
  ]);
});

test('a shop killed between Lulu’s answer and its own row orders no second print', async () => {
  const { transaction } = shop.db;
  const dying = Object.create(shop.db, {
    transaction: {
      value: (work: never) => {
        if (fake.jobs.length > before) throw new Error('killed');
        return transaction.call(shop.db, work);
      },
    },
  });
  const before = fake.jobs.length;
  opened.advance(31 * MINUTE_MS);
  const begun = await begin();
  if (!begun.ok) throw new Error(begun.message);
  const { printJobId } = begun;
  const { signal } = new AbortController();
  const run = (by: Shop) => tendPrintJob.run(by, { printJobId }, signal);
  for (let tries = 0; tries < 2; tries++) await run(shop);
  await expect(run({ ...shop, db: dying })).rejects.toThrow('killed');
  expect(jobsOf(printJobId)).toHaveLength(1);
  expect(await readPrintJob(shop, orderId)).toMatchObject({ status: 'ordering', houseJobId: null });
  const cancel = { orderId, reason: 'no more' };
  expect(await cancelOrder(shop, ROSA, cancel)).toMatchObject({ ok: false, code: 'wrong_state' });
  opened.advance(CLAIM_OVER_MS);
  await run(shop);
  expect(jobsOf(printJobId)).toHaveLength(1);
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'sent_for_printing' });
  await opened.finishJobs();
});

test('files that Lulu refuses are not ordered; mended, the order goes out in a second try', async () => {
  ending = 'wrong';
  const id = await send();
  expect(jobsOf(id)).toEqual([]);
  expect(await readPrintJob(shop, orderId)).toMatchObject({
    status: 'refused',
    reasons: expect.arrayContaining(['The page size is 8 by 8 inches.']),
  });
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'approved_for_printing' });
  const { alarms } = await listAlarms(shop);
  expect(alarms).toContainEqual(
    expect.objectContaining({ kind: 'print_stopped', about: { kind: 'order', id: orderId } }),
  );
  ending = '';
  const again = await send();
  expect(again).not.toBe(id);
  expect(jobsOf(again)).toHaveLength(1);
});

test('an order that Lulu rejects comes back to staff with the reason, and tells the parent nothing', async () => {
  const id = await send();
  const told = opened.mails().length;
  await fake.moveJob(houseId(id), 'REJECTED', { message: 'The spine is too narrow.' });
  await hear(fake.sign({ id: houseId(id) }));
  await opened.finishJobs();
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'approved_for_printing' });
  expect(await readPrintJob(shop, orderId)).toMatchObject({
    status: 'rejected',
    reasons: ['The spine is too narrow.'],
  });
  expect(opened.mails()).toHaveLength(told);
  expect(await send()).not.toBe(id);
});

test('with Lulu down an order waits and goes out once by itself; set so, without a click', async () => {
  opened.advance(31 * MINUTE_MS);
  const { signal } = new AbortController();
  fake.misbehave(...Array.from({ length: 4 }, () => ({ kind: 'answer' as const, status: 503 })));
  const asking = followPrintJobs.run({ ...shop, sendsToPrintItself: true }, {}, signal);
  await asking.catch(() => undefined);
  await opened.finishJobs();
  const facts = await readPrintJob(shop, orderId);
  expect(facts).toMatchObject({ status: 'accepted', sentBy: null, attempt: 1 });
  expect(fake.jobs.filter(({ id }) => String(id) === facts?.houseJobId)).toHaveLength(1);
});
