/** `npm run move -- --to postgresql://…`: carries a shop from the embedded database to PostgreSQL. */

import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { askToEnd } from '@bramblebook/shop/database/end-door';
import { FolderInUse } from '@bramblebook/shop/database/folder-lock';
import { moveDatabase, whyNotMoved } from '@bramblebook/shop/database/move-database';
import {
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '@bramblebook/shop/database/open-database';
import { openJobQueue } from '@bramblebook/shop/jobs/open-job-queue';
import pino from 'pino';
import { readEnvironment } from '../environment.ts';
import { JOBS } from '../job-list.ts';

const USAGE = `Carries a shop from the embedded database (DATA_DIR/db) to PostgreSQL:
  npm run move -- --to postgresql://user:password@host/database

A shop that is open is told to end, once that database is seen to be there and empty. The embedded
database is left as it is.`;

/** A shop that is told to end is gone after twenty seconds. */
const ENDING_MS = 40_000;
const LOOK_AGAIN_MS = 250;

/** What the command says, and whether it went well. */
interface Said {
  readonly ok: boolean;
  readonly text: string;
}

const tell = (text: string): void => void process.stdout.write(`${text}\n`);

/** Opens the database and its queues once, so that all tables stand and no job is under way. */
const prepare = async ({ link }: OpenDatabase): Promise<void> => {
  const log = pino({ level: 'silent' });
  const queue = await openJobQueue({ link, jobs: JOBS, log, supervised: false });
  await queue.stop(0);
};

/** Why the shop cannot go there; null where it can. Nothing was asked of the shop until then. */
const whyNotTo = async (url: string): Promise<string | null> => {
  try {
    const target = await openPostgres(url, () => {});
    await prepare(target).finally(() => target.close());
  } catch (error) {
    return `That database cannot be used: ${error instanceof Error ? error.message || error.name : error}. Nothing was changed.`;
  }
  return whyNotMoved(url);
};

/** The embedded database as soon as nobody else has it: a shop that is ending closes it last. */
const openOnceFree = async (dataDir: string, waitMs: number): Promise<OpenDatabase> => {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      return await openEmbedded(dataDir);
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() > until) throw error;
      await delay(LOOK_AGAIN_MS);
    }
  }
};

const carryOver = async (source: OpenDatabase, url: string): Promise<Said> => {
  if (source.link.kind !== 'embedded') throw new Error('this is no embedded database');
  await prepare(source);
  const moved = await moveDatabase(source.link.client, url);
  if (!moved.ok) return { ok: false, text: moved.sentence };
  return {
    ok: true,
    text: `${moved.rows} rows of ${moved.tables} tables are in the new database, compared one by one.
Start the shop with DATABASE_URL set to it; DATA_DIR stays where it is, for its files.
DATA_DIR/db is as it was: keep it as a backup, and do not start the shop on it again.`,
  };
};

const move = async (dataDir: string, url: string): Promise<Said> => {
  const objection = await whyNotTo(url);
  if (objection !== null) return { ok: false, text: objection };
  const hasEnded = await askToEnd(path.join(dataDir, 'db'));
  if (hasEnded) tell('The shop is open; it ends what it has in hand, and is moved then.');
  const source = await openOnceFree(dataDir, hasEnded ? ENDING_MS : 0);
  const said = await carryOver(source, url).finally(() => source.close());
  if (said.ok || !hasEnded) return said;
  return { ok: false, text: `${said.text}\nThe shop has ended: start it again as before.` };
};

const run = async ([flag, url = '', ...more]: readonly string[]): Promise<Said> => {
  if (flag !== '--to' || !/^postgres(ql)?:\/\//.test(url) || more.length > 0)
    return { ok: false, text: USAGE };
  const read = readEnvironment(process.env);
  if (!read.ok) return { ok: false, text: read.sentence };
  if (read.environment.databaseUrl !== null)
    return { ok: false, text: 'DATABASE_URL is set: this shop is on PostgreSQL already.' };
  return move(read.environment.dataDir, url).catch((error: unknown) => {
    if (error instanceof FolderInUse)
      return {
        ok: false,
        text: 'Another program has DATA_DIR/db open, and does not end. Please stop it before the shop is moved.',
      };
    throw error;
  });
};

const { ok, text } = await run(process.argv.slice(2));
(ok ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = ok ? 0 : 1;
