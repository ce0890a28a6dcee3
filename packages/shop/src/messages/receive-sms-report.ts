import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq, isNull } from 'drizzle-orm';
import { outbox } from '../database/schema/messages.ts';
import type { SmsSender } from '../ports/sms.ts';
import type { Shop } from '../shop.ts';
import { refuseMessage } from './mark-address.ts';

/**
 * Takes the provider's report on a text message: that it arrived, or never will, which may
 * mark its number. A report can come again and late: what arrived stays arrived. Refuses with
 * `malformed` what the provider did not sign.
 */
export const receiveSmsReport = async (
  shop: Shop,
  report: Parameters<SmsSender['readReport']>[0],
): Promise<{ ok: true } | Refused> => {
  const told = shop.sms.readReport(report);
  if (!told) return refuse('malformed', { message: 'The signature of this report is not right.' });
  const { messageId, status, isForGood } = told;
  const isOpen = and(
    eq(outbox.id, messageId),
    eq(outbox.channel, 'sms'),
    isNull(outbox.deliveredAt),
  );
  if (status === 'delivered')
    await shop.db
      .update(outbox)
      .set({ deliveredAt: shop.clock.now(), refusal: null })
      .where(isOpen);
  if (status === 'failed')
    await shop.db.transaction(async (tx) => {
      const [row] = await tx.select({ id: outbox.id }).from(outbox).where(isOpen).for('update');
      const reason = isForGood ? 'address_refused' : 'message_refused';
      if (row) await refuseMessage(shop, tx, { messageId, reason });
    });
  return { ok: true };
};
