/**
 * Hands a message of the outbox to mail or SMS. Running it twice is safe: a message
 * that was sent or refused is skipped, and one whose mark was lost in a crash goes to the
 * sender under the same id, which drops the second. A code is made anew at every try, and
 * the last one counts.
 */
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { outbox } from '../database/schema/messages.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { HandedOver } from '../ports/handed-over.ts';
import type { Shop } from '../shop.ts';
import { fillInCode } from './hand-over-code.ts';
import { isMarked, refuseMessage } from './mark-address.ts';

type Row = typeof outbox.$inferSelect;

/** The message as it goes out; null where what it tells is over. */
const readyToGo = async (shop: Shop, row: Row): Promise<Row | null> =>
  row.codeFor === null ? row : fillInCode(shop, { ...row, codeFor: row.codeFor });

const handOver = async (shop: Shop, row: Row, sentAt: Date): Promise<HandedOver> => {
  const { id, recipient: to, subject, text, html } = row;
  return row.channel === 'mail'
    ? shop.mail.send({ id, to, subject, text, html })
    : shop.sms.send({ id, to, body: text, sentAt, writtenAt: row.createdAt });
};

/** Writes down that it was sent. Erased while it was handed over: nothing of it may stay. */
const markSent = async (shop: Shop, { id, channel }: Row, sentAt: Date): Promise<void> => {
  const kept = await shop.db
    .update(outbox)
    .set({ sentAt })
    .where(eq(outbox.id, id))
    .returning({ id: outbox.id });
  if (kept.length === 0) await (channel === 'mail' ? shop.mail : shop.sms).forget(id);
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
    const ready = await readyToGo(shop, row);
    if (!ready) {
      await shop.db.update(outbox).set({ refusal: 'message_refused' }).where(ofMessage);
      return;
    }
    const sentAt = shop.clock.now();
    const handed = await handOver(shop, ready, sentAt).catch(async (error: unknown) => {
      const failures = sql`${outbox.failures} + 1`;
      await shop.db.update(outbox).set({ failures }).where(ofMessage);
      throw error;
    });
    if (handed.ok) await markSent(shop, row, sentAt);
    else
      await shop.db.transaction((tx) =>
        refuseMessage(shop, tx, { messageId, reason: handed.reason }),
      );
  },
});
