import { randomBytes } from 'node:crypto';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { addresses } from '../database/schema/addresses.ts';
import { outbox } from '../database/schema/messages.ts';
import type { Sender } from './message.ts';

export const DAY_MS = 24 * 60 * 60_000;

/** Most messages that go in a day to an address that nobody has confirmed (decision D14). */
const MOST_A_DAY = { mail: 5, sms: 3 } as const;

export type Address = typeof addresses.$inferSelect;

/** What whoever reads at an address can open: saying that it is theirs, or that it was not them. */
export interface AddressLinks {
  readonly confirm: string;
  readonly notMe: string;
}

/**
 * The row of an address, made with the first message to it, and locked: messages to one address
 * are counted one after the other.
 */
export const openAddress = async (
  tx: Transaction,
  of: Pick<Address, 'address' | 'channel' | 'userId'>,
  now: Date,
): Promise<Address> => {
  const token = randomBytes(16).toString('base64url');
  await tx
    .insert(addresses)
    .values({ ...of, token, firstUsedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(addresses)
    .where(eq(addresses.address, of.address))
    .for('update');
  if (!row) throw new Error('an address has no row');
  return row;
};

/** Whether one more message may go to an address now. */
export const hasRoom = async (
  tx: Transaction,
  { address, channel, confirmedAt }: Address,
  now: Date,
): Promise<boolean> => {
  if (confirmedAt !== null) return true;
  const today = await tx.$count(
    outbox,
    and(
      eq(outbox.recipient, address),
      gt(outbox.createdAt, new Date(now.getTime() - DAY_MS)),
      or(isNull(outbox.refusal), ne(outbox.refusal, 'address_unconfirmed')),
    ),
  );
  return today < MOST_A_DAY[channel];
};

/** Links for a message to an address that nobody has confirmed; null for any other. Behind `#`, no server and no log sees the token. */
export const linksFor = (
  { publicUrl }: Pick<Sender, 'publicUrl'>,
  { token, confirmedAt }: Address,
): AddressLinks | null => {
  if (confirmedAt !== null) return null;
  const page = `${publicUrl}${screenPath('yourAddress')}#${token}`;
  return { confirm: page, notMe: `${page}.not-me` };
};
