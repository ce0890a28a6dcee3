import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { staffAlarms } from '../../database/schema/alarms.ts';
import { deadAddresses } from '../../database/schema/messages.ts';
import type { Shop } from '../../shop.ts';
import { type AuditEntry, writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';

const subjectOf = (alarm: typeof staffAlarms.$inferSelect): AuditEntry['subject'] => {
  if (alarm.orderId !== null) return ['order', alarm.orderId];
  return alarm.userId === null ? ['alarm', alarm.id] : ['customer', alarm.userId];
};

/** Says that an alarm was seen to; again it changes nothing. Refuses with `not_found`. */
export const settleAlarm = (
  shop: Shop,
  by: StaffMember,
  alarmId: string,
): Promise<{ ok: true } | Refused> =>
  shop.db.transaction(async (tx) => {
    const [alarm] = await tx
      .select()
      .from(staffAlarms)
      .where(eq(staffAlarms.id, alarmId))
      .for('update');
    if (!alarm) return refuse('not_found');
    if (alarm.seenAt !== null) return { ok: true };
    await tx
      .update(staffAlarms)
      .set({ seenAt: shop.clock.now(), seenBy: by.username })
      .where(eq(staffAlarms.id, alarmId));
    // Seen to, the address may be written to again; where it still does not work, it is marked anew.
    if (alarm.kind === 'address_dead' && alarm.userId !== null)
      await tx.delete(deadAddresses).where(eq(deadAddresses.userId, alarm.userId));
    await writeAudit(shop, tx, by, {
      what: 'alarm.seen',
      subject: subjectOf(alarm),
      after: { kind: alarm.kind, model: alarm.model ?? undefined },
    });
    return { ok: true };
  });
