import { freshPostgresUrl } from '@bramblebook/testing/test-database';
import { TEST_JOBS } from '@bramblebook/testing/test-jobs';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';
import { openJobQueue } from '../jobs/open-job-queue.ts';
import { openPostgres } from './open-database.ts';
import { tries } from './schema/accounts.ts';

const count = defineJob({
  name: 'count',
  payload: z.object({ key: z.string() }),
  async run(shop, { key }) {
    await shop.db
      .insert(tries)
      .values({ key, count: 1, windowEnds: shop.clock.now() })
      .onConflictDoUpdate({ target: tries.key, set: { count: sql`${tries.count} + 1` } });
  },
});
const broken = defineJob({
  name: 'broken',
  payload: z.object({ key: z.string() }),
  retries: 2,
  async run() {
    throw new Error('never works');
  },
  giveUp: (shop, { key }) => count.run(shop, { key: `${key} given up` }, AbortSignal.abort()),
});

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop({ jobs: [count, broken] });
});
afterAll(() => opened.close());

const counted = async () =>
  Object.fromEntries(
    (await opened.shop.db.select().from(tries)).map((row) => [row.key, row.count]),
  );

test('throws when the database or the queue is used inside a transaction', async () => {
  const { db, jobs } = opened.shop;
  const inside = (use: () => unknown) => db.transaction(async () => void (await use()));
  await expect(inside(() => db.select().from(tries))).rejects.toThrow('inside a transaction');
  await expect(inside(() => jobs.send(count, { key: 'a' }))).rejects.toThrow(
    'inside a transaction',
  );
  expect(await db.select().from(tries)).toEqual([]);
});

test('keeps a job and the rows of its transaction together', async () => {
  const { db, jobs } = opened.shop;
  const writeAndSend = (key: string, fails: boolean) =>
    db.transaction(async (tx) => {
      await tx.insert(tries).values({ key, count: 10, windowEnds: new Date() });
      await jobs.send(count, { key }, { tx });
      if (fails) throw new Error('changed my mind');
    });
  await writeAndSend('kept', false);
  await expect(writeAndSend('undone', true)).rejects.toThrow('changed my mind');
  expect(await opened.finishJobs()).toBe(1);
  expect(await counted()).toEqual({ kept: 11 });
});

test('drops a second job with the same singleton key while the first one waits', async () => {
  const { jobs } = opened.shop;
  for (const key of ['one', 'one', 'two'])
    await jobs.send(count, { key }, { singletonKey: key, startAfterSeconds: 60 });
  expect(await opened.finishJobs()).toBe(2);
  expect(await counted()).toMatchObject({ one: 1, two: 1 });
});

test('tries a failing job again and then gives it up', async () => {
  await opened.shop.jobs.send(broken, { key: 'broken' });
  expect(await opened.finishJobs()).toBe(4);
  expect(await counted()).toMatchObject({ 'broken given up': 1 });
});

test('refuses a payload of another shape before it is sent', async () => {
  await expect(opened.shop.jobs.send(count, { key: 1 } as never)).rejects.toThrow();
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'servers that start at once make the tables of an empty database once',
  async () => {
    const { url, drop } = await freshPostgresUrl(process.env.TEST_DATABASE_URL ?? '');
    const log = { error() {}, warn() {} };
    const start = async () => {
      const database = await openPostgres(url, () => {});
      const { link } = database;
      const queue = await openJobQueue({ link, jobs: TEST_JOBS, log, supervised: false });
      return { database, queue };
    };
    const servers = await Promise.all([start(), start(), start()]);
    for (const { database, queue } of servers) {
      const done = await database.db.execute(
        sql`select count(*)::int as all, count(distinct hash)::int as different
            from drizzle.__drizzle_migrations`,
      );
      expect(done.rows[0]?.all).toBe(done.rows[0]?.different);
      expect(await database.db.select().from(tries)).toEqual([]);
      await queue.stop(0);
      await database.close();
    }
    await drop();
  },
  60_000,
);
