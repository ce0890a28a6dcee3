import type { Sms, SmsSender } from '@bramblebook/shop/ports/sms';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeTwilio, startFakeTwilio } from '../../../../fakes/twilio/fake-twilio.ts';
import { type CallReport, openVendorLine } from '../line/vendor-line.ts';
import { readTwilioSettings } from './twilio-settings.ts';
import { twilioSms } from './twilio-sms.ts';

const CALLBACK = 'https://books.example/api/webhooks/twilio';
let fake: FakeTwilio;
let sender: SmsSender;
let reports: CallReport[];

beforeEach(async () => {
  fake = await startFakeTwilio();
  reports = [];
  const read = readTwilioSettings(fake.settings);
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  const line = openVendorLine({
    vendor: 'twilio',
    clock: { now: () => new Date() },
    report: (report) => reports.push(report),
    limits: { timeLimitMs: 300, firstWaitMs: 5, longestWaitMs: 1_100 },
  });
  sender = twilioSms({ settings: read.settings, callbackUrl: CALLBACK, line });
});
afterEach(() => fake.close());

const sms = (change: Partial<Sms> = {}): Sms => ({
  id: 'message_1',
  to: '+14155550100',
  body: 'Mia’s book is ready.',
  sentAt: new Date(),
  ...change,
});
const failing = (status: number, body: unknown = { code: 20500 }, headers = {}) =>
  ({ kind: 'answer', status, body, headers }) as const;

test('a text message is handed over with an address for its reports', async () => {
  expect(await sender.send(sms())).toEqual({ ok: true });
  expect(fake.messages).toMatchObject([
    { to: '+14155550100', body: 'Mia’s book is ready.', callback: `${CALLBACK}?message=message_1` },
  ]);
  expect(fake.requests).toHaveLength(1);
});

test.each([
  ['+15005550001', 'address_refused'],
  ['+15005550009', 'address_refused'],
  ['+15005550004', 'opted_out'],
  ['+15005550003', 'message_refused'],
])('%s is refused for good: %s', async (to, reason) => {
  expect(await sender.send(sms({ to }))).toEqual({ ok: false, reason });
});

describe('trouble', () => {
  test.each([
    ['an answer that was cut', { kind: 'cut' }],
    ['an answer that was lost', { kind: 'lost' }],
    ['a page of a proxy', failing(200, '<html>hello')],
    ['other JSON', failing(201, { hello: 1 })],
    ['a failure', failing(500)],
    ['an overload', failing(503)],
    ['a short "busy"', failing(429, {}, { 'retry-after': '1' })],
    ['silence', { kind: 'silence' }],
  ] as const)('%s: tried again, one message goes out', async (_, trouble) => {
    fake.misbehave(trouble);
    expect(await sender.send(sms())).toEqual({ ok: true });
    expect(fake.messages).toHaveLength(1);
    expect(reports).toMatchObject([{ outcome: 'done', tries: 2 }]);
  });

  test('a try that got through before a crash is found', async () => {
    const writtenAt = new Date(Date.now() - 5_000);
    await sender.send(sms({ writtenAt, sentAt: writtenAt }));
    expect(await sender.send(sms({ writtenAt }))).toEqual({ ok: true });
    expect(fake.messages).toHaveLength(1);
  });

  test('the same words an hour later are another message', async () => {
    await sender.send(sms());
    Object.assign(fake.messages[0]!, {
      date_created: new Date(Date.now() - 3_600_000).toUTCString(),
    });
    await sender.send(sms({ writtenAt: new Date(Date.now() - 1_000) }));
    expect(fake.messages).toHaveLength(2);
  });

  test.each([
    [401, { code: 20003 }, 'not_let_in'],
    [400, { code: 21606 }, 'not_let_in'],
    [404, { code: 20404 }, 'not_let_in'],
    [402, { code: 20005 }, 'not_let_in'],
    [429, { code: 20429 }, 'busy'],
  ])('%i %o is an outage: the message waits', async (status, body, reason) => {
    const headers = { 'retry-after': '60' };
    fake.misbehave(failing(status, body, headers));
    await expect(sender.send(sms())).rejects.toMatchObject({ reason, code: 'SERVICE_OUTAGE' });
    expect(fake.requests).toHaveLength(1);
  });

  test('no number, no words and no token are logged or thrown', async () => {
    fake.misbehave(failing(400, { code: 1, message: '+14155550100 is wrong' }));
    const error: Error = await sender.send(sms()).then(
      () => new Error('sent'),
      (thrown) => thrown,
    );
    const said = `${error.stack} ${JSON.stringify(reports)}`;
    for (const secret of ['+1415', 'Mia', 'fake_auth']) expect(said).not.toContain(secret);
  });
});

describe('a delivery report', () => {
  const read = ({ url, body, signature }: { url: string; body: string; signature: string }) =>
    sender.readReport({ query: new URL(url).search, rawBody: Buffer.from(body), signature });

  test.each([
    ['sent', undefined, 'under_way', false],
    ['delivered', undefined, 'delivered', false],
    ['undelivered', '30003', 'failed', false],
    ['undelivered', '30005', 'failed', true],
    ['failed', '21610', 'failed', true],
  ] as const)('%s %s', async (status, code, expected, isForGood) => {
    await sender.send(sms());
    expect(read(fake.report(fake.messages[0]!, status, code))).toEqual({
      messageId: 'message_1',
      status: expected,
      isForGood,
    });
  });

  test('that is forged, changed or for another message is not believed', async () => {
    await sender.send(sms());
    const report = fake.report(fake.messages[0]!, 'delivered');
    expect(read(report)).not.toBeNull();
    for (const change of [
      { signature: '' },
      { signature: Buffer.alloc(20).toString('base64') },
      { body: report.body.replace('delivered', 'failed') },
      { body: `${report.body}&ErrorCode=30005` },
      { url: report.url.replace('message_1', 'message_2') },
    ])
      expect(read({ ...report, ...change })).toBeNull();
  });
});

test.each([
  [
    { TWILIO_FROM: '+15005550006' },
    /^TWILIO_ACCOUNT_SID must be set, too, because TWILIO_FROM is set\.$/,
  ],
  [
    { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'x'.repeat(32), TWILIO_FROM: '+15005550006' },
    /^TWILIO_ACCOUNT_SID must be an account SID/,
  ],
  [
    {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'x'.repeat(32),
      TWILIO_FROM: 'far too long a name',
    },
    /^TWILIO_FROM must be/,
  ],
])('wrong settings stop the start with a sentence', (given, sentence) => {
  const read = readTwilioSettings(given as never);
  expect(read.ok ? '' : read.sentence).toMatch(sentence);
});
