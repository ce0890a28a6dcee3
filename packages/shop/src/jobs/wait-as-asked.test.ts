import { openTestDatabase } from '@bramblebook/testing/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/open-database.ts';
import { ServiceOutage } from '../ports/service-outage.ts';
import type { Shop } from '../shop.ts';
import { type AnyJob, defineJob } from './define-job.ts';
import { type OpenJobQueue, openJobQueue } from './open-job-queue.ts';

class Busy extends ServiceOutage {
  override readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super('the service asks for some rest');
    this.retryAfterMs = retryAfterMs;
  }
}

/** A job that fails each time, in one place or one by one, and what it is given up with. */
const failing = (name: string, error: Error, more: object = {}) =>
  defineJob({
    name,
    payload: z.object({}),
    retries: 1,
    ...more,
    async run() {
      throw error;
    },
    async giveUp() {
      givenUp.push(name);
    },
  });
const givenUp: string[] = [];
const JOBS: readonly AnyJob[] = [
  failing('asked', new Busy(60_000)),
  failing('asked-in-places', new Busy(60_000), { places: [{}] }),
  failing('asked-below', new Error('asking failed', { cause: new Busy(60_000) })),
  failing('asked-for-hours', new Busy(7_200_000)),
  failing('asked-for-less', new Busy(1), { retryDelaySeconds: 60 }),
  failing('not-asked', new ServiceOutage('it is down'), { retryDelaySeconds: 20 }),
  failing('last-try', new Busy(60_000), { retries: 0 }),
];

let database: OpenDatabase;
let opened: OpenJobQueue;
beforeAll(async () => {
  database = await openTestDatabase();
  const log = { error() {}, warn() {} };
  opened = await openJobQueue({ link: database.link, jobs: JOBS, log, supervised: false });
  for (const job of JOBS) await opened.queue.send(job, {});
  await opened.startWorkers({} as Shop);
  const settled = async () => {
    expect(givenUp).toEqual(['last-try']);
    expect((await waiting()).size).toBe(6);
  };
  await vi.waitFor(settled, { timeout: 20_000, interval: 100 });
});
afterAll(async () => {
  await opened.stop(0);
  await database.close();
});

/** Seconds that each job waits for its next try. */
const waiting = async (): Promise<ReadonlyMap<unknown, number>> => {
  const { rows } = await database.db.execute(
    sql`select name, extract(epoch from start_after - created_on)::float8 as wait from pgboss.job where state = 'retry'`,
  );
  return new Map(rows.map(({ name, wait }) => [name, Number(wait)]));
};

test.each([
  ['asked', 60, 75],
  ['asked-in-places', 60, 75],
  ['asked-below', 60, 75],
  ['asked-for-hours', 300, 365],
  ['asked-for-less', 60, 125],
  ['not-asked', 20, 55],
])(
  'a job that a service sent away (%s) waits as long as it was asked to, and no longer than the shop does',
  async (name, least, most) => {
    const wait = (await waiting()).get(name);
    expect(wait).toBeGreaterThanOrEqual(least);
    expect(wait).toBeLessThan(most);
  },
);
