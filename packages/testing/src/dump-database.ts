import type { Database } from '@bramblebook/shop/database/open-database';
import { sql } from 'drizzle-orm';

/** Every row of every table, the job queue's among them, as text: what a dump of it would hold. */
export const dumpDatabase = async (db: Database): Promise<string> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql.raw(`select t::text as row from ${name} t`),
    );
    lines.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return lines.join('\n');
};
