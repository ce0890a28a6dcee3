import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Ask, type PrintedTable, printOf, rowsOf } from './table-prints.ts';

/** Rows carried at once. */
const BATCH = 500;

/** Jobs that are not done yet go along; what was done is not done again. */
const QUEUE: PrintedTable = { name: 'pgboss.job', only: `state in ('created', 'retry')` };

/** Counters that stand at nothing in a fresh database: the migrations write them. */
const COUNTERS = 'public.tallies';

/** How many rows a move carried, and what went wrong otherwise. */
export type MovedDatabase =
  | { readonly ok: true; readonly tables: number; readonly rows: number }
  | { readonly ok: false; readonly sentence: string };

type Row = Record<string, unknown>;

const TABLES = `select format('%I.%I', table_schema, table_name) as name
  from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;

const tablesOf = async (ask: Ask): Promise<PrintedTable[]> =>
  (await ask(TABLES)).map(({ name }) => ({ name: String(name) }));

/** The columns that are written: those the database reckons itself are left to it. */
const columnsOf = async (ask: Ask, { name }: PrintedTable): Promise<string> => {
  const [row] = await ask(
    `select string_agg(format('%I', attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return String(row?.columns);
};

/** Carries a table's rows over in batches; gives how many. Values never become JavaScript's. */
const copyTable = async (from: Ask, to: Ask, table: PrintedTable): Promise<number> => {
  const columns = await columnsOf(to, table);
  await from(`declare moved cursor for select to_jsonb(t)::text as row from ${rowsOf(table)}`);
  let copied = 0;
  for (;;) {
    const rows = await from(`fetch ${BATCH} from moved`);
    if (rows.length === 0) break;
    await to(
      `insert into ${table.name} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table.name}, $1::jsonb)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
    copied += rows.length;
  }
  await from('close moved');
  return copied;
};

/** Lets go of foreign keys and triggers for the copy; gives what puts them back, checked. */
const loosen = async (to: Ask, tables: readonly PrintedTable[]): Promise<() => Promise<void>> => {
  const keys = await to(
    `select conname as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { name, table } of keys) await to(`alter table ${table} drop constraint "${name}"`);
  for (const { name } of tables) await to(`alter table ${name} disable trigger user`);
  return async () => {
    for (const { name } of tables) await to(`alter table ${name} enable trigger user`);
    for (const { name, table, rule } of keys)
      await to(`alter table ${table} add constraint "${name}" ${rule}`);
  };
};

/** Lets numbers that the database gives go on where they stood. */
const setSequences = async (to: Ask): Promise<void> => {
  const identities = await to(
    `select format('%I.%I', table_schema, table_name) as "table", column_name as "column"
     from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of identities)
    await to(
      `select setval(pg_get_serial_sequence('${table}', '${column}'),
         coalesce(max("${column}"), 1), count(*) > 0) from ${table}`,
    );
};

/** Why nothing can be moved to where these tables are; null where all of them are empty. */
const whyNotInto = async (to: Ask, tables: readonly PrintedTable[]): Promise<string | null> => {
  for (const { name } of [...tables, { name: QUEUE.name }]) {
    const [row] = await to(`select exists (select from ${name}) as filled`);
    if (row?.filled && name !== COUNTERS)
      return `There are rows in ${name} of that database already; it must be empty.`;
  }
  return null;
};

/** Why a shop cannot be moved into this database, whose tables and queues stand; null where it can. */
export const whyNotMoved = async (targetUrl: string): Promise<string | null> => {
  const target = new pg.Client({ connectionString: targetUrl });
  await target.connect();
  const ask: Ask = async (sql, values) => (await target.query<Row>(sql, values)).rows;
  return whyNotInto(ask, await tablesOf(ask)).finally(() => target.end());
};

const moveAll = async (from: Ask, to: Ask): Promise<MovedDatabase> => {
  const tables = await tablesOf(from);
  const sentence = await whyNotInto(to, tables);
  if (sentence !== null) return { ok: false, sentence };
  const tighten = await loosen(to, tables);
  await to(`delete from ${COUNTERS}`);
  const all = [...tables, QUEUE];
  let rows = 0;
  for (const table of all) rows += await copyTable(from, to, table);
  await tighten();
  await setSequences(to);
  for (const table of all)
    if ((await printOf(from, table)) !== (await printOf(to, table)))
      return { ok: false, sentence: `${table.name} did not arrive as it was; nothing was moved.` };
  return { ok: true, tables: all.length, rows };
};

/**
 * Carries everything of an embedded database, which nobody else has open, into a PostgreSQL
 * database whose tables and queues stand and are empty: all or nothing, in one transaction, and
 * compared by counts and hashes before it counts. The embedded one stays as it is.
 */
export const moveDatabase = async (source: PGlite, targetUrl: string): Promise<MovedDatabase> => {
  const target = new pg.Client({ connectionString: targetUrl });
  await target.connect();
  const from: Ask = async (sql, values) => (await source.query<Row>(sql, values)).rows;
  const to: Ask = async (sql, values) => (await target.query<Row>(sql, values)).rows;
  try {
    for (const ask of [from, to]) {
      await ask('begin isolation level repeatable read');
      // Times are written as text on both sides.
      await ask(`set local timezone = 'UTC'`);
    }
    const moved = await moveAll(from, to);
    await to(moved.ok ? 'commit' : 'rollback');
    return moved;
  } finally {
    await from('rollback').catch(() => undefined);
    await target.end();
  }
};
