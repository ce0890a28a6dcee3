import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  EXTENSIONS,
  MIGRATIONS_FOLDER,
  type OpenDatabase,
  openPostgres,
  wrapEmbedded,
} from '@bramblebook/shop/database/open-database';
import { openJobQueue } from '@bramblebook/shop/jobs/open-job-queue';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Changes whenever the tables do, so that an outdated template is never used. */
const templateName = (): string => {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const file of readdirSync(MIGRATIONS_FOLDER).sort())
    if (file.endsWith('.sql')) hash.update(readFileSync(path.join(MIGRATIONS_FOLDER, file)));
  // A migration made again has another time, by which the migrator would run it again.
  hash.update(readFileSync(path.join(MIGRATIONS_FOLDER, 'meta', '_journal.json')));
  return `bramblebook-test-${process.getuid?.() ?? 0}-${hash.digest('hex').slice(0, 16)}.tar`;
};

const quiet = { error() {}, warn() {} };

/** A database with all tables in it, made once and kept as a file: loading it is quicker. */
const loadTemplate = async (): Promise<Blob> => {
  const file = path.join(tmpdir(), templateName());
  if (!existsSync(file)) {
    const client = await PGlite.create({ extensions: EXTENSIONS });
    await wrapEmbedded(client);
    const queue = await openJobQueue({
      link: { kind: 'embedded', client },
      jobs: [],
      log: quiet,
      supervised: false,
    });
    await queue.stop(0);
    const dump = await client.dumpDataDir('none');
    await client.close();
    const aside = `${file}.${randomBytes(4).toString('hex')}`;
    await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
    await rename(aside, file);
  }
  return new Blob([readFileSync(file)]);
};

const freshEmbedded = async (): Promise<OpenDatabase> => {
  const client = await PGlite.create({
    loadDataDir: await loadTemplate(),
    extensions: EXTENSIONS,
  });
  return {
    db: await wrapEmbedded(client),
    link: { kind: 'embedded', client },
    close: () => client.close(),
  };
};

/** Has a PostgreSQL server do something, at the database that its address names. */
export const askServer = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** An empty PostgreSQL database of its own on the server, without any tables, and what ends it. */
export const freshPostgresUrl = async (
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `bramblebook_test_${randomBytes(6).toString('hex')}`;
  const admin = (statement: string) => askServer(server, statement);
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) };
};

const freshPostgres = async (server: string): Promise<OpenDatabase> => {
  const { url, drop } = await freshPostgresUrl(server);
  const opened = await openPostgres(url, () => {});
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
};

/** A database of its own for one test: in PostgreSQL where TEST_DATABASE_URL names one. */
export const openTestDatabase = (): Promise<OpenDatabase> => {
  const server = process.env.TEST_DATABASE_URL;
  return server ? freshPostgres(server) : freshEmbedded();
};
