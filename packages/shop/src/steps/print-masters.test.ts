import { existsSync } from 'node:fs';
import path from 'node:path';
import { openSmallStudio } from '@bramblebook/testing/making-shop';
import {
  addBook,
  addParent,
  payWithCard,
  placeOrder,
  type TestParent,
} from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../database/schema/accounts.ts';
import { books, printMasters } from '../database/schema/books.ts';
import { printApprovals } from '../database/schema/orders.ts';
import { paintPrintMaster } from '../making/paint-print-master.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { approvePrinting } from '../printing/approve-printing.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { masterKey, type PictureId, printMasterKey } from '../shelf/book-files.ts';
import { PAINT_PAGE, stepKey } from './page-step.ts';
import { countPrintMasters, queuePrintMasters } from './print-masters.ts';

let opened: TestShop;
let parent: TestParent;
let bookId: string;
/** What the painter was asked for: page numbers, those for print negative. */
let painted: number[] = [];
/** How often painting for print still fails. */
let outages = 0;
/** Happens while a page is painted for print. */
let meanwhile: () => Promise<unknown> = async () => {};

const studio = openSmallStudio();
beforeAll(async () => {
  const { painter } = studio;
  opened = await openTestShop({
    painter: {
      ...painter,
      async paint(plan) {
        painted.push(plan.page);
        return painter.paint(plan);
      },
      async paintForPrint(plan) {
        if (outages-- > 0) throw new Error('the painter is away');
        painted.push(-plan.page);
        await meanwhile();
        return painter.paintForPrint(plan);
      },
    },
  });
});
afterAll(async () => {
  await studio.close();
  await opened.close();
});
beforeEach(async () => {
  parent = await addParent(opened.shop);
  bookId = await addBook(opened.shop, parent.id, { complete: true });
  painted = [];
  outages = 0;
  meanwhile = async () => {};
});

const order = async (format: 'digital' | 'softcover' | 'hardcover'): Promise<string> => {
  const ready = await placeOrder(opened.shop, parent, bookId, [format]);
  await payWithCard(opened.shop, ready);
  await settlePayment(opened.shop, ready.paymentIntentId);
  return ready.orderId;
};
const approval = async () => {
  const [row] = await opened.shop.db
    .select()
    .from(printApprovals)
    .where(eq(printApprovals.bookId, bookId));
  if (!row) throw new Error('not approved');
  return row;
};

test('an approved book has its thirty pictures painted at the printer’s size, once', async () => {
  const first = await order('hardcover');
  await opened.finishJobs();
  expect(painted).toEqual([]);
  expect(await approvePrinting(opened.shop, parent, { bookId, orderId: first })).toEqual({
    ok: true,
  });
  const waiting = await countPrintMasters(opened.shop.db, await approval());
  expect(waiting).toMatchObject({ wanted: 30, made: 0 });

  // A page of another book that people wait for goes first; one outage costs nothing.
  const other = await addBook(opened.shop, parent.id);
  const step = { bookId: other, page: 9, version: 1 };
  await opened.shop.jobs.send(PAINT_PAGE, step, { singletonKey: stepKey(step) });
  outages = 1;
  await opened.finishJobs();
  expect(painted[0]).toBe(9);
  expect(painted.slice(1).sort((a, b) => b - a)).toEqual(
    Array.from({ length: 30 }, (_, i) => -(i + 1)),
  );
  expect(await countPrintMasters(opened.shop.db, await approval())).toEqual({
    wanted: 30,
    made: 30,
    missing: [],
  });
  const picture = { bookId, page: 6, version: 1 };
  const jpeg = await opened.shop.files.get(printMasterKey(picture));
  const about = await sharp(jpeg ?? undefined).metadata();
  expect(about).toMatchObject({
    format: 'jpeg',
    width: 96,
    height: 96,
    density: 300,
    space: 'srgb',
    chromaSubsampling: '4:4:4',
    hasProfile: true,
  });
  // The picture for screens is left alone.
  expect(await opened.shop.files.get(masterKey(picture))).toBeNull();

  await paintPrintMaster(opened.shop, picture);
  await approvePrinting(opened.shop, parent, { bookId, orderId: await order('softcover') });
  await opened.shop.db.transaction(async (tx) =>
    queuePrintMasters(opened.shop, tx, { bookId, pictureVersions: { 6: 1 } }),
  );
  await opened.finishJobs();
  expect(painted).toHaveLength(31);
}, 120_000);

test('a digital order has none painted', async () => {
  const orderId = await order('digital');
  expect(await approvePrinting(opened.shop, parent, { bookId, orderId })).toMatchObject({
    code: 'wrong_state',
  });
  await opened.finishJobs();
  expect(painted).toEqual([]);
  expect(
    await opened.shop.db.select().from(printMasters).where(eq(printMasters.bookId, bookId)),
  ).toEqual([]);
});

test('a page whose tries are used up is missing until it is queued again', async () => {
  const pictures = { bookId, pictureVersions: { 7: 1 } };
  const queue = () =>
    opened.shop.db.transaction(async (tx) => queuePrintMasters(opened.shop, tx, pictures));
  outages = 7;
  await queue();
  await queue();
  await opened.finishJobs();
  expect(await countPrintMasters(opened.shop.db, pictures)).toEqual({
    wanted: 1,
    made: 0,
    missing: [7],
  });
  await queue();
  await opened.finishJobs();
  expect(painted).toEqual([-7]);
  expect((await countPrintMasters(opened.shop.db, pictures)).made).toBe(1);
});

const fileOf = (picture: PictureId) => path.join(opened.folder, 'files', printMasterKey(picture));

test('an erased account takes them with it', async () => {
  const picture = { bookId, page: 8, version: 1 };
  await paintPrintMaster(opened.shop, picture);
  expect(existsSync(fileOf(picture))).toBe(true);
  const passwordHash = await hashPassword('a quiet hedgehog');
  await opened.shop.db.update(users).set({ passwordHash }).where(eq(users.id, parent.id));
  expect(await eraseAccount(opened.shop, parent.id, 'a quiet hedgehog')).toEqual({ ok: true });
  await opened.finishJobs();
  expect(existsSync(fileOf(picture))).toBe(false);
});

test('a book erased while a page of it is painted leaves nothing', async () => {
  const picture = { bookId, page: 8, version: 1 };
  meanwhile = () => opened.shop.db.delete(books).where(eq(books.id, bookId));
  await paintPrintMaster(opened.shop, picture);
  expect(painted).toEqual([-8]);
  expect(existsSync(fileOf(picture))).toBe(false);
});
