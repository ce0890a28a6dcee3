import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { photos } from '../database/schema/photos.ts';
import type { Shop } from '../shop.ts';
import { type PhotoOwner, photoKey } from './store-photo.ts';

type PhotoRow = typeof photos.$inferSelect;

/** The condition under which a photo is this parent's or this visitor's; nobody's without both. */
export const isOwnedBy = ({ userId, visitor }: PhotoOwner) =>
  or(
    userId === null ? undefined : eq(photos.userId, userId),
    visitor ? eq(photos.visitorHash, visitor) : undefined,
    sql`false`,
  );

/** One's own photo; null for any other. */
export const findPhoto = async (
  shop: { readonly db: Queryable },
  owner: PhotoOwner,
  photoId: string,
): Promise<PhotoRow | null> => {
  const [row] = await shop.db
    .select()
    .from(photos)
    .where(and(eq(photos.id, photoId), isOwnedBy(owner)));
  return row ?? null;
};

/** The bytes of one's own photo, as JPEG; null for any other. */
export const readPhoto = async (
  shop: Shop,
  owner: PhotoOwner,
  photoId: string,
): Promise<Uint8Array | null> =>
  (await findPhoto(shop, owner, photoId)) && shop.files.get(photoKey(photoId));
