import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '@bramblebook/shop/ports/file-store';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../../fakes/s3/fake-s3.ts';
import { type CallReport, openVendorLine } from '../line/vendor-line.ts';
import { copyFiles } from '../local-files/copy-files.ts';
import { localFileStore } from '../local-files/local-file-store.ts';
import { s3Files } from './s3-files.ts';
import { readS3Settings } from './s3-settings.ts';

let fake: FakeS3;
let files: FileStore;
let reports: CallReport[];
const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-s3-'));
let count = 0;

const openFiles = (more: Record<string, string> = {}): FileStore => {
  const read = readS3Settings({ ...fake.settings, ...more });
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  const line = openVendorLine({
    vendor: 's3',
    clock: { now: () => new Date() },
    report: (report) => reports.push(report),
    limits: { timeLimitMs: 400, firstWaitMs: 5, longestWaitMs: 1_100 },
  });
  return s3Files({ settings: read.settings, line });
};

beforeEach(async () => {
  fake = await startFakeS3();
  reports = [];
  files = openFiles();
});
afterEach(() => fake.close());
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (store: FileStore, key: string) => {
  const found = await store.get(key);
  return found && Buffer.from(found).toString();
};
const keysOf = async (store: FileStore, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
};
const failing = (status: number, code: string, headers = {}) =>
  ({
    kind: 'answer',
    status,
    headers: { 'content-type': 'application/xml', ...headers },
    body: `<Error><Code>${code}</Code></Error>`,
  }) as const;

describe.each(['the bucket', 'the folder'])('%s', (place) => {
  const open = () =>
    place === 'the bucket' ? files : localFileStore(path.join(folder, String(count++)));

  test('stores, replaces, gives and erases', async () => {
    const store = open();
    await store.put('books/a/6-1.jpg', bytes('one'));
    await store.put('books/a/6-1.jpg', bytes('two'));
    expect(await textOf(store, 'books/a/6-1.jpg')).toBe('two');
    expect(await store.get('books/a/7-1.jpg')).toBeNull();
    await store.erase('books/a/6-1.jpg');
    await store.erase('books/a/6-1.jpg');
    expect(await store.get('books/a/6-1.jpg')).toBeNull();
  });

  test('takes a stream and gives a part of it', async () => {
    const store = open();
    const whole = Buffer.alloc(100_000, 'abcdefghij');
    await store.putStream(
      'books/a/book.pdf',
      Readable.from([whole.subarray(0, 7), whole.subarray(7)]),
    );
    const read = async (range?: { first: number; last?: number }) => {
      const opened = await store.openRead('books/a/book.pdf', range);
      return opened && { size: opened.size, text: (await buffer(opened.bytes)).toString() };
    };
    expect(await read()).toEqual({ size: 100_000, text: whole.toString() });
    expect(await read({ first: 10, last: 12 })).toEqual({ size: 100_000, text: 'abc' });
    expect(await read({ first: 99_998 })).toEqual({ size: 100_000, text: 'ij' });
    expect(await read({ first: 100_000 })).toBeNull();
    expect(await store.openRead('books/none.pdf')).toBeNull();
  });

  test('a stream that fails replaces nothing', async () => {
    const store = open();
    await store.put('books/a/book.pdf', bytes('whole'));
    const failed = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error('the press stopped');
      })(),
    );
    await expect(store.putStream('books/a/book.pdf', failed)).rejects.toThrow();
    expect(await textOf(store, 'books/a/book.pdf')).toBe('whole');
  });

  test('lists and erases what begins alike, however much it is', async () => {
    const store = open();
    const keys = ['p/a-1.jpg', 'p/a-2.jpg', 'p/b-1.jpg', 'p/c/d.jpg', 'pp/a.jpg'];
    for (const key of keys) await store.put(key, bytes(key));
    expect(await keysOf(store, '')).toEqual(keys);
    expect(await keysOf(store, 'p/')).toEqual(keys.slice(0, 4));
    await store.eraseAll('p/a');
    expect(await keysOf(store, 'p')).toEqual(['p/b-1.jpg', 'p/c/d.jpg', 'pp/a.jpg']);
    await store.eraseAll('p/');
    await store.eraseAll('q/');
    expect(await keysOf(store, '')).toEqual(['pp/a.jpg']);
    await expect((async () => store.eraseAll(''))()).rejects.toThrow('not a file key');
  });
});

