import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { EXTENSIONS } from '../database/open-database.ts';
import { copyOfDatabase } from '../database/snapshot-door.ts';
import { type Ask, printsOf } from '../database/table-prints.ts';
import { expectMissing } from '../ports/expect-missing.ts';
import type { FileStore } from '../ports/file-store.ts';
import { DUMP, EMBEDDED, FILES, hashOf, MANIFEST, type Manifest, SUMS } from './manifest.ts';
import { runOnDatabase } from './run-on-database.ts';

/** Where a shop keeps what it has: one of the two databases, and its files. */
export interface BackedUpShop {
  /** The embedded database's folder, or the address of PostgreSQL's. */
  readonly database:
    | { readonly kind: 'embedded'; readonly folder: string }
    | { readonly kind: 'postgres'; readonly url: string };
  readonly files: FileStore;
}

/** What a backup holds, or the sentence on why there is none. */
export type Backup =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly sentence: string };

/** A backup that is being written: where, and the hashes so far. */
interface Writing {
  readonly folder: string;
  readonly sums: string[];
}

/** Writes a file of the backup to the disk; gives its size. */
const keep = async ({ folder, sums }: Writing, name: string, bytes: Readable): Promise<number> => {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    bytes,
    async function* (chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  sums.push(`${hash.digest('hex')}  ${name}`);
  return size;
};

const isFile = (entry: Dirent): boolean => entry.isFile();

/** Keeps the embedded database: a copy, opened and closed once, so that it is whole by itself. */
const keepEmbedded = async (writing: Writing, folder: string): Promise<Manifest['tables']> => {
  const copy = await copyOfDatabase(folder);
  try {
    const client = await PGlite.create(copy, { extensions: EXTENSIONS });
    const tables = await printsOf(async (sql) => (await client.query(sql)).rows as never);
    await client.close();
    const entries = await readdir(copy, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const name = path.relative(copy, path.join(entry.parentPath, entry.name));
      const kept = path.join(EMBEDDED, name);
      if (isFile(entry)) await keep(writing, kept, createReadStream(path.join(copy, name)));
      // PostgreSQL wants its empty folders, too.
      else await mkdir(path.join(writing.folder, kept), { recursive: true, mode: 0o700 });
    }
    return tables;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

/** Keeps PostgreSQL's, as it stands at one moment; the sentence where that cannot be. */
const keepPostgres = async (
  writing: Writing,
  url: string,
): Promise<Manifest['tables'] | string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ask: Ask = async (sql) => (await client.query(sql)).rows;
    await ask('begin isolation level repeatable read, read only');
    const [row] = await ask('select pg_export_snapshot() as snapshot');
    const file = path.join(writing.folder, DUMP);
    const trouble = await runOnDatabase('pg_dump', url, [
      '--format=custom',
      `--snapshot=${row?.snapshot}`,
      `--file=${file}`,
    ]);
    if (trouble !== null) return trouble;
    writing.sums.push(`${await hashOf(file)}  ${DUMP}`);
    return await printsOf(ask);
  } finally {
    await client.end();
  }
};

/** Keeps the files, after the database: a file is stored before the row that names it. */
const keepFiles = async (writing: Writing, files: FileStore): Promise<Manifest['files']> => {
  let [count, bytes] = [0, 0];
  for await (const { key } of files.list('')) {
    const file = await files.openRead(key);
    if (!file) {
      // Erased since it was listed.
      await expectMissing(files, key);
      continue;
    }
    bytes += await keep(writing, path.posix.join(FILES, key), file.bytes);
    count++;
  }
  return { count, bytes };
};

const isTaken = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length > 0;

/**
 * Writes a backup of a shop, which may be open meanwhile, into a folder that is not there yet or
 * empty. The database is as it stood at one moment; the files are all that its rows name, and
 * those stored since. Nothing is at the folder's name until the whole backup is.
 */
export const writeBackup = async (shop: BackedUpShop, target: string): Promise<Backup> => {
  if (await isTaken(target))
    return { ok: false, sentence: `${target} is not empty; a backup overwrites nothing.` };
  const folder = `${target}.part-${randomBytes(6).toString('hex')}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const writing: Writing = { folder, sums: [] };
  try {
    const at = new Date().toISOString();
    const { database } = shop;
    const tables =
      database.kind === 'embedded'
        ? await keepEmbedded(writing, database.folder)
        : await keepPostgres(writing, database.url);
    if (typeof tables === 'string') return { ok: false, sentence: tables };
    const files = await keepFiles(writing, shop.files);
    const sums = path.join(folder, SUMS);
    await writeFile(sums, `${writing.sums.join('\n')}\n`, { mode: 0o600, flush: true });
    const { kind } = database;
    const manifest: Manifest = {
      format: 1,
      at,
      database: kind,
      tables,
      files,
      sums: await hashOf(sums),
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(path.join(folder, MANIFEST), text, { mode: 0o600, flush: true });
    await rename(folder, target);
    return { ok: true, manifest };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
