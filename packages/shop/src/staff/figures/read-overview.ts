import { type OrderStatus, STAFF_FILTERS } from '@bramblebook/contract/order-states';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { books } from '../../database/schema/books.ts';
import { orders } from '../../database/schema/orders.ts';
import { dailyModelCosts } from '../../ledger/model-costs.ts';
import type { Shop } from '../../shop.ts';
import { MODELS } from './read-services.ts';
import { isCounted } from './read-stats.ts';
import { addUp, readTallies } from './tallies.ts';

const rowCount = sql<number>`count(*)::integer`;
const DAY_MS = 24 * 60 * 60_000;
const FUNNEL_DAYS = 30;
const MAKING_DAYS = 7;
const MODEL_DAYS = 30;
const WAITING = 10;

/** Orders that wait for somebody, in the order of the shop's work. */
const WAITS: OrderStatus[] = [...STAFF_FILTERS.processing];

/** Of the books begun in the last 30 days, how many came how far; each step a part of the one before. */
const readFunnel = async ({ db, clock }: Shop) => {
  const since = new Date(clock.now().getTime() - FUNNEL_DAYS * DAY_MS);
  const hasPreview = sql`exists (select 1 from book_pages p where p.book_id = ${books.id} and p.shown_version is not null)`;
  const hasCart = sql`exists (select 1 from orders o where o.book_id = ${books.id})`;
  const hasPaid = sql`exists (select 1 from orders o where o.book_id = ${books.id} and o.paid_at is not null)`;
  const [row] = await db
    .select({
      started: rowCount,
      preview: sql<number>`count(*) filter (where ${hasPreview})::integer`,
      cart: sql<number>`count(*) filter (where ${hasPreview} and ${hasCart})::integer`,
      paid: sql<number>`count(*) filter (where ${hasPreview} and ${hasCart} and ${hasPaid})::integer`,
    })
    .from(books)
    .where(gt(books.createdAt, since));
  return [
    { step: 'Book started', count: row?.started ?? 0 },
    { step: 'Preview made', count: row?.preview ?? 0 },
    { step: 'Checkout opened', count: row?.cart ?? 0 },
    { step: 'Paid', count: row?.paid ?? 0 },
  ];
};

/**
 * Time from the start of a book to its preview (cover and pages 6–8), and from there to
 * all thirty pages, by the first version of each picture; and how many books gave up.
 */
const readMaking = async ({ db, clock }: Shop) => {
  const since = new Date(clock.now().getTime() - MAKING_DAYS * DAY_MS).toISOString();
  const { rows } = await db.execute<{ preview: number | null; full_book: number | null }>(sql`
    with made as (
      select b.id, b.created_at,
        max(p.made_at) filter (where p.page in (1, 6, 7, 8)) as preview_at,
        min(p.made_at) filter (where p.page not in (1, 6, 7, 8)) as full_from,
        max(p.made_at) as full_at, count(*) as pages,
        count(*) filter (where p.page in (1, 6, 7, 8)) as preview_pages
      from books b join page_pictures p on p.book_id = b.id and p.version = 1
      where b.created_at > ${since}::timestamptz
      group by b.id, b.created_at
    )
    select
      (percentile_cont(0.5) within group (order by extract(epoch from preview_at - created_at) * 1000)
        filter (where preview_pages = 4))::double precision as preview,
      (percentile_cont(0.5) within group (order by extract(epoch from full_at - full_from) * 1000)
        filter (where pages = 30))::double precision as full_book
    from made`);
  const found = await readTallies(db);
  const whole = (ms: number | null | undefined) => (ms == null ? null : Math.round(Number(ms)));
  return {
    medianPreviewMs: whole(rows[0]?.preview),
    medianFullMs: whole(rows[0]?.full_book),
    failed: addUp(found, 'book', ['failed']).count,
    rejected: addUp(found, 'book', ['rejected']).count,
  };
};

/** Paid orders that wait longest for the next step. */
const readWaiting = async ({ db }: Shop) => {
  const rows = await db
    .select({
      id: orders.id,
      customerName: users.parentName,
      status: orders.status,
      since: sql<string>`coalesce(${orders.approvedAt}, ${orders.paidAt}, ${orders.createdAt})`,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(and(isCounted, inArray(orders.status, WAITS)))
    .orderBy(asc(orders.paidAt))
    .limit(WAITING);
  return rows.map((row) => ({
    ...row,
    customerName: row.customerName ?? '',
    since: new Date(row.since).toISOString(),
  }));
};

/** What each job's queue holds: waiting, running, and given up in the last days that the queue keeps. */
const readQueue = async ({ db }: Pick<Shop, 'db'>) => {
  const { rows } = await db.execute<{
    job: string;
    waiting: number;
    running: number;
    failed: number;
  }>(sql`
    select name as job,
      count(*) filter (where state in ('created', 'retry'))::integer as waiting,
      count(*) filter (where state = 'active')::integer as running,
      count(*) filter (where state = 'failed')::integer as failed
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    group by name
    order by name`);
  return rows.map(({ job, waiting, running, failed }) => ({
    job,
    waiting: Number(waiting),
    running: Number(running),
    failed: Number(failed),
  }));
};

const NO_CALLS = { cents: 0, calls: 0, unpricedCalls: 0, days: [] };

/** What models cost lately; null where the shop tells and paints all by itself. */
const readModels = async (shop: Shop) =>
  (await dailyModelCosts(shop, MODEL_DAYS)) ??
  (shop.serviceStates().some(({ service }) => service === MODELS) ? NO_CALLS : null);

/** What stands behind the dashboard's cards: how books come along, and who waits. */
export const readOverview = async (shop: Shop) => {
  const [funnel, making, waiting, queue, models] = await Promise.all([
    readFunnel(shop),
    readMaking(shop),
    readWaiting(shop),
    readQueue(shop),
    readModels(shop),
  ]);
  return { funnel, making, waiting, queue, models };
};
