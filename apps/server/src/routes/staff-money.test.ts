import { orders } from '@bramblebook/shop/database/schema/orders';
import type { SandboxPayment } from '@bramblebook/shop/ports/sandbox-payment';
import { JOBS_WITHOUT_PAINTING, payWithCard, readOrder } from '@bramblebook/testing/test-orders';
import { sandboxRefunds } from '@bramblebook/vendors/sandbox/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderOf, type PlacedOrder } from '../testing/paid-order.ts';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

/** What goes wrong with the provider's next refunds: no answer at all, or an answer that is lost. */
let fault: 'before' | 'after' | null = null;
const faulty = (sandbox: SandboxPayment): SandboxPayment => ({
  ...sandbox,
  async refund(wanted) {
    if (fault === 'before') throw new Error('connect ECONNREFUSED');
    const answer = await sandbox.refund(wanted);
    if (fault === 'after') throw new Error('socket hang up');
    return answer;
  },
});

let opened: TestApp;
let rosa: TestBrowser;
let noor: TestBrowser;
beforeAll(async () => {
  opened = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING, payment: faulty });
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

  test.each(['before', 'after'] as const)(
    'is given once where the provider falls silent %s it has acted',
    async (when) => {
      const order = await orderOf(opened, ['hardcover']);
      fault = when;
      const answer = await rosa.ask('POST', at(order, '/refund'), { reason: 'a torn page' });
      expect(answer.json().payment).toMatchObject({
        refundedCents: 0,
        refundableCents: 0,
        refunds: [{ cents: 4900, status: 'pending' }],
      });
      const second = await rosa.ask('POST', at(order, '/refund'), { reason: 'again' });
      expect(second).toMatchObject({ statusCode: 409 });
      fault = null;
      await opened.finishJobs();
      expect(await refundsOf(order)).toMatchObject([{ amountCents: 4900 }]);
      expect(await readOrder(opened.shop, order.orderId)).toMatchObject({
        status: 'refunded',
        refundedCents: 4900,
      });
    },
  );

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
