import type { AuditEntry } from '@bramblebook/contract/staff-account-api';
import { type ListQuery, PAGE_SIZE } from '@bramblebook/contract/staff-call';
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { staffAudit, staffAuditDetails } from '../database/schema/staff.ts';
import type { Shop } from '../shop.ts';
import { likePattern } from './search-text.ts';

const filterOf = (
  asked: ListQuery & { who?: string | undefined; subject?: string | undefined },
) => {
  const filters: SQL[] = [];
  const { who, subject, status, search } = asked;
  if (who) filters.push(eq(staffAudit.who, who));
  if (subject) filters.push(eq(staffAudit.subjectId, subject.split(' ').at(-1) ?? subject));
  if (status) filters.push(eq(staffAudit.what, status));
  const text = search?.trim();
  if (text) {
    const pattern = likePattern(text);
    const { who: name, what, subjectId } = staffAudit;
    const found = or(ilike(name, pattern), ilike(what, pattern), ilike(subjectId, pattern));
    if (found) filters.push(found);
  }
  return and(...filters);
};

/**
 * The audit log, the newest first: by who did it, what it was done to (an id, or kind and
 * id), what was done (`status`), or any part of those. What was a customer's own is shown
 * until the customer is erased.
 */
export const listAudit = async (
  { db }: Pick<Shop, 'db'>,
  asked: ListQuery & { who?: string | undefined; subject?: string | undefined },
): Promise<{ entries: AuditEntry[]; total: number }> => {
  const { page = 1, pageSize = PAGE_SIZE } = asked;
  const where = filterOf(asked);
  const rows = await db
    .select({ entry: staffAudit, details: staffAuditDetails })
    .from(staffAudit)
    .leftJoin(staffAuditDetails, eq(staffAuditDetails.auditId, staffAudit.id))
    .where(where)
    .orderBy(asked.direction === 'asc' ? staffAudit.id : desc(staffAudit.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(staffAudit)
    .where(where);
  return {
    entries: rows.map(({ entry, details }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      who: entry.who,
      what: entry.what,
      subjectKind: entry.subjectKind,
      subjectId: entry.subjectId,
      from: entry.cameFrom,
      before: details?.before ?? entry.before,
      after: details?.after ?? entry.after,
    })),
    total: count?.total ?? 0,
  };
};
