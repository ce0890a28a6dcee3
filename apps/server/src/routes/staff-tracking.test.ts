import { onBookChanged } from '@bramblebook/shop/shelf/book-changes';
import { JOBS_WITHOUT_PAINTING, readOrder } from '@bramblebook/testing/test-orders';
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
    // A slip of the hand goes back step by step, never past the approval nor over a step.
    const back = (status: string) => rosa.ask('PUT', at(order), { status });
    expect((await back('approved_for_printing')).statusCode).toBe(409);
    expect((await back('sent_for_printing')).json()).toMatchObject({
      order: { status: 'sent_for_printing', book: { status: 'sent_for_printing' } },
    });
    expect((await back('approved_for_printing')).json()).toMatchObject({
      order: { status: 'approved_for_printing', book: { status: 'approved_for_printing' } },
    });
    expect((await back('processing')).statusCode).toBe(409);
    await rosa.ask('PUT', at(order), { trackingNumber: '1Z' });
    expect((await rosa.ask('PUT', at(order), { status: 'delivered' })).json()).toMatchObject({
      order: { status: 'delivered', book: { status: 'delivered' } },
    });
  });
});

test('who follows a book hears of each act of staff on its order, once it stands, and of no refused one', async () => {
  const order = await orderOf(opened, ['hardcover'], 'approved');
  const seen: Promise<string>[] = [];
  const stop = onBookChanged(order.bookId, () => seen.push(statusOf(order)));
  for (const body of [
    { status: 'printed' },
    { trackingNumber: '1Z' },
    { status: 'paid' },
    { status: 'delivered' },
  ])
    await rosa.ask('PUT', at(order), body);
  stop();
  expect(await Promise.all(seen)).toEqual(['shipped', 'delivered']);
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
