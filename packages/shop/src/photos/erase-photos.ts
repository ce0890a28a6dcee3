import { eq } from 'drizzle-orm';
import { photos } from '../database/schema/photos.ts';
import type { Shop } from '../shop.ts';
import { photoKey } from './store-photo.ts';

/**
 * Erases photos, file first: cut short, the row is still there and the next run
 * finishes the work.
 */
export const erasePhotos = async (shop: Shop, photoIds: readonly string[]): Promise<void> => {
  for (const id of photoIds) {
    await shop.files.erase(photoKey(id));
    await shop.db.delete(photos).where(eq(photos.id, id));
  }
};
