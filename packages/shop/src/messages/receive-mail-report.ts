import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq, isNull } from 'drizzle-orm';
import { outbox } from '../database/schema/messages.ts';
import type { MailSender } from '../ports/mail.ts';
import type { Shop } from '../shop.ts';
import { refuseMessage } from './mark-address.ts';

/**
 * Takes a mail that the shop's mail server hands on because it came back: what it says of a message
 * of the shop's may mark the address. Any other mail, and the same one again, changes nothing.
 * Refuses with `malformed` what was not signed.
 */
export const receiveMailReport = async (
  shop: Shop,
  report: Parameters<MailSender['readReport']>[0],
): Promise<{ ok: true } | Refused> => {
  const told = await shop.mail.readReport(report);
  if (!told) return refuse('malformed', { message: 'The signature of this report is not right.' });
  if (!told.bounce) return { ok: true };
  const { messageId, reason } = told.bounce;
  const isOpen = and(eq(outbox.id, messageId), eq(outbox.channel, 'mail'), isNull(outbox.refusal));
  await shop.db.transaction(async (tx) => {
    const [row] = await tx.select({ id: outbox.id }).from(outbox).where(isOpen).for('update');
    if (row) await refuseMessage(shop, tx, { messageId, reason });
  });
  return { ok: true };
};
