/**
 * Erases photos that no book has claimed within a day of their upload, those whose time is
 * over (expire-photos.ts), and those whose parent is gone. Running it twice is safe: what is erased is not found again.
 */
import { and, isNull, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { photos } from '../database/schema/photos.ts';
import { defineJob } from '../jobs/define-job.ts';
import { erasePhotos } from './erase-photos.ts';
import { expirePhotos } from './expire-photos.ts';

const UNCLAIMED_MS = 24 * 60 * 60_000;

export const sweepPhotos = defineJob({
  name: 'sweep-photos',
  payload: z.object({}),
  cron: '7 * * * *',
  async run(shop) {
    const before = new Date(shop.clock.now().getTime() - UNCLAIMED_MS);
    // Disowned first, so that no book can claim a photo that is about to go.
    await shop.db
      .update(photos)
      .set({ userId: null, visitorHash: null })
      .where(and(isNull(photos.claimedAt), lt(photos.createdAt, before)));
    await expirePhotos(shop);
    const disowned = await shop.db
      .select({ id: photos.id })
      .from(photos)
      .where(and(isNull(photos.userId), isNull(photos.visitorHash)));
    await erasePhotos(
      shop,
      disowned.map(({ id }) => id),
    );
  },
});
