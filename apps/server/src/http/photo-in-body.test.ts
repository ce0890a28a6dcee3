import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { BadJson } from './json-body.ts';
import { parseBodyWithPhoto, photoInside } from './photo-in-body.ts';

const MOST = 8 * 1024 * 1024;
/** So much is decoded in well under 20 ms. */
const PIECE_AT_MOST = 1024 * 1024;
const PHOTO = randomBytes(3_333_333);
const HEAD = 'data:image/jpeg;base64,';
const WISH = { childName: 'Zoë', storyDescription: 'A “fox”, and\n"snow"', photoUrl: HEAD };
const withPhoto = JSON.stringify({ ...WISH, photoUrl: HEAD + PHOTO.toString('base64') });

/** Reads a body as it comes in pieces, announced or not. */
const read = async (body: string, headers: Record<string, string> = {}) => {
  const bytes = Buffer.from(body);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 65_000) }, (_, i) =>
    bytes.subarray(i * 65_000, (i + 1) * 65_000),
  );
  const request = { headers } as FastifyRequest;
  const parsed = await parseBodyWithPhoto(MOST)(request, Readable.from(pieces));
  return { parsed, photo: photoInside(request) };
};
const announced = (body: string) => ({ 'content-length': String(Buffer.byteLength(body)) });
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a photo inside a body', () => {
  test.each([
    ['announced', withPhoto, announced(withPhoto)],
    ['in pieces of nobody knows how many', withPhoto, {}],
    ['with every stroke behind a backslash', withPhoto.replaceAll('/', '\\/'), {}],
  ])('%s comes out as it was, and the rest is read as ever', async (how, body, headers) => {
    const { parsed, photo } = await read(body, headers);
    expect(parsed, how).toEqual(WISH);
    expect(hash(photo?.bytes ?? new Uint8Array())).toBe(hash(PHOTO));
    expect(photo?.head).toBe(HEAD);
  });

  test('is decoded a piece at a time, and others have their turn between', async () => {
    const body = Buffer.from(withPhoto);
    const reading = parseBodyWithPhoto(MOST)(
      { headers: {} } as FastifyRequest,
      Readable.from([body]),
    );
    let turns = 0;
    let isRead = false;
    void reading.finally(() => (isRead = true));
    while (!isRead) {
      await setImmediate();
      turns += 1;
    }
    expect(turns).toBeGreaterThan(body.length / PIECE_AT_MOST);
  });

  test('is not looked for in a small one, and words are left alone', async () => {
    const wish = { ...WISH, storyDescription: 'She reads "data:image/ of all", and laughs' };
    expect(await read(JSON.stringify(wish))).toEqual({ parsed: wish, photo: null });
  });

  test('is the only thing that may be long', async () => {
    const wordy = JSON.stringify({ ...WISH, storyDescription: 'x'.repeat(2_000_000) });
    await expect(read(wordy)).rejects.toBeInstanceOf(BadJson);
    await expect(read(`${withPhoto}${' '.repeat(2_000_000)}`)).rejects.toBeInstanceOf(BadJson);
    const tooLarge = { code: 'FST_ERR_CTP_BODY_TOO_LARGE' };
    const large = `${withPhoto}${' '.repeat(MOST)}`;
    await expect(read(large)).rejects.toMatchObject(tooLarge);
    await expect(read(large, announced(large))).rejects.toMatchObject(tooLarge);
  });

  test('that never closes its quotes is no JSON', async () => {
    await expect(read(withPhoto.slice(0, 900_000))).rejects.toBeInstanceOf(BadJson);
  });
});
