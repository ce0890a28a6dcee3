import { orders } from '@bramblebook/shop/database/schema/orders';
import { JOBS_WITHOUT_PAINTING, payWithCard, readOrder } from '@bramblebook/testing/test-orders';
import { sandboxRefunds } from '@bramblebook/vendors/sandbox/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderOf, type PlacedOrder } from '../testing/paid-order.ts';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

let opened: TestApp;
let rosa: TestBrowser;
let noor: TestBrowser;
beforeAll(async () => {
  opened = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING });
  const address = await opened.app.listen({ host: '127.0.0.1', port: 0 });
  opened.deliverWebhooksTo(`${address}/api/webhooks/sandbox`);
  rosa = (await signInStaff(opened, 'manager')).browser;
  noor = (await signInStaff(opened, 'manager')).browser;
});
afterAll(() => opened.close());

const at = ({ orderId }: Pick<PlacedOrder, 'orderId'>, rest = '') =>
  `/api/admin/orders/${orderId}${rest}`;
const statusOf = async ({ orderId }: PlacedOrder) => (await readOrder(opened.shop, orderId)).status;
const mailsTo = ({ parent }: PlacedOrder) =>
  opened.mails().filter((mail) => mail.includes(`To: ${parent.email}`));
const refundsOf = ({ intentId }: PlacedOrder) =>
  opened.shop.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.intentId, intentId));

