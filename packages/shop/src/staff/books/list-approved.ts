import { bookCan } from '@bramblebook/contract/book-can';
import { BOOK_STATUSES, isApproved } from '@bramblebook/contract/book-states';
import { FORMATS } from '@bramblebook/contract/order';
import { isPastApproval, ORDER_STATUSES } from '@bramblebook/contract/order-states';
import type { ApprovedBook } from '@bramblebook/contract/staff-book-api';
import { type ListQuery, PAGE_SIZE } from '@bramblebook/contract/staff-call';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { listOf } from '../../database/list-of.ts';
import type { Queryable } from '../../database/open-database.ts';
import { users } from '../../database/schema/accounts.ts';
import { books } from '../../database/schema/books.ts';
import { orders, printApprovals } from '../../database/schema/orders.ts';
import { loadBooks, type Shelf } from '../../shelf/load-book.ts';
import { countPrintMasters } from '../../steps/print-masters.ts';
import { addUp, readTallies } from '../figures/tallies.ts';
import { childHolds, customerHolds } from '../search-text.ts';

const IN_PRINT = BOOK_STATUSES.filter(isApproved);
const READY = BOOK_STATUSES.filter((status) =>
  bookCan.sendToPrint({ status, isApprovalOpen: false }),
);
const IN_PRODUCTION = BOOK_STATUSES.filter(
  (status) => bookCan.markPrinted({ status }) || bookCan.ship({ status }),
);

const isInPrint = sql`${books.status} in (${listOf(IN_PRINT)})`;

/** Whether an order, called so in the query, is past its approval; in the words of `orders_in_print_idx`. */
const isPrintOrder = (name: SQL) => sql`${name}.has_printed and ${name}.approved_at is not null
  and ${name}.status in (${listOf(ORDER_STATUSES.filter(isPastApproval))})`;

/** Each book in print with the order it is printed for, called `o`: the one approved last. */
const booksInPrint = (some: SQL) => sql`
  from orders o join ${books} on ${books.id} = o.book_id
  where ${isPrintOrder(sql`o`)} and ${isInPrint} and ${some}
    and not exists (select 1 from orders p where p.book_id = o.book_id and ${isPrintOrder(sql`p`)}
      and (p.approved_at, p.id) > (o.approved_at, o.id))`;

const NEWEST = sql`o.approved_at`;
const SORTS = new Map<string, SQL>(
  Object.entries({
    approvedAt: NEWEST,
    childName: sql`lower(${books.childName})`,
    customerName: sql`(select lower(${users.parentName}) from ${users} where ${users.id} = ${books.userId})`,
    status: sql`${books.status}`,
    orderAmount: sql`o.total_cents`,
  }),
);

/** The books that a text finds: by the child's name, the customer, or the id of book or order. */
const booksOf = (search: string) => sql`
  select ${books.id} from ${books} where ${childHolds(search)} or ${books.id} = ${search}
  union select ${books.id} from ${books} join ${users} on ${users.id} = ${books.userId}
    where ${customerHolds(search)}
  union select ${orders.bookId} from ${orders} where ${orders.id} = ${search}`;

interface Found {
  readonly bookId: string;
  readonly orderId: string;
}

/** How many books in print a query finds: without a text from the tallies, which are exact. */
const countApproved = async (
  db: Queryable,
  { status, some }: { status: string | undefined; some: SQL | undefined },
) => {
  const statuses = IN_PRINT.filter((one) => !status || one === status);
  if (!some) return addUp(await readTallies(db), 'book', statuses).count;
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total ${booksInPrint(some)}`,
  );
  return rows[0]?.total ?? 0;
};

/** Books in print that the query finds, with the order of each, the last approved first. */
export const findApproved = async (db: Queryable, asked: ListQuery) => {
  const { page = 1, pageSize = PAGE_SIZE, sort = 'approvedAt', direction = 'desc' } = asked;
  const search = asked.search?.trim();
  const status = asked.status === 'all' ? undefined : asked.status;
  const found = search ? sql`${books.id} in (${booksOf(search)})` : undefined;
  const isWanted = status ? sql`${books.status} = ${status}` : sql`true`;
  const some = sql`${isWanted} and ${found ?? sql`true`}`;
  const towards = direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<{ bookId: string; orderId: string }>(sql`
    select o.book_id as "bookId", o.id as "orderId" ${booksInPrint(some)}
    order by ${SORTS.get(sort) ?? NEWEST} ${towards}, o.id ${towards}
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { total: await countApproved(db, { status, some: found && some }), found: rows };
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
    const printed = order.items.filter(({ format }) => format !== 'digital');
    const item = printed[0] ?? order.items[0];
    const masters = approval ? await countPrintMasters(db, approval) : NO_MASTERS;
    present.push({
      ...book,
      customerName: user?.parentName ?? '',
      customerEmail: user?.email ?? '',
      customerPhone: user?.phone ?? null,
      orderId: order.id,
      orderFormat: item?.format ?? FORMATS[0],
      orderQuantity: item?.quantity ?? 0,
      orderPrinted: printed.map(({ format, quantity }) => ({ format, quantity })),
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

/** The four cards: what is in print, and all that was ordered with it, a second printing included. */
const readSummary = async (db: Queryable) => {
  const { rows } = await db.execute<{ revenue: number }>(sql`
    select coalesce(sum(o.total_cents), 0)::double precision as revenue
    from orders o where ${isPrintOrder(sql`o`)}`);
  const found = await readTallies(db);
  const count = (statuses: readonly string[]) => addUp(found, 'book', statuses).count;
  return {
    totalBooks: count(IN_PRINT),
    readyForPrint: count(READY),
    inProduction: count(IN_PRODUCTION),
    totalRevenue: Number(rows[0]?.revenue ?? 0),
  };
};

/** A page of the books in print with their customers and orders, and the four cards above it. */
export const listApproved = async (shelf: Shelf, asked: ListQuery) => {
  const { db } = shelf;
  const { total, found } = await findApproved(db, asked);
  return { books: await readApproved(shelf, found), total, summary: await readSummary(db) };
};
