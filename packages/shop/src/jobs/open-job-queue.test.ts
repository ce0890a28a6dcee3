import { openTestDatabase } from '@bramblebook/testing/test-database';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Shop } from '../shop.ts';
import { defineJob } from './define-job.ts';
import { openJobQueue } from './open-job-queue.ts';

const WAIT_MS = 500;
/** Before the heartbeat of a killed process would be missed. */
const SOON_MS = 9_000;
const quiet = { error() {}, warn() {} };

test.runIf(process.env.TEST_DATABASE_URL)(
  'work that does not end in time is handed back, and done by another worker soon',
  async () => {
    const { link, close } = await openTestDatabase();
    const begun: string[] = [];
    let isStuck = true;
    const job = (name: string, places: object) =>
      defineJob({
        name,
        payload: z.object({}),
        retryDelaySeconds: 1,
        ...places,
        async run() {
          begun.push(name);
          if (isStuck) await new Promise(() => {});
        },
      });
    const jobs = [job('one-by-one', {}), job('in-places', { places: [{}] })];
    const leaving = await openJobQueue({ link, jobs, log: quiet });
    await leaving.startWorkers({} as Shop);
    for (const one of jobs) await leaving.queue.send(one, {});
    await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(2);

    const told = performance.now();
    await leaving.stop(WAIT_MS);
    expect(performance.now() - told).toBeLessThan(WAIT_MS + 5_000);

    isStuck = false;
    const staying = await openJobQueue({ link, jobs, log: quiet });
    await staying.startWorkers({} as Shop);
    await expect
      .poll(() => [...begun].sort(), { timeout: SOON_MS })
      .toEqual(['in-places', 'in-places', 'one-by-one', 'one-by-one']);
    await staying.stop(0);
    await close();
  },
);
