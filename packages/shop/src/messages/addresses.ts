import { createHash, randomBytes } from 'node:crypto';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { addresses, disownedAddresses } from '../database/schema/addresses.ts';
import { deadAddresses, outbox } from '../database/schema/messages.ts';
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

const hashOf = (address: string): string => createHash('sha256').update(address).digest('hex');

/** Has nothing more sent to an address, whoever registers it, until its link takes that back. */
export const disown = async (
  tx: Transaction,
  { address, userId, token }: Pick<Address, 'address' | 'token' | 'userId'>,
  at: Date,
): Promise<void> => {
  await tx
    .update(addresses)
    .set({ disownedAt: at, confirmedAt: null })
    .where(eq(addresses.address, address));
  await tx
    .insert(deadAddresses)
    .values({ address, userId, reason: 'opted_out', at })
    .onConflictDoNothing();
  await tx
    .insert(disownedAddresses)
    .values({ addressHash: hashOf(address), token, disownedAt: at })
    .onConflictDoNothing();
};

/** Takes `disown` back. */
export const ownAgain = async (tx: Transaction, address: string): Promise<void> => {
  const isDisowned = and(eq(deadAddresses.address, address), eq(deadAddresses.reason, 'opted_out'));
  await tx.delete(deadAddresses).where(isDisowned);
  await tx.delete(disownedAddresses).where(eq(disownedAddresses.addressHash, hashOf(address)));
};

/** What was said of an address to an account that is erased holds for the next one, and so do its links. */
const asSaidBefore = async (tx: Transaction, row: Address): Promise<Address> => {
  const [said] = await tx
    .select()
    .from(disownedAddresses)
    .where(eq(disownedAddresses.addressHash, hashOf(row.address)));
  if (!said) return row;
  const { token, disownedAt } = said;
  await tx.update(addresses).set({ token }).where(eq(addresses.address, row.address));
  await disown(tx, { ...row, token }, disownedAt);
  return { ...row, token, disownedAt };
};

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
  const [fresh] = await tx
    .insert(addresses)
    .values({ ...of, token, firstUsedAt: now })
    .onConflictDoNothing()
    .returning();
  if (fresh) return asSaidBefore(tx, fresh);
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
