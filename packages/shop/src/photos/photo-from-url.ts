import { idSchema } from '@bramblebook/contract/ids';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { MAX_PHOTO_BYTES } from '@bramblebook/contract/settings';
import type { Shop } from '../shop.ts';
import { findPhoto } from './find-photo.ts';
import { type PhotoOwner, storePhoto } from './store-photo.ts';

const SENTENCE = "Please upload your child's photo.";
const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,/i;
const STORED = /^\/api\/photos\/([a-z0-9_]+)$/;

/** The hash of bytes, in hex, reckoned beside the event loop. */
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');

/**
 * The photo that a new book's `photoUrl` means: one that was uploaded, or the picture
 * in a `data:image/…` address, which is kept like an upload (decision D4). Any other
 * address is refused and never fetched. Where the picture was `decoded` already, only the head of
 * its address is left. The book then claims the photo.
 */
export const photoFromUrl = async (
  shop: Shop,
  owner: PhotoOwner,
  photoUrl: string,
  decoded?: Uint8Array<ArrayBuffer>,
): Promise<{ ok: true; photoId: string } | Refused> => {
  const [, photoId] = STORED.exec(photoUrl) ?? [];
  if (photoId !== undefined) {
    const photo = idSchema.safeParse(photoId).success && (await findPhoto(shop, owner, photoId));
    return photo
      ? { ok: true, photoId }
      : refuse('malformed', { message: SENTENCE, fields: { photoUrl: SENTENCE } });
  }
  const [head] = DATA_URL.exec(photoUrl) ?? [];
  if (head === undefined)
    return refuse('malformed', { message: SENTENCE, fields: { photoUrl: SENTENCE } });
  const bytes = decoded ?? Buffer.from(photoUrl.slice(head.length), 'base64');
  if (bytes.byteLength > MAX_PHOTO_BYTES) return refuse('upload_too_large');
  return storePhoto(shop, owner, bytes, await sha256(bytes));
};
