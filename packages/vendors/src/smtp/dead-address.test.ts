import { outbox } from '@bramblebook/shop/database/schema/messages';
import { staff } from '@bramblebook/shop/database/schema/staff';
import { announce } from '@bramblebook/shop/messages/announce';
import { deliverMessage } from '@bramblebook/shop/messages/deliver-message';
import { receiveMailReport } from '@bramblebook/shop/messages/receive-mail-report';
import { receiveSmsReport } from '@bramblebook/shop/messages/receive-sms-report';
import type { Shop } from '@bramblebook/shop/shop';
import { alarmsOfCustomer } from '@bramblebook/shop/staff/alarms/list-alarms';
import { settleAlarm } from '@bramblebook/shop/staff/alarms/settle-alarm';
import { addParent, type TestParent } from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bounceOf } from '../../../../fakes/smtp/bounce-of.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../../fakes/smtp/fake-smtp.ts';
import { type FakeTwilio, startFakeTwilio } from '../../../../fakes/twilio/fake-twilio.ts';
import { openServices } from '../services/open-services.ts';
import { readServices } from '../services/read-services.ts';
import { signWebhook } from '../signatures/webhook-signature.ts';

const WEBHOOK_SECRET = 'a secret of the mail server';
const ROSA = {
  id: `staff_${'r'.repeat(20)}`,
  username: 'rosa',
  role: 'manager',
  address: 'here',
} as const;

let opened: TestShop;
let shop: Shop;
let smtp: FakeSmtp;
let twilio: FakeTwilio;
let parent: TestParent;

beforeAll(async () => {
  [smtp, twilio] = await Promise.all([startFakeSmtp(), startFakeTwilio()]);
  opened = await openTestShop();
  shop = opened.shop;
  const read = readServices({
    ...smtp.settings,
    ...twilio.settings,
    MAIL_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  if (!read.ok) throw new Error(read.sentence);
  const services = openServices(read.services, {
    clock: shop.clock,
    report: () => {},
    mailFrom: 'Bramblebook <hello@bramblebook.example>',
    supportEmail: 'hello@bramblebook.example',
    smsCallbackUrl: 'http://127.0.0.1:3000/api/webhooks/twilio',
  });
  // The jobs run on this very shop.
  Object.assign(shop, { mail: services.mail, sms: services.sms });
  await shop.db.insert(staff).values({
    ...ROSA,
    passwordHash: 'none',
    totpSecret: 'none',
    createdAt: shop.clock.now(),
  });
});
afterAll(async () => {
  await Promise.all([smtp.close(), twilio.close()]);
  await opened.close();
});
beforeEach(async () => {
  parent = await addParent(shop);
});

const tell = async (about: string): Promise<void> => {
  const message = { kind: 'note', subject: 'A note', heading: 'A note', paragraphs: [], sms: '…' };
  await shop.db.transaction((tx) =>
    announce(shop, tx, { userId: parent.id, about: parent.id + about, message }),
  );
  await opened.finishJobs();
};
const fates = (channel: 'mail' | 'sms') =>
  shop.db
    .select({ refusal: outbox.refusal, deliveredAt: outbox.deliveredAt })
    .from(outbox)
    .where(and(eq(outbox.userId, parent.id), eq(outbox.channel, channel)))
    .orderBy(asc(outbox.createdAt));
const mailed = () => smtp.mails.filter(({ to }) => to.includes(parent.email)).length;

test('a mail whose mark a crash took goes again under its own id, a text message does not', async () => {
  await tell('a');
  const ofParent = eq(outbox.userId, parent.id);
  const sent = await shop.db.select({ id: outbox.id }).from(outbox).where(ofParent);
  expect(sent).toHaveLength(2);
  await shop.db.update(outbox).set({ sentAt: null }).where(ofParent);
  // Twilio is asked for it once its row is older than the try.
  opened.advance(1000);
  const { signal } = new AbortController();
  for (const { id: messageId } of sent) await deliverMessage.run(shop, { messageId }, signal);
  const ids = smtp.mails
    .filter(({ to }) => to.includes(parent.email))
    .map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1]);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(ids[0]).toMatch(/^<message_/);
  expect(twilio.messages.filter(({ to }) => to === parent.phone)).toHaveLength(1);
});

