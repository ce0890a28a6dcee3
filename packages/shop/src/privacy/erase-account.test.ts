import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerAccount } from '../accounts/register-account.ts';
import { newId } from '../database/new-id.ts';
import { sessions, users } from '../database/schema/accounts.ts';
import { bookPages, books } from '../database/schema/books.ts';
import { outbox } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { photos } from '../database/schema/photos.ts';
import { stateEvents } from '../database/schema/state-events.ts';
import { claimPhoto } from '../photos/claim-photo.ts';
import { storePhoto } from '../photos/store-photo.ts';
import { masterKey } from '../shelf/book-files.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

const password = 'a quiet hedgehog';
const portrait = readFileSync(
  path.join(import.meta.dirname, '../../../../e2e/photos/portrait.jpg'),
);

let opened: TestShop;
let userId: string;
let bookId: string;
let photoId: string;
let count = 0;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.close());

const addOrder = (status: 'pending' | 'processing' | 'completed') =>
  opened.shop.db.insert(orders).values({
    id: newId('order'),
    userId,
    bookId,
    status,
    items: [{ format: 'digital', quantity: 1, price: 1900 }],
    hasDigital: true,
    hasPrinted: false,
    totalCents: 1900,
    shipping: {
      name: 'Zoë',
      address: '1 Lane',
      city: 'Town',
      state: 'CA',
      zip: '90000',
      country: 'US',
    },
    intentKey: newId('order'),
    createdAt: new Date(),
    changedAt: new Date(),
  });

beforeEach(async () => {
  const { shop } = opened;
  await shop.db.delete(orders);
  await shop.db.delete(users);
  await shop.db.delete(photos);
  const n = String(++count).padStart(4, '0');
  const registered = await registerAccount(
    shop,
    { address: '127.0.0.1', browser: null },
    {
      parentName: 'Zoë',
      email: `zoe${n}@example.com`,
      phone: `+1415555${n}`,
      password,
      emailConsent: true,
      phoneConsent: true,
      marketingConsent: true,
    },
  );
  if (!registered.ok) throw new Error(registered.message);
  userId = registered.user.id;
  const stored = await storePhoto(shop, { userId }, portrait);
  if (!stored.ok) throw new Error(stored.message);
  photoId = stored.photoId;
  bookId = newId('book');
  await shop.db.transaction(async (tx) => {
    await claimPhoto(tx, { userId, visitor: null }, photoId, new Date());
    await tx.insert(books).values({
      id: bookId,
      userId,
      photoId,
      childName: 'Mia',
      childGender: 'female',
      storyDescription: 'a fox in the snow',
      parentMessage: '',
      readingAge: '4-5',
      artStyle: 'gouache',
      seed: 1,
      looks: {
        skin: 'peach',
        hairStyle: 'bob',
        hairColour: 'brown',
        eyes: 'brown',
        glasses: 'none',
        freckles: false,
        hearingAid: false,
        wheelchair: false,
        outfitColour: 'teal',
      },
      status: 'preview_ready',
      createdAt: new Date(),
      lastActiveAt: new Date(),
    });
    await tx
      .insert(bookPages)
      .values({ bookId, page: 6, text: 'Once', wantedVersion: 1, shownVersion: 1 });
  });
  await shop.files.put(masterKey({ bookId, page: 6, version: 1 }), portrait);
});

describe('the export', () => {
  test('holds what is kept of a parent, pictures included, and no secrets', async () => {
    await addOrder('completed');
    const made = await exportAccount(opened.shop, userId);
    const files = unzipSync(await buffer(made.ok ? made.stream : Readable.from([])));
    expect(Object.keys(files).sort()).toEqual([
      `books/${bookId}/page-06.jpg`,
      'data.json',
      `photos/${photoId}.jpg`,
    ]);
    const json = strFromU8(files['data.json'] ?? new Uint8Array());
    expect(JSON.parse(json)).toMatchObject({
      profile: { id: userId, parentName: 'Zoë', marketingConsent: true },
      consents: [
        { kind: 'email', given: true, wordingVersion: '2026-11-20' },
        { kind: 'phone', given: true },
        { kind: 'marketing', given: true },
      ],
      books: [{ id: bookId, childName: 'Mia', pages: [{ page: 6, text: 'Once' }] }],
      orders: [{ bookId, status: 'completed', totalCents: 1900, shipping: { city: 'Town' } }],
      photos: [{ id: photoId }],
    });
    expect(json).not.toMatch(/argon2|passwordHash|intentKey/);
    expect(Buffer.from(files[`books/${bookId}/page-06.jpg`] ?? [])).toEqual(portrait);
  });
});

describe('erasing an account', () => {
  const filesLeft = () =>
    readdirSync(path.join(opened.folder, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => file.includes(bookId) || file.includes(photoId));

  test('leaves nothing of the parent but orders without the person', async () => {
    await addOrder('completed');
    await addOrder('pending');
    expect(filesLeft()).toHaveLength(2);
    expect(await eraseAccount(opened.shop, userId, password)).toEqual({ ok: true });
    await opened.finishJobs();
    expect(filesLeft()).toEqual([]);
    const { db } = opened.shop;
    for (const table of [users, sessions, books, bookPages, photos, outbox])
      expect(await db.select().from(table)).toEqual([]);
    const kept = await db.select().from(orders);
    expect(kept.map((order) => order.status).sort()).toEqual(['cancelled', 'completed']);
    for (const order of kept)
      expect(order).toMatchObject({ totalCents: 1900, userId: null, shipping: null });
    expect(await db.select().from(stateEvents)).toMatchObject([
      { subject: 'order', from: 'pending', to: 'cancelled', actorKind: 'parent', actorId: null },
    ]);
  });

  test('asks for the password, and not for ever', async () => {
    const codes = [];
    for (let i = 0; i < 11; i++) {
      const refused = await eraseAccount(opened.shop, userId, 'wrong');
      codes.push(refused.ok ? 'erased' : refused.code);
    }
    expect(codes).toEqual([...Array(10).fill('wrong_credentials'), 'too_many_requests']);
    expect((await opened.shop.db.select().from(users)).map(({ id }) => id)).toContain(userId);
  });

  test('waits for an order that is under way', async () => {
    await addOrder('processing');
    const refused = await eraseAccount(opened.shop, userId, password);
    expect(refused).toMatchObject({ ok: false, code: 'wrong_state' });
    expect(filesLeft()).toHaveLength(2);
  });
});
