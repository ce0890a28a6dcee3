import { type BookStatus, TROUBLED_BOOKS } from '@bramblebook/contract/book-states';
import { PAID_STATUSES } from '@bramblebook/contract/order-states';
import type { TroubledBook } from '@bramblebook/contract/staff-book-api';
import { type ListQuery, PAGE_SIZE } from '@bramblebook/contract/staff-call';
import { sql } from 'drizzle-orm';
import { listOf } from '../../database/list-of.ts';
import { users } from '../../database/schema/accounts.ts';
import { books } from '../../database/schema/books.ts';
import type { Shop } from '../../shop.ts';
import { PAINT_PAGE } from '../../steps/page-step.ts';
import { childHolds, customerHolds } from '../search-text.ts';
import { WHY_FAILED, WHY_PRINT, wordsOfStep } from './trouble-words.ts';

/**
 * Books in trouble: those that failed or were refused, and those in print of which a
 * picture at the printer's size gave up and still is not there.
 */
const troubled = sql`
  select b.id, b.status as trouble, e.reason as step, coalesce(e.at, b.created_at) as since
  from ${books} b left join lateral (
    select reason, at from state_events
    where subject = 'book' and subject_id = b.id and "to" = b.status
    order by id desc limit 1
  ) e on true
  where b.status in (${listOf(TROUBLED_BOOKS)})
  union all
  select j.data->>'bookId', 'print', min((j.data->>'page')::integer)::text, min(j.created_on)
  from pgboss.job j
  where j.name = ${PAINT_PAGE.name} and j.state = 'failed' and (j.data->>'isForPrint')::boolean
    and not exists (
      select 1 from print_masters m
      where m.book_id = j.data->>'bookId' and m.page = (j.data->>'page')::integer
        and m.version = (j.data->>'version')::integer)
    and not exists (
      select 1 from pgboss.job again
      where again.name = j.name and again.state in ('created', 'retry', 'active') and again.data = j.data)
  group by 1`;

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly child_name: string;
  readonly user_id: string | null;
  readonly parent_name: string | null;
  readonly status: BookStatus;
  readonly trouble: TroubledBook['trouble'];
  readonly step: string | null;
  readonly rejection_reason: string | null;
  readonly since: string | Date;
  readonly is_paid: boolean;
  readonly total: number;
}

const whyOf = ({ trouble, rejection_reason }: Row): string => {
  if (trouble === 'rejected') return rejection_reason ?? 'It broke the content rules.';
  return trouble === 'print' ? WHY_PRINT : WHY_FAILED;
};

/** A page of the books in trouble, the longest waiting first; `status` may name the trouble. */
export const listTroubled = async ({ db }: Pick<Shop, 'db'>, asked: ListQuery) => {
  const { page = 1, pageSize = PAGE_SIZE } = asked;
  const search = asked.search?.trim();
  const { rows } = await db.execute<Row>(sql`
    select ${books.id}, ${books.childName}, ${books.userId}, ${users.parentName}, ${books.status},
      troubled.trouble, troubled.step, ${books.rejectionReason}, troubled.since,
      exists (select 1 from orders o where o.book_id = ${books.id} and o.status in (${listOf(PAID_STATUSES)})) as is_paid,
      (count(*) over ())::integer as total
    from (${troubled}) troubled join ${books} on ${books.id} = troubled.id
    left join ${users} on ${users.id} = ${books.userId}
    where ${asked.status && asked.status !== 'all' ? sql`troubled.trouble = ${asked.status}` : sql`true`}
      and ${search ? sql`(${childHolds(search)} or ${customerHolds(search)} or ${books.id} = ${search})` : sql`true`}
    order by is_paid desc, troubled.since, ${books.id}
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return {
    books: rows.map(
      (row): TroubledBook => ({
        id: row.id,
        childName: row.child_name,
        customerId: row.user_id,
        customerName: row.parent_name ?? '',
        status: row.status,
        trouble: row.trouble,
        step: row.trouble === 'print' ? `print page ${row.step}` : wordsOfStep(row.step),
        why: whyOf(row),
        since: new Date(row.since).toISOString(),
        isPaid: row.is_paid,
      }),
    ),
    total: rows[0]?.total ?? 0,
  };
};
