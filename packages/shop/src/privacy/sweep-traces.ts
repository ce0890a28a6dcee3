/**
 * Erases what is left of things long done: webhooks that no provider sends again, and
 * messages that went out. Running it twice is safe: what is erased is not found again.
 */
import { and, isNotNull, lt, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { outbox } from '../database/schema/messages.ts';
import { paymentEvents } from '../database/schema/orders.ts';
import { defineJob } from '../jobs/define-job.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Providers send an event again for a month at most, and a payment may take some days. */
const EVENTS_KEPT_MS = 90 * DAY_MS;
/** Staff can see what went out, or never did, in the last half year, and send it again. */
const MESSAGES_KEPT_MS = 183 * DAY_MS;

export const sweepTraces = defineJob({
  name: 'sweep-traces',
  payload: z.object({}),
  cron: '47 3 * * *',
  async run({ db, clock }) {
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before(EVENTS_KEPT_MS)));
    await db
      .delete(outbox)
      .where(
        and(
          or(isNotNull(outbox.sentAt), isNotNull(outbox.refusal)),
          lt(outbox.createdAt, before(MESSAGES_KEPT_MS)),
        ),
      );
  },
});
