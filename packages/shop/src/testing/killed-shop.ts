/**
 * A shop in a process of its own, for tests that kill it: opens the data folder named on
 * the command line, sends one job of three steps and works on it, a step every second.
 */
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { openEmbedded } from '../database/open-database.ts';
import { defineJob } from '../jobs/define-job.ts';
import { openJobQueue } from '../jobs/open-job-queue.ts';
import type { Shop } from '../shop.ts';

const [folder = '', mode = ''] = process.argv.slice(2);
const say = (word: string) => process.stdout.write(`${word}\n`);
const log = { error() {}, warn() {} };

const takeSteps = defineJob({
  name: 'take-steps',
  payload: z.object({}),
  async run({ db }) {
    for (let step = 1; step <= 3; step++) {
      await db.execute(sql`insert into steps values (${step}) on conflict do nothing`);
      await db.execute(sql`insert into runs values (${step})`);
      say(`step ${step}`);
      if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    say('finished');
  },
});

try {
  const { db, link } = await openEmbedded(folder);
  await db.execute(sql`create table if not exists steps (step int primary key)`);
  await db.execute(sql`create table if not exists runs (step int)`);
  const queue = await openJobQueue({ link, jobs: [takeSteps], log });
  if (mode === 'slow') await queue.queue.send(takeSteps, {});
  await queue.startWorkers({ db } as Shop);
  say('open');
} catch (error) {
  say(String(error));
  process.exit(1);
}