describe('the list of orders', () => {
  test('finds an order by id and by any part of name, e-mail, phone or tracking number', async () => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    await rosa.ask('PUT', at(order), { trackingNumber: '1ZQX77Y2', carrier: 'UPS' });
    const { email, phone } = order.parent;
    const spoken = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    for (const search of [
      order.orderId,
      'a byr',
      email.slice(2, 9),
      phone.slice(3),
      spoken,
      'zqx77',
    ]) {
      const found = (
        await rosa.ask('GET', `/api/admin/orders?search=${encodeURIComponent(search)}`)
      ).json();
      const row = found.orders.find(({ id }: { id: string }) => id === order.orderId);
      expect(row, search).toMatchObject({
        customerName: 'Ada Byron',
        customerEmail: email,
        totalAmount: 49,
        status: 'shipped',
        trackingNumber: '1ZQX77Y2',
        carrier: 'UPS',
      });
    }
    const none = (await rosa.ask('GET', '/api/admin/orders?search=%25_%25')).json();
    expect(none).toMatchObject({ orders: [], total: 0 });
  });

  test('filters by status, counts, sorts and pages', async () => {
    await orderOf(opened, ['digital'], 'pending');
    await orderOf(opened, ['digital', 'hardcover']);
    const pending = (await rosa.ask('GET', '/api/admin/orders?status=pending')).json();
    expect(pending.orders.every(({ status }: { status: string }) => status === 'pending')).toBe(
      true,
    );
    expect(pending.total).toBe(pending.counts.pending);
    const all = (await rosa.ask('GET', '/api/admin/orders')).json();
    expect(all.total).toBe(all.counts.all);
    const dear = (
      await rosa.ask('GET', '/api/admin/orders?sort=totalAmount&direction=desc&pageSize=1')
    ).json();
    expect(dear.orders).toMatchObject([{ totalAmount: 68 }]);
    const second = (
      await rosa.ask('GET', '/api/admin/orders?sort=totalAmount&direction=desc&pageSize=1&page=2')
    ).json();
    expect(second.orders[0].id).not.toBe(dear.orders[0].id);
  });

  test.each([
    'page=0',
    'page=x',
    'pageSize=201',
    'pageSize=0',
    'direction=up',
    `search=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect(await rosa.ask('GET', `/api/admin/orders?${query}`)).toMatchObject({ statusCode: 400 });
  });
});

describe('tracking', () => {
  test('makes the order shipped, its book too, and tells the parent once', async () => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    const body = {
      orderId: order.orderId,
      status: 'shipped',
      trackingNumber: '1Z999',
      carrier: 'UPS',
    };
    const answer = await rosa.ask('PUT', at(order), body);
    expect(answer.json()).toMatchObject({
      order: {
        status: 'shipped',
        trackingNumber: '1Z999',
        carrier: 'UPS',
        book: { status: 'shipped' },
      },
    });
    const { version } = answer.json();
    const corrected = await rosa.ask('PUT', at(order), { trackingNumber: '1Z998', version });
    expect(corrected.json()).toMatchObject({
      order: { trackingNumber: '1Z998', carrier: 'UPS' },
    });
    await opened.finishJobs();
    expect(mailsTo(order).filter((mail) => mail.includes('The parcel has left'))).toHaveLength(1);
    const { timeline } = (await rosa.ask('GET', at(order))).json();
    expect(timeline.map(({ sentence }: { sentence: string }) => sentence)).toEqual(
      expect.arrayContaining(['Order: Shipped', 'Tracking was written down.']),
    );
  });

  test('is refused on an unpaid, a digital and a cancelled order, with what is possible', async () => {
    const pending = await orderOf(opened, ['hardcover'], 'pending');
    expect((await rosa.ask('PUT', at(pending), { trackingNumber: '1Z' })).json()).toMatchObject({
      code: 'wrong_state',
      message: 'This order is Pending. From there it can only become Paid or Cancelled.',
    });
    const digital = await orderOf(opened, ['digital']);
    expect(await rosa.ask('PUT', at(digital), { trackingNumber: '1Z' })).toMatchObject({
      statusCode: 409,
    });
    const cancelled = await orderOf(opened, ['hardcover']);
    await rosa.ask('POST', at(cancelled, '/cancel'), { reason: 'asked to' });
    expect(await rosa.ask('PUT', at(cancelled), { trackingNumber: '1Z' })).toMatchObject({
      statusCode: 409,
    });
  });

  test.each([
    [{ trackingNumber: 'x'.repeat(5000) }],
    [{ trackingNumber: { a: 1 } }],
    [{ trackingNumber: '' }],
    [{ trackingNumber: 'javascript:alert(1)' }],
    [{ trackingNumber: '1Z', trackingUrl: 'javascript:alert(1)' }],
    [{ trackingNumber: '1Z', trackingUrl: 'data:text/html,x' }],
    [{ status: 'gone' }],
    [{}],
    [{ orderId: 'order_another', trackingNumber: '1Z' }],
  ])('refuses %j', async (body) => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    expect(await rosa.ask('PUT', at(order), body)).toMatchObject({ statusCode: 400 });
    expect(await statusOf(order)).toBe('approved_for_printing');
  });

  test('of somebody who saw an older version is refused with who changed what when', async () => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    const { version } = (await rosa.ask('GET', at(order))).json();
    await noor.ask('PUT', at(order), { trackingNumber: '1ZNOOR', version });
    const late = await rosa.ask('PUT', at(order), { trackingNumber: '1ZROSA', version });
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      current: {
        id: order.orderId,
        status: 'shipped',
        trackingNumber: '1ZNOOR',
        changed: {
          who: expect.stringContaining('manager'),
          what: 'order.track',
          at: expect.any(String),
        },
      },
    });
    expect(late.statusCode).toBe(409);
  });

  test('is not sent to the printer while the parent can take the approval back', async () => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    const send = () => rosa.ask('PUT', at(order), { status: 'sent_for_printing' });
    expect((await send()).json()).toMatchObject({
      code: 'approval_still_open',
      current: { openUntil: expect.any(String) },
    });
    opened.advance(30 * 60_000 - 60_000);
    rosa = (await signInStaff(opened, 'manager')).browser;
    noor = (await signInStaff(opened, 'manager')).browser;
    opened.advance(60_000);
    expect((await send()).json()).toMatchObject({ order: { status: 'sent_for_printing' } });
    for (const status of ['printed', 'delivered', 'paid', 'printing', 'cancelled'] as const)
      expect((await rosa.ask('PUT', at(order), { status })).statusCode, status).toBe(
        status === 'printed' ? 200 : 409,
      );
    expect(await rosa.ask('PUT', at(order), { status: 'shipped' })).toMatchObject({
      statusCode: 400,
    });
    await rosa.ask('PUT', at(order), { trackingNumber: '1Z' });
    expect((await rosa.ask('PUT', at(order), { status: 'delivered' })).json()).toMatchObject({
      order: { status: 'delivered', book: { status: 'delivered' } },
    });
  });
});

describe('bulk tracking', () => {
  test('takes all lines that are fine, names the others, and a dry run changes nothing', async () => {
    const good = await orderOf(opened, ['hardcover'], 'approved');
    const digital = await orderOf(opened, ['digital']);
    const trackingUpdates = [
      { orderId: good.orderId, trackingNumber: '1ZGOOD' },
      { orderId: digital.orderId, trackingNumber: '1Z', carrier: 'UPS' },
      { orderId: 'order_aaaaaaaaaaaaaaaaaaaa', trackingNumber: '1Z' },
      { orderId: 'nonsense', trackingNumber: '1Z' },
      { orderId: good.orderId, trackingNumber: '1ZTWICE' },
      { orderId: good.orderId, trackingNumber: '' },
    ];
    const path = '/api/admin/orders/bulk-tracking';
    const dry = (await rosa.ask('POST', path, { trackingUpdates, dryRun: true })).json();
    expect(dry).toMatchObject({
      updated: 0,
      accepted: [
        {
          line: 1,
          orderId: good.orderId,
          customerName: 'Ada Byron',
          from: 'approved_for_printing',
        },
      ],
    });
    expect(await statusOf(good)).toBe('approved_for_printing');
    const done = (await rosa.ask('POST', path, { trackingUpdates })).json();
    expect(done.updated).toBe(1);
    expect(done.rejected).toEqual(dry.rejected);
    expect(
      done.rejected.map(({ line, reason }: { line: number; reason: string }) => [line, reason]),
    ).toEqual([
      [2, expect.stringContaining('Nothing of this order is sent by post.')],
      [3, 'There is no order with that id.'],
      [4, 'There is no order with that id.'],
      [5, 'This order is in line 1 already.'],
      [6, 'This order is in line 1 already.'],
    ]);
    expect(await readOrder(opened.shop, good.orderId)).toMatchObject({
      status: 'shipped',
      trackingNumber: '1ZGOOD',
      carrier: 'Unknown',
    });
  });

  test('takes at most 1,000 lines', async () => {
    const line = { orderId: 'order_aaaaaaaaaaaaaaaaaaaa', trackingNumber: '1Z' };
    const post = (count: number) =>
      rosa.ask('POST', '/api/admin/orders/bulk-tracking', {
        trackingUpdates: Array.from({ length: count }, () => line),
        dryRun: true,
      });
    expect(await post(1001)).toMatchObject({ statusCode: 400 });
    expect(await post(0)).toMatchObject({ statusCode: 400 });
    expect((await post(1000)).json().rejected).toHaveLength(1000);
  });
});

describe('money given back', () => {
  test('is given once by two staff and ten clicks', async () => {
    const order = await orderOf(opened, ['hardcover']);
    const { version } = (await rosa.ask('GET', at(order))).json();
    const click = (browser: TestBrowser, key: string) =>
      browser.ask('POST', at(order, '/refund'), { reason: 'a torn page', key, version });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => click(rosa, 'refund-rosa')),
      ...Array.from({ length: 5 }, () => click(noor, 'refund-noor')),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200).length).toBe(5);
    expect(codes.filter((code) => code === 409).length).toBe(5);
    await opened.finishJobs();
    expect(await refundsOf(order)).toMatchObject([{ amountCents: 4900 }]);
    expect(await readOrder(opened.shop, order.orderId)).toMatchObject({
      status: 'refunded',
      refundedCents: 4900,
    });
    expect(mailsTo(order).filter((mail) => mail.includes('on its way back'))).toHaveLength(1);
    expect(
      (await rosa.ask('POST', at(order, '/refund'), { reason: 'again' })).json(),
    ).toMatchObject({
      code: 'wrong_state',
      message: 'Nothing of this order is left to give back.',
    });
  });

  test('can be a part, and never more than is left', async () => {
    const order = await orderOf(opened, ['hardcover']);
    const part = await rosa.ask('POST', at(order, '/refund'), { reason: 'late', amount: 900 });
    expect(part.json()).toMatchObject({
      order: { status: 'processing' },
      payment: {
        refundedCents: 900,
        refundableCents: 4000,
        refunds: [{ cents: 900, reason: 'late', status: 'succeeded' }],
      },
    });
    for (const amount of [4001, 0, -1, 1.5, '9'])
      expect(
        (await rosa.ask('POST', at(order, '/refund'), { reason: 'late', amount })).statusCode,
        String(amount),
      ).toBe(400);
    expect(await rosa.ask('POST', at(order, '/refund'), { reason: ' ' })).toMatchObject({
      statusCode: 400,
    });
  });

  test('of a cancelled order is asked for by itself; cancelling happens once', async () => {
    const order = await orderOf(opened, ['hardcover']);
    const cancel = (browser: TestBrowser, key: string) =>
      browser.ask('POST', at(order, '/cancel'), { reason: 'asked to', key });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => cancel(rosa, 'cancel-rosa')),
      ...Array.from({ length: 5 }, () => cancel(noor, 'cancel-noor')),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(await statusOf(order)).toBe('cancelled');
    await rosa.ask('POST', at(order, '/refund'), { reason: 'cancelled' });
    expect(await statusOf(order)).toBe('refunded');
    await opened.finishJobs();
    expect(mailsTo(order).filter((mail) => mail.includes('is cancelled'))).toHaveLength(1);
  });

  test('that does not fit its order is applied or given back', async () => {
    const { db } = opened.shop;
    const order = await orderOf(opened, ['hardcover'], 'pending');
    await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.orderId));
    const [row] = await db.select().from(orders).where(eq(orders.id, order.orderId));
    const intent = await opened.shop.payment.getIntent(row?.paymentIntentId ?? '');
    await payWithCard(opened.shop, { clientSecret: intent?.clientSecret ?? '' });
    await opened.finishJobs();
    expect((await rosa.ask('GET', at(order))).json().payment).toMatchObject({
      problem: { code: 'paid_after_cancel', wayOut: 'Give it back.' },
      refundableCents: 0,
    });
    const only = (await rosa.ask('GET', '/api/admin/orders?problem=only')).json();
    expect(only.orders.map(({ id }: { id: string }) => id)).toContain(order.orderId);
    const settle = (by: string) => rosa.ask('POST', at(order, '/settle-problem'), { by });
    expect(await settle('apply')).toMatchObject({ statusCode: 409 });
    expect((await settle('give_back')).json()).toMatchObject({
      payment: { problem: null, refundedCents: 4900 },
    });
    expect(await settle('give_back')).toMatchObject({ statusCode: 409 });
    expect(await refundsOf(order)).toHaveLength(1);
  });
});

describe('address, notes, messages and views', () => {
  const shipping = {
    ...{ name: 'Ada Lovelace', address: '2 Mill Lane', city: 'York' },
    ...{ state: 'North Yorkshire', zip: 'YO1 7HH', country: 'GB' },
  };

  test('an address is corrected until the printer has it', async () => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    const put = (body: object) => rosa.ask('PUT', at(order, '/address'), body);
    expect((await put(shipping)).json()).toMatchObject({
      order: { shippingInfo: shipping },
    });
    expect(await put({ ...shipping, zip: '' })).toMatchObject({ statusCode: 400 });
    expect(await put({ ...shipping, version: 0 })).toMatchObject({ statusCode: 409 });
    await rosa.ask('PUT', at(order), { trackingNumber: '1Z' });
    expect(await put(shipping)).toMatchObject({ statusCode: 409 });
  });

  test('a note is kept, and a message goes out again', async () => {
    const order = await orderOf(opened, ['hardcover']);
    await opened.finishJobs();
    expect(
      (await rosa.ask('POST', at(order, '/notes'), { text: 'Rang twice.' })).json(),
    ).toMatchObject({ notes: [{ text: 'Rang twice.' }] });
    const { messages } = (await rosa.ask('GET', at(order))).json();
    const mail = messages.find(({ channel }: { channel: string }) => channel === 'mail');
    expect(await rosa.ask('POST', at(order, `/messages/${mail.id}/resend`))).toMatchObject({
      statusCode: 200,
    });
    await opened.finishJobs();
    expect(mailsTo(order).filter((sent) => sent.includes('is ordered'))).toHaveLength(2);
    const other = await orderOf(opened, ['hardcover']);
    expect(await rosa.ask('POST', at(other, `/messages/${mail.id}/resend`))).toMatchObject({
      statusCode: 404,
    });
  });

  test('a view is saved for oneself or for all, and nobody loses a change', async () => {
    const view = { name: 'To ship', query: 'status=shipped', isShared: false };
    const mine = (await rosa.ask('POST', '/api/admin/views', view)).json();
    expect(mine).toMatchObject({ ...view, isMine: true, version: 0 });
    const seen = async (browser: TestBrowser) =>
      (await browser.ask('GET', '/api/admin/views'))
        .json()
        .views.map(({ id }: { id: string }) => id);
    expect(await seen(noor)).not.toContain(mine.id);
    const path = `/api/admin/views/${mine.id}`;
    expect(await noor.ask('DELETE', path)).toMatchObject({ statusCode: 404 });
    await rosa.ask('PUT', path, { ...view, isShared: true, version: 0 });
    expect(await seen(noor)).toContain(mine.id);
    expect(
      (await noor.ask('PUT', path, { ...view, isShared: true, version: 0 })).json(),
    ).toMatchObject({
      code: 'changed_meanwhile',
      current: { version: 1, isMine: false },
    });
    expect(await noor.ask('DELETE', path)).toMatchObject({ statusCode: 403 });
    expect(await rosa.ask('DELETE', path)).toMatchObject({ statusCode: 204 });
  });
});

test('an order that is not there is not found', async () => {
  for (const id of ['order_aaaaaaaaaaaaaaaaaaaa', '1', 'null', '%00'])
    expect((await rosa.ask('GET', `/api/admin/orders/${id}`)).statusCode, id).toBe(404);
});
