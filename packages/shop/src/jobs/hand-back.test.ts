import { openTestDatabase } from '@bramblebook/testing/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Shop } from '../shop.ts';
import { type AnyJob, defineJob } from './define-job.ts';
import { openJobQueue } from './open-job-queue.ts';

const log = { error() {}, warn() {} };
const said: string[] = [];
let isLong = true;
let begun = (): void => {};

/** A job that may fail once, and is at it until the process ends while `isLong`. */
const longJob = (name: string, more: object = {}) =>
  defineJob({
    name,
    payload: z.object({}),
    retries: 1,
    retryDelaySeconds: 0,
    ...more,
    async run() {
      begun();
      if (isLong) await new Promise(() => {});
      said.push(`${name} done`);
    },
    async giveUp() {
      said.push(`${name} given up`);
    },
  });
const plain = longJob('plain');
const placed = longJob('placed', { places: [{}] });
const impatient = defineJob({
  name: 'impatient',
  payload: z.object({}),
  retries: 1,
  places: [{}],
  async run(_shop, _payload, signal) {
    begun();
    if (!isLong) return void said.push('impatient done');
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  },
});
const JOBS: readonly AnyJob[] = [plain, placed, impatient];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const open = (supervised = false) =>
  openJobQueue({ link: database.link, jobs: JOBS, log, supervised });

const untilSaid = async (word: string): Promise<void> => {
  while (!said.includes(word)) await new Promise((resolve) => setTimeout(resolve, 20));
};

test.each([plain, placed, impatient])(
  'a job that ended with its process five times has lost none of its tries: $name',
  async (job) => {
    isLong = true;
    const first = await open();
    await first.queue.send(job as AnyJob, {});
    await first.stop(0);
    for (let i = 0; i < 5; i++) {
      const queue = await open();
      const isUnderWay = new Promise<void>((resolve) => {
        begun = resolve;
      });
      await queue.startWorkers({} as Shop, [job.name]);
      await isUnderWay;
      await queue.stop(0);
    }
    isLong = false;
    const last = await open();
    await last.startWorkers({} as Shop, [job.name]);
    await untilSaid(`${job.name} done`);
    await last.stop(0);
    expect(said).not.toContain(`${job.name} given up`);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'what a killed process of many was at is taken up by another, with all its tries',
  async () => {
    const killed = await open();
    await killed.queue.send(plain, {});
    await killed.boss.fetch(plain.name, { batchSize: 1 });
    await database.db.execute(
      sql`update pgboss.job set heartbeat_on = now() - interval '11 seconds' where name = 'plain'`,
    );
    said.length = 0;
    const other = await open(true);
    await other.startWorkers({} as Shop, [plain.name]);
    await untilSaid('plain done');
    const { rows } = await database.db.execute(
      sql`select retry_limit - retry_count as left from pgboss.job where name = 'plain' and state = 'completed' order by completed_on desc limit 1`,
    );
    expect(rows).toEqual([{ left: 1 }]);
    await other.stop(0);
    await killed.stop(0);
  },
);
