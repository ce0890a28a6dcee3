/**
 * Forgets what the sandbox was asked long ago: intents that nobody paid, answers to calls that
 * nobody repeats, webhooks that were taken. Charges and refunds are its books and stay. Running
 * it twice is safe: what is erased is not found again.
 */
import { defineJob } from '@bramblebook/shop/jobs/define-job';
import { and, eq, isNotNull, lt, notExists } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sandboxCharges, sandboxEvents, sandboxIntents, sandboxRequests } from './tables.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;

export const sweepSandbox = defineJob({
  name: 'sweep-sandbox',
  payload: z.object({}),
  cron: '57 3 * * *',
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    const isCharged = db
      .select({ id: sandboxCharges.intentId })
      .from(sandboxCharges)
      .where(eq(sandboxCharges.intentId, sandboxIntents.id));
    await db
      .delete(sandboxIntents)
      .where(and(lt(sandboxIntents.createdAt, before), notExists(isCharged)));
    await db.delete(sandboxRequests).where(lt(sandboxRequests.at, before));
    await db
      .delete(sandboxEvents)
      .where(and(isNotNull(sandboxEvents.deliveredAt), lt(sandboxEvents.createdAt, before)));
  },
});
