/**
 * Hands a message of the outbox to mail or SMS. Running it twice is safe: a message
 * that was sent is skipped, and one whose mark was lost in a crash goes to the sender
 * under the same id, which drops the second.
 */
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { outbox } from '../database/schema/messages.ts';
import { defineJob } from '../jobs/define-job.ts';

export const deliverMessage = defineJob({
  name: 'deliver-message',
  payload: z.object({ messageId: z.string() }),
  retries: 12,
  retryDelaySeconds: 5,
  concurrency: 2,
  async run(shop, { messageId }) {
    const [row] = await shop.db.select().from(outbox).where(eq(outbox.id, messageId));
    if (!row || row.sentAt) return;
    const sentAt = shop.clock.now();
    const { id, recipient: to, subject, text, html } = row;
    try {
      if (row.channel === 'mail') await shop.mail.send({ id, to, subject, text, html });
      else await shop.sms.send({ id, to, body: text, sentAt, writtenAt: row.createdAt });
    } catch (error) {
      const failures = sql`${outbox.failures} + 1`;
      await shop.db.update(outbox).set({ failures }).where(eq(outbox.id, id));
      throw error;
    }
    await shop.db.update(outbox).set({ sentAt }).where(eq(outbox.id, id));
  },
});
