import type { Database } from '@bramblebook/shop/database/open-database';
import type { Shop } from '@bramblebook/shop/shop';
import { foldTallies } from '@bramblebook/shop/staff/figures/fold-tallies';
import { sql } from 'drizzle-orm';

/** How many rows a shop of the benches has. */
export interface ShopSize {
  readonly users: number;
  readonly books: number;
  readonly orders: number;
}

/** Ids in the contract's form, made of a number. */
const id = (prefix: string, n: string) =>
  sql.raw(`'${prefix}_' || translate(lpad(${n}::text, 20, '0'), '0123456789', 'abcdefghij')`);

const FIRST = `(array['Ada','Grace','Linus','Maya','Noor','Ana','Łukasz','Mei','Omar','Ines'])[1 + (n * 7) % 10]`;
const LAST = `(array['Byron','Hopper','Okafor','Nguyen','Kowalski','Silva','Haddad','Larsen','Moreau','Tanaka','Quill','Ferrari','Novak','Costa','Weber','Duarte','Iqbal','Jansen','Rossi','Petrov'])[1 + (n * 13) % 20]`;

/** Fills an empty database with so many parents, books and orders of every status. */
export const seedManyOrders = async (db: Database, size: ShopSize): Promise<void> => {
  await db.execute(sql`
    insert into users (id, parent_name, email, phone, password_hash, email_consent, phone_consent, marketing_consent, created_at)
    select ${id('user', 'n')}, ${sql.raw(FIRST)} || ' ' || ${sql.raw(LAST)} || ' ' || upper(substr(md5(n::text), 1, 4)),
      'reader' || n || '@example.com', '+1415' || lpad(n::text, 7, '0'), 'none', true, true, false,
      now() - (n || ' minutes')::interval * 10
    from generate_series(1, ${sql.raw(String(size.users))}) n`);
  await db.execute(sql`
    insert into books (id, user_id, child_name, child_gender, story_description, parent_message, reading_age, art_style, seed, looks, status, created_at, last_active_at)
    select ${id('book', 'n')}, ${id('user', `(1 + n % ${size.users})`)}, ${sql.raw(FIRST)}, 'female', 'A lost light', '', '4-5', 'gouache', n, '{}',
      (array['preview_ready','preview_ready','delivered','approved_for_printing','printed','shipped'])[1 + n % 6],
      now() - (n || ' minutes')::interval * 8, now()
    from generate_series(1, ${sql.raw(String(size.books))}) n`);
  await db.execute(sql`
    insert into orders (id, user_id, book_id, status, items, has_digital, has_printed, total_cents, shipping, intent_key, paid_cents, refunded_cents, payment_intent_id, tracking_number, carrier, created_at, changed_at, paid_at, approved_at)
    select ${id('order', 'n')}, ${id('user', `(1 + n % ${size.users})`)}, ${id('book', `(1 + n % ${size.books})`)}, status,
      '[{"format":"hardcover","quantity":1,"price":4900}]', false, true, 4900,
      '{"name":"Ada Byron","address":"1 Mill Lane","city":"York","state":"North Yorkshire","zip":"YO1 7HH","country":"GB"}',
      'i' || n, case when status in ('cancelled') then 0 else 4900 end, case when n % 97 = 0 then 500 else 0 end,
      'pi_' || n, case when status in ('shipped', 'delivered') then '1Z' || md5(n::text) end, 'UPS',
      now() - (n || ' minutes')::interval * 5, now(), case when status <> 'cancelled' then now() - (n || ' minutes')::interval * 5 end,
      case when status not in ('cancelled', 'completed', 'processing') then now() - (n || ' minutes')::interval * 5 end
    from (select n, (array['delivered','delivered','delivered','delivered','completed','shipped','processing','approved_for_printing','sent_for_printing','cancelled'])[1 + n % 10] as status
      from generate_series(1, ${sql.raw(String(size.orders))}) n) numbered`);
  await foldTallies.run(shopOf(db), {}, new AbortController().signal);
};

/** As much of a shop as staff's lists and figures ask. */
export const shopOf = (db: Database) =>
  ({ db, clock: { now: () => new Date() }, timeZone: 'Europe/London' }) as never as Shop;
