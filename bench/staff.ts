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
import type { Shop } from '@bramblebook/shop/shop';
import { listApproved } from '@bramblebook/shop/staff/books/list-approved';
import { listCustomers } from '@bramblebook/shop/staff/customers/list-customers';
import { foldTallies } from '@bramblebook/shop/staff/figures/fold-tallies';
import { readStats, readTrends } from '@bramblebook/shop/staff/figures/read-stats';
import { findAnything } from '@bramblebook/shop/staff/find-anything';
import { listStaffOrders } from '@bramblebook/shop/staff/orders/list-orders';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
// @ts-expect-error: plain JavaScript, so that the tests can start it without a build
import { startPostgres } from '../scripts/find-postgres.mjs';

const SIZE = { users: 50_000, books: 60_000, orders: 100_000 };
const RUNS = 41;
const MOST_TIMES = 30;
const MOST_MS = 300;
/** What people do all day: held to the ratio. */
const HELD = ['orders, first page', 'orders, part of a name', 'stats'];

/** Ids in the contract's form, made of a number. */
const id = (prefix: string, n: string) =>
  sql.raw(`'${prefix}_' || translate(lpad(${n}::text, 20, '0'), '0123456789', 'abcdefghij')`);

const FIRST = `(array['Ada','Grace','Linus','Maya','Noor','Ana','Łukasz','Mei','Omar','Ines'])[1 + (n * 7) % 10]`;
const LAST = `(array['Byron','Hopper','Okafor','Nguyen','Kowalski','Silva','Haddad','Larsen','Moreau','Tanaka','Quill','Ferrari','Novak','Costa','Weber','Duarte','Iqbal','Jansen','Rossi','Petrov'])[1 + (n * 13) % 20]`;

const seed = async (db: Database): Promise<void> => {
  await db.execute(sql`
    insert into users (id, parent_name, email, phone, password_hash, email_consent, phone_consent, marketing_consent, created_at)
    select ${id('user', 'n')}, ${sql.raw(FIRST)} || ' ' || ${sql.raw(LAST)} || ' ' || upper(substr(md5(n::text), 1, 4)),
      'reader' || n || '@example.com', '+1415' || lpad(n::text, 7, '0'), 'none', true, true, false,
      now() - (n || ' minutes')::interval * 10
    from generate_series(1, ${sql.raw(String(SIZE.users))}) n`);
  await db.execute(sql`
    insert into books (id, user_id, child_name, child_gender, story_description, parent_message, reading_age, art_style, seed, looks, status, created_at, last_active_at)
    select ${id('book', 'n')}, ${id('user', `(1 + n % ${SIZE.users})`)}, ${sql.raw(FIRST)}, 'female', 'A lost light', '', '4-5', 'gouache', n, '{}',
      (array['preview_ready','preview_ready','delivered','approved_for_printing','printed','shipped'])[1 + n % 6],
      now() - (n || ' minutes')::interval * 8, now()
    from generate_series(1, ${sql.raw(String(SIZE.books))}) n`);
  await db.execute(sql`
    insert into orders (id, user_id, book_id, status, items, has_digital, has_printed, total_cents, shipping, intent_key, intent_first_cents, amount_key, paid_cents, refunded_cents, payment_intent_id, tracking_number, carrier, created_at, changed_at, paid_at, approved_at)
    select ${id('order', 'n')}, ${id('user', `(1 + n % ${SIZE.users})`)}, ${id('book', `(1 + n % ${SIZE.books})`)}, status,
      '[{"format":"hardcover","quantity":1,"price":4900}]', false, true, 4900,
      '{"name":"Ada Byron","address":"1 Mill Lane","city":"York","state":"North Yorkshire","zip":"YO1 7HH","country":"GB"}',
      'i' || n, 4900, 'a' || n, case when status in ('cancelled') then 0 else 4900 end, case when n % 97 = 0 then 500 else 0 end,
      'pi_' || n, case when status in ('shipped', 'delivered') then '1Z' || md5(n::text) end, 'UPS',
      now() - (n || ' minutes')::interval * 5, now(), case when status <> 'cancelled' then now() - (n || ' minutes')::interval * 5 end,
      case when status not in ('cancelled', 'completed', 'processing') then now() - (n || ' minutes')::interval * 5 end
    from (select n, (array['delivered','delivered','delivered','delivered','completed','shipped','processing','approved_for_printing','sent_for_printing','cancelled'])[1 + n % 10] as status
      from generate_series(1, ${sql.raw(String(SIZE.orders))}) n) numbered`);
  await foldTallies.run(shopOf(db), {}, new AbortController().signal);
};

const shopOf = (db: Database) =>
  ({ db, clock: { now: () => new Date() }, timeZone: 'Europe/London' }) as never as Shop;

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

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
  await seed(db);
  await client.exec('vacuum analyze');
  isFine = (await measureAll('embedded', db, false)) && isFine;
  await client.close();
}
if (only !== 'embedded') {
  const server = await startPostgres();
  if (server) {
    const opened = await openPostgres(server.url, () => {});
    try {
      await seed(opened.db);
      await opened.db.execute(sql`vacuum analyze`);
      isFine = (await measureAll('PostgreSQL', opened.db, true)) && isFine;
    } finally {
      await opened.close();
      await server.stop();
    }
  } else console.log('\nPostgreSQL is not on this machine.');
}
process.exit(isFine ? 0 : 1);