test('a mailbox that is gone is written to no more, until staff have seen to it', async () => {
  smtp.answerAt('recipient', '550 5.1.1 no such user');
  await tell('a');
  opened.advance(1000);
  await tell('b');
  expect((await fates('mail')).map(({ refusal }) => refusal)).toEqual([
    'address_refused',
    'address_marked',
  ]);
  expect(mailed()).toBe(0);
  const alarms = await alarmsOfCustomer(shop.db, parent.id);
  expect(alarms).toMatchObject([{ kind: 'address_dead' }]);
  expect(await settleAlarm(shop, ROSA, alarms[0]?.id ?? '')).toEqual({ ok: true });
  await tell('c');
  expect(mailed()).toBe(1);
});

test('a mail that comes back later marks its address, once, when it is signed', async () => {
  const hand = (mail: Buffer, secret = WEBHOOK_SECRET) => {
    const signature = signWebhook(secret, mail, shop.clock.now());
    return receiveMailReport(shop, { rawBody: mail, signature });
  };
  const lastMail = () => {
    const taken = smtp.mails.findLast(({ to }) => to.includes(parent.email));
    if (!taken) throw new Error('no mail went out');
    return taken;
  };
  await tell('a');
  const gone = bounceOf(lastMail(), { status: '5.1.1' });
  expect(await hand(gone, 'another secret of 16')).toMatchObject({ ok: false, code: 'malformed' });
  for (const harmless of [
    bounceOf(lastMail(), { action: 'delayed', status: '4.4.7' }),
    bounceOf(lastMail(), { action: 'delivered', status: '2.0.0' }),
    bounceOf({ to: [parent.email], source: 'Message-ID: <x@y>' }, { status: '5.1.1' }),
    Buffer.from('Subject: Hello\r\n\r\nThank you for the book!'),
  ])
    expect(await hand(harmless)).toEqual({ ok: true });
  expect((await fates('mail')).map(({ refusal }) => refusal)).toEqual([null]);

  // A full mailbox ends this message, not the address.
  expect(await hand(bounceOf(lastMail(), { status: '5.2.2' }))).toEqual({ ok: true });
  opened.advance(1000);
  await tell('b');
  const unknown = bounceOf(lastMail(), { status: '5.0.0', reply: '550-5.1.1 no such user' });
  const heard = await Promise.all([unknown, unknown, unknown].map((mail) => hand(mail)));
  expect(heard).toEqual(heard.map(() => ({ ok: true })));
  opened.advance(1000);
  await tell('c');
  expect((await fates('mail')).map(({ refusal }) => refusal)).toEqual([
    'message_refused',
    'address_refused',
    'address_marked',
  ]);
  const alarms = await alarmsOfCustomer(shop.db, parent.id);
  expect(alarms).toMatchObject([{ kind: 'address_dead' }]);
  // Seen to; the same mail again is old news.
  await settleAlarm(shop, ROSA, alarms[0]?.id ?? '');
  expect(await hand(unknown)).toEqual({ ok: true });
  expect(await alarmsOfCustomer(shop.db, parent.id)).toEqual([]);
});

test('what Twilio reports of a text message is believed when signed, and marks a dead number', async () => {
  const report = (status: string, code?: string) => {
    const message = twilio.messages.find(({ to }) => to === parent.phone);
    if (!message) throw new Error('no message went out');
    const { url, body, signature } = twilio.report(message, status, code);
    const query = new URL(url).search;
    return receiveSmsReport(shop, { query, rawBody: Buffer.from(body), signature });
  };
  await tell('a');
  expect(await report('sent')).toEqual({ ok: true });
  expect(await report('delivered')).toEqual({ ok: true });
  // Late and out of order.
  expect(await report('undelivered', '30005')).toEqual({ ok: true });
  expect(await fates('sms')).toMatchObject([{ refusal: null, deliveredAt: expect.any(Date) }]);
  expect(await alarmsOfCustomer(shop.db, parent.id)).toEqual([]);

  opened.advance(1000);
  await tell('b');
  // Ten at once are one.
  const heard = await Promise.all(Array.from({ length: 10 }, () => report('undelivered', '30005')));
  expect(heard).toEqual(heard.map(() => ({ ok: true })));
  expect(await alarmsOfCustomer(shop.db, parent.id)).toHaveLength(1);
  opened.advance(1000);
  await tell('c');
  expect((await fates('sms')).map(({ refusal }) => refusal)).toEqual([
    null,
    'address_refused',
    'address_marked',
  ]);
  const forged = {
    query: '?message=x',
    rawBody: Buffer.from('MessageStatus=failed'),
    signature: 'x',
  };
  expect(await receiveSmsReport(shop, forged)).toMatchObject({ ok: false, code: 'malformed' });
});
