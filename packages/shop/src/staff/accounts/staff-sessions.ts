import type { Refused } from '@bramblebook/contract/refusals';
import { refuse } from '@bramblebook/contract/refusals';
import type { StaffMe } from '@bramblebook/contract/staff-account-api';
import { ROLE_PERMISSIONS } from '@bramblebook/contract/staff-roles';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../accounts/sessions.ts';
import { newId } from '../../database/new-id.ts';
import type { Queryable } from '../../database/open-database.ts';
import { staff, staffRecoveryCodes, staffSessions } from '../../database/schema/staff.ts';
import type { Shop } from '../../shop.ts';
import { writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';

const MINUTE_MS = 60_000;
/** A working day, and a break. */
const STAFF_SESSION = { lifeMs: 12 * 60 * MINUTE_MS, idleMs: 30 * MINUTE_MS } as const;
/** Time between password and code. */
const FIRST_FACTOR_MS = 10 * MINUTE_MS;

/** Browser and address of a request. */
export interface StaffOrigin {
  readonly address: string;
  readonly browser: string;
}

/** Who is signed in, and by which session. */
export interface StaffSession extends Omit<StaffMember, 'address'> {
  readonly sessionHash: string;
  /** Whether the code was given too; without it the session allows nothing. */
  readonly isComplete: boolean;
  readonly freshUntil: Date | null;
}

const FROM_MAX = 300;
const asText = ({ address, browser }: StaffOrigin): string =>
  `${browser || 'an unnamed browser'}, ${address}`.slice(0, FROM_MAX);

/** Starts a session and gives its secret, which is stored nowhere else. */
export const startStaffSession = async (
  shop: Pick<Shop, 'clock'>,
  db: Queryable,
  session: {
    readonly staffId: string;
    readonly isComplete: boolean;
    readonly freshForMs: number;
    readonly from: StaffOrigin;
  },
): Promise<string> => {
  const { staffId, isComplete, freshForMs, from } = session;
  const secret = newSecret();
  const now = shop.clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  await db.insert(staffSessions).values({
    idHash: hashSecret(secret),
    publicId: newId('session'),
    staffId,
    isComplete,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: after(isComplete ? STAFF_SESSION.lifeMs : FIRST_FACTOR_MS),
    freshUntil: freshForMs > 0 ? after(freshForMs) : null,
    startedFrom: asText(from),
  });
  return secret;
};

const isAlive = (now: Date) =>
  and(
    gt(staffSessions.expiresAt, now),
    gt(staffSessions.lastSeenAt, new Date(now.getTime() - STAFF_SESSION.idleMs)),
  );

/** Whose session a secret is; null when it is unknown, over, or of a disabled account. */
export const findStaffSession = async (
  shop: Pick<Shop, 'db' | 'clock'>,
  secret: string,
): Promise<StaffSession | null> => {
  const now = shop.clock.now();
  const sessionHash = hashSecret(secret);
  const [row] = await shop.db
    .select({
      id: staff.id,
      username: staff.username,
      role: staff.role,
      isComplete: staffSessions.isComplete,
      freshUntil: staffSessions.freshUntil,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.idHash, sessionHash), eq(staff.isDisabled, false), isAlive(now)));
  if (!row) return null;
  const { lastSeenAt, ...session } = row;
  // Written at most once a minute, so that reading does not mean writing.
  if (session.isComplete && now.getTime() - lastSeenAt.getTime() > MINUTE_MS)
    await shop.db
      .update(staffSessions)
      .set({ lastSeenAt: now })
      .where(eq(staffSessions.idHash, sessionHash));
  return { ...session, sessionHash };
};

/** Ends the session of a cookie on the server; one that is over already is fine. */
export const signOutStaff = async (
  shop: Pick<Shop, 'db' | 'clock'>,
  secret: string,
  address: string,
): Promise<void> => {
  await shop.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(staffSessions)
      .where(eq(staffSessions.idHash, hashSecret(secret)))
      .returning({ staffId: staffSessions.staffId, isComplete: staffSessions.isComplete });
    if (!ended?.isComplete) return;
    const [who] = await tx.select().from(staff).where(eq(staff.id, ended.staffId));
    if (who)
      await writeAudit(
        shop,
        tx,
        { username: who.username, address },
        { what: 'staff.sign_out', subject: ['staff', who.id] },
      );
  });
};

/** The member's own sessions that are open, the newest first. */
export const listStaffSessions = async (
  shop: Pick<Shop, 'db' | 'clock'>,
  session: StaffSession,
) => {
  const rows = await shop.db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, session.id),
        eq(staffSessions.isComplete, true),
        isAlive(shop.clock.now()),
      ),
    )
    .orderBy(desc(staffSessions.createdAt));
  return rows.map((row) => ({
    id: row.publicId,
    startedAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    from: row.startedFrom,
    isThis: row.idHash === session.sessionHash,
  }));
};

/** Ends one of the member's own sessions. */
export const endStaffSession = async (
  shop: Pick<Shop, 'db' | 'clock'>,
  by: StaffMember,
  publicId: string,
): Promise<{ ok: true } | Refused> =>
  shop.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.publicId, publicId), eq(staffSessions.staffId, by.id)))
      .returning({ id: staffSessions.publicId });
    if (!ended) return refuse('not_found');
    const entry = { what: 'staff.end_session', before: { session: publicId } };
    await writeAudit(shop, tx, by, { ...entry, subject: ['staff', by.id] });
    return { ok: true };
  });

/** Who is signed in, as the screens need it. */
export const presentStaff = async (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { id, username, role, freshUntil }: StaffSession,
): Promise<StaffMe> => {
  const [codes] = await db
    .select({ left: sql<number>`count(*)::integer` })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, id), isNull(staffRecoveryCodes.usedAt)));
  const isFresh = freshUntil !== null && freshUntil > clock.now();
  return {
    id,
    username,
    role,
    permissions: [...ROLE_PERMISSIONS[role]],
    freshUntil: isFresh ? freshUntil.toISOString() : null,
    recoveryCodesLeft: codes?.left ?? 0,
  };
};

/** Erases sessions that are over. */
export const sweepStaffSessions = async (db: Queryable, now: Date): Promise<void> => {
  const idle = new Date(now.getTime() - STAFF_SESSION.idleMs);
  await db
    .delete(staffSessions)
    .where(or(lt(staffSessions.expiresAt, now), lt(staffSessions.lastSeenAt, idle)));
};
