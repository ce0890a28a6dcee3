import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DatabaseLink,
  EXTENSIONS,
  MIGRATIONS_FOLDER,
  type OpenDatabase,
  openPostgres,
  wrapEmbedded,
} from '@bramblebook/shop/database/open-database';
import { openJobQueue } from '@bramblebook/shop/jobs/open-job-queue';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { TEST_JOBS } from './test-jobs.ts';

/** Changes whenever the tables do, so that an outdated template is never used. */
const templateHash = (): string => {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const file of readdirSync(MIGRATIONS_FOLDER).sort())
    if (file.endsWith('.sql')) hash.update(readFileSync(path.join(MIGRATIONS_FOLDER, file)));
  // A migration made again has another time, by which the migrator would run it again.
  hash.update(readFileSync(path.join(MIGRATIONS_FOLDER, 'meta', '_journal.json')));
  return hash.digest('hex').slice(0, 16);
};

const quiet = { error() {}, warn() {} };

/** Makes the job queue's tables and every job's queue, so that nobody else has to. */
const makeQueues = async (link: DatabaseLink): Promise<void> => {
  const queue = await openJobQueue({ link, jobs: TEST_JOBS, log: quiet, supervised: false });
  await queue.stop(0);
};

/** Where what is made once for all tests of this machine is kept, under this ending. */
const keptAt = (ending: string): string =>
  path.join(tmpdir(), `bramblebook-test-${process.getuid?.() ?? 0}-${templateHash()}${ending}`);

/** Makes it aside and gives it its name when it is whole: another process may be making it too. */
const keepOnce = async (at: string, make: (aside: string) => Promise<void>): Promise<string> => {
  if (existsSync(at)) return at;
  const aside = `${at}.${randomBytes(4).toString('hex')}`;
  await make(aside);
  await rename(aside, at).catch(async (error: unknown) => {
    if (!existsSync(at)) throw error;
    await rm(aside, { recursive: true });
  });
  return at;
};

/** A database with all tables in it, made once and kept as a file: loading it is quicker. */
const loadTemplate = async (): Promise<Blob> => {
  const file = await keepOnce(keptAt('.tar'), async (aside) => {
    const client = await PGlite.create({ extensions: EXTENSIONS });
    await wrapEmbedded(client);
    await makeQueues({ kind: 'embedded', client });
    const dump = await client.dumpDataDir('none');
    await client.close();
    await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
  });
  return new Blob([readFileSync(file)]);
};

/** Has an embedded database with all tables in it lie in the data folder, as a first start would. */
export const addEmbedded = async (dataDir: string): Promise<void> => {
  const folder = await keepOnce(keptAt('-db'), async (aside) => {
    const loadDataDir = await loadTemplate();
    const client = await PGlite.create(aside, { loadDataDir, extensions: EXTENSIONS });
    await client.close();
  });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await cp(folder, path.join(dataDir, 'db'), { recursive: true, preserveTimestamps: true });
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

/** A PostgreSQL database of its own on the server, without any tables unless a template has some, and what ends it. */
export const freshPostgresUrl = async (
  server: string,
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `bramblebook_test_${randomBytes(6).toString('hex')}`;
  const admin = (statement: string) => askServer(server, statement);
  // Copied as files it takes a quarter of the time that writing every page into the log does.
  await admin(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) };
};

// Any number, the same in every process: it names the lock around making the template.
const TEMPLATE_LOCK = 5_310_774;

/** The name of a database on the server with all tables in it, made once: copying it is quicker. */
const postgresTemplate = async (server: string): Promise<string> => {
  const name = `bramblebook_template_${templateHash()}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const { url } = await freshPostgresUrl(server);
      await (await openPostgres(url, () => {})).close();
      await makeQueues({ kind: 'postgres', url });
      await admin.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
    }
  } finally {
    await admin.end();
  }
  return name;
};

let template: Promise<string> | undefined;

const freshPostgres = async (server: string): Promise<OpenDatabase> => {
  template ??= postgresTemplate(server);
  const { url, drop } = await freshPostgresUrl(server, await template);
  const opened = await openPostgres(url, () => {});
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
};

/** A database of its own for one test: in PostgreSQL where TEST_DATABASE_URL, or the test, names one. */
export const openTestDatabase = (
  server: string | undefined = process.env.TEST_DATABASE_URL,
): Promise<OpenDatabase> => (server ? freshPostgres(server) : freshEmbedded());
