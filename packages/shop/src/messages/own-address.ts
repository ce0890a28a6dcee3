import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq, gt } from 'drizzle-orm';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import type { Transaction } from '../database/open-database.ts';
import { addresses } from '../database/schema/addresses.ts';
import { outbox } from '../database/schema/messages.ts';
import { countTry } from '../limits/count-tries.ts';
import type { Shop } from '../shop.ts';
import { type Address, DAY_MS, disown, ownAgain } from './addresses.ts';
import { deliverMessage } from './deliver-message.ts';

const UNKNOWN = 'This link is no longer valid. The account it belonged to may be erased.';

/** What is shown of an address to whoever has its link. */
const masked = ({ address, channel }: Address): string =>
  channel === 'sms' ? `•••${address.slice(-4)}` : address.replace(/^(.)[^@]*/, '$1•••');

const findByToken = async (tx: Transaction, token: string): Promise<Address | null> => {
  const [row] = await tx.select().from(addresses).where(eq(addresses.token, token)).for('update');
  return row ?? null;
};

/** Sends what was held back of the last day. */
const releaseHeld = async (shop: Shop, tx: Transaction, address: string): Promise<void> => {
  const held = await tx
    .update(outbox)
    .set({ refusal: null })
    .where(
      and(
        eq(outbox.recipient, address),
        eq(outbox.refusal, 'address_unconfirmed'),
        gt(outbox.createdAt, new Date(shop.clock.now().getTime() - DAY_MS)),
      ),
    )
    .returning({ id: outbox.id });
  for (const { id } of held)
    await shop.jobs.send(deliverMessage, { messageId: id }, { tx, singletonKey: id });
};

/** Writes down that whoever has the account reads at the address. Again it changes nothing. */
export const markConfirmed = async (
  shop: Shop,
  tx: Transaction,
  address: string,
): Promise<void> => {
  await tx
    .update(addresses)
    .set({ confirmedAt: shop.clock.now(), disownedAt: null })
    .where(eq(addresses.address, address));
  await ownAgain(tx, address);
  await releaseHeld(shop, tx, address);
};

type Said = { readonly ok: true; readonly address: string } | Refused;

/** Does what somebody says at the link of an address; refuses too many tries and an unknown link. */
const atLink = async (
  shop: Shop,
  from: { readonly address: string },
  token: string,
  act: (tx: Transaction, row: Address) => Promise<void>,
): Promise<Said> => {
  const allowed = await countTry(shop, 'addressLinkFromAddress', from.address);
  if (!allowed.ok) return allowed;
  return shop.db.transaction(async (tx) => {
    const row = await findByToken(tx, token);
    if (!row) return refuse('not_found', { message: UNKNOWN });
    await act(tx, row);
    return { ok: true as const, address: masked(row) };
  });
};

/**
 * Somebody who reads at an address says that it is theirs: from now on messages go there as they
 * are, and what was held back of the last day follows. Takes an earlier “this was not me” back.
 */
export const confirmAddress = (
  shop: Shop,
  from: { readonly address: string },
  token: string,
): Promise<Said> => atLink(shop, from, token, (tx, row) => markConfirmed(shop, tx, row.address));

/** Somebody who reads at an address says that it was not them: nothing more goes there, and staff are told. */
export const disownAddress = (
  shop: Shop,
  from: { readonly address: string },
  token: string,
): Promise<Said> =>
  atLink(shop, from, token, async (tx, row) => {
    await disown(tx, row, shop.clock.now());
    const { channel, userId } = row;
    await raiseAlarm(shop, tx, { kind: 'not_me', about: `${userId}:${channel}`, userId });
  });
