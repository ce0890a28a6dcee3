import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import type { Story } from '@bramblebook/contract/story';
import { dumpDatabase } from '@bramblebook/testing/dump-database';
import { type MakingShop, openMakingShop } from '@bramblebook/testing/making-shop';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestResetCode } from '../accounts/request-reset-code.ts';
import { newId } from '../database/new-id.ts';
import { users } from '../database/schema/accounts.ts';
import { bookTellings } from '../database/schema/book-tellings.ts';
import { books } from '../database/schema/books.ts';
import { deadAddresses, outbox } from '../database/schema/messages.ts';
import { orders, printApprovals } from '../database/schema/orders.ts';
import { photos } from '../database/schema/photos.ts';
import { printJobs } from '../database/schema/printing.ts';
import { pageRecordings } from '../database/schema/recordings.ts';
import { staffNotes } from '../database/schema/staff.ts';
import { announce } from '../messages/announce.ts';
import { orderDelivered } from '../messages/templates/order-delivered.ts';
import { sweepPhotos } from '../photos/sweep-photos.ts';
import { recordingKey } from '../shelf/book-files.ts';
import { THE_SHOP } from '../states/actor.ts';
import { logState } from '../states/state-log.ts';
import { eraseCustomer } from './erase-account.ts';
import { eraseBook } from './erase-book.ts';

const DAY_MS = 24 * 60 * 60_000;
const CHILD = 'Quillabelle';
const STREET = '77 Marrowfat Terrace';
const IDEA = 'A heron who collects thimbles';
const VOICE = 'the voice of a mother';

let opened: MakingShop;
beforeAll(async () => {
  opened = await openMakingShop();
});
afterAll(() => opened.close());

