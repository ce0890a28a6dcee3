import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { lockFolder } from '../database/folder-lock.ts';
import { EXTENSIONS } from '../database/open-database.ts';
import { everyTable, printsOf } from '../database/table-prints.ts';
import type { FileStore } from '../ports/file-store.ts';
import { DUMP, EMBEDDED, FILES, firstDifference, type Manifest, readBackup } from './manifest.ts';
import { runOnDatabase } from './run-on-database.ts';
import type { BackedUpShop, Backup } from './write-backup.ts';

const KINDS = { embedded: 'the embedded database', postgres: 'PostgreSQL' } as const;

const differs = (table: string): string =>
  `${table} did not arrive as it was in the backup; nothing was restored.`;

/** The embedded database, made aside and renamed once it is compared. Gives what went wrong. */
const restoreEmbedded = async (
  from: string,
  folder: string,
  tables: Manifest['tables'],
): Promise<string | null> => {
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  const release = await lockFolder(folder);
  const aside = `${folder}.restored`;
  try {
    if (existsSync(folder)) return `There is a database in ${folder}; nothing is overwritten.`;
    await rm(aside, { recursive: true, force: true });
    await cp(path.join(from, EMBEDDED), aside, { recursive: true });
    const client = await PGlite.create(aside, { extensions: EXTENSIONS });
    const found = await printsOf(async (sql) => (await client.query(sql)).rows as never);
    await client.close();
    const table = firstDifference(found, tables);
    if (table !== null) return differs(table);
    await rename(aside, folder);
    return null;
  } finally {
    await rm(aside, { recursive: true, force: true });
    await release();
  }
};

/** PostgreSQL's, all or nothing. Gives what went wrong. */
const restorePostgres = async (
  from: string,
  url: string,
  tables: Manifest['tables'],
): Promise<string | null> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (sql: string) => (await client.query(sql)).rows;
  try {
    const [table] = await everyTable(ask);
    if (table) return `There is ${table.name} in that database; nothing is overwritten.`;
    const trouble = await runOnDatabase('pg_restore', url, [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      path.join(from, DUMP),
    ]);
    if (trouble !== null) return trouble;
    const wrong = firstDifference(await printsOf(ask), tables);
    return wrong === null ? null : `${wrong} is not as it was in the backup.`;
  } finally {
    await client.end();
  }
};

const holdsFiles = async (files: FileStore): Promise<boolean> => {
  for await (const _ of files.list('')) return true;
  return false;
};

/** The files, under their old keys; gives those keys. What fails half-way takes its files along. */
const restoreFiles = async (
  from: string,
  names: readonly string[],
  files: FileStore,
): Promise<readonly string[]> => {
  const keys: string[] = [];
  try {
    for (const name of names) {
      if (!name.startsWith(`${FILES}/`)) continue;
      const key = name.slice(FILES.length + 1);
      await files.putStream(key, createReadStream(path.join(from, name)));
      keys.push(key);
    }
    return keys;
  } catch (error) {
    for (const key of keys) await files.erase(key);
    throw error;
  }
};

/**
 * Brings a shop back from a backup, into an empty place only: no database, no tables, no files.
 * Every file's hash is compared before anything is written, every table's after; the database
 * comes last, so that a shop cut short in the middle has none to start on.
 */
export const restoreBackup = async (shop: BackedUpShop, from: string): Promise<Backup> => {
  const read = await readBackup(from);
  if (typeof read === 'string') return { ok: false, sentence: read };
  const { manifest, names } = read;
  const { database, files } = shop;
  if (manifest.database !== database.kind)
    return {
      ok: false,
      sentence: `This backup is of ${KINDS[manifest.database]}, but by DATABASE_URL the shop is on ${KINDS[database.kind]}.`,
    };
  if (await holdsFiles(files))
    return { ok: false, sentence: 'There are files of a shop already; nothing is overwritten.' };
  const keys = await restoreFiles(from, names, files);
  const trouble =
    database.kind === 'embedded'
      ? await restoreEmbedded(from, database.folder, manifest.tables)
      : await restorePostgres(from, database.url, manifest.tables);
  if (trouble === null) return { ok: true, manifest };
  for (const key of keys) await files.erase(key);
  return { ok: false, sentence: trouble };
};
