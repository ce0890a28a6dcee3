import { BOOK_STATUSES, isApproved } from '@bramblebook/contract/book-states';
import { FORMATS } from '@bramblebook/contract/order';
import { isPastApproval, ORDER_STATUSES } from '@bramblebook/contract/order-states';
import type { ApprovedBook } from '@bramblebook/contract/staff-book-api';
import { type ListQuery, PAGE_SIZE } from '@bramblebook/contract/staff-call';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { users } from '../../database/schema/accounts.ts';
import { books } from '../../database/schema/books.ts';
import { orders, printApprovals } from '../../database/schema/orders.ts';
import { loadBooks, type Shelf } from '../../shelf/load-book.ts';
import { countPrintMasters } from '../../steps/print-masters.ts';
import { addUp, readTallies } from '../figures/tallies.ts';
import { childHolds, customerHolds } from '../search-text.ts';

const IN_PRINT = BOOK_STATUSES.filter(isApproved);
const list = (texts: readonly string[]) =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );

/** Of each book in print the order it is printed for: the one that stands where it stands, else the newest. */
const approvedOrders = sql`
  select distinct on (o.book_id) o.id as order_id, o.book_id, o.total_cents,
    coalesce(o.approved_at, o.paid_at, o.created_at) as approved_at
  from orders o join ${books} on ${books.id} = o.book_id
  where o.has_printed and o.status in (${list(ORDER_STATUSES.filter(isPastApproval))})
    and ${books.status} in (${list(IN_PRINT)})
  order by o.book_id, (o.status = ${books.status}) desc, o.approved_at desc nulls last`;

const SORTS: Readonly<Record<string, SQL>> = {
  approvedAt: sql`approved.approved_at`,
  childName: sql`lower(${books.childName})`,
  customerName: sql`lower(${users.parentName})`,
  status: sql`${books.status}`,
  orderAmount: sql`approved.total_cents`,
};

interface Found {
  readonly bookId: string;
  readonly orderId: string;
}

/** Books in print that the query finds, with the order of each, the last approved first. */
export const findApproved = async (db: Queryable, asked: ListQuery) => {
  const { page = 1, pageSize = PAGE_SIZE, sort = 'approvedAt', direction = 'desc' } = asked;
  const search = asked.search?.trim();
  const { status } = asked;
  const filters: SQL[] = [
    ...(status && status !== 'all' ? [sql`${books.status} = ${status}`] : []),
    ...(search
      ? [
          sql`(${childHolds(search)} or ${customerHolds(search)} or ${books.id} = ${search} or approved.order_id = ${search})`,
        ]
      : []),
  ];
  const towards = direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<{ total: number; found: Found[] | null }>(sql`
    with approved as (${approvedOrders}), matching as materialized (
      select approved.book_id, approved.order_id,
        row_number() over (order by ${SORTS[sort] ?? sql`approved.approved_at`} ${towards}, approved.book_id) as place
      from approved join ${books} on ${books.id} = approved.book_id
      left join ${users} on ${users.id} = ${books.userId}
      where ${filters.length > 0 ? sql.join(filters, sql` and `) : sql`true`}
    )
    select (select count(*) from matching)::integer as total,
      (select json_agg(json_build_object('bookId', book_id, 'orderId', order_id) order by place)
        from matching where place > ${(page - 1) * pageSize} and place <= ${page * pageSize}) as found`);
  return { total: rows[0]?.total ?? 0, found: rows[0]?.found ?? [] };
};

const NO_MASTERS = { wanted: 0, made: 0 };

/** The rows of these books with everything that is shown of them. */
export const readApproved = async (
  shelf: Shelf,
  found: readonly Found[],
): Promise<ApprovedBook[]> => {
  const { db } = shelf;
  if (found.length === 0) return [];
  const ids = found.map(({ bookId }) => bookId);
  const shown = new Map((await loadBooks(shelf, ids)).map((book) => [book.id, book]));
  const rows = await db
    .select({ order: orders, user: users, approval: printApprovals, version: books.version })
    .from(orders)
    .innerJoin(books, eq(books.id, orders.bookId))
    .leftJoin(users, eq(users.id, books.userId))
    .leftJoin(printApprovals, eq(printApprovals.orderId, orders.id))
    .where(
      inArray(
        orders.id,
        found.map(({ orderId }) => orderId),
      ),
    );
  const byBook = new Map(rows.map((row) => [row.order.bookId, row]));
  const present: ApprovedBook[] = [];
  for (const id of ids) {
    const [book, row] = [shown.get(id), byBook.get(id)];
    if (!book || !row) continue;
    const { order, user, approval, version } = row;
    const item = order.items.find(({ format }) => format !== 'digital') ?? order.items[0];
    const masters = approval ? await countPrintMasters(db, approval) : NO_MASTERS;
    present.push({
      ...book,
      customerName: user?.parentName ?? '',
      customerEmail: user?.email ?? '',
      customerPhone: user?.phone ?? null,
      orderId: order.id,
      orderFormat: item?.format ?? FORMATS[0],
      orderQuantity: item?.quantity ?? 0,
      orderAmount: order.totalCents,
      shippingAddress: order.shipping,
      approvedAt: (order.approvedAt ?? order.createdAt).toISOString(),
      trackingNumber: order.trackingNumber,
      trackingUrl: order.trackingUrl,
      printMasters: { wanted: masters.wanted, made: masters.made },
      version,
    });
  }
  return present;
};

const readSummary = async (db: Queryable) => {
  const { rows } = await db.execute<{ total: number; revenue: number }>(sql`
    select count(*)::integer as total, coalesce(sum(total_cents), 0)::double precision as revenue
    from (${approvedOrders}) approved`);
  const found = await readTallies(db);
  return {
    totalBooks: rows[0]?.total ?? 0,
    readyForPrint: addUp(found, 'book', ['approved_for_printing']).count,
    inProduction: addUp(found, 'book', ['sent_for_printing', 'printed']).count,
    totalRevenue: Number(rows[0]?.revenue ?? 0),
  };
};

/** A page of the books in print with their customers and orders, and the four cards above it. */
export const listApproved = async (shelf: Shelf, asked: ListQuery) => {
  const { db } = shelf;
  const { total, found } = await findApproved(db, asked);
  return { books: await readApproved(shelf, found), total, summary: await readSummary(db) };
};
