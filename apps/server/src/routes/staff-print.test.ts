import type { PreflightReport } from '@bramblebook/contract/preflight-report';
import { bookPages } from '@bramblebook/shop/database/schema/books';
import { addPrintMasters, readPrintFileBack } from '@bramblebook/testing/print-masters';
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
  await addPrintMasters(opened.shop, bookId, 400);
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
  await addPrintMasters(opened.shop, bookId, 2625);
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
  const interior = readPrintFileBack(first.rawPayload);
  expect(interior.texts).toHaveLength(32);
  expect(interior.texts.join(' ')).toContain('For our Maya');
  expect(interior.texts.join(' ')).not.toContain('after the approval');
  expect(interior.boxes).toEqual(
    Array(32).fill({ MediaBox: [0, 0, 630, 630], TrimBox: [9, 9, 621, 621] }),
  );

  const report: PreflightReport = (await ask(bookId, 'preflight?part=interior')).json();
  expect(report).toMatchObject({ ok: true, part: 'interior', profile: 'lulu-square-8.5' });
  expect(report.fileBytes).toBe(first.rawPayload.byteLength);
  expect(first.headers.etag).toBe(`"${report.fileHash}"`);

  const cover = await ask(bookId, 'cover.pdf?format=hardcover');
  expect(cover.statusCode).toBe(200);
  // 19 × 10.25 in laid flat, 0.875 in of wrap around.
  const [sheet, ...more] = readPrintFileBack(cover.rawPayload).boxes;
  expect(more).toEqual([]);
  expect(sheet).toEqual({ MediaBox: [0, 0, 1368, 738], TrimBox: [63, 63, 1305, 675] });

  const files = [];
  for await (const { key } of opened.shop.files.list(`books/${bookId}/print-files/`))
    files.push(key);
  expect(files).toHaveLength(4);

  const address = await opened.app.listen({ host: '127.0.0.1', port: 0 });
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
  const part = async (range: string, more = {}) => {
    const url = `${address}/api/admin/books/${bookId}/print/interior.pdf`;
    const answer = await fetch(url, { headers: { cookie, range, ...more } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, range: answer.headers.get('content-range'), bytes };
  };
  const size = first.rawPayload.byteLength;
  expect(await part('bytes=1000-1999')).toEqual({
    status: 206,
    range: `bytes 1000-1999/${size}`,
    bytes: first.rawPayload.subarray(1000, 2000),
  });
  expect((await part('bytes=-500')).bytes.equals(first.rawPayload.subarray(-500))).toBe(true);
  expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
  expect((await part('bytes=0-9', { 'if-range': '"an earlier one"' })).status).toBe(200);
}, 240_000);

test('only staff who may print read them', async () => {
  const { bookId } = await orderOf(opened, ['hardcover'], 'approved');
  const { browser } = await signInStaff(opened, 'support');
  const answer = await browser.ask('GET', `/api/admin/books/${bookId}/print/interior.pdf`);
  expect(answer.statusCode).toBe(403);
});
