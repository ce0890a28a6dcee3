import { createHash } from 'node:crypto';

/** Bytes of a key's secret: AES-256. */
export const SECRET_BYTES = 32;

export interface PhotoKey {
  /** Eight hexadecimal digits that name the key and say nothing of its secret. */
  readonly id: string;
  readonly secret: Uint8Array;
}

/** Stands in the first key's place where nothing is to be sealed any more. */
const NO_KEY = 'none';

/** The keys of PHOTO_KEY: the first seals, all of them open. */
export interface PhotoKeys {
  /** Null where files are to lie open again. */
  readonly current: PhotoKey | null;
  readonly all: readonly PhotoKey[];
}

const BASE64 = /^[A-Za-z0-9+/]{43}=$/;

const readKey = (text: string): PhotoKey | null => {
  if (!BASE64.test(text)) return null;
  const secret = Buffer.from(text, 'base64');
  const id = createHash('sha256').update('bramblebook photo key\0').update(secret).digest('hex');
  return secret.byteLength === SECRET_BYTES ? { id: id.slice(0, 8), secret } : null;
};

/**
 * Reads keys with commas between them, each 32 bytes in base64, the first of several perhaps
 * `none`; null where one of them is no key.
 */
export const readPhotoKeys = (text: string): PhotoKeys | null => {
  const [first = '', ...earlier] = text.split(',').map((part) => part.trim());
  const isOpening = first === NO_KEY && earlier.length > 0;
  const all = (isOpening ? earlier : [first, ...earlier]).map(readKey);
  if (!all.every((key) => key !== null)) return null;
  return { current: isOpening ? null : (all[0] ?? null), all };
};
