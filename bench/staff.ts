/**
 * How quick the staff area's lists and figures are on a shop of 100,000 orders, 60,000
 * books and 50,000 customers, on the embedded database and on PostgreSQL: medians as
 * ratios to reading one order by its primary key in the same run. Ends with 1 when a
 * median on PostgreSQL is over 30 times that, or one on either database over 300 ms.
 *
 *     node bench/staff.ts [embedded|postgres]
 */

import {
  type Database,
  EXTENSIONS,
  openPostgres,
  wrapEmbedded,
} from '@bramblebook/shop/database/open-database';
import { orders } from '@bramblebook/shop/database/schema/orders';
import { listApproved } from '@bramblebook/shop/staff/books/list-approved';
import { listCustomers } from '@bramblebook/shop/staff/customers/list-customers';
import { readStats, readTrends } from '@bramblebook/shop/staff/figures/read-stats';
import { findAnything } from '@bramblebook/shop/staff/find-anything';
import { listStaffOrders } from '@bramblebook/shop/staff/orders/list-orders';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
// @ts-expect-error: plain JavaScript, so that the tests can start it without a build
import { startPostgres } from '../scripts/find-postgres.mjs';
import { seedManyOrders, shopOf } from './many-orders.ts';
import { median } from './median.ts';

const SIZE = { users: 50_000, books: 60_000, orders: 100_000 };
const RUNS = 41;
const MOST_TIMES = 30;
const MOST_MS = 300;
/** What people do all day: held to the ratio. */
const HELD = ['orders, first page', 'orders, part of a name', 'stats'];

const measure = async (work: (run: number) => Promise<unknown>): Promise<number> => {
  for (let i = 0; i < 5; i++) await work(i);
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    await work(i);
    times.push(performance.now() - start);
  }
  return median(times);
};

const orderId = (n: number) =>
  `order_${String(n)
    .padStart(20, '0')
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

const measureAll = async (name: string, db: Database, isStrict: boolean): Promise<boolean> => {
  const shop = shopOf(db);
  const shelf = { ...shop, approvalUndoMinutes: 0 };
  const works: Record<string, (run: number) => Promise<unknown>> = {
    'order by key': (run) =>
      db
        .select()
        .from(orders)
        .where(eq(orders.id, orderId(run * 997 + 1))),
    'orders, first page': () => listStaffOrders(shop, {}),
    'orders, page 40': () => listStaffOrders(shop, { page: 40 }),
    'orders, shipped': () => listStaffOrders(shop, { status: 'shipped' }),
    'orders, by amount': () => listStaffOrders(shop, { sort: 'totalAmount', direction: 'asc' }),
    'orders, part of a name': (run) =>
      listStaffOrders(shop, { search: `kafor ${(run % 16).toString(16)}` }),
    'orders, part of an e-mail': (run) => listStaffOrders(shop, { search: `ader${4000 + run}` }),
    'orders, part of a tracking number': (run) =>
      listStaffOrders(shop, { search: `1z${'0123456789abcdef'[run % 16]}a${run % 10}7` }),
    'orders, a common name': () => listStaffOrders(shop, { search: 'byron' }),
    'orders, two letters': () => listStaffOrders(shop, { search: 'ma' }),
    'orders, nothing found': () => listStaffOrders(shop, { search: 'zzzzqqqq' }),
    'customers, part of a name': () => listCustomers(shop, { search: 'quill a' }),
    'find, few letters': () => findAnything(shop, 'quill ab'),
    'approved books, first page': () => listApproved(shelf, {}),
    'approved books, part of a name': (run) =>
      listApproved(shelf, { search: `kafor ${(run % 16).toString(16)}` }),
    stats: () => readStats(shop),
    'trends of 30 days': () => readTrends(shop, 30),
  };
  let isFine = true;
  let key = 0;
  console.log(`\n${name}`);
  for (const [what, work] of Object.entries(works)) {
    const ms = await measure(work);
    key ||= ms;
    const times = ms / key;
    const isOver = ms > MOST_MS || (isStrict && HELD.includes(what) && times > MOST_TIMES);
    isFine &&= !isOver;
    console.log(
      `  ${what.padEnd(36)} ${ms.toFixed(2).padStart(8)} ms ${times.toFixed(1).padStart(7)} ×${isOver ? '  too slow' : ''}`,
    );
  }
  return isFine;
};

const only = process.argv[2];
let isFine = true;
if (only !== 'postgres') {
  const client = await PGlite.create({ extensions: EXTENSIONS });
  const db = await wrapEmbedded(client);
  await seedManyOrders(db, SIZE);
  await client.exec('vacuum analyze');
  isFine = (await measureAll('embedded', db, false)) && isFine;
  await client.close();
}
if (only !== 'embedded') {
  const server = await startPostgres();
  if (server) {
    const opened = await openPostgres(server.url, () => {});
    try {
      await seedManyOrders(opened.db, SIZE);
      await opened.db.execute(sql`vacuum analyze`);
      isFine = (await measureAll('PostgreSQL', opened.db, true)) && isFine;
    } finally {
      await opened.close();
      await server.stop();
    }
  } else console.log('\nPostgreSQL is not on this machine.');
}
process.exit(isFine ? 0 : 1);
