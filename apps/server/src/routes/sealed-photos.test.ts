/** A shop with PHOTO_KEY: what lies on its disk, what people see, and a change of the key. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { books } from '@bramblebook/shop/database/schema/books';
import { isPrivateFile } from '@bramblebook/shop/photos/private-files';
import { FIRST_PHOTO, resealBatch, resealPhotos } from '@bramblebook/shop/photos/reseal-photos';
import { photoKey } from '@bramblebook/shop/photos/store-photo';
import { paintedKey, sheetKeyOf } from '@bramblebook/shop/shelf/book-files';
import { addBook } from '@bramblebook/testing/test-orders';
import { localFileStore } from '@bramblebook/vendors/local-files/local-file-store';
import { needAllKeys } from '@bramblebook/vendors/sealed-files/key-notes';
import { readPhotoKeys } from '@bramblebook/vendors/sealed-files/photo-keys';
import { keyOfFile, sealFiles } from '@bramblebook/vendors/sealed-files/sealed-file-store';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyBook } from '../testing/buy-book.ts';
import { signUp } from '../testing/sign-up.ts';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

const PORTRAIT = readFileSync(new URL('../../../../e2e/photos/portrait.jpg', import.meta.url));
const VOICE = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(90_000, 'v')]);
const secret = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const keysOf = (...letters: string[]) => {
  const keys = readPhotoKeys(letters.map(secret).join(','));
  if (!keys?.current) throw new Error('no keys');
  return { ...keys, current: keys.current };
};

let opened: TestApp;
let mother: TestBrowser;
let motherId: string;
let bookId: string;
beforeAll(async () => {
  opened = await openTestApp({ photoKeys: keysOf('o') });
  const { browser, user } = await signUp(opened);
  mother = browser;
  motherId = user.id;
  bookId = await addBook(opened.shop, motherId);
  await buyBook(opened.shop, { userId: motherId, bookId, digital: true });
});
afterAll(() => opened.close());

const upload = async (field: string, url: string, bytes: Buffer) => {
  const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="x"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
  const type = { 'content-type': 'multipart/form-data; boundary=b' };
  const answer = await mother.ask('POST', url, body, type);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};

const onDisk = () =>
  readdirSync(opened.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));

/** The first bytes of JPEG, PNG, WebP and HEIC, and of a recording. */
const BEGINNINGS = ['\xff\xd8\xff', '\x89PNG', 'WEBP', 'ftyp', '\x1a\x45\xdf\xa3'];

test('a photo and a voice lie on no disk as they are, and all who may still open them', async () => {
  const { photoUrl } = await upload('photo', '/api/upload', PORTRAIT);
  const { url } = await upload('recording', `/api/books/${bookId}/recordings/6?seconds=2`, VOICE);
  const photoId = photoUrl.split('/').at(-1);
  await opened.shop.db.update(books).set({ photoId }).where(eq(books.id, bookId));
  for (const bytes of onDisk())
    for (const beginning of BEGINNINGS) expect(bytes.includes(beginning, 0, 'latin1')).toBe(false);

  const seen = await mother.ask('GET', photoUrl);
  expect(seen.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect((await mother.ask('GET', url)).rawPayload.equals(VOICE)).toBe(true);
  const part = await mother.ask('GET', url, undefined, { range: 'bytes=70000-70004' });
  expect([part.statusCode, part.body]).toEqual([206, 'vvvvv']);
  const zip = unzipSync((await mother.ask('GET', '/api/me/export')).rawPayload);
  expect(seen.rawPayload.equals(zip[`photos/${photoId}.jpg`] ?? Buffer.alloc(0))).toBe(true);
  expect(VOICE.equals(zip[`books/${bookId}/read-06.webm`] ?? Buffer.alloc(0))).toBe(true);
  const { browser: staff } = await signInStaff(opened, 'manager');
  const shown = await staff.ask('GET', `/api/admin/books/${bookId}/photo`);
  expect(shown.rawPayload.equals(seen.rawPayload)).toBe(true);
});

test('with a new key the shop seals all anew; interrupted it goes on, and erased stays erased', async () => {
  const raw = localFileStore(path.join(opened.folder, 'files'));
  const under = (...letters: string[]) => {
    const sealed = sealFiles(raw, keysOf(...letters), isPrivateFile);
    return { ...opened.shop, files: sealed.files, photoSeal: sealed.seal };
  };
  const urls: string[] = [];
  for (let i = 0; i < 3; i++) urls.push((await upload('photo', '/api/upload', PORTRAIT)).photoUrl);
  const ids = urls.map((url) => url.split('/').at(-1) ?? '');
  const [done = '', gone = '', open = ''] = ids;
  // From a time before there was a key.
  const bytes = (await mother.ask('GET', urls[2] ?? '')).rawPayload;
  await raw.put(photoKey(open), bytes);
  // What a killed shop left of an upload.
  await raw.put('photos/photo_leftover.jpg', bytes);

  // What a model drew, once under the earlier key and once before it was sealed at all.
  const sheet = sheetKeyOf(bookId, 'sheet');
  const painted = paintedKey({ bookId, page: 6, version: 1 });
  await opened.shop.files.put(sheet, bytes);
  await raw.put(painted, bytes);

  const shop = under('n', 'o');
  await shop.photoSeal.reseal(photoKey(done));
  for (const id of ids) expect(await shop.files.get(photoKey(id))).toEqual(bytes);
  await expect(needAllKeys(raw, keysOf('n'))).rejects.toThrow('PHOTO_KEY does not hold');
  // Erased at the very moment it is sealed anew.
  const erasing = {
    ...shop,
    photoSeal: {
      ...shop.photoSeal,
      reseal: async (key: string) => {
        if (key === photoKey(gone)) await mother.ask('DELETE', urls[1] ?? '');
        if (key === photoKey(gone)) await raw.put(key, bytes);
        return shop.photoSeal.reseal(key);
      },
    },
  };
  expect(await resealBatch(erasing, FIRST_PHOTO)).toEqual({ of: 'books', after: '' });
  await resealPhotos.run(shop, { of: 'books', after: '' }, new AbortController().signal);

  const after = under('n');
  await needAllKeys(raw, keysOf('n'));
  expect(await after.photoSeal.isWhole()).toBe(true);
  expect(await raw.get(photoKey(gone))).toBeNull();
  expect(await raw.get('photos/photo_leftover.jpg')).toBeNull();
  for (const key of [photoKey(done), photoKey(open), sheet, painted])
    expect(await after.files.get(key)).toEqual(bytes);
  for await (const { key } of raw.list(''))
    if (isPrivateFile(key)) expect(await keyOfFile(raw, key)).toBe(keysOf('n').current.id);
});
