import type { Refused } from '@bramblebook/contract/refusals';
import { newId } from '../database/new-id.ts';
import { photos } from '../database/schema/photos.ts';
import type { Shop } from '../shop.ts';
import { developPhoto } from './develop-photo.ts';
import { PHOTO_FOLDER } from './private-files.ts';

/** Whose a photo is: a parent's, or a visitor's until they sign in. */
export type PhotoOwner =
  | { readonly userId: string; readonly visitor?: string | null }
  | { readonly userId: null; readonly visitor: string };

/** Where a photo's file is kept. */
export const photoKey = (photoId: string): string => `${PHOTO_FOLDER}${photoId}.jpg`;

/**
 * Keeps a photo, read from a file or from bytes, in the form the shop keeps photos in.
 * Unless a book claims it, it is erased after a day.
 */
export const storePhoto = async (
  shop: Shop,
  owner: PhotoOwner,
  source: string | Uint8Array,
  sourceHash: string | null = null,
): Promise<{ ok: true; photoId: string } | Refused> => {
  const photo = await developPhoto(source);
  if (!photo.ok) return photo;
  const photoId = newId('photo');
  await shop.files.put(photoKey(photoId), photo.jpeg);
  try {
    await shop.db.insert(photos).values({
      id: photoId,
      userId: owner.userId,
      visitorHash: owner.userId === null ? owner.visitor : null,
      width: photo.width,
      height: photo.height,
      bytes: photo.jpeg.byteLength,
      sourceHash,
      suggestedLooks: photo.suggestedLooks,
      createdAt: shop.clock.now(),
    });
  } catch (error) {
    await shop.files.erase(photoKey(photoId));
    throw error;
  }
  return { ok: true, photoId };
};
