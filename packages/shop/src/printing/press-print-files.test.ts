import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { coverSizeOf } from '@bramblebook/press/print/printer-profile';
import { addPrintMasters } from '@bramblebook/testing/print-masters';
import {
  addBook,
  addParent,
  JOBS_WITHOUT_PAINTING,
  payWithCard,
  placeOrder,
  type TestParent,
} from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookPages } from '../database/schema/books.ts';
import { pagePaintings } from '../database/schema/paintings.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import type { PrintingHouse } from '../ports/printer.ts';
import { sweepPressFolders } from '../pressing/press-folder.ts';
import type { Shop } from '../shop.ts';
import { approvePrinting } from './approve-printing.ts';
import { pressPrintFiles } from './press-print-files.ts';
import { readPreflight, readPrintFile } from './print-files.ts';
import { showProof } from './show-proof.ts';
import { sweepPrintFiles } from './sweep-print-files.ts';
import { withdrawApproval } from './withdraw-approval.ts';

/** Far too small to be printed: quick to press, and the report says so. */
const SMALL_PX = 200;

let opened: TestShop;
let parent: TestParent;
let bookId: string;
beforeAll(async () => {
  opened = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING });
});
afterAll(() => opened.close());
beforeEach(async () => {
  parent = await addParent(opened.shop);
  bookId = await addBook(opened.shop, parent.id, { complete: true });
});

const order = async (): Promise<string> => {
  const ready = await placeOrder(opened.shop, parent, bookId, ['digital', 'hardcover']);
  await payWithCard(opened.shop, ready);
  await settlePayment(opened.shop, ready.paymentIntentId);
  return ready.orderId;
};
const approve = (seal?: string) => approvePrinting(opened.shop, parent, { bookId, seal });
const filesOf = async (): Promise<string[]> => {
  const names: string[] = [];
  for await (const { key } of opened.shop.files.list(`books/${bookId}/print-files/`))
    names.push(key.replace(/^.*\/[0-9a-f]{32}/, ''));
  return names.sort();
};
const run = (shop: Shop = opened.shop) =>
  pressPrintFiles.run(shop, { bookId }, new AbortController().signal);

describe('the files for the printer', () => {
  test('are made ahead once every picture is painted, by the next try if need be, and once', async () => {
    await order();
    await addPrintMasters(opened.shop, bookId, SMALL_PX);
    expect(await approve()).toEqual({ ok: true });
    const noRoom = { ...opened.shop.files, put: () => Promise.reject(new Error('disk full')) };
    const full = { ...opened.shop, files: noRoom };
    await expect(run(full)).rejects.toThrow('disk full');
    expect(await filesOf()).toEqual([]);
    await opened.finishJobs();
    expect(await filesOf()).toEqual(['.report.json', '.report.json']);
    // With both reports kept nothing is pressed, and so nothing stored.
    await run(full);
    const kept = await readPreflight(opened.shop, { bookId, part: 'hardcover' });
    expect(kept).toMatchObject({ ok: true, report: { ok: false, part: 'hardcover' } });
  }, 120_000);

  test('of an approval that was taken back are not made', async () => {
    await order();
    await addPrintMasters(opened.shop, bookId, SMALL_PX);
    await approve();
    await withdrawApproval(opened.shop, parent, { bookId });
    await opened.finishJobs();
    expect(await filesOf()).toEqual([]);
  });

  test('that failed are made anew by other rules', async () => {
    await order();
    await addPrintMasters(opened.shop, bookId, SMALL_PX);
    await approve();
    const wanted = { bookId, part: 'softcover' } as const;
    expect(await readPreflight(opened.shop, wanted)).toMatchObject({ report: { ok: false } });
    const printerProfile = { ...opened.shop.printerProfile, minPpi: 20 };
    const read = await readPreflight({ ...opened.shop, printerProfile }, wanted);
    expect(read).toMatchObject({ report: { ok: true } });
  });

  test('of an earlier approval or of other rules are swept, those that stand are not', async () => {
    await order();
    await addPrintMasters(opened.shop, bookId, SMALL_PX);
    await approve();
    const wanted = { bookId, part: 'softcover' } as const;
    const ruledBy = (minPpi: number): Shop => ({
      ...opened.shop,
      printerProfile: { ...opened.shop.printerProfile, minPpi },
    });
    const [before, now] = [ruledBy(20), ruledBy(21)];
    const made = [await readPrintFile(before, wanted), await readPrintFile(now, wanted)];
    expect(made).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await filesOf()).toEqual(['.pdf', '.pdf', '.report.json', '.report.json']);
    const sweep = () => sweepPrintFiles.run(now, { bookId }, new AbortController().signal);
    for (let i = 0; i < 2; i++) {
      await sweep();
      expect(await filesOf()).toEqual(['.pdf', '.report.json']);
    }
    const opens = await Promise.all(made.map((one) => one.ok && one.file.open()));
    expect(opens.map((one) => Boolean(one))).toEqual([false, true]);
    for (const one of opens) if (one) one.bytes.destroy();
    await withdrawApproval(opened.shop, parent, { bookId });
    await sweep();
    expect(await filesOf()).toEqual([]);
  });

  test('have their cover on the sheet that the printer asks for, asked once', async () => {
    await order();
    await addPrintMasters(opened.shop, bookId, SMALL_PX);
    await approve();
    const profile = { ...opened.shop.printerProfile, minPpi: 20 };
    let asked = 0;
    const { widthMm, heightMm } = coverSizeOf(profile, 'hardcover', 32);
    const coverSize = async () => {
      asked++;
      return { widthMm: widthMm + 1, heightMm };
    };
    const printer = { kind: 'house', name: 'Lulu', coverSize } as unknown as PrintingHouse;
    const shop = { ...opened.shop, printer, printerProfile: profile };
    for (let i = 0; i < 2; i++) {
      const read = await readPreflight(shop, { bookId, part: 'hardcover' });
      const spine = read.ok && read.report.checks.find(({ id }) => id === 'spine-width');
      expect(spine).toMatchObject({ ok: true, found: '7.35 mm' });
    }
    expect(asked).toBe(1);
  });
});

