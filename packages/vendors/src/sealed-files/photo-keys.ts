import { createHash } from 'node:crypto';

/** Bytes of a key's secret: AES-256. */
export const SECRET_BYTES = 32;

interface PhotoKey {
  /** Eight hexadecimal digits that name the key and say nothing of its secret. */
  readonly id: string;
  readonly secret: Uint8Array;
}

/** The keys of PHOTO_KEY: the first seals, all of them open. */
export interface PhotoKeys {
  readonly current: PhotoKey;
  readonly all: readonly PhotoKey[];
}

const BASE64 = /^[A-Za-z0-9+/]{43}=$/;

const readKey = (text: string): PhotoKey | null => {
  if (!BASE64.test(text)) return null;
  const secret = Buffer.from(text, 'base64');
  const id = createHash('sha256').update('bramblebook photo key\0').update(secret).digest('hex');
  return secret.byteLength === SECRET_BYTES ? { id: id.slice(0, 8), secret } : null;
};

/** Reads keys with commas between them, each 32 bytes in base64; null where one of them is none. */
export const readPhotoKeys = (text: string): PhotoKeys | null => {
  const all = text.split(',').map((part) => readKey(part.trim()));
  const [current] = all;
  return current && all.every((key) => key !== null) ? { current, all } : null;
};
