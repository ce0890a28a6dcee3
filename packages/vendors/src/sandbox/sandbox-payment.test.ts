import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asSandbox, type SandboxPayment } from '@bramblebook/shop/ports/sandbox-payment';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signWebhook } from '../signatures/webhook-signature.ts';
import { deliverSandboxEvent } from './deliver-sandbox-event.ts';
import { sandboxCharges } from './tables.ts';

let opened: TestShop;
let sandbox: SandboxPayment;
let server: Server;
let taken: { body: Buffer; signature: string }[] = [];
let answers: number[] = [];
let count = 0;

beforeAll(async () => {
  opened = await openTestShop({
    jobs: [deliverSandboxEvent],
    now: new Date('2026-11-20T12:00:00Z'),
  });
  sandbox = asSandbox(opened.shop.payment)!;
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    taken.push({ body, signature: String(request.headers['sandbox-signature']) });
    response.writeHead(answers.shift() ?? 200).end('{"received":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  opened.deliverWebhooksTo(`http://127.0.0.1:${port}/api/webhooks/sandbox`);
});
afterAll(async () => {
  server.close();
  await opened.close();
});
beforeEach(async () => {
  await opened.finishJobs();
  taken = [];
  answers = [];
});

const newIntent = (amountCents = 1900) => {
  count++;
  return sandbox.createIntent({
    orderId: `order_${count}`,
    amountCents,
    idempotencyKey: `create-${count}`,
  });
};
const card = (clientSecret: string, change = {}) => ({
  clientSecret,
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  ...change,
});
const charges = async () => (await opened.shop.db.select().from(sandboxCharges)).length;

describe('an intent', () => {
  test('is made once for a key, also by calls at the same time', async () => {
    const ask = { orderId: 'order_same', amountCents: 1900, idempotencyKey: 'same' };
    const made = await Promise.all(Array.from({ length: 10 }, () => sandbox.createIntent(ask)));
    expect(new Set(made.map((intent) => intent.id)).size).toBe(1);
    expect(await sandbox.getIntent(made[0]!.id)).toEqual(made[0]);
    await expect(sandbox.createIntent({ ...ask, amountCents: 1 })).rejects.toThrow('same');
  });

  test('that is not known is null, and cannot be cancelled', async () => {
    expect(await sandbox.getIntent('pi_sandbox_none')).toBeNull();
    await expect(sandbox.cancelIntent('pi_sandbox_none', 'none')).rejects.toThrow('none');
  });

  test('that was cancelled takes no card', async () => {
    const intent = await newIntent();
    expect((await sandbox.cancelIntent(intent.id, 'cancel-1')).status).toBe('canceled');
    expect(await sandbox.confirm(card(intent.clientSecret))).toMatchObject({
      ok: false,
      code: 'wrong_state',
    });
  });

  test('that was paid is not cancelled', async () => {
    const intent = await newIntent();
    await sandbox.confirm(card(intent.clientSecret));
    expect((await sandbox.cancelIntent(intent.id, 'cancel-2')).status).toBe('succeeded');
  });
});

describe('a card', () => {
  test('is charged once, however often it is confirmed at once', async () => {
    const intent = await newIntent();
    const before = await charges();
    const confirmed = await Promise.all(
      Array.from({ length: 10 }, () => sandbox.confirm(card(intent.clientSecret))),
    );
    for (const answer of confirmed) expect(answer).toEqual({ ok: true, status: 'succeeded' });
    expect(await charges()).toBe(before + 1);
    await opened.finishJobs();
    expect(taken).toHaveLength(1);
  });

  test('that is declined can be followed by another one', async () => {
    const intent = await newIntent();
    const declined = card(intent.clientSecret, { cardNumber: '4000 0000 0000 0002' });
    expect(await sandbox.confirm(declined)).toMatchObject({
      code: 'card_declined',
      message: 'Your card was declined. Nothing was charged.',
    });
    expect((await sandbox.getIntent(intent.id))?.status).toBe('requires_payment_method');
    expect(await sandbox.confirm(card(intent.clientSecret))).toMatchObject({ ok: true });
  });

  test('that is a real one is not taken', async () => {
    const intent = await newIntent();
    const real = card(intent.clientSecret, { cardNumber: '5555 5555 5555 4444' });
    expect(await sandbox.confirm(real)).toMatchObject({
      code: 'card_declined',
      message: expect.stringContaining('test shop'),
    });
  });

  test('may need to be confirmed, which cannot be skipped', async () => {
    const intent = await newIntent();
    const asking = card(intent.clientSecret, { cardNumber: '4000002500003155' });
    const answered = { ...asking, authenticated: true };
    const mustAsk = { ok: true, status: 'requires_action' };
    expect(await sandbox.confirm(answered)).toEqual(mustAsk);
    expect((await sandbox.getIntent(intent.id))?.status).toBe('requires_action');
    expect(await sandbox.confirm(asking)).toEqual(mustAsk);
    expect(await sandbox.confirm(answered)).toEqual({ ok: true, status: 'succeeded' });
  });

  test('that is mistyped is refused by the field', async () => {
    const intent = await newIntent();
    for (const [field, value] of [
      ['cardNumber', '4242 4242 4242 4241'],
      ['expiry', '10/26'],
      ['cvc', '12'],
    ] as const) {
      const answer = await sandbox.confirm(card(intent.clientSecret, { [field]: value }));
      expect(answer).toMatchObject({
        code: 'card_invalid',
        fields: { [field]: expect.stringContaining('Nothing') },
      });
    }
    expect((await sandbox.getIntent(intent.id))?.status).toBe('requires_payment_method');
  });

  test('needs the right client secret', async () => {
    const intent = await newIntent();
    for (const secret of [`${intent.id}_secret_x`, intent.id, 'pi_none_secret_x', '', '_secret_'])
      expect(await sandbox.confirm(card(secret))).toMatchObject({ code: 'not_found' });
  });
});

describe('a refund', () => {
  test('can be partial but never more than what was paid', async () => {
    const intent = await newIntent(4900);
    const refund = (amountCents: number, idempotencyKey: string) =>
      sandbox.refund({ paymentIntentId: intent.id, amountCents, idempotencyKey });
    expect(await refund(100, 'refund-0')).toEqual({ ok: false, reason: 'not_paid' });
    await sandbox.confirm(card(intent.clientSecret));
    const first = await refund(1000, 'refund-1');
    expect(first).toMatchObject({ ok: true, status: 'succeeded' });
    expect(await refund(1000, 'refund-1')).toEqual(first);
    expect(await refund(3901, 'refund-2')).toEqual({ ok: false, reason: 'more_than_left' });
    expect(await refund(3900, 'refund-3')).toMatchObject({ ok: true });
    expect(await refund(1, 'refund-4')).toEqual({ ok: false, reason: 'already_refunded' });
    for (const amount of [0, -1, 1.5, Number.NaN])
      await expect(refund(amount, `refund-${amount}`)).rejects.toThrow();
  });
});

describe('a webhook', () => {
  test('is delivered signed, without the client secret, until the shop takes it', async () => {
    const intent = await newIntent();
    await sandbox.confirm(card(intent.clientSecret));
    answers = [500, 503, 200];
    await opened.finishJobs();
    expect(taken).toHaveLength(3);
    for (const { body, signature } of taken) {
      expect(body.toString()).not.toContain(intent.clientSecret);
      expect(sandbox.readWebhook(body, signature)).toEqual({
        kind: 'intent',
        eventId: expect.stringMatching(/^evt_sandbox_/),
        intentId: intent.id,
        status: 'succeeded',
      });
    }
  });

  test('that is delivered already is not delivered again', async () => {
    const intent = await newIntent();
    await sandbox.confirm(card(intent.clientSecret));
    await opened.finishJobs();
    const { id } = JSON.parse(taken[0]!.body.toString());
    await sandbox.deliverEvent(id);
    expect(taken).toHaveLength(1);
  });

  test.each(['{', '[]', '{"id":"evt_1"}', '\xff'])('that says %j tells nothing', (text) => {
    const body = Buffer.from(text, 'latin1');
    const signature = signWebhook(opened.webhookSecret, body, opened.shop.clock.now());
    expect(sandbox.readWebhook(body, signature)).toBeNull();
  });

  test('of a kind we do not know is taken and ignored', () => {
    const body = Buffer.from('{"id":"evt_1","type":"payout.paid","data":{"object":{"id":"po_1"}}}');
    const signature = signWebhook(opened.webhookSecret, body, opened.shop.clock.now());
    expect(sandbox.readWebhook(body, signature)).toEqual({ kind: 'ignored', eventId: 'evt_1' });
  });
});
