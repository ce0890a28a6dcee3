import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleNodePg } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { giveWay } from './give-way.ts';
import { openSnapshotDoor } from './snapshot-door.ts';
import { guardTransactions } from './transaction-guard.ts';

interface Result<Row> {
  rows: Row[];
}
/** What both drivers answer to plain SQL. Counts of changed rows differ: use `returning`. */
interface Rows extends PgQueryResultHKT {
  type: Result<this['row']>;
}

/** The shop's database outside a transaction; using it inside one throws. */
export type Database = PgDatabase<Rows>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For queries that may run inside a transaction or outside of one. */
export type Queryable = Database | Transaction;

/** The connection below the database, for the job queue. */
export type DatabaseLink =
  | { readonly kind: 'embedded'; readonly client: PGlite }
  | { readonly kind: 'postgres'; readonly url: string };

export interface OpenDatabase {
  readonly db: Database;
  readonly link: DatabaseLink;
  close(): Promise<void>;
}

/** What the embedded database needs beside its own: trigrams, for searching by part of a name. */
export const EXTENSIONS = { pg_trgm };
/** Where the migrations are: SQL files that are only ever added to. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATIONS = { migrationsFolder: MIGRATIONS_FOLDER };
// Any number, the same in every process: it names the lock around the migrations.
const MIGRATION_LOCK = 7_232_931;

/** A statement or a lock that takes longer is given up, so that no request waits for ever, in ms. */
const PATIENCE = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

const guarded = (db: unknown): Database => guardTransactions(db as Database);

/** Wraps an embedded database that is running already, and brings its tables up to date. */
export const wrapEmbedded = async (client: PGlite): Promise<Database> => {
  giveWay(client);
  const db = drizzlePglite(client);
  await migratePglite(db, MIGRATIONS);
  return guarded(db);
};

/**
 * Opens the embedded database in `dataDir/db`, makes it when it is not there yet, and
 * brings its tables up to date. Throws `FolderInUse` when another process has it.
 */
export const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = path.join(dataDir, 'db');
  const release = await lockFolder(folder);
  try {
    if (!existsSync(folder)) {
      // Made aside and renamed, so that a first start cut short leaves nothing half made.
      const fresh = `${folder}.new`;
      rmSync(fresh, { recursive: true, force: true });
      mkdirSync(fresh, { mode: 0o700 });
      await (await PGlite.create(fresh, { extensions: EXTENSIONS })).close();
      renameSync(fresh, folder);
    }
    const client = await PGlite.create(folder, { extensions: EXTENSIONS });
    const db = await wrapEmbedded(client);
    const closeDoor = await openSnapshotDoor(folder, client);
    const close = async () => {
      await closeDoor();
      await client.close();
      await release();
    };
    return { db, link: { kind: 'embedded', client }, close };
  } catch (error) {
    await release();
    throw error;
  }
};

/**
 * Opens a PostgreSQL database (15 or newer) and brings its tables up to date; several
 * servers may start at once. `onError` hears of connections lost while idle.
 */
export const openPostgres = async (
  url: string,
  onError: (error: Error) => void,
): Promise<OpenDatabase> => {
  const single = new pg.Client({ connectionString: url });
  await single.connect();
  try {
    await single.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateNodePg(drizzleNodePg(single), MIGRATIONS);
  } finally {
    await single.end();
  }
  const pool = new pg.Pool({ connectionString: url, max: 10, ...PATIENCE });
  pool.on('error', onError);
  return {
    db: guarded(drizzleNodePg(pool)),
    link: { kind: 'postgres', url },
    close: () => pool.end(),
  };
};
