import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerAccount } from '../accounts/register-account.ts';
import { users } from '../database/schema/accounts.ts';
import { outbox } from '../database/schema/messages.ts';
import { announce } from './announce.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Message } from './message.ts';
import { bookReady } from './templates/book-ready.ts';
import { orderConfirmed } from './templates/order-confirmed.ts';
import { previewReady } from './templates/preview-ready.ts';

let test: TestShop;
let userId: string;
beforeAll(async () => {
  test = await openTestShop({ now: new Date('2026-11-20T12:00:00Z') });
  const done = await registerAccount(
    test.shop,
    { address: '127.0.0.1' },
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
});
afterAll(() => test.close());

const say = (about: string, message: Message) =>
  test.shop.db.transaction((tx) => announce(test.shop, tx, { userId, about, message }));

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

it('sends an e-mail and a text message, once for one thing', async () => {
  const message = orderConfirmed(test.shop, {
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
  await test.finishJobs();
  const [mail = '', ...more] = test.mails();
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
  expect(test.texts()).toEqual([
    {
      to: '+14155550100',
      body: "Bramblebook: thank you for ordering Mia & Bo's book! We received $117.00 and will text you when it is ready.",
      sentAt: '2026-11-20T12:00:00.000Z',
    },
  ]);
});

it('sends nothing when what it tells did not happen', async () => {
  const before = test.mails().length;
  const undone = test.shop.db.transaction(async (tx) => {
    const message = previewReady(test.shop, { childName: 'Mia', bookId: 'book_none' });
    await announce(test.shop, tx, { userId, about: 'book_none', message });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await test.finishJobs()).toBe(0);
  expect(test.mails()).toHaveLength(before);
});

it('goes by the consents', async () => {
  await test.shop.db.update(users).set({ phoneConsent: false }).where(eq(users.id, userId));
  const before = [test.mails().length, test.texts().length] as const;
  const book = { childName: 'Mia', bookId: 'book_a', digital: true, printed: true };
  await say('book_a', bookReady(test.shop, book));
  await test.finishJobs();
  expect([test.mails().length, test.texts().length]).toEqual([before[0] + 1, before[1]]);
  const text = part(test.mails().at(-1) ?? '', 'plain').replaceAll('\r\n', '\n');
  expect(text).toContain('Look through and approve:\nhttp://127.0.0.1:3000/dashboard');
  expect(text).toContain('Read the book:\nhttp://127.0.0.1:3000/book/book_a/read');
});

it('is written once though its job runs twice', async () => {
  const [row] = await test.shop.db.select().from(outbox).where(eq(outbox.channel, 'mail'));
  if (!row) throw new Error('no message');
  const before = test.mails();
  await test.shop.db.update(outbox).set({ sentAt: null }).where(eq(outbox.id, row.id));
  const signal = AbortSignal.timeout(1000);
  await deliverMessage.run(test.shop, { messageId: row.id }, signal);
  await deliverMessage.run(test.shop, { messageId: row.id }, signal);
  expect(test.mails()).toEqual(before);
});