/** What a model painted, as it is written down. */
const PAINTING = {
  version: 1,
  sheetKey: 'hero',
  at: new Date('2026-11-22T12:00:00Z'),
  model: 'openai:fake-painter',
  tries: 1,
};

describe('the proof', () => {
  test('shows every place of the name, the dedication, the printer’s margins and the price', async () => {
    const orderId = await order();
    await opened.shop.db.insert(pagePaintings).values([
      { ...PAINTING, bookId, page: 9, widthPx: 1024 },
      { ...PAINTING, bookId, page: 11, widthPx: 4096 },
    ]);
    const shown = await showProof(opened.shop, parent, { bookId, orderId });
    if (!shown.ok) throw new Error(shown.code);
    const { proof } = shown;
    // What a model painted smaller than it is printed says so, beside the pixels it was enlarged to.
    const enlarged = proof.pages.filter(({ detailPpi }) => detailPpi !== null);
    expect(enlarged).toMatchObject([{ page: 9, detailPpi: 125 }]);
    const words = proof.layout.pages.flatMap(({ blocks }) => blocks.map(({ text }) => text));
    const places = words.join('\n').split('Maya').length - 1;
    expect(places).toBeGreaterThan(5);
    expect(proof.pages.reduce((sum, { names }) => sum + names, 0)).toBe(places);
    expect(proof.dedication).toEqual({ written: 'For our Maya', printed: 'For our Maya' });
    expect(proof.printer).toMatchObject({ minPpi: 300, interiorPages: 32 });
    expect(Math.min(...proof.pages.map(({ ppi }) => ppi))).toBeGreaterThanOrEqual(300);
    expect(proof.order).toMatchObject({ id: orderId, totalAmount: 6800 });
    expect(proof.isApproved).toBe(false);
    const stranger = await addParent(opened.shop);
    expect(await showProof(opened.shop, stranger, { bookId, orderId })).toMatchObject({
      code: 'book_not_found',
    });
  });

  test('is what is approved: a book that has changed since is not, and what was is kept', async () => {
    const orderId = await order();
    const show = async () => {
      const shown = await showProof(opened.shop, parent, { bookId, orderId });
      if (!shown.ok) throw new Error(shown.code);
      return shown.proof;
    };
    const change = (text: string) =>
      opened.shop.db.update(bookPages).set({ text }).where(eq(bookPages.bookId, bookId));
    const { seal } = await show();
    await change('Written in another tab.');
    expect(await approve(seal)).toMatchObject({ code: 'wrong_state' });
    const seen = await show();
    expect(await approve(seen.seal)).toEqual({ ok: true });
    await change('Written after the approval.');
    expect(await show()).toEqual({ ...seen, isApproved: true });
  });
});

test('folders of a press that was killed are removed, those of one at work are not', async () => {
  const gone = path.join(tmpdir(), 'bramblebook-press-4194999-left');
  const atWork = path.join(tmpdir(), `bramblebook-press-${process.ppid}-busy`);
  for (const folder of [gone, atWork]) mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(gone, 'edition'), 'half a book');
  await sweepPressFolders();
  const left = readdirSync(tmpdir());
  expect(left).not.toContain(path.basename(gone));
  expect(left).toContain(path.basename(atWork));
});
