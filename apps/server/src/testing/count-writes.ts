import type { Database } from '@bramblebook/shop/database/open-database';
import { sql } from 'drizzle-orm';

/**
 * Counts from now on the rows that committed transactions add, change or take away, in all tables
 * of the shop but these, and the jobs sent. Gives what reads the count; reading it costs next to
 * nothing, however much the tables hold.
 */
export const countWrites = async (
  db: Database,
  except: readonly string[],
): Promise<() => Promise<number>> => {
  await db.execute(sql`create schema watch`);
  await db.execute(sql`create table watch.writes (count int not null)`);
  await db.execute(sql`insert into watch.writes values (0)`);
  await db.execute(sql`
    create function watch.count_write() returns trigger language plpgsql as
    $$ begin update watch.writes set count = count + 1; return null; end $$`);
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema = 'public' or (table_schema = 'pgboss' and table_name = 'job')`);
  for (const { schema, name } of rows.filter((table) => !except.includes(table.name))) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const run = sql`for each row execute function watch.count_write()`;
    await db.execute(sql`create trigger watch_moves after insert or delete on ${table} ${run}`);
    await db.execute(sql`
      create trigger watch_changes after update on ${table}
      for each row when (old.* is distinct from new.*) execute function watch.count_write()`);
  }
  return async () => {
    const counted = await db.execute<{ count: number }>(sql`select count from watch.writes`);
    return counted.rows[0]?.count ?? 0;
  };
};