/** Everything the shop keeps: every row, and every file with its name. */
const everything = async (): Promise<string> => {
  const files = readdirSync(opened.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${file}\n${readFileSync(file, 'latin1')}`);
  const mails = files.map((file) => file.replace(/=\r\n/g, ''));
  return `${await dumpDatabase(opened.shop.db)}\n${mails.join('\n')}`;
};

const newBook = () =>
  opened.newBook({
    wish: { childName: CHILD, storyDescription: IDEA, parentMessage: 'With love' },
  });

/** What a model made of the idea, and the parent's voice on a page. */
const tellAndRecord = async (bookId: string): Promise<void> => {
  const { shop } = opened;
  const at = shop.clock.now();
  const story = { title: `${CHILD} and the thimbles` } as unknown as Story;
  await shop.db
    .insert(bookTellings)
    .values({ bookId, briefHash: bookId, at, model: 'openai:some-model', findings: [IDEA], story });
  const take = 'takeoftheparent';
  await shop.db
    .insert(pageRecordings)
    .values({ bookId, page: 6, take, type: 'audio/webm', bytes: 4, seconds: 2, recordedAt: at });
  await shop.files.put(recordingKey({ bookId, page: 6, take }), new TextEncoder().encode(VOICE));
};

/** A delivered order of a printed book, with all that came of it. */
const deliver = async (bookId: string): Promise<string> => {
  const { shop, parent } = opened;
  const id = newId('order');
  const now = shop.clock.now();
  const address = { address: STREET, city: 'Town', state: 'CA', zip: '90000', country: 'US' };
  await shop.db.transaction(async (tx) => {
    await tx.insert(orders).values({
      id,
      userId: parent.id,
      bookId,
      status: 'delivered',
      items: [{ format: 'softcover', quantity: 1, price: 3900 }],
      hasDigital: false,
      hasPrinted: true,
      totalCents: 3900,
      paidCents: 3900,
      shipping: { name: 'Ada Byron', ...address },
      trackingNumber: '1Z-THIMBLE',
      intentKey: id,
      createdAt: now,
      changedAt: now,
    });
    await tx.insert(printApprovals).values({
      orderId: id,
      bookId,
      layout: { title: CHILD } as unknown as BookLayout,
      layoutHash: id,
      pictureVersions: {},
      approvedAt: now,
    });
    await tx.insert(printJobs).values({
      id: newId('print'),
      orderId: id,
      attempt: 1,
      layoutHash: id,
      house: 'lulu',
      status: 'delivered',
      checks: {},
      reasons: [`no such street: ${STREET}`],
      parcels: [],
      createdAt: now,
      changedAt: now,
    });
    await logState(
      tx,
      { kind: 'order', id },
      { from: null, to: 'delivered', at: now, actor: THE_SHOP },
    );
    await tx.insert(staffNotes).values({
      id: newId('note'),
      orderId: id,
      userId: parent.id,
      who: 'admin',
      text: `rang ${parent.phone}`,
      at: now,
    });
    const message = orderDelivered(shop, { childName: CHILD, bookId });
    await announce(shop, tx, { userId: parent.id, about: id, message });
  });
  await opened.finishJobs();
  return id;
};

test('a code stands nowhere but in the message that brings it', async () => {
  const { shop, parent } = opened;
  const asked = { emailOrPhone: parent.phone, newPassword: 'a brave hedgehog' };
  expect(await requestResetCode(shop, { address: '127.0.0.1', browser: null }, asked)).toEqual({
    ok: true,
  });
  await opened.finishJobs();
  const [code = ''] = /\d{6}/.exec(opened.texts().at(-1)?.body ?? '') ?? [];
  expect(code).toMatch(/^\d{6}$/);
  const dump = await dumpDatabase(shop.db);
  expect(dump).toContain('•••••• is your Bramblebook code');
  expect(dump.match(new RegExp(`(?<![0-9a-z.])${code}(?![0-9a-z])`, 'g'))).toBeNull();
});

test('a photo goes 30 days after delivery, with a dated note; the book stays', async () => {
  const { shop, parent } = opened;
  const [delivered, idle] = [await newBook(), await newBook()];
  const photoOf = async (bookId: string) =>
    (await shop.db.select().from(books).where(eq(books.id, bookId)))[0]?.photoId;
  await deliver(delivered);
  const sweep = async () => {
    await sweepPhotos.run(shop, {}, new AbortController().signal);
    await opened.finishJobs();
    return Promise.all([photoOf(delivered), photoOf(idle)]);
  };
  const notes = () =>
    shop.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.userId, parent.id), eq(outbox.kind, 'photo-erased')));
  opened.advance(29 * DAY_MS);
  expect(await sweep()).toEqual([expect.any(String), expect.any(String)]);
  opened.advance(2 * DAY_MS);
  expect(await sweep()).toEqual([null, expect.any(String)]);
  const day = shop.clock.now().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect((await notes()).map(({ text }) => text)).toEqual([
    expect.stringContaining(`On ${day} we erased the photo`),
  ]);
  opened.advance(60 * DAY_MS);
  expect(await sweep()).toEqual([null, null]);
  expect(await notes()).toHaveLength(2);
  expect(await shop.db.select().from(photos)).toEqual([]);
  expect(readdirSync(path.join(opened.folder, 'files', 'photos'))).toEqual([]);
  expect((await opened.book(delivered)).progress.made).toBe(4);
});

test('one book goes with its words, pictures, photo and messages; its order stays', async () => {
  const { shop, parent } = opened;
  const bookId = await newBook();
  await tellAndRecord(bookId);
  const orderId = await deliver(bookId);
  expect(await eraseBook(shop, { id: newId('user') }, { bookId })).toMatchObject({
    code: 'book_not_found',
  });
  await shop.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, orderId));
  expect(await eraseBook(shop, parent, { bookId })).toMatchObject({ code: 'wrong_state' });
  await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
  expect(await eraseBook(shop, parent, { bookId })).toEqual({ ok: true });
  await opened.finishJobs();
  expect(await everything()).not.toContain(VOICE);
  const left = (await everything()).split('\n').filter((line) => line.includes(bookId));
  // The order, its place among the jobs done, and nothing of the book's own.
  expect(left.filter((line) => !/^(public\.orders|pgboss\.job\S*) /.test(line))).toEqual([]);
  const [kept] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(kept).toMatchObject({ userId: parent.id, totalCents: 3900, status: 'delivered' });
});

test('erasing an account leaves its person nowhere: no row, no job, no message, no file', async () => {
  const { shop, parent } = opened;
  const told = await newBook();
  await tellAndRecord(told);
  await deliver(told);
  const at = shop.clock.now();
  const dead = { address: parent.phone, userId: parent.id, reason: 'address_refused', at } as const;
  await shop.db.insert(deadAddresses).values(dead);
  const names = [parent.email, parent.phone, 'Ada Byron', CHILD];
  const personal = [...names, STREET, IDEA, '1Z-THIMBLE', VOICE, 'takeoftheparent'];
  const before = await everything();
  expect(personal.filter((word) => !before.includes(word))).toEqual([]);
  const erased = await shop.db.transaction((tx) =>
    eraseCustomer(shop, tx, { userId: parent.id, actor: THE_SHOP }),
  );
  expect(erased).toEqual({ ok: true });
  await opened.finishJobs();
  const after = await everything();
  const found = after.split('\n').filter((line) => personal.some((word) => line.includes(word)));
  expect(found).toEqual([]);
  expect(await shop.db.select().from(users)).toEqual([]);
  const [kept] = await shop.db.select().from(orders);
  expect(kept).toMatchObject({ totalCents: 3900, paidCents: 3900, userId: null });
});
