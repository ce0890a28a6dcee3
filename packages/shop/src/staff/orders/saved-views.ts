import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { SavedView } from '@bramblebook/contract/staff-order-api';
import { asc, eq, or, sql } from 'drizzle-orm';
import { allOrNothing } from '../../database/all-or-nothing.ts';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/open-database.ts';
import { staffViews } from '../../database/schema/staff.ts';
import type { Shop } from '../../shop.ts';
import { writeAudit } from '../audit.ts';
import { refuseStale } from '../changed-meanwhile.ts';
import type { StaffMember } from '../staff-member.ts';

type Parts = Pick<Shop, 'db' | 'clock'>;
type ViewRow = typeof staffViews.$inferSelect;
type Content = Pick<ViewRow, 'name' | 'query' | 'isShared'>;
type Done = { ok: true; view: SavedView } | Refused;

const present = ({ createdAt: _, staffId, ...row }: ViewRow, by: StaffMember): SavedView => ({
  ...row,
  isMine: staffId === by.id,
});

/** One's own saved views and those for all, by name. */
export const listViews = async ({ db }: Parts, by: StaffMember): Promise<SavedView[]> => {
  const rows = await db
    .select()
    .from(staffViews)
    .where(or(eq(staffViews.staffId, by.id), eq(staffViews.isShared, true)))
    .orderBy(asc(sql`lower(${staffViews.name})`), staffViews.id);
  return rows.map((row) => present(row, by));
};

/** Saves a view of the order list under a name. */
export const addView = async (shop: Parts, by: StaffMember, content: Content): Promise<Done> =>
  shop.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(staffViews)
      .values({ id: newId('view'), staffId: by.id, createdAt: shop.clock.now(), ...content })
      .returning();
    if (!row) return refuse('server_error');
    const after = { name: row.name, isShared: row.isShared };
    await writeAudit(shop, tx, by, { what: 'view.add', subject: ['view', row.id], after });
    return { ok: true, view: present(row, by) };
  });

/** One's own view, or for changing one for all; locked. Another's own one is not there. */
const lockView = async (tx: Transaction, by: StaffMember, id: string): Promise<ViewRow | null> => {
  const [row] = await tx.select().from(staffViews).where(eq(staffViews.id, id)).for('update');
  return row && (row.staffId === by.id || row.isShared) ? row : null;
};

const notMine = refuse('not_allowed', { message: 'Only who saved this view can do that.' });

/** Changes a view. One for all can be changed by everybody, but stays whose it is. */
export const changeView = async (
  shop: Parts,
  by: StaffMember,
  asked: Content & { readonly viewId: string; readonly version?: number | undefined },
): Promise<Done> =>
  allOrNothing(shop.db, async (tx) => {
    const { viewId, version, ...content } = asked;
    const before = await lockView(tx, by, viewId);
    if (!before) return refuse('not_found');
    if (!content.isShared && before.staffId !== by.id) return notMine;
    const stale = await refuseStale(tx, version, { ...present(before, by) });
    if (stale) return stale;
    const [row = before] = await tx
      .update(staffViews)
      .set({ ...content, version: before.version + 1 })
      .where(eq(staffViews.id, viewId))
      .returning();
    await writeAudit(shop, tx, by, {
      what: 'view.change',
      subject: ['view', viewId],
      before: { name: before.name, query: before.query, isShared: before.isShared },
      after: content,
    });
    return { ok: true, view: present(row, by) };
  });

/** Removes one's own view. */
export const removeView = async (
  shop: Parts,
  by: StaffMember,
  viewId: string,
): Promise<{ ok: true } | Refused> =>
  allOrNothing(shop.db, async (tx) => {
    const row = await lockView(tx, by, viewId);
    if (!row) return refuse('not_found');
    if (row.staffId !== by.id) return notMine;
    await tx.delete(staffViews).where(eq(staffViews.id, viewId));
    const before = { name: row.name, query: row.query };
    await writeAudit(shop, tx, by, { what: 'view.remove', subject: ['view', viewId], before });
    return { ok: true };
  });
