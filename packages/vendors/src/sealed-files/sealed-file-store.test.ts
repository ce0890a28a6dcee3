import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isPrivateFile } from '@bramblebook/shop/photos/private-files';
import type { FileStore } from '@bramblebook/shop/ports/file-store';
import { PhotoKeyMissing } from '@bramblebook/shop/ports/photo-seal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../../fakes/s3/fake-s3.ts';
import { openVendorLine } from '../line/vendor-line.ts';
import { localFileStore } from '../local-files/local-file-store.ts';
import { s3Files } from '../s3/s3-files.ts';
import { readS3Settings } from '../s3/s3-settings.ts';
import { needAllKeys } from './key-notes.ts';
import { type PhotoKeys, readPhotoKeys } from './photo-keys.ts';
import { keyOfFile, sealFiles } from './sealed-file-store.ts';

const secret = (letter: string): string => Buffer.alloc(32, letter).toString('base64');
const keysOf = (...letters: string[]) => {
  const keys = readPhotoKeys(letters.map(secret).join(', '));
  if (!keys?.current) throw new Error('no keys');
  return { ...keys, current: keys.current };
};
const [OLD, NEW] = [keysOf('o'), keysOf('n')];
const PHOTO = 'photos/photo_a.jpg';
const VOICE = 'books/book_a/recordings/6-abc';
const PAGE = 'books/book_a/pages/6-1.jpg';
/** Begins as a JPEG does, and shows where it lies open. */
const jpeg = (size: number): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(size, 'portrait ')]);

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-sealed-'));
afterAll(() => rmSync(folder, { recursive: true }));
let fake: FakeS3;
beforeAll(async () => {
  fake = await startFakeS3();
});
afterAll(() => fake.close());

const openBucket = (): FileStore => {
  const read = readS3Settings(fake.settings);
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  const line = openVendorLine({
    vendor: 's3',
    clock: { now: () => new Date() },
    report: () => {},
  });
  return s3Files({ settings: read.settings, line });
};
const PLACES = {
  'a folder': () => localFileStore(path.join(folder, 'files')),
  'an S3 bucket': openBucket,
};

