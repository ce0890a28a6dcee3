import { confirmAddresses } from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAccount } from '../accounts/register-account.ts';
import { users } from '../database/schema/accounts.ts';
import { outbox } from '../database/schema/messages.ts';
import { announce } from './announce.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Message } from './message.ts';
import { bookReady } from './templates/book-ready.ts';
import { orderConfirmed } from './templates/order-confirmed.ts';
import { previewReady } from './templates/preview-ready.ts';

let opened: TestShop;
let userId: string;
beforeAll(async () => {
  opened = await openTestShop({ now: new Date('2026-11-20T12:00:00Z') });
  const done = await registerAccount(
    opened.shop,
    { address: '127.0.0.1', browser: null },
    {
      parentName: 'Zoë <b>Łukasz</b>',
      email: 'zoe@example.com',
      phone: '+14155550100',
      password: 'a quiet hedgehog',
      emailConsent: true,
      phoneConsent: true,
    },
  );
  if (!done.ok) throw new Error(done.message);
  userId = done.user.id;
  await confirmAddresses(opened.shop, done.user);
});
afterAll(() => opened.close());

const say = (about: string, message: Message) =>
  opened.shop.db.transaction((tx) => announce(opened.shop, tx, { userId, about, message }));

/** The text of an e-mail's part, decoded. */
const part = (mail: string, type: string): string => {
  const [, headers = '', body = ''] =
    new RegExp(`Content-Type: text/${type}([^]*?)\r\n\r\n([^]*?)\r\n--`).exec(mail) ?? [];
  if (headers.includes('base64')) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

test('sends an e-mail and a text message, once for one thing', async () => {
  const message = orderConfirmed(opened.shop, {
    orderId: 'order_aaaaaaaaaaaaaaaaaaaa',
    childName: 'Mia & Bo',
    items: [
      { format: 'digital', quantity: 1, price: 1900 },
      { format: 'hardcover', quantity: 2, price: 4900 },
    ],
    totalCents: 11_700,
    bookReady: false,
  });
  await say('order_aaaaaaaaaaaaaaaaaaaa', message);
  await say('order_aaaaaaaaaaaaaaaaaaaa', message);
  await opened.finishJobs();
  const [mail = '', ...more] = opened.mails();
  expect(more).toEqual([]);
  expect(mail).toMatch(/^From: Bramblebook <hello@bramblebook\.example>\r$/m);
  expect(mail).toMatch(/^To: zoe@example\.com\r$/m);
  expect(mail).toMatch(/^Date: Fri, 20 Nov 2026 12:00:00 \+0000\r$/m);
  expect(mail).toMatch(/^Message-ID: <message_[a-z2-7]{20}@/m);
  expect(mail).toMatch(/^MIME-Version: 1\.0\r$/m);
  expect(mail.split('\r\n').every((line) => line.length <= 998)).toBe(true);
  expect(mail.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const text = part(mail, 'plain');
  for (const said of ['Digital Copy: $19.00', '2 × Hardcover Book: $98.00', 'Total paid: $117.00'])
    expect(text).toContain(said);
  expect(text).toContain('within an hour of paying');
  expect(text).toContain('7–14 business days');
  const html = part(mail, 'html');
  expect(html).toContain('Zoë &lt;b&gt;Łukasz&lt;/b&gt;');
  expect(html).not.toContain('<b>');
  expect(opened.texts()).toEqual([
    {
      to: '+14155550100',
      body: "Bramblebook: thank you for ordering Mia & Bo's book! We received $117.00 and will text you when it is ready.",
      sentAt: '2026-11-20T12:00:00.000Z',
    },
  ]);
});

test('sends nothing when what it tells did not happen', async () => {
  const before = opened.mails().length;
  const undone = opened.shop.db.transaction(async (tx) => {
    const message = previewReady(opened.shop, { childName: 'Mia', bookId: 'book_none' });
    await announce(opened.shop, tx, { userId, about: 'book_none', message });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await opened.finishJobs()).toBe(0);
  expect(opened.mails()).toHaveLength(before);
});

test('goes by the consents', async () => {
  await opened.shop.db.update(users).set({ phoneConsent: false }).where(eq(users.id, userId));
  const before = [opened.mails().length, opened.texts().length] as const;
  const book = { childName: 'Mia', bookId: 'book_a', digital: true, printed: true };
  await say('book_a', bookReady(opened.shop, book));
  await opened.finishJobs();
  expect([opened.mails().length, opened.texts().length]).toEqual([before[0] + 1, before[1]]);
  const text = part(opened.mails().at(-1) ?? '', 'plain').replaceAll('\r\n', '\n');
  expect(text).toContain('Look through and approve:\nhttp://127.0.0.1:3000/dashboard');
  expect(text).toContain('Read the book:\nhttp://127.0.0.1:3000/book/book_a/read');
});

test('is written once though its job runs twice', async () => {
  const [row] = await opened.shop.db.select().from(outbox).where(eq(outbox.channel, 'mail'));
  if (!row) throw new Error('no message');
  const before = opened.mails();
  await opened.shop.db.update(outbox).set({ sentAt: null }).where(eq(outbox.id, row.id));
  const signal = AbortSignal.timeout(1000);
  await deliverMessage.run(opened.shop, { messageId: row.id }, signal);
  await deliverMessage.run(opened.shop, { messageId: row.id }, signal);
  expect(opened.mails()).toEqual(before);
});
