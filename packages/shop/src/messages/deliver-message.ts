/**
 * Hands a message of the outbox to mail or SMS. Running it twice is safe: a message
 * that was sent or refused is skipped, and one whose mark was lost in a crash goes to the
 * sender under the same id, which drops the second.
 */
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { outbox } from '../database/schema/messages.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { HandedOver } from '../ports/handed-over.ts';
import type { Shop } from '../shop.ts';
import { isMarked, refuseMessage } from './mark-address.ts';

type Row = typeof outbox.$inferSelect;

const handOver = async (shop: Shop, row: Row, sentAt: Date): Promise<HandedOver> => {
  const { id, recipient: to, subject, text, html } = row;
  try {
    return row.channel === 'mail'
      ? await shop.mail.send({ id, to, subject, text, html })
      : await shop.sms.send({ id, to, body: text, sentAt, writtenAt: row.createdAt });
  } catch (error) {
    const failures = sql`${outbox.failures} + 1`;
    await shop.db.update(outbox).set({ failures }).where(eq(outbox.id, id));
    throw error;
  }
};

export const deliverMessage = defineJob({
  name: 'deliver-message',
  payload: z.object({ messageId: z.string() }),
  retries: 12,
  retryDelaySeconds: 5,
  concurrency: 2,
  async run(shop, { messageId }) {
    const [row] = await shop.db.select().from(outbox).where(eq(outbox.id, messageId));
    if (!row || row.sentAt || row.refusal) return;
    const ofMessage = eq(outbox.id, messageId);
    if (await isMarked(shop.db, row.recipient)) {
      await shop.db.update(outbox).set({ refusal: 'address_marked' }).where(ofMessage);
      return;
    }
    const sentAt = shop.clock.now();
    const handed = await handOver(shop, row, sentAt);
    if (handed.ok) await shop.db.update(outbox).set({ sentAt }).where(ofMessage);
    else
      await shop.db.transaction((tx) =>
        refuseMessage(shop, tx, { messageId, reason: handed.reason }),
      );
  },
});
