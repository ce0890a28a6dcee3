import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import { photos } from '../database/schema/photos.ts';
import type { Shop } from '../shop.ts';
import { erasePhotos } from './erase-photos.ts';
import { isOwnedBy } from './find-photo.ts';
import type { PhotoOwner } from './store-photo.ts';

/**
 * Erases one's own photo for good; books made with it stay as they are. Disowned first, so
 * that it is nobody's from now on and, cut short, goes with the next sweep. Refuses with
 * `photo_not_found` any other.
 */
export const erasePhoto = async (
  shop: Shop,
  owner: PhotoOwner,
  photoId: string,
): Promise<{ ok: true } | Refused> => {
  const [own] = await shop.db
    .update(photos)
    .set({ userId: null, visitorHash: null })
    .where(and(eq(photos.id, photoId), isOwnedBy(owner)))
    .returning({ id: photos.id });
  if (!own) return refuse('photo_not_found');
  await erasePhotos(shop, [photoId]);
  return { ok: true };
};
