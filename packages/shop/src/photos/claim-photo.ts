import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { photos } from '../database/schema/photos.ts';
import { isOwnedBy } from './find-photo.ts';

/**
 * Makes a photo the parent's for good, in the transaction that makes a book of it. It
 * must be theirs already, or that of the visitor they were before they signed in.
 */
export const claimPhoto = async (
  tx: Transaction,
  who: { readonly userId: string; readonly visitor: string | null },
  photoId: string,
  now: Date,
): Promise<{ ok: true; photo: typeof photos.$inferSelect } | Refused> => {
  const [photo] = await tx
    .update(photos)
    .set({ userId: who.userId, visitorHash: null, claimedAt: now })
    .where(and(eq(photos.id, photoId), isOwnedBy(who)))
    .returning();
  return photo ? { ok: true, photo } : refuse('photo_not_found');
};
