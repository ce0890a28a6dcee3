/*
 * A sealed file: a head (mark, key id, salt), then the content in pieces of 64 KiB, each
 * encrypted with AES-256-GCM under a secret of this file alone, derived by HKDF from key, salt and
 * the file's name. A piece's nonce is its number and whether it is the last, so that none can be
 * changed, left out, moved, cut off or put under another name (the STREAM construction of Hoang,
 * Reyhanitabar, Rogaway and Vizár, 2015).
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { PhotoKeyMissing } from '@bramblebook/shop/ports/photo-seal';
import { type PhotoKey, type PhotoKeys, SECRET_BYTES } from './photo-keys.ts';

const MARK = Buffer.from('BBSEAL1\n');
const ID_BYTES = 4;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
const SEALED_PIECE_BYTES = PIECE_BYTES + TAG_BYTES;
const CIPHER = 'aes-256-gcm';

/** How long the head of a sealed file is. */
export const HEAD_BYTES = MARK.length + ID_BYTES + SALT_BYTES;

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The id of the key a file is sealed with, by its first bytes; null for a file as it is. */
export const sealedWith = (head: Uint8Array): string | null =>
  head.length >= HEAD_BYTES && MARK.equals(head.subarray(0, MARK.length))
    ? Buffer.from(head.subarray(MARK.length, MARK.length + ID_BYTES)).toString('hex')
    : null;

/** Bytes of what is inside a sealed file of this many bytes. */
export const openedSize = (sealedBytes: number): number => {
  const body = sealedBytes - HEAD_BYTES;
  return body - Math.ceil(body / SEALED_PIECE_BYTES) * TAG_BYTES;
};

const secretOf = (secret: Uint8Array, salt: Uint8Array, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, `bramblebook file\0${name}`, SECRET_BYTES));

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

/** The content in pieces of one size, each with whether it is the last; at least one. */
async function* inPieces(source: Source, size: number) {
  let held = Buffer.alloc(0);
  for await (const bytes of source) {
    held = Buffer.concat([held, bytes]);
    for (; held.length > size; held = held.subarray(size))
      yield { piece: held.subarray(0, size), isLast: false };
  }
  yield { piece: held, isLast: true };
}

/** Seals content under the name of its file. */
export async function* seal(
  key: PhotoKey,
  name: string,
  source: Source,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  yield Buffer.concat([MARK, Buffer.from(key.id, 'hex'), salt]);
  const secret = secretOf(key.secret, salt, name);
  let number = 0;
  for await (const { piece, isLast } of inPieces(source, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, secret, nonceOf(number++, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

const openPiece = (secret: Buffer, nonce: Buffer, sealed: Buffer): Buffer => {
  const end = sealed.length - TAG_BYTES;
  if (end < 0) throw new Error('a sealed file ends in the middle');
  const decipher = createDecipheriv(CIPHER, secret, nonce);
  decipher.setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
};

async function* openPieces(secret: Buffer, sealed: Source): AsyncGenerator<Uint8Array> {
  let number = 0;
  for await (const { piece, isLast } of inPieces(sealed, SEALED_PIECE_BYTES))
    yield openPiece(secret, nonceOf(number++, isLast), piece);
}

/**
 * Opens what follows the head of a sealed file; the stream throws where anything was changed
 * since it was sealed. Throws `PhotoKeyMissing` where its key is not among these.
 */
export const unseal = (
  { all }: PhotoKeys,
  name: string,
  head: Uint8Array,
  rest: Source,
): AsyncGenerator<Uint8Array> => {
  const id = sealedWith(head);
  const key = all.find((one) => one.id === id);
  if (!key)
    throw new PhotoKeyMissing(
      `A photo or recording is sealed with the key ${id}, which PHOTO_KEY does not hold.`,
    );
  return openPieces(secretOf(key.secret, head.subarray(HEAD_BYTES - SALT_BYTES), name), rest);
};
