/** The look for breaches must see them: each is made by hand in a shop that has none. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { users } from '@bramblebook/shop/database/schema/accounts';
import { bookPages } from '@bramblebook/shop/database/schema/books';
import { outbox } from '@bramblebook/shop/database/schema/messages';
import { orders } from '@bramblebook/shop/database/schema/orders';
import { masterKey } from '@bramblebook/shop/shelf/book-files';
import { THE_SHOP } from '@bramblebook/shop/states/actor';
import { logState } from '@bramblebook/shop/states/state-log';
import { JOBS_WITHOUT_PAINTING } from '@bramblebook/testing/test-orders';
import { sandboxCharges } from '@bramblebook/vendors/sandbox/tables';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderOf } from '../paid-order.ts';
import { openTestApp } from '../test-app.ts';
import { findBreaches } from './find-breaches.ts';

test('finds a lost file, page, message, charge, state, order and account', async () => {
  const opened = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING });
  const { shop, folder } = opened;
  const { db } = shop;
  const { parent, bookId, orderId } = await orderOf(opened, ['digital']);
  await db.update(outbox).set({ sentAt: shop.clock.now() });
  const begun = { from: null, to: 'preview_ready', at: shop.clock.now(), actor: THE_SHOP };
  await db.transaction((tx) => logState(tx, { kind: 'book', id: bookId }, begun));
  for (const page of ALL_PAGES)
    await shop.files.put(masterKey({ bookId, page, version: 1 }), Buffer.from('a page'));
  const answered = { userId: parent.id, bookId, orderId, isPaid: true } as const;
  const promised = [{ email: parent.email, isPrinted: false, at: 'fulfilled', ...answered }];
  const files = path.join(folder, 'files');
  const hasFile = (key: string) => existsSync(path.join(files, key));
  const found = async () => (await findBreaches(db, hasFile, promised)).join('\n');
  expect(await found()).toBe('');

  rmSync(path.join(files, masterKey({ bookId, page: 9, version: 1 })));
  expect(await found()).toContain(`page 9 of ${bookId} has a row and no file`);
  await db.update(bookPages).set({ shownVersion: null }).where(eq(bookPages.page, 7));
  expect(await found()).toContain(`paid order ${orderId} has no whole book`);
  await db.update(outbox).set({ sentAt: null });
  expect(await found()).toContain(`the confirmation by mail of order ${orderId} never went out`);
  await db.delete(outbox);
  expect(await found()).toContain(`0 confirmations by mail of order ${orderId}`);
  await db.update(sandboxCharges).set({ amountCents: 1 });
  expect(await found()).toContain('the provider has 1 cents, the shop counts 1900');
  await db.update(orders).set({ status: 'pending' });
  expect(await found()).toContain(`${orderId} is pending, which its events do not lead to`);
  expect(await found()).toContain('who was at "fulfilled": payment lost');
  await db.delete(orders);
  expect(await found()).toContain('order lost');
  await db.delete(users);
  expect(await found()).toContain('account lost');
  await opened.close();
});
