import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { errorCodes, type FastifyRequest } from 'fastify';
import { SMALL_BYTES } from './big-bodies.ts';
import { BadJson, parseJsonBody } from './json-body.ts';

/** A picture that came as a data address, and the address without it. */
export interface PhotoInside {
  /** Such as `data:image/jpeg;base64,`, which stands in the body instead. */
  readonly head: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const OPENING = '"data:image';
const LONGEST_HEAD = 100;
/** Characters that are decoded at a time, well under a millisecond of work: whole groups of four. */
const PIECE = 256 * 1024;

/** Gives memory back now: the collector waits until much more has gathered. */
const release = ({ buffer }: Buffer): void => {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
};

/** Reads a body into one piece of memory, so that a large one is there once. Throws where it is larger than `most`. */
const readBytes = async (
  request: FastifyRequest,
  payload: Readable,
  most: number,
): Promise<Buffer> => {
  const { 'content-length': announced } = request.headers;
  if (Number(announced ?? 0) > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  let bytes = Buffer.allocUnsafeSlow(Number(announced ?? PIECE));
  let at = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (at + chunk.length > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    if (at + chunk.length > bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(most, 2 * (at + chunk.length)));
      bytes.copy(larger, 0, 0, at);
      release(bytes);
      bytes = larger;
    }
    at += chunk.copy(bytes, at);
  }
  return bytes.subarray(0, at);
};

/**
 * Base64 in JSON, where a stroke may stand behind a backslash, decoded without a text as long as
 * itself; gives way after each piece, so that nobody waits for a large photo.
 */
const decode = async (base64: Buffer): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = Buffer.allocUnsafeSlow(Math.ceil(base64.length / 4) * 3);
  let [at, rest] = [0, ''];
  for (let from = 0; from < base64.length; from += PIECE) {
    const text = rest + base64.toString('latin1', from, from + PIECE).replaceAll('\\', '');
    const whole = text.length - (text.length % 4);
    at += bytes.write(text.slice(0, whole), at, 'base64');
    rest = text.slice(whole);
    await setImmediate();
  }
  at += bytes.write(rest, at, 'base64');
  return bytes.subarray(0, at);
};

/** Where the first long data address of a picture stands in a body, between its quotes. */
const findPhoto = (body: Buffer): { from: number; comma: number; to: number } | null => {
  const from = body.indexOf(OPENING) + 1;
  const comma = from > 0 ? body.indexOf(',', from) + 1 : 0;
  if (comma === 0 || comma - from > LONGEST_HEAD) return null;
  const to = body.indexOf('"', comma);
  return to - from > LONGEST_HEAD ? { from, comma, to } : null;
};

/** What a body is without its photo, null where that is longer than any; and the photo, decoded. */
const cutPhoto = async (
  body: Buffer,
): Promise<{ json: string | null; photo: PhotoInside | null }> => {
  const found = findPhoto(body);
  const left = found ? body.length - (found.to - found.comma) : body.length;
  if (left > SMALL_BYTES) return { json: null, photo: null };
  if (!found) return { json: body.toString(), photo: null };
  const { from, comma, to } = found;
  return {
    json: body.toString('utf8', 0, comma) + body.toString('utf8', to),
    photo: {
      head: body.toString('latin1', from, comma).replaceAll('\\', ''),
      bytes: await decode(body.subarray(comma, to)),
    },
  };
};

const photos = new WeakMap<FastifyRequest, PhotoInside>();

/** The photo that was cut out of a request's body; null where it brought none. */
export const photoInside = (request: FastifyRequest): PhotoInside | null =>
  photos.get(request) ?? null;

/**
 * Parses a JSON body that may hold a photo of many megabytes as a data address: the photo is cut
 * out of the bytes and decoded, so that no text of its length is made or parsed. Throws `BadJson`
 * where what is left is longer than any other body.
 */
export const parseBodyWithPhoto =
  (most: number) =>
  async (request: FastifyRequest, payload: Readable): Promise<unknown> => {
    const body = await readBytes(request, payload, most);
    const { json, photo } = await cutPhoto(body);
    release(body);
    if (json === null) throw new BadJson('longer than a body without its photo');
    if (photo) photos.set(request, photo);
    return parseJsonBody(json);
  };
