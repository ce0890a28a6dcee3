import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import type { PreflightReport } from '@bramblebook/contract/preflight-report';
import { plainPicture } from '@bramblebook/press/testing/plain-picture';
import { readPdf } from '@bramblebook/press/testing/read-pdf';
import { bookPages, printMasters } from '@bramblebook/shop/database/schema/books';
import { printMasterKey } from '@bramblebook/shop/shelf/book-files';
import { JOBS_WITHOUT_PAINTING } from '@bramblebook/testing/test-orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf } from '../testing/paid-order.ts';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

let opened: TestApp;
let staff: TestBrowser;
beforeAll(async () => {
  opened = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING });
  staff = (await signInStaff(opened, 'owner')).browser;
});
afterAll(() => opened.close());

const ask = (bookId: string, path: string, headers = {}) =>
  staff.ask('GET', `/api/admin/books/${bookId}/print/${path}`, undefined, headers);

/** Media and trim box of each page, in whole pt. */
const boxesOf = (pdf: Uint8Array) =>
  [...readPdf(pdf).objects.values()]
    .filter((object) => /\/Type \/Page\b(?!s)/.test(object))
    .map((page) =>
      Object.fromEntries(
        ['MediaBox', 'TrimBox'].map((name) => [
          name,
          (new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(page)?.[1] ?? '')
            .split(' ')
            .map((pt) => Math.round(Number(pt))),
        ]),
      ),
    );

/** Pictures for the printer that stand in the store, `px` wide. */
const addMasters = async (bookId: string, px: number) => {
  const picture = await plainPicture(px);
  const madeAt = opened.shop.clock.now();
  for (const page of ALL_PAGES)
    await opened.shop.files.put(printMasterKey({ bookId, page, version: 1 }), picture);
  await opened.shop.db
    .insert(printMasters)
    .values(
      ALL_PAGES.map((page) => ({ bookId, page, version: 1, bytes: picture.byteLength, madeAt })),
    );
};

test('there is no print file before the approval, nor before every picture stands', async () => {
  const { bookId } = await orderOf(opened, ['hardcover']);
  for (const path of ['interior.pdf', 'cover.pdf?format=hardcover', 'preflight?part=interior']) {
    expect((await ask('book_aaaaaaaaaaaaaaaaaaaa', path)).json().code).toBe('book_not_found');
    const unapproved = await ask(bookId, path);
    expect(unapproved.statusCode).toBe(409);
    expect(unapproved.json().message).toBe('This book is not approved for printing.');
  }
  const approved = await orderOf(opened, ['hardcover'], 'approved');
  const early = await ask(approved.bookId, 'interior.pdf');
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({
    code: 'book_not_ready',
    message: expect.stringMatching(/^0 of 30 pictures/),
    current: { wanted: 30, made: 0 },
  });
});

test('a file that fails the check is not handed out, and says why', async () => {
  const { bookId } = await orderOf(opened, ['softcover'], 'approved');
  await addMasters(bookId, 400);
  const cover = await ask(bookId, 'cover.pdf?format=softcover');
  expect(cover.statusCode).toBe(409);
  expect(cover.json()).toMatchObject({
    code: 'print_file_failed',
    message: expect.stringMatching(/^The print file does not pass the check\. Resolution of pict/),
    current: { ok: false, part: 'softcover' },
  });
  const report: PreflightReport = (await ask(bookId, 'preflight?part=softcover')).json();
  expect(report.checks.filter(({ ok }) => !ok).map(({ id }) => id)).toContain('picture-ppi');
}, 120_000);

test('approved books come to the printer as the parent saw them', async () => {
  const { bookId } = await orderOf(opened, ['hardcover'], 'approved');
  await addMasters(bookId, 2625);
  // What is on the shelf later is not what was approved.
  await opened.shop.db
    .update(bookPages)
    .set({ text: 'Written after the approval.' })
    .where(eq(bookPages.bookId, bookId));
  const [first, again] = await Promise.all([
    ask(bookId, 'interior.pdf'),
    ask(bookId, 'interior.pdf'),
  ]);
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['content-disposition']).toMatch(/interior\.pdf$/);
  expect(Number(first.headers['content-length'])).toBe(first.rawPayload.byteLength);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  const interior = readPdf(first.rawPayload);
  expect(interior.pages).toHaveLength(32);
  expect(interior.pages.join(' ')).toContain('For our Maya');
  expect(interior.pages.join(' ')).not.toContain('after the approval');
  expect(boxesOf(first.rawPayload)).toEqual(
    Array(32).fill({ MediaBox: [0, 0, 630, 630], TrimBox: [9, 9, 621, 621] }),
  );

  const report: PreflightReport = (await ask(bookId, 'preflight?part=interior')).json();
  expect(report).toMatchObject({ ok: true, part: 'interior', profile: 'lulu-square-8.5' });
  expect(report.fileBytes).toBe(first.rawPayload.byteLength);
  expect(first.headers.etag).toBe(`"${report.fileHash}"`);

  const cover = await ask(bookId, 'cover.pdf?format=hardcover');
  expect(cover.statusCode).toBe(200);
  // 19 × 10.25 in laid flat, 0.875 in of wrap around.
  const [sheet, ...more] = boxesOf(cover.rawPayload);
  expect(more).toEqual([]);
  expect(sheet).toEqual({ MediaBox: [0, 0, 1368, 738], TrimBox: [63, 63, 1305, 675] });

  const files = [];
  for await (const { key } of opened.shop.files.list(`books/${bookId}/print-files/`))
    files.push(key);
  expect(files).toHaveLength(4);
  const part = await ask(bookId, 'interior.pdf', { range: 'bytes=0-4' });
  expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
}, 240_000);

test('only staff who may print read them', async () => {
  const { bookId } = await orderOf(opened, ['hardcover'], 'approved');
  const { browser } = await signInStaff(opened, 'support');
  const answer = await browser.ask('GET', `/api/admin/books/${bookId}/print/interior.pdf`);
  expect(answer.statusCode).toBe(403);
});
