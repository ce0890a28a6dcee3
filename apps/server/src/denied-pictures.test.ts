import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { exportAccount } from '@bramblebook/shop/privacy/export-account';
import { masterKey, screenKey } from '@bramblebook/shop/shelf/book-files';
import { WIDEST_MARKED_PX } from '@bramblebook/shop/shelf/marked-picture';
import type { Shop } from '@bramblebook/shop/shop';
import { zipPages } from '@bramblebook/shop/staff/books/pages-zip';
import {
  addBook,
  addParent,
  JOBS_WITHOUT_PAINTING,
  type TestParent,
} from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { openVendorLine } from '@bramblebook/vendors/line/vendor-line';
import { s3Files } from '@bramblebook/vendors/s3/s3-files';
import { readS3Settings } from '@bramblebook/vendors/s3/s3-settings';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../fakes/s3/fake-s3.ts';

/** A book whose preview lies in a bucket, from which page 7 is gone. */
let opened: TestShop;
let fake: FakeS3;
let shop: Shop;
let parent: TestParent;
let bookId: string;
beforeAll(async () => {
  fake = await startFakeS3();
  opened = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING });
  const read = readS3Settings(fake.settings);
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  const { clock } = opened.shop;
  const line = openVendorLine({ vendor: 's3', clock, report: () => {} });
  shop = { ...opened.shop, files: s3Files({ settings: read.settings, line }) };
  parent = await addParent(shop);
  bookId = await addBook(shop, parent.id);
  for (const page of [1, 6, 8]) {
    const picture = { bookId, page, version: 1 };
    await shop.files.put(masterKey(picture), Buffer.from('clean'));
    await shop.files.put(screenKey(picture, WIDEST_MARKED_PX, true), Buffer.from('marked'));
  }
});
afterAll(async () => {
  await opened.close();
  await fake.close();
});

const DENIED = {
  kind: 'answer',
  status: 403,
  headers: { 'content-type': 'application/xml' },
  body: '<Error><Code>AccessDenied</Code></Error>',
} as const;
const filesOf = async (stream: AsyncIterable<Uint8Array>) => {
  const files = unzipSync(await buffer(Readable.from(stream)));
  const { 'what-is-missing.txt': missing = new Uint8Array(), ...others } = files;
  return { missing: strFromU8(missing), names: Object.keys(others) };
};
const zipOfPages = () => zipPages(shop, { bookId, part: 'all' });

test('the zip of a book’s pages names what is gone, and what the store denies', async () => {
  fake.misbehave(DENIED);
  const zipped = await zipOfPages();
  const { names, missing } = await filesOf(zipped.ok ? zipped.stream : Readable.from([]));
  expect(names).toEqual(['page-06.jpg', 'page-08.jpg']);
  expect(missing.match(/page-\d\d/g)).toEqual(['page-01', 'page-07']);
  expect(missing).toContain('ask for the zip again later');
});

test('where none can be read the zip is refused before its first byte', async () => {
  fake.misbehave(DENIED, DENIED, DENIED, DENIED);
  await expect(zipOfPages()).rejects.toMatchObject({ code: 'SERVICE_OUTAGE' });
});

test('the export of an account names them likewise, and holds all the rest', async () => {
  const made = await exportAccount(shop, parent.id);
  const { names, missing } = await filesOf(made.ok ? made.stream : Readable.from([]));
  expect(names).toEqual(['data.json', ...[1, 6, 8].map((n) => `books/${bookId}/page-0${n}.webp`)]);
  expect(missing).toContain(`- books/${bookId}/page-07.webp\n`);
  expect(missing).toContain('write to us at hello@bramblebook.example');
});
