import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { photos } from '@bramblebook/shop/database/schema/photos';
import { sweepPhotos } from '@bramblebook/shop/photos/sweep-photos';
import { blackPng } from '@bramblebook/testing/made-png';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const root = path.join(import.meta.dirname, '../../../..');
const portrait = readFileSync(path.join(root, 'e2e/photos/portrait.jpg'));
const heic = readFileSync(path.join(root, 'packages/testing/src/photos/portrait.heic'));

let opened: TestApp;
let address: string;
beforeAll(async () => {
  opened = await openTestApp();
  address = await opened.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => opened.close());

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const upload = async (
  bytes: Uint8Array | string,
  { name = 'photo.jpg', type = 'image/jpeg', field = 'photo', cookie = '' } = {},
) => {
  const form = new FormData();
  form.set(field, new Blob([bytes as BlobPart], { type }), name);
  const answer = await fetch(`${address}/api/upload`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  const [given = ''] = answer.headers.getSetCookie();
  return {
    status: answer.status,
    cookie: given.split(';')[0] ?? '',
    setCookie: given,
    body: (await answer.json()) as { photoUrl: string; code: string },
  };
};
const look = (url: string, cookie: string) => fetch(address + url, { headers: { cookie } });

describe('a photo', () => {
  test('is kept upright, small and without metadata, for nobody but the visitor', async () => {
    const { status, body, cookie, setCookie } = await upload(portrait);
    expect(status).toBe(201);
    expect(body.photoUrl).toMatch(/^\/api\/photos\/photo_[a-z2-7]{20}$/);
    expect(setCookie).toMatch(/^bramble_visitor=.*HttpOnly; SameSite=Lax$/);
    const seen = await look(body.photoUrl, cookie);
    expect(seen.headers.get('content-type')).toBe('image/jpeg');
    expect(seen.headers.get('cache-control')).toBe('no-store');
    const metadata = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1020, height: 1200 });
    expect(metadata.exif ?? metadata.icc ?? metadata.xmp ?? metadata.orientation).toBeUndefined();
    expect(portrait.includes('Exif')).toBe(true);
    const kept = filesBelow(opened.folder);
    expect(kept.filter((file) => file.endsWith('.jpg'))).toHaveLength(1);
    for (const file of kept) expect(readFileSync(file).includes('Exif')).toBe(false);
    for (const other of ['', 'bramble_visitor=someone-else']) {
      const refused = await look(body.photoUrl, other);
      expect(refused.status).toBe(404);
      expect(((await refused.json()) as { code: string }).code).toBe('photo_not_found');
    }
  });

  test.each(['png', 'webp', 'gif'] as const)('may be a %s', async (format) => {
    const bytes = await sharp(portrait).resize(300)[format]().toBuffer();
    const { body, cookie } = await upload(bytes, { name: 'whatever.bin', type: 'text/plain' });
    const seen = await look(body.photoUrl, cookie);
    expect((await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).width).toBe(300);
  });

  test('may be a HEIC, as iPhones take them', async () => {
    const { status, body, cookie } = await upload(heic, { name: 'IMG_1.HEIC', type: '' });
    expect(status).toBe(201);
    const seen = Buffer.from(await (await look(body.photoUrl, cookie)).arrayBuffer());
    expect(await sharp(seen).metadata()).toMatchObject({ width: 544, height: 640 });
    const { dominant } = await sharp(seen).stats();
    expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(0);
  });

  test('is shrunk to 2048 px', async () => {
    const large = sharp({ create: { width: 5000, height: 2500, channels: 3, background: '#a63' } });
    const { body, cookie } = await upload(await large.jpeg().toBuffer());
    const seen = Buffer.from(await (await look(body.photoUrl, cookie)).arrayBuffer());
    expect(await sharp(seen).metadata()).toMatchObject({ width: 2048, height: 1024 });
  });

  test('is erased after a day unless a book has claimed it', async () => {
    const { body, cookie } = await upload(portrait);
    opened.advance(23 * 60 * 60_000);
    await opened.shop.jobs.send(sweepPhotos, {});
    await opened.finishJobs();
    expect((await look(body.photoUrl, cookie)).status).toBe(200);
    opened.advance(2 * 60 * 60_000);
    await opened.shop.jobs.send(sweepPhotos, {});
    await opened.finishJobs();
    expect((await look(body.photoUrl, cookie)).status).toBe(404);
    expect(await opened.shop.db.select().from(photos)).toEqual([]);
    expect(filesBelow(opened.folder).filter((file) => file.endsWith('.jpg'))).toEqual([]);
  });
});

describe('what is no photo is refused, and nothing of it kept', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
  test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
    ['a text file named .jpg', () => 'Dear Sir or Madam'],
    ['an empty file', () => ''],
    ['an SVG', () => svg],
    [
      'an SVG behind a JPEG mark',
      () => Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from(svg)]),
    ],
    ['a PDF', () => '%PDF-1.7\n1 0 obj'],
    ['a TIFF', () => sharp(portrait).resize(50).tiff().toBuffer()],
    ['an AVIF', () => sharp(portrait).resize(50).avif({ effort: 0 }).toBuffer()],
    ['a truncated JPEG', () => cut(portrait)],
    ['a truncated PNG', async () => cut(await sharp(portrait).resize(200).png().toBuffer())],
    ['a truncated WebP', async () => cut(await sharp(portrait).resize(200).webp().toBuffer())],
    ['a truncated GIF', async () => cut(await sharp(portrait).resize(200).gif().toBuffer())],
    ['a truncated HEIC', () => cut(heic)],
    ['the first bytes of a JPEG', () => portrait.subarray(0, 20)],
  ])('%s', async (_, bytes) => {
    const { status, body } = await upload(await bytes());
    expect([status, body.code]).toEqual([415, 'not_a_picture']);
  });

  test('a picture of 20,000 × 20,000', async () => {
    const { status, body } = await upload(blackPng(20_000));
    expect([status, body.code]).toEqual([415, 'picture_too_many_pixels']);
    expect((await upload(blackPng(2000))).status).toBe(201);
  });

  test('a file of more than 100 MB, while one of 60 MB is looked at', async () => {
    const { status, body } = await upload(Buffer.alloc(101 * 1024 * 1024, 7));
    expect([status, body.code]).toEqual([413, 'upload_too_large']);
    const padded = Buffer.concat([portrait, Buffer.alloc(60 * 1024 * 1024)]);
    expect((await upload(padded)).status).toBe(201);
  });

  test('another field, no file, no form, and a form cut short', async () => {
    expect((await upload(portrait, { field: 'picture' })).body.code).toBe('malformed');
    const post = async (type: string, body: string) => {
      const headers = { 'content-type': type };
      const answer = await fetch(`${address}/api/upload`, { method: 'POST', headers, body });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await post('application/json', '{}')).toEqual([415, 'unsupported_media_type']);
    expect(await post('multipart/form-data', 'x')).toEqual([400, 'malformed']);
    expect(await post('multipart/form-data; boundary=b', '')).toEqual([400, 'malformed']);
    const head = '--b\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc';
    expect(await post('multipart/form-data; boundary=b', head)).toEqual([400, 'malformed']);
    const incoming = filesBelow(opened.folder).filter((file) => file.includes('incoming'));
    expect(incoming).toEqual([]);
  });
});
