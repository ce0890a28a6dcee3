import { BOOK_STATES, type BookStatus } from '@bramblebook/contract/book-states';
import { ORDER_STATES, type OrderStatus } from '@bramblebook/contract/order-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { staff, staffAudit } from '../database/schema/staff.ts';
import { stateEvents } from '../database/schema/state-events.ts';

/** What others than staff are called in a sentence. */
const NAMES: Readonly<Record<string, string>> = { parent: 'the parent', shop: 'the shop' };

/** The last thing that happened to a row: who, what, when. */
interface LastChange {
  readonly who: string;
  readonly what: string;
  readonly at: string;
}

/** User names of staff accounts by id. */
export const staffNames = async (
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: staff.id, username: staff.username })
    .from(staff)
    .where(inArray(staff.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, username }) => [id, username]));
};

/** What a state is called, whichever life cycle it is of. */
export const stateLabel = (kind: 'order' | 'book', status: string): string =>
  kind === 'order'
    ? (ORDER_STATES[status as OrderStatus]?.label ?? status)
    : (BOOK_STATES[status as BookStatus]?.label ?? status);

/** The last change of an order, a book or a view, as far as it is written down. */
const lastChange = async (db: Queryable, id: string): Promise<LastChange | null> => {
  const [act] = await db
    .select()
    .from(staffAudit)
    .where(eq(staffAudit.subjectId, id))
    .orderBy(desc(staffAudit.id))
    .limit(1);
  const [move] = await db
    .select()
    .from(stateEvents)
    .where(eq(stateEvents.subjectId, id))
    .orderBy(desc(stateEvents.id))
    .limit(1);
  if (act && (!move || act.at >= move.at))
    return { who: act.who, what: act.what, at: act.at.toISOString() };
  if (!move) return null;
  const names = await staffNames(db, move.actorKind === 'staff' ? [move.actorId ?? ''] : []);
  const who = names.get(move.actorId ?? '') ?? move.actorKind;
  return { who, what: stateLabel(move.subject, move.to), at: move.at.toISOString() };
};

/**
 * Refuses a change of a row that is another one now than was seen. `current` is the row as
 * it stands, with `changed`: who did what when. Null where it is the one seen, or where
 * the caller named no version.
 */
export const refuseStale = async (
  db: Queryable,
  seen: number | undefined,
  row: { readonly id: string; readonly version: number; readonly [field: string]: unknown },
): Promise<Refused | null> => {
  if (seen === undefined || seen === row.version) return null;
  const changed = await lastChange(db, row.id);
  return refuse('changed_meanwhile', {
    ...(changed && {
      message: `In the meantime ${NAMES[changed.who] ?? changed.who} has changed this. Please look at it again.`,
    }),
    current: { ...row, changed },
  });
};
