import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { Role } from '@bramblebook/contract/staff-roles';
import { and, eq, ne, sql } from 'drizzle-orm';
import { hashPassword } from '../../accounts/passwords.ts';
import { hashSecret } from '../../accounts/sessions.ts';
import { newReadableSecret, newTotpSecret, otpauthUrl } from '../../accounts/time-codes.ts';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/open-database.ts';
import {
  type StaffRow,
  staff,
  staffRecoveryCodes,
  staffSessions,
} from '../../database/schema/staff.ts';
import type { Shop } from '../../shop.ts';
import { writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';
import { forgetStaffTries } from './staff-tries.ts';

type Parts = Pick<Shop, 'db' | 'clock' | 'brand'>;
type By = Pick<StaffMember, 'username' | 'address'> | null;

/** What a new or reset account is signed in with: shown once. */
export interface StaffSecrets {
  readonly password: string;
  readonly totpSecret: string;
  readonly otpauthUrl: string;
}

/** How many recovery codes an account has. */
const RECOVERY_CODES = 10;

/** An account as lists show it: without anything secret. */
export const presentAccount = (row: StaffRow) => ({
  id: row.id,
  username: row.username,
  role: row.role,
  isDisabled: row.isDisabled,
  createdAt: row.createdAt.toISOString(),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
});

/** Every staff account, by user name. */
export const listStaff = async ({ db }: Pick<Shop, 'db'>) =>
  (await db.select().from(staff).orderBy(staff.username)).map(presentAccount);

const newSecrets = (
  { brand }: Parts,
  username: string,
  given: { readonly password?: string | undefined; readonly totpSecret?: string | undefined },
): StaffSecrets => {
  const { password = newReadableSecret(), totpSecret = newTotpSecret() } = given;
  return { password, totpSecret, otpauthUrl: otpauthUrl(brand.name, username, totpSecret) };
};

/** Adds an account, in the caller's transaction; null where the user name is taken. */
export const insertStaff = async (
  shop: Parts,
  tx: Transaction,
  by: By,
  account: {
    readonly username: string;
    readonly role: Role;
    readonly passwordHash: string;
    readonly totpSecret: string;
  },
): Promise<StaffRow | null> => {
  const [row] = await tx
    .insert(staff)
    .values({ id: newId('staff'), createdAt: shop.clock.now(), ...account })
    .onConflictDoNothing({ target: staff.username })
    .returning();
  if (!row) return null;
  await writeAudit(shop, tx, by, {
    what: 'staff.add',
    subject: ['staff', row.id],
    after: { username: row.username, role: row.role },
  });
  return row;
};

/** Adds a staff account with a random password and authenticator secret, or with those given. */
export const addStaff = async (
  shop: Parts,
  by: By,
  account: {
    readonly username: string;
    readonly role: Role;
    readonly password?: string | undefined;
    readonly totpSecret?: string | undefined;
  },
): Promise<{ ok: true; row: StaffRow; secrets: StaffSecrets } | Refused> => {
  const { username, role } = account;
  const secrets = newSecrets(shop, username, account);
  const passwordHash = await hashPassword(secrets.password);
  const { totpSecret } = secrets;
  const row = await shop.db.transaction((tx) =>
    insertStaff(shop, tx, by, { username, role, passwordHash, totpSecret }),
  );
  const message = 'That user name is taken. Please choose another one.';
  return row
    ? { ok: true, row, secrets }
    : refuse('wrong_state', { message, fields: { username: message } });
};

/** Whether the shop would be without an owner who can sign in. */
const isLastOwner = async (tx: Transaction, staffId: string): Promise<boolean> => {
  const [others] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.isDisabled, false), ne(staff.id, staffId)));
  return others?.count === 0;
};

/**
 * Changes an account's role, or disables it, which ends its sessions at once. Refuses
 * with `wrong_state` to leave the shop without an owner.
 */
export const changeStaff = async (
  shop: Pick<Shop, 'db' | 'clock'>,
  by: By,
  staffId: string,
  change: { readonly role?: Role | undefined; readonly isDisabled?: boolean | undefined },
): Promise<{ ok: true; row: StaffRow } | Refused> =>
  shop.db.transaction(async (tx) => {
    // Two owners who demote each other at the same moment take turns.
    await tx.execute(sql`lock table ${staff} in share row exclusive mode`);
    const [before] = await tx.select().from(staff).where(eq(staff.id, staffId));
    if (!before) return refuse('not_found');
    const after = {
      role: change.role ?? before.role,
      isDisabled: change.isDisabled ?? before.isDisabled,
    };
    const isOwner = after.role === 'owner' && !after.isDisabled;
    if (!isOwner && before.role === 'owner' && (await isLastOwner(tx, staffId)))
      return refuse('wrong_state', { message: 'The shop needs at least one owner.' });
    const [row = before] = await tx
      .update(staff)
      .set(after)
      .where(eq(staff.id, staffId))
      .returning();
    if (after.isDisabled) await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
    await writeAudit(shop, tx, by, {
      what: 'staff.change',
      subject: ['staff', staffId],
      before: { role: before.role, isDisabled: before.isDisabled },
      after,
    });
    return { ok: true, row };
  });

/** Gives an account a new password and authenticator secret; its sessions, lock and recovery codes end. */
export const resetStaff = async (
  shop: Parts,
  by: By,
  username: string,
): Promise<{ ok: true; secrets: StaffSecrets } | Refused> => {
  const secrets = newSecrets(shop, username, {});
  const passwordHash = await hashPassword(secrets.password);
  return shop.db.transaction(async (tx) => {
    const [row] = await tx
      .update(staff)
      .set({ passwordHash, totpSecret: secrets.totpSecret, lastTotpStep: 0 })
      .where(eq(staff.username, username))
      .returning();
    if (!row) return refuse('not_found');
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, row.id));
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, row.id));
    await forgetStaffTries(tx, username);
    await writeAudit(shop, tx, by, { what: 'staff.reset', subject: ['staff', row.id] });
    return { ok: true, secrets };
  });
};

/** Ten new recovery codes, stored only as hashes; the old ones end. */
export const makeRecoveryCodes = async (
  shop: Pick<Shop, 'db' | 'clock'>,
  by: StaffMember,
): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newReadableSecret);
  await shop.db.transaction(async (tx) => {
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, by.id));
    await tx
      .insert(staffRecoveryCodes)
      .values(codes.map((code) => ({ codeHash: hashSecret(code), staffId: by.id })));
    await writeAudit(shop, tx, by, { what: 'staff.recovery_codes', subject: ['staff', by.id] });
  });
  return codes;
};
