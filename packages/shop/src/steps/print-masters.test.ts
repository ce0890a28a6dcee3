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
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../database/schema/accounts.ts';
import { books, printMasters as masters } from '../database/schema/books.ts';
import { printApprovals } from '../database/schema/orders.ts';
import { paintPrintMaster } from '../making/paint-print-master.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { approvePrinting } from '../printing/approve-printing.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { masterKey, type PictureId, printMasterKey } from '../shelf/book-files.ts';
import { PAINT_PAGE, stepKey } from './page-step.ts';
import { printMasters, queuePrintMasters } from './print-masters.ts';

let test: TestShop;
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
  test = await openTestShop({
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
  await test.close();
});
beforeEach(async () => {
  parent = await addParent(test.shop);
  bookId = await addBook(test.shop, parent.id, { complete: true });
  painted = [];
  outages = 0;
  meanwhile = async () => {};
});

const order = async (format: 'digital' | 'softcover' | 'hardcover'): Promise<string> => {
  const ready = await placeOrder(test.shop, parent, bookId, [format]);
  await payWithCard(test.shop, ready);
  await settlePayment(test.shop, ready.paymentIntentId);
  return ready.orderId;
};
const approval = async () => {
  const [row] = await test.shop.db
    .select()
    .from(printApprovals)
    .where(eq(printApprovals.bookId, bookId));
  if (!row) throw new Error('not approved');
  return row;
};

it('an approved book has its thirty pictures painted at the printer’s size, once', async () => {
  const first = await order('hardcover');
  await test.finishJobs();
  expect(painted).toEqual([]);
  expect(await approvePrinting(test.shop, parent, { bookId, orderId: first })).toEqual({
    ok: true,
  });
  const waiting = await printMasters(test.shop.db, await approval());
  expect(waiting).toMatchObject({ wanted: 30, made: 0 });

  // A page of another book that people wait for goes first; one outage costs nothing.
  const other = await addBook(test.shop, parent.id);
  const step = { bookId: other, page: 9, version: 1 };
  await test.shop.jobs.send(PAINT_PAGE, step, { singletonKey: stepKey(step) });
  outages = 1;
  await test.finishJobs();
  expect(painted[0]).toBe(9);
  expect(painted.slice(1).sort((a, b) => b - a)).toEqual(
    Array.from({ length: 30 }, (_, i) => -(i + 1)),
  );
  expect(await printMasters(test.shop.db, await approval())).toEqual({
    ...{ wanted: 30, made: 30, missing: [] },
  });
  const picture = { bookId, page: 6, version: 1 };
  const jpeg = await test.shop.files.get(printMasterKey(picture));
  const about = await sharp(jpeg ?? undefined).metadata();
  expect(about).toMatchObject({
    ...{ format: 'jpeg', width: 96, height: 96, density: 300 },
    ...{ space: 'srgb', chromaSubsampling: '4:4:4', hasProfile: true },
  });
  // The picture for screens is left alone.
  expect(await test.shop.files.get(masterKey(picture))).toBeNull();

  await paintPrintMaster(test.shop, picture);
  await approvePrinting(test.shop, parent, { bookId, orderId: await order('softcover') });
  await test.shop.db.transaction(async (tx) =>
    queuePrintMasters(test.shop, tx, { bookId, pictureVersions: { 6: 1 } }),
  );
  await test.finishJobs();
  expect(painted).toHaveLength(31);
}, 120_000);

it('a digital order has none painted', async () => {
  const orderId = await order('digital');
  expect(await approvePrinting(test.shop, parent, { bookId, orderId })).toMatchObject({
    code: 'wrong_state',
  });
  await test.finishJobs();
  expect(painted).toEqual([]);
  expect(await test.shop.db.select().from(masters).where(eq(masters.bookId, bookId))).toEqual([]);
});

it('a page whose tries are used up is missing until it is queued again', async () => {
  const pictures = { bookId, pictureVersions: { 7: 1 } };
  const queue = () =>
    test.shop.db.transaction(async (tx) => queuePrintMasters(test.shop, tx, pictures));
  outages = 7;
  await queue();
  await queue();
  await test.finishJobs();
  expect(await printMasters(test.shop.db, pictures)).toEqual({
    ...{ wanted: 1, made: 0, missing: [7] },
  });
  await queue();
  await test.finishJobs();
  expect(painted).toEqual([-7]);
  expect((await printMasters(test.shop.db, pictures)).made).toBe(1);
});

const fileOf = (picture: PictureId) => path.join(test.folder, 'files', printMasterKey(picture));

it('an erased account takes them with it', async () => {
  const picture = { bookId, page: 8, version: 1 };
  await paintPrintMaster(test.shop, picture);
  expect(existsSync(fileOf(picture))).toBe(true);
  const passwordHash = await hashPassword('a quiet hedgehog');
  await test.shop.db.update(users).set({ passwordHash }).where(eq(users.id, parent.id));
  expect(await eraseAccount(test.shop, parent.id, 'a quiet hedgehog')).toEqual({ ok: true });
  await test.finishJobs();
  expect(existsSync(fileOf(picture))).toBe(false);
});

it('a book erased while a page of it is painted leaves nothing', async () => {
  const picture = { bookId, page: 8, version: 1 };
  meanwhile = () => test.shop.db.delete(books).where(eq(books.id, bookId));
  await paintPrintMaster(test.shop, picture);
  expect(painted).toEqual([-8]);
  expect(existsSync(fileOf(picture))).toBe(false);
});
