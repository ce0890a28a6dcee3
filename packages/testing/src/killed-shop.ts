/**
 * A shop in a process of its own, for tests that kill it: opens the data folder named on
 * the command line and works on a job of three steps; `slow` sends it and stops after two.
 */

import { flushCompileCache } from 'node:module';
import { openEmbedded } from '@bramblebook/shop/database/open-database';
import { defineJob } from '@bramblebook/shop/jobs/define-job';
import { openJobQueue } from '@bramblebook/shop/jobs/open-job-queue';
import type { Shop } from '@bramblebook/shop/shop';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';

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
      // Long enough to be killed in the middle, however busy the machine is.
      if (mode === 'slow' && step === 2)
        await new Promise((resolve) => setTimeout(resolve, 600_000));
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
  // Node writes it down at a process's end, and this one has none that it could know of.
  flushCompileCache();
  say('open');
} catch (error) {
  say(String(error));
  process.exit(1);
}
