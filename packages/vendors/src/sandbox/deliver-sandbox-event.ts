/**
 * Lets the sandbox provider hand an event to the shop's own webhook. Running it twice is
 * safe: a delivered event is skipped, and the shop remembers the events it has taken in.
 */

import { defineJob } from '@bramblebook/shop/jobs/define-job';
import { asSandbox } from '@bramblebook/shop/ports/sandbox-payment';
import * as z from 'zod/mini';

export const deliverSandboxEvent = defineJob({
  name: 'deliver-sandbox-event',
  payload: z.object({ eventId: z.string() }),
  retries: 30,
  retryDelaySeconds: 1,
  expireSeconds: 60,
  concurrency: 2,
  async run(shop, { eventId }) {
    await asSandbox(shop.payment)?.deliverEvent(eventId);
  },
});
