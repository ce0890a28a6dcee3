/** A table, and which of its rows count; all where it is left out. */
export interface PrintedTable {
  /** Schema and name, quoted as SQL wants them. */
  readonly name: string;
  /** A condition of SQL. */
  readonly only?: string;
}

type Row = Record<string, unknown>;
/** Asks a database in plain SQL; gives the rows. */
export type Ask = (sql: string, values?: unknown[]) => Promise<Row[]>;

const EVERY_TABLE = `select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname <> 'information_schema' and nspname not like 'pg\\_%' order by 1`;

/** The rows of a table that count, as something to select from. */
export const rowsOf = ({ name, only = 'true' }: PrintedTable): string =>
  `(select * from ${name} where ${only}) as t`;

/** Every table that is not PostgreSQL's own, by name: the shop's and its queue's. */
export const everyTable = async (ask: Ask): Promise<PrintedTable[]> =>
  (await ask(EVERY_TABLE)).map(({ name }) => ({ name: String(name) }));

/**
 * Count and fingerprint of a table's rows, in whatever order they lie. Two databases are compared
 * under one time zone: times are written as text.
 */
export const printOf = async (ask: Ask, table: PrintedTable): Promise<string> => {
  const [row] = await ask(
    `select count(*) || ' ' || coalesce(md5(string_agg(h, '' order by h collate "C")), '') as print
     from (select md5(to_jsonb(t)::text) as h from ${rowsOf(table)}) as hashes`,
  );
  return String(row?.print);
};

/** Count and fingerprint of every table that is not PostgreSQL's own, by its name. */
export const printsOf = async (ask: Ask): Promise<Record<string, string>> => {
  await ask(`set timezone = 'UTC'`);
  const prints: Record<string, string> = {};
  for (const table of await everyTable(ask)) prints[table.name] = await printOf(ask, table);
  return prints;
};
