import { readdirSync } from 'node:fs';
import path from 'node:path';
import { dumpDatabase } from '@bramblebook/testing/dump-database';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { registerAccount } from '../accounts/register-account.ts';
import { staffAlarms } from '../database/schema/alarms.ts';
import { outbox } from '../database/schema/messages.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { announce } from './announce.ts';
import type { Message } from './message.ts';
import { confirmAddress, disownAddress } from './own-address.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { previewReady } from './templates/preview-ready.ts';

const DAY_MS = 24 * 60 * 60_000;
const HERE = { address: '127.0.0.1' };

let opened: TestShop;
let userId: string;
/** Somebody registers with an address that is not theirs. */
const register = async (): Promise<string> => {
  const done = await registerAccount(
    opened.shop,
    { ...HERE, browser: null },
    {
      parentName: 'Winner Call This Number',
      email: 'victim@example.com',
      phone: '+14155550100',
      password: 'a quiet hedgehog',
      emailConsent: true,
      phoneConsent: true,
    },
  );
  if (!done.ok) throw new Error(done.message);
  return done.user.id;
};
beforeEach(async () => {
  await opened?.close();
  opened = await openTestShop();
  userId = await register();
});
afterAll(() => opened.close());

const say = async (about: string, message?: Message) => {
  const { shop } = opened;
  const said = message ?? previewReady(shop, { childName: 'Mia Buys Cheap', bookId: 'book_a' });
  await shop.db.transaction((tx) => announce(shop, tx, { userId, about, message: said }));
  await opened.finishJobs();
};
const sent = () => ({ mails: opened.mails().length, texts: opened.texts().length });
const plain = (mail = '') => mail.replace(/=\r\n/g, '').replaceAll('=3D', '=');
const tokenIn = (words = '') => /your-address#([\w-]{22})(?![\w-])/.exec(words)?.[1] ?? 'none';
const alarms = () => opened.shop.db.select().from(staffAlarms);

test('until it is confirmed few messages a day go to an address, each with its links and first names alone', async () => {
  for (let i = 0; i < 8; i++) await say(`book_${i}`);
  expect(sent()).toEqual({ mails: 5, texts: 3 });
  for (const mail of opened.mails().map(plain)) {
    expect(mail).toContain(`Yes, this is my address:\r\nhttp://127.0.0.1:3000/your-address#`);
    expect(mail).toMatch(/This was not me:\r\n.*\/your-address#[\w-]{22}\.not-me/);
    expect(mail).toContain('Hello Winner,');
    expect(mail).toContain("Mia's");
    expect(mail).not.toMatch(/Call|Number|Buys|Cheap/);
  }
  for (const { body } of opened.texts()) {
    expect(body).toMatch(/ Not you\? http:\/\/127\.0\.0\.1:3000\/your-address#[\w-]{22}$/);
    expect(body).not.toMatch(/Buys|Cheap/);
  }
  opened.advance(DAY_MS + 1000);
  await say('book_next_day');
  expect(sent()).toEqual({ mails: 6, texts: 4 });
});

test('confirmed, it gets what was held back, and from then on all as it is, without links', async () => {
  for (let i = 0; i < 7; i++) await say(`book_${i}`);
  const token = tokenIn(plain(opened.mails()[0]));
  expect(await confirmAddress(opened.shop, HERE, token)).toEqual({
    ok: true,
    address: 'v•••@example.com',
  });
  expect(await confirmAddress(opened.shop, HERE, token)).toMatchObject({ ok: true });
  await opened.finishJobs();
  expect(sent()).toEqual({ mails: 7, texts: 3 });
  for (let i = 7; i < 12; i++) await say(`book_${i}`);
  expect(sent()).toEqual({ mails: 12, texts: 3 });
  const last = plain(opened.mails().at(-1));
  expect(last).not.toContain('your-address');
  expect(last).toContain('Hello Winner Call This Number,');
  expect(last).toContain("Mia Buys Cheap's");
  expect(await alarms()).toEqual([]);
});

test('“this was not me” stops everything there, tells staff once, and can be taken back', async () => {
  await say('book_1');
  const token = tokenIn(plain(opened.mails()[0]));
  await say('book_2', passwordChanged(opened.shop));
  for (let i = 0; i < 2; i++)
    expect(await disownAddress(opened.shop, HERE, token)).toMatchObject({ ok: true });
  expect(await alarms()).toMatchObject([{ kind: 'not_me', userId }]);
  const before = sent();
  await say('book_3', passwordChanged(opened.shop));
  await say('book_4');
  // The other address has said nothing yet.
  expect(sent()).toEqual({ mails: before.mails, texts: before.texts + 1 });
  const kept = await opened.shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, 'preview-ready:book_4:mail'));
  expect(kept).toMatchObject([{ refusal: 'address_marked', sentAt: null }]);

  expect(tokenIn(opened.texts()[0]?.body)).not.toBe(token);
  await confirmAddress(opened.shop, HERE, token);
  await say('book_5');
  expect(sent().mails).toBe(before.mails + 1);
});

test('“this was not me” outlives the account: whoever registers the address anew writes nobody there', async () => {
  await say('book_1');
  const token = tokenIn(plain(opened.mails()[0]));
  await disownAddress(opened.shop, HERE, token);
  const erased = await eraseAccount(opened.shop, userId, 'a quiet hedgehog');
  expect(erased).toEqual({ ok: true });
  await opened.finishJobs();
  expect(await dumpDatabase(opened.shop.db)).not.toMatch(/victim|4155550100/);

  userId = await register();
  const before = sent();
  await say('book_2');
  await say('book_3', passwordChanged(opened.shop));
  expect(sent()).toEqual({ mails: before.mails, texts: before.texts + 1 });
  // Whoever reads there can still take it back, by the link that they have.
  expect(await confirmAddress(opened.shop, HERE, token)).toMatchObject({ ok: true });
  await say('book_4');
  expect(sent().mails).toBe(before.mails + 1);
});

test('a link that nobody was sent says so, and is not guessed at for long', async () => {
  const guess = () => disownAddress(opened.shop, HERE, 'a'.repeat(22));
  expect(await guess()).toMatchObject({ ok: false, code: 'not_found' });
  for (let i = 0; i < 60; i++) await guess();
  expect(await guess()).toMatchObject({ ok: false, code: 'too_many_requests' });
});

test('no message carries more of a name than its first word to such an address', async () => {
  const folder = path.join(import.meta.dirname, 'templates');
  const all = {
    childName: 'Mia Buys Cheap',
    bookId: 'book_a',
    orderId: 'order_a',
    reason: 'Too wild.',
    code: '123456',
    items: [],
    totalCents: 1,
    cents: 1,
    isPaid: true,
    bookReady: true,
    digital: true,
    printed: true,
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
    at: new Date(),
    because: 'unused',
    kind: 'on',
    subject: 'Your book',
    text: 'We looked.',
  };
  const seen: string[] = [];
  for (const file of readdirSync(folder)) {
    const [write] = Object.values(await import(path.join(folder, file))) as [
      (sender: unknown, given: unknown) => Message,
    ];
    opened.advance(2 * DAY_MS);
    await say(file, write(opened.shop, all));
    seen.push(file);
  }
  expect(seen.length).toBeGreaterThan(12);
  expect(sent().mails).toBe(seen.length);
  for (const mail of opened.mails().map(plain)) expect(mail).not.toMatch(/Call|Buys|Cheap/);
  for (const { body } of opened.texts()) expect(body).not.toMatch(/Call|Buys|Cheap/);
});
