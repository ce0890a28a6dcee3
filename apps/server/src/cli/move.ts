/** `npm run move -- --to postgresql://…`: carries a shop from the embedded database to PostgreSQL. */
import { FolderInUse } from '@bramblebook/shop/database/folder-lock';
import { moveDatabase } from '@bramblebook/shop/database/move-database';
import { openEmbedded, openPostgres } from '@bramblebook/shop/database/open-database';
import { openJobQueue } from '@bramblebook/shop/jobs/open-job-queue';
import pino from 'pino';
import { readEnvironment } from '../environment.ts';
import { JOBS } from '../job-list.ts';

const USAGE = `Carries a shop from the embedded database (DATA_DIR/db) to PostgreSQL:
  npm run move -- --to postgresql://user:password@host/database

Stop the shop before. The database must be empty, and the embedded one is left as it is.`;

/** What the command says, and whether it went well. */
interface Said {
  readonly ok: boolean;
  readonly text: string;
}

const move = async (dataDir: string, url: string): Promise<Said> => {
  const log = pino({ level: 'silent' });
  const source = await openEmbedded(dataDir);
  try {
    if (source.link.kind !== 'embedded') throw new Error('this is no embedded database');
    // Opened once, so that tables and queues stand on both sides, and no job is under way.
    const target = await openPostgres(url, () => {});
    for (const { link } of [source, target]) {
      const queue = await openJobQueue({ link, jobs: JOBS, log, supervised: false });
      await queue.stop(0);
    }
    await target.close();
    const moved = await moveDatabase(source.link.client, url);
    if (!moved.ok) return { ok: false, text: moved.sentence };
    return {
      ok: true,
      text: `${moved.rows} rows of ${moved.tables} tables are in the new database, compared one by one.
Start the shop with DATABASE_URL set to it; DATA_DIR stays where it is, for its files.
DATA_DIR/db is as it was: keep it as a backup, and do not start the shop on it again.`,
    };
  } finally {
    await source.close();
  }
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
      return { ok: false, text: 'The shop is running. Please stop it before it is moved.' };
    throw error;
  });
};

const { ok, text } = await run(process.argv.slice(2));
(ok ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = ok ? 0 : 1;
