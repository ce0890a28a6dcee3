import { eq } from 'drizzle-orm';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { deadAddresses, outbox } from '../database/schema/messages.ts';
import type { HandedOver } from '../ports/handed-over.ts';
import type { Shop } from '../shop.ts';

type Refusal = Extract<HandedOver, { ok: false }>['reason'];

/** Whether nothing is to be sent to this address any more. */
export const isMarked = async (db: Queryable, address: string): Promise<boolean> =>
  (await db.$count(deadAddresses, eq(deadAddresses.address, address))) > 0;

/**
 * Writes down that a message will never arrive. Where that is so of everything that goes to
 * its address, the address is marked and staff are told; nothing more goes there until they
 * say that it was set right (`settleAlarm`). Again it changes nothing.
 */
export const refuseMessage = async (
  shop: Shop,
  tx: Transaction,
  { messageId, reason }: { readonly messageId: string; readonly reason: Refusal },
): Promise<void> => {
  const [row] = await tx
    .update(outbox)
    .set({ refusal: reason })
    .where(eq(outbox.id, messageId))
    .returning({ recipient: outbox.recipient, userId: outbox.userId });
  if (!row?.userId || reason === 'message_refused') return;
  const { recipient: address, userId } = row;
  const [fresh] = await tx
    .insert(deadAddresses)
    .values({ address, userId, reason, at: shop.clock.now() })
    .onConflictDoNothing()
    .returning({ address: deadAddresses.address });
  if (fresh) await raiseAlarm(shop, tx, { kind: 'address_dead', about: messageId, userId });
};
