import { generateKeyPairSync } from 'node:crypto';
import type { MailSender } from '@bramblebook/shop/ports/mail';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeSmtp, type SmtpStep, startFakeSmtp } from '../../../../fakes/smtp/fake-smtp.ts';
import { type CallReport, openVendorLine } from '../line/vendor-line.ts';
import { smtpMail } from './smtp-mail.ts';
import { readSmtpSettings } from './smtp-settings.ts';

let fake: FakeSmtp;
let reports: CallReport[];
const clock = { now: () => new Date('2026-11-22T12:00:00Z') };

beforeEach(async () => {
  fake = await startFakeSmtp();
  reports = [];
});
afterEach(() => fake.close());

const senderWith = (
  more: Record<string, string> = {},
  from = 'Bramblebook <hello@books.example>',
): MailSender => {
  const read = readSmtpSettings({ ...fake.settings, ...more });
  if (!read.ok || !read.settings) throw new Error(JSON.stringify(read));
  const line = openVendorLine({
    vendor: 'smtp',
    clock,
    report: (report) => reports.push(report),
    limits: { timeLimitMs: 300 },
  });
  return smtpMail({
    settings: read.settings,
    from,
    line,
    clock,
  });
};
const mail = (to = 'parent@home.example') => ({
  id: 'message_1',
  to,
  subject: 'Your book is ready',
  text: 'Łukasz’s book is ready.\n.\nA dot stood alone.',
  html: '<p>Łukasz’s book is ready.</p>',
});

test('a mail goes to one address with both texts and the shop’s own id', async () => {
  expect(await senderWith().send(mail())).toEqual({ ok: true });
  const [taken] = fake.mails;
  expect(taken).toMatchObject({ from: 'hello@books.example', to: ['parent@home.example'] });
  expect(taken!.source).toContain('Message-ID: <message_1@books.example>');
  expect(taken!.source).toContain('To: parent@home.example');
  expect(taken!.source).toContain('multipart/alternative');
  expect(taken!.source).toContain('A dot stood alone.');
  expect(reports).toMatchObject([{ vendor: 'smtp', call: 'send mail', outcome: 'done', tries: 1 }]);
});

test('a shop’s name is one sender, whatever signs are in it', async () => {
  const from = '"O\'Neil & Sons, <Books> \\"Ltd\\"" <hello@books.example>';
  expect(await senderWith({}, from).send(mail())).toEqual({ ok: true });
  expect(fake.mails[0]).toMatchObject({ from: 'hello@books.example' });
  expect(fake.mails[0]!.source).toContain(`From: ${from}`);
});

test('a list in an address is not two recipients', async () => {
  const sent = senderWith().send(mail('a@home.example, b@home.example'));
  await sent.catch(() => {});
  expect(fake.mails.flatMap(({ to }) => to)).not.toContain('b@home.example');
});

test.each([
  ['550 5.1.1 <parent@home.example> unknown user', 'address_refused'],
  ['550 no such user here', 'address_refused'],
  ['550 5.2.1 mailbox disabled', 'address_refused'],
])('%s: the address is told to be dead', async (reply, reason) => {
  fake.answerAt('recipient', reply);
  expect(await senderWith().send(mail())).toEqual({ ok: false, reason });
});

test('a message that is refused for what it is is not tried again', async () => {
  fake.answerAt('message', '554 5.7.1 looks like spam');
  expect(await senderWith().send(mail())).toEqual({ ok: false, reason: 'message_refused' });
});

test.each<[SmtpStep, string, string]>([
  ['greeting', '554 no service', 'not_let_in'],
  ['auth', '535 5.7.8 wrong password', 'not_let_in'],
  ['auth', '454 4.7.0 later', 'not_let_in'],
  ['from', '550 5.7.1 sender not allowed', 'not_let_in'],
  ['recipient', '550 5.7.1 relaying denied', 'not_let_in'],
  ['recipient', '450 4.2.1 greylisted', 'busy'],
  ['recipient', '552 5.2.2 mailbox full', 'failing'],
  ['data', '451 4.3.0 later', 'busy'],
  ['message', '421 4.3.2 shutting down', 'busy'],
])('at %s "%s" is no word on the address: %s', async (step, reply, reason) => {
  fake.answerAt(step, reply);
  await expect(senderWith().send(mail())).rejects.toMatchObject({ reason, code: 'SERVICE_OUTAGE' });
});

test.each([
  ['greeting', 'silence'],
  ['message', 'silence'],
  ['from', 'hang_up'],
  ['message', 'hang_up'],
] as const)('at %s %s ends the try, once', async (step, how) => {
  fake.failAt(step, how);
  await expect(senderWith().send(mail())).rejects.toMatchObject({ reason: 'no_answer' });
  expect(reports).toHaveLength(1);
});

test('a server that is not there is an outage', async () => {
  const sender = senderWith();
  await fake.close();
  await expect(sender.send(mail())).rejects.toMatchObject({ reason: 'no_answer' });
  fake = await startFakeSmtp();
});

test('nothing that is logged or thrown names the address', async () => {
  for (const reply of [
    '550 5.7.1 <parent@home.example>: denied',
    '451 parent@home.example later',
  ]) {
    fake.answerAt('recipient', reply);
    const error: Error = await senderWith()
      .send(mail())
      .then(
        () => new Error('sent'),
        (thrown) => thrown,
      );
    expect(`${error.stack} ${error.cause} ${JSON.stringify(reports)}`).not.toContain('parent@home');
  }
});

test('mails are signed by DKIM where a key is set', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const dkim = { DKIM_DOMAIN: 'books.example', DKIM_SELECTOR: 'mail2026' };
  await senderWith({ ...dkim, DKIM_PRIVATE_KEY: pem.replaceAll('\n', '\\n') }).send(mail());
  expect(fake.mails[0]!.source).toMatch(
    /DKIM-Signature: v=1;[\s\S]*d=books\.example;[\s\S]*s=mail2026/,
  );
});

test.each([
  [{ SMTP_URL: 'http://mail.example' }, /^SMTP_URL must be the address of a mail server/],
  [{ SMTP_URL: 'smtp://mail.example/?logger=true' }, /^SMTP_URL must be/],
  [{ DKIM_DOMAIN: 'books.example' }, /^DKIM_SELECTOR must be set, too/],
  [
    {
      SMTP_URL: 'smtp://mail.example',
      DKIM_DOMAIN: 'a.example',
      DKIM_SELECTOR: 'x',
      DKIM_PRIVATE_KEY: 'secret-words',
    },
    /^DKIM_PRIVATE_KEY must be a private key in PEM\.$/,
  ],
])('wrong settings stop the start with a sentence', (given, sentence) => {
  const read = readSmtpSettings(given as never);
  expect(read.ok ? '' : read.sentence).toMatch(sentence);
});
