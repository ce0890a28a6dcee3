/** Vendors that answer as they should, with what is somebody else's, or that something is gone that is there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { LoopbackServer } from '../../../fakes/loopback-server.ts';
import { startFakeLulu } from '../../../fakes/lulu/fake-lulu.ts';
import { startFakeS3 } from '../../../fakes/s3/fake-s3.ts';
import { startFakeStripe } from '../../../fakes/stripe/fake-stripe.ts';
import { startFakeTwilio } from '../../../fakes/twilio/fake-twilio.ts';
import { openVendorLine } from './line/vendor-line.ts';
import { copyFiles } from './local-files/copy-files.ts';
import { localFileStore } from './local-files/local-file-store.ts';
import { luluPrinter } from './lulu/lulu-printer.ts';
import { readLuluSettings } from './lulu/lulu-settings.ts';
import { s3Files } from './s3/s3-files.ts';
import { readS3Settings } from './s3/s3-settings.ts';
import { sealFiles } from './sealed-files/sealed-file-store.ts';
import { stripePayment } from './stripe/stripe-payment.ts';
import { readStripeSettings } from './stripe/stripe-settings.ts';
import { settingsOf } from './testing/settings-of.ts';
import { readTwilioSettings } from './twilio/twilio-settings.ts';
import { twilioSms } from './twilio/twilio-sms.ts';

const clock = { now: () => new Date() };
const ANOTHER = { reason: 'nonsense', message: expect.stringContaining('another') };
const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-lying-'));
const started: LoopbackServer[] = [];

const start = async <Fake extends LoopbackServer>(fake: Promise<Fake>): Promise<Fake> => {
  started.push(await fake);
  return fake;
};
/** Asks once, so that every lie is seen. */
const lineTo = (vendor: string) =>
  openVendorLine({ vendor, clock, report() {}, limits: { tries: 1, breakAfter: 50 } });
const says = (body: unknown, status = 200) => ({ kind: 'answer', status, body }) as const;
/** Answers as it should. */
const truth = { kind: 'late', ms: 0 } as const;

afterEach(async () => {
  for (const fake of started.splice(0)) await fake.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('Stripe: money of another order is nobody’s', async () => {
  const fake = await start(startFakeStripe());
  const settings = settingsOf(readStripeSettings(fake.settings));
  const payment = stripePayment({ settings, clock, line: lineTo('stripe') });
  const idOf = (name: string) => `order_${name.padEnd(20, 'x')}`;
  const make = (name: string) =>
    payment.createIntent({ orderId: idOf(name), amountCents: 3900, idempotencyKey: name });
  const ours = await make('ours');
  const theirs = await make('theirs');
  const paid = { ...fake.intents.get(theirs.id), status: 'succeeded' };
  const lies = (ask: () => Promise<unknown>) => {
    fake.misbehave(says(paid));
    return expect(ask()).rejects.toMatchObject(ANOTHER);
  };
  await lies(() => payment.getIntent(ours.id));
  await lies(() => payment.cancelIntent(ours.id, 'key-2'));
  await lies(() => make('third'));
  // Asked again it is told rightly, and was made once.
  expect(await payment.getIntent(ours.id)).toMatchObject({ orderId: idOf('ours') });
  await make('third');
  const third = [...fake.intents.values()].filter(
    ({ metadata }) => metadata.orderId === idOf('third'),
  );
  expect(third).toHaveLength(1);

  await fake.moveIntent(ours.id, 'succeeded');
  const back = { paymentIntentId: ours.id, amountCents: 500, idempotencyKey: 'refund-1' };
  const refund = { object: 'refund', id: 're_9', amount: 500, status: 'succeeded' };
  fake.misbehave(truth, says({ ...refund, metadata: { refundKey: 'refund-of-others' } }));
  await expect(payment.refund(back)).rejects.toMatchObject(ANOTHER);
  expect(await payment.refund(back)).toMatchObject({ ok: true });
});

test('Twilio: a message to somebody else is none of ours', async () => {
  const fake = await start(startFakeTwilio());
  const settings = settingsOf(readTwilioSettings(fake.settings));
  const sms = twilioSms({ settings, callbackUrl: null, line: lineTo('twilio') });
  const message = { id: 'm', to: '+14155550100', body: 'Hello', sentAt: new Date() };
  fake.misbehave(says({ sid: 'SM1', to: '+14155550199' }, 201));
  await expect(sms.send(message)).rejects.toMatchObject(ANOTHER);
  const again = { ...message, writtenAt: message.sentAt, sentAt: new Date(Date.now() + 1) };
  expect(await sms.send(again)).toEqual({ ok: true });
  expect(fake.messages).toHaveLength(1);
});

test('Lulu: another’s print job moves no order, and ours is ordered once', async () => {
  const fake = await start(startFakeLulu());
  const settings = settingsOf(readLuluSettings(fake.settings));
  const contactEmail = 'print@books.example';
  const lulu = luluPrinter({ settings, contactEmail, line: lineTo('lulu'), clock });
  const item = {
    externalId: 'job_1-hardcover',
    title: 'Mia',
    quantity: 1,
    format: 'hardcover',
    interiorPages: 32,
    interiorUrl: 'https://files.example/interior.pdf',
    coverUrl: 'https://files.example/cover.pdf',
  } as const;
  const address = {
    name: 'Ada Park',
    street: '1 Main Street',
    city: 'Portland',
    state: 'OR',
    zip: '97201',
    country: 'US',
    phone: '+14155550100',
    email: 'ada@home.example',
  };
  const order = { externalId: 'job_1', items: [item], address, delayMinutes: 60 };
  const theirs = { id: 77, external_id: 'job_of_others', status: { name: 'SHIPPED' } };
  // A token, the look whether it is there, the order.
  fake.misbehave(truth, truth, says(theirs, 201));
  await expect(lulu.order(order)).rejects.toMatchObject(ANOTHER);
  const ordered = await lulu.order(order);
  if (!ordered.ok) throw new Error('not ordered');
  expect(fake.jobs).toHaveLength(1);
  fake.misbehave(says(theirs));
  await expect(lulu.findJob(ordered.job.id)).rejects.toMatchObject(ANOTHER);
  expect(await lulu.findJob(ordered.job.id)).toMatchObject({ externalId: 'job_1' });
  fake.misbehave(says({ id: 'of-others', status: 'NORMALIZED' }));
  await expect(lulu.readCheck('interior', 'ours')).rejects.toMatchObject(ANOTHER);
});

test('S3: a file that is listed and said to be missing is neither left behind nor given up', async () => {
  const fake = await start(startFakeS3());
  const files = s3Files({
    settings: settingsOf(readS3Settings(fake.settings)),
    line: lineTo('s3'),
  });
  await files.put('photos/photo_1.jpg', Buffer.from('a child'));
  const xml = { 'content-type': 'application/xml' };
  const gone = { ...says('<Error><Code>NoSuchKey</Code></Error>', 404), headers: xml };
  const outage = { message: 'the store lists a file that it does not give' };
  const to = localFileStore(path.join(folder, 'copy'));
  fake.misbehave(truth, gone);
  await expect(copyFiles(files, to)).rejects.toMatchObject(outage);
  expect(await copyFiles(files, to)).toEqual({ copied: 1, left: 0 });

  const { seal } = sealFiles(files, { current: null, all: [] }, () => true);
  fake.misbehave(gone);
  await expect(seal.reseal('photos/photo_1.jpg')).rejects.toMatchObject(outage);
  expect(await seal.reseal('photos/photo_2.jpg')).toBe('missing');
});
