import type { AlarmKind } from '@bramblebook/contract/staff-alarm-api';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/open-database.ts';
import { staffAlarms } from '../database/schema/alarms.ts';
import type { Shop } from '../shop.ts';

/**
 * Asks staff to look at something, in the transaction that found it. Each kind of alarm
 * about the same thing is raised once, also after somebody has seen to it.
 */
export const raiseAlarm = async (
  { clock }: Pick<Shop, 'clock'>,
  tx: Transaction,
  alarm: {
    readonly kind: AlarmKind;
    /** What it is about, such as a refund's id: nothing personal. */
    readonly about: string;
    readonly orderId?: string | undefined;
    readonly userId?: string | null;
    readonly cents?: number;
    readonly model?: string;
  },
): Promise<void> => {
  const { kind, about, ...rest } = alarm;
  await tx
    .insert(staffAlarms)
    .values({ id: newId('alarm'), kind, about: `${kind}:${about}`, at: clock.now(), ...rest })
    .onConflictDoNothing({ target: staffAlarms.about });
};