test('files are private; a short signed address shows one for a while', async () => {
  await files.put('books/a/cover.pdf', bytes('cover'));
  const address = await files.shortAddress('books/a/cover.pdf', 1);
  expect(await (await fetch(address!)).text()).toBe('cover');
  expect((await fetch(address!.replace('cover', 'other'))).status).toBe(403);
  expect((await fetch(address!.split('?')[0]!)).status).toBe(403);
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  expect((await fetch(address!)).status).toBe(403);
});

test('a large stream goes in parts, and no byte more is stored than was sent', async () => {
  const whole = Buffer.alloc(9 * 1024 * 1024, 'x');
  await files.putStream('books/a/print.pdf', Readable.from([whole]));
  expect(fake.objects.get('books/a/print.pdf')!.equals(whole)).toBe(true);
  expect(fake.openUploads.size).toBe(0);
});

test('a large stream that fails leaves no parts behind', async () => {
  const failed = Readable.from(
    (async function* () {
      yield Buffer.alloc(9 * 1024 * 1024);
      throw new Error('the press stopped');
    })(),
  );
  await expect(files.putStream('books/a/print.pdf', failed)).rejects.toThrow();
  expect([fake.objects.size, fake.openUploads.size]).toEqual([0, 0]);
});

test('a reader that takes its time is not cut off by the time limit of the call', async () => {
  await files.put('books/a/book.pdf', Buffer.alloc(3_000_000, 'x'));
  const opened = await files.openRead('books/a/book.pdf');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect((await buffer(opened!.bytes)).byteLength).toBe(3_000_000);
});

describe('trouble', () => {
  test.each([
    ['cut in the middle', { kind: 'cut' }],
    ['lost', { kind: 'lost' }],
    ['a failure', failing(500, 'InternalError')],
    ['slow down', failing(503, 'SlowDown')],
    ['a short "busy"', failing(429, 'TooManyRequests', { 'retry-after': '1' })],
    ['silence', { kind: 'silence' }],
  ] as const)('%s: read again', async (_, trouble) => {
    await files.put('a/b.jpg', bytes('picture'));
    fake.misbehave(trouble);
    expect(await textOf(files, 'a/b.jpg')).toBe('picture');
    expect(reports.at(-1)).toMatchObject({ call: 'read file', outcome: 'done', tries: 2 });
  });

  test.each([
    ['AccessDenied', 403],
    ['NoSuchBucket', 404],
  ])('%s is a wrong setting, not a missing file', async (code, status) => {
    fake.misbehave(failing(status, code));
    await expect(files.get('a/b.jpg')).rejects.toMatchObject({ reason: 'not_let_in' });
  });

  test('a wrong secret is told, and neither it nor a key is in the error or the log', async () => {
    const wrong = openFiles({ S3_SECRET_ACCESS_KEY: 'another-secret' });
    const error: Error = await wrong.get('photos/photo_1.jpg').then(
      () => new Error('read'),
      (thrown) => thrown,
    );
    expect(error).toMatchObject({ reason: 'not_let_in', status: 403 });
    const said = `${error.stack} ${error.cause} ${JSON.stringify(reports)}`;
    for (const secret of ['another-secret', 'photo_1']) expect(said).not.toContain(secret);
  });
});

test('a folder is copied to the bucket and back, and goes on where it stopped', async () => {
  const source = localFileStore(path.join(folder, 'source'));
  for (const key of ['a/1.jpg', 'a/2.jpg', 'b/3.pdf', 'c.txt', 'd/e/f.webp'])
    await source.put(key, bytes(key));
  await files.put('a/1.jpg', bytes('a/1.jpg'));
  await files.put('a/2.jpg', bytes('half'));
  expect(await copyFiles(source, files)).toEqual({ copied: 4, left: 1 });
  const back = localFileStore(path.join(folder, 'back'));
  expect(await copyFiles(files, back)).toEqual({ copied: 5, left: 0 });
  expect(await textOf(back, 'd/e/f.webp')).toBe('d/e/f.webp');
});

test.each([
  [{ S3_BUCKET: 'books' }, /^S3_REGION must be set, too, because S3_BUCKET is set\.$/],
  [
    { S3_ENDPOINT: 'https://s3.example' },
    /^S3_BUCKET must be set, too, because S3_ENDPOINT is set\.$/,
  ],
  [
    {
      S3_BUCKET: 'books',
      S3_REGION: 'eu',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
      S3_ENDPOINT: 'http://s3.example',
    },
    /^S3_ENDPOINT must be an https address/,
  ],
])('wrong settings stop the start with a sentence', (given, sentence) => {
  const read = readS3Settings(given as never);
  expect(read.ok ? '' : read.sentence).toMatch(sentence);
});