describe.each(Object.entries(PLACES))('in %s', (_, open) => {
  const under = (keys: PhotoKeys = NEW) => sealFiles(open(), keys, isPrivateFile);

  test('photos and voices lie sealed, whole or in part they read as they were', async () => {
    const { files } = under();
    // Around the edges of the pieces they are sealed in.
    for (const size of [0, 1, 65_532, 65_533, 65_534, 200_000]) {
      const bytes = jpeg(size);
      await files.put(PHOTO, bytes);
      await files.putStream(VOICE, Readable.from([bytes.subarray(0, 70), bytes.subarray(70)]));
      for (const key of [PHOTO, VOICE]) {
        const kept = Buffer.from((await open().get(key)) ?? []);
        expect(kept.includes('portrait')).toBe(false);
        expect(kept.subarray(0, 3).equals(bytes.subarray(0, 3))).toBe(false);
        expect(bytes.equals((await files.get(key)) ?? new Uint8Array())).toBe(true);
        for (const range of [{ first: 0, last: 2 }, { first: size }, { first: 2, last: 9e9 }]) {
          const part = await files.openRead(key, range);
          expect(part?.size).toBe(bytes.length);
          const wanted = bytes.subarray(range.first, (range.last ?? bytes.length) + 1);
          expect(wanted.equals(part ? await buffer(part.bytes) : Buffer.alloc(0))).toBe(true);
        }
      }
      expect(await files.openRead(PHOTO, { first: bytes.length })).toBeNull();
    }
    expect(await files.get('photos/photo_none.jpg')).toBeNull();
    expect(await files.shortAddress(PHOTO, 60)).toBeNull();
    await files.put(PAGE, jpeg(9));
    expect(jpeg(9).equals((await open().get(PAGE)) ?? Buffer.alloc(0))).toBe(true);
  });

  test('one that lay open before is read, and sealed when its turn comes', async () => {
    const { files, seal } = under();
    await open().put(PHOTO, jpeg(100));
    expect(await files.get(PHOTO)).toEqual(jpeg(100));
    const part = await files.openRead(PHOTO, { first: 3, last: 10 });
    expect(part && String(await buffer(part.bytes))).toBe('portrait');
    expect(await keyOfFile(open(), PHOTO)).toBeNull();
    expect([await seal.reseal(PHOTO), await seal.reseal(PHOTO)]).toEqual(['resealed', 'left']);
    expect(await keyOfFile(open(), PHOTO)).toBe(NEW.current.id);
    expect(await files.get(PHOTO)).toEqual(jpeg(100));
    expect(await seal.reseal('photos/photo_none.jpg')).toBe('missing');
  });

  test('a key is changed file by file, and needed until the last one is done', async () => {
    const both = keysOf('n', 'o');
    await under(OLD).files.put(PHOTO, jpeg(100));
    await under(OLD).files.put(VOICE, jpeg(200));
    const half = under(both);
    expect(await half.seal.reseal(PHOTO)).toBe('resealed');
    expect(await half.seal.isWhole()).toBe(false);
    for (const keys of [NEW, null])
      await expect(needAllKeys(open(), keys)).rejects.toThrow(
        `Photos are sealed with the key ${OLD.current.id}`,
      );
    // Opened all the same, it says which key is missing and touches nothing.
    await expect(under(NEW).files.get(VOICE)).rejects.toThrow(PhotoKeyMissing);
    await expect(under(NEW).files.openRead(VOICE)).rejects.toThrow(OLD.current.id);
    await expect(under(NEW).seal.reseal(VOICE)).rejects.toThrow(PhotoKeyMissing);
    expect(await half.files.get(PHOTO)).toEqual(jpeg(100));
    expect(await half.files.get(VOICE)).toEqual(jpeg(200));

    expect(await half.seal.reseal(VOICE)).toBe('resealed');
    await half.seal.markWhole();
    expect(await half.seal.isWhole()).toBe(true);
    await needAllKeys(open(), NEW);
    expect(await under(NEW).files.get(VOICE)).toEqual(jpeg(200));
    // Back again: the earlier key seals from now on, so not all is sealed with the later one.
    await under(keysOf('o', 'n')).files.put(PHOTO, jpeg(1));
    expect(await under(both).seal.isWhole()).toBe(false);
  });

  test('a key is taken out of use file by file, interrupted goes on, and is set up again', async () => {
    const opening = readPhotoKeys(`none,${secret('n')}`);
    if (!opening) throw new Error('no keys');
    await under(NEW).files.put(PHOTO, jpeg(100));
    await under(NEW).files.put(VOICE, jpeg(200));
    await under(NEW).seal.markWhole();
    const half = under(opening);
    expect(await half.seal.isWhole()).toBe(false);
    expect([await half.seal.reseal(PHOTO), await half.seal.reseal(PHOTO)]).toEqual([
      'resealed',
      'left',
    ]);
    expect(Buffer.from((await open().get(PHOTO)) ?? [])).toEqual(jpeg(100));
    expect(await half.files.get(VOICE)).toEqual(jpeg(200));
    // Not all is done: the key is asked for, and in use again it knows that some lies open.
    await expect(needAllKeys(open(), null)).rejects.toThrow('and PHOTO_KEY is not set');
    expect(await under(NEW).seal.isWhole()).toBe(false);
    expect(await under(NEW).files.get(PHOTO)).toEqual(jpeg(100));

    expect(await under(opening).seal.reseal(VOICE)).toBe('resealed');
    await under(opening).files.put(PAGE, jpeg(9));
    await under(opening).seal.markWhole();
    expect(await under(opening).seal.isWhole()).toBe(true);
    await needAllKeys(open(), null);
    expect(Buffer.from((await open().get(VOICE)) ?? [])).toEqual(jpeg(200));
    expect(await under(NEW).seal.isWhole()).toBe(false);
    expect(await under(NEW).seal.reseal(VOICE)).toBe('resealed');
  });
});

test('what was changed, cut short or put under another name is not taken for a photo', async () => {
  const files = localFileStore(path.join(folder, 'changed'));
  const sealed = sealFiles(files, NEW, isPrivateFile).files;
  await sealed.put(PHOTO, jpeg(70_000));
  const file = path.join(folder, 'changed', PHOTO);
  const whole = readFileSync(file);
  const flipped = Buffer.from(whole);
  flipped[50_000] = (flipped[50_000] ?? 0) ^ 1;
  // Cut inside a piece, and between two.
  for (const changed of [flipped, whole.subarray(0, 60_000), whole.subarray(0, 28 + 65_552)]) {
    writeFileSync(file, changed);
    await expect(sealed.get(PHOTO)).rejects.toThrow();
  }
  await files.put('photos/photo_b.jpg', whole);
  await expect(sealed.get('photos/photo_b.jpg')).rejects.toThrow();
});

test('an upload that breaks off stores nothing, and the same photo twice looks different', async () => {
  const files = localFileStore(path.join(folder, 'broken'));
  const sealed = sealFiles(files, NEW, isPrivateFile).files;
  const breaking = async function* () {
    yield jpeg(80_000);
    throw new Error('the parent went away');
  };
  await expect(sealed.putStream(VOICE, Readable.from(breaking()))).rejects.toThrow('went away');
  expect(readdirSync(path.join(folder, 'broken/books'), { recursive: true })).not.toContain(
    'book_a/recordings/6-abc',
  );
  await sealed.put(PHOTO, jpeg(10));
  const first = await files.get(PHOTO);
  await sealed.put(PHOTO, jpeg(10));
  expect(await files.get(PHOTO)).not.toEqual(first);
});

test.each([
  '',
  'short',
  'none',
  secret('a').slice(1),
  `${secret('a')},`,
  `${secret('a')},secret`,
  `${secret('a')},none`,
])('is no key: %j', (text) => expect(readPhotoKeys(text)).toBeNull());
