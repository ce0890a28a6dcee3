/**
 * One shop on several machines: two servers behind one address, two workers, a database and a
 * bucket between them, and no folder that two of them share. On PostgreSQL alone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenDatabase, openPostgres } from '@bramblebook/shop/database/open-database';
import { freePort } from '@bramblebook/testing/free-port';
import { freshPostgresUrl } from '@bramblebook/testing/test-database';
import { addTextures } from '@bramblebook/testing/textures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../fakes/s3/fake-s3.ts';
import { type Promised, walkRoad } from './testing/chaos/customer-road.ts';
import { findBreaches } from './testing/chaos/find-breaches.ts';
import { type Balancer, openBalancer } from './testing/machines/balancer.ts';
import { askServer } from './testing/test-customer.ts';

const program = (name: string) => path.join(import.meta.dirname, 'testing/machines', name);
const STARTING_MS = 120_000;
const ROAD_MS = 240_000;
/** How soon a machine that is told to end must be gone. */
const ENDING_MS = 20_000;

const kill = async (machine: ChildProcess): Promise<void> => {
  const ended = once(machine, 'exit');
  // Its painters and presses die with it, as with a machine.
  process.kill(-(machine.pid ?? 0), 'SIGKILL');
  await ended;
};

describe.runIf(process.env.TEST_DATABASE_URL)('two servers and two workers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-machines-'));
  const alive = new Set<ChildProcess>();
  let machines: Record<'serverA' | 'serverB' | 'workerA' | 'workerB', ChildProcess>;
  let ports: readonly [number, number];
  let database: OpenDatabase;
  let balancer: Balancer;
  let s3: FakeS3;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshPostgresUrl(process.env.TEST_DATABASE_URL ?? '');
    drop = fresh.drop;
    ports = [await freePort(), await freePort()];
    [balancer, s3] = await Promise.all([openBalancer(ports), startFakeS3()]);
    const start = async (name: string, args: readonly string[], settings = {}) => {
      const dataDir = path.join(folder, name);
      addTextures(dataDir);
      const machine = spawn(process.execPath, args, {
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          DATABASE_URL: fresh.url,
          DATA_DIR: dataDir,
          PUBLIC_URL: balancer.url,
          SANDBOX_WEBHOOK_SECRET: 'what all the machines know',
          TRUSTED_PROXIES: '127.0.0.1',
          LOG_LEVEL: 'fatal',
          ...s3.settings,
          ...settings,
        },
      });
      alive.add(machine);
      machine.once('exit', () => alive.delete(machine));
      for await (const words of machine.stdout)
        if (/is open at|Working on/.test(String(words))) return machine;
      throw new Error(`${name} did not start`);
    };
    const [server, worker] = [program('small-server.ts'), program('small-worker.ts')];
    // All at once, on an empty database.
    const [serverA, serverB, workerA, workerB] = await Promise.all([
      start('server-a', [server], { PORT: String(ports[0]) }),
      start('server-b', [server], { PORT: String(ports[1]) }),
      start('worker-a', [worker]),
      start('worker-b', [worker, '--jobs', 'paint,tell,press']),
    ]);
    machines = { serverA, serverB, workerA, workerB };
    database = await openPostgres(fresh.url, () => {});
  }, STARTING_MS);

  afterAll(async () => {
    await Promise.all([...alive].map(kill));
    await database?.close();
    await balancer?.close();
    await s3?.close();
    await drop?.();
    rmSync(folder, { recursive: true, force: true });
  });

  const count = async (what: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await database.db.execute(what);
    return Number((rows[0] as { count: string }).count);
  };

  test('count tries over both servers', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 24 && answers.at(-1) !== 429; i++) {
      const address = `http://127.0.0.1:${ports[i % 2]}`;
      const body = { emailOrPhone: 'nobody@example.com', password: `a wrong hedgehog ${i}` };
      answers.push((await askServer({ address }, 'POST', '/api/login', body)).status);
    }
    expect(answers.at(-1)).toBe(429);
    const other = `http://127.0.0.1:${ports[answers.length % 2]}`;
    const body = { emailOrPhone: 'nobody@example.com', password: 'one more hedgehog' };
    expect((await askServer({ address: other }, 'POST', '/api/login', body)).status).toBe(429);
  });

  test(
    'one of each killed in the middle, bring every customer to the end',
    async () => {
      const promised = [1, 2].map(
        (n): Promised => ({ email: `ada${n}@example.com`, isPrinted: n === 2, at: 'the door' }),
      );
      const walked = Promise.all(promised.map((one, i) => walkRoad(balancer.url, one, i + 1)));
      const painted = () => count(sql`select count(*) from page_pictures`);
      await expect
        .poll(() => promised.every(({ isPaid }) => isPaid), { timeout: 120_000 })
        .toBe(true);
      await expect.poll(painted, { timeout: 60_000, interval: 20 }).toBeGreaterThan(14);
      await Promise.all([kill(machines.serverA), kill(machines.workerB)]);
      expect(await painted()).toBeLessThan(60);
      await walked;
      expect(promised.map(({ at }) => at)).toEqual(['fulfilled', 'approved']);
      // What is held back until an address is confirmed does not wait for a machine.
      const messagesLeft = sql`select count(*) from outbox where sent_at is null and refusal is null`;
      await expect.poll(() => count(messagesLeft), { timeout: 60_000 }).toBe(0);
      const hasFile = (key: string): boolean => s3.objects.has(key);
      expect(await findBreaches(database.db, hasFile, promised)).toEqual([]);
    },
    ROAD_MS,
  );

  test('end within twenty seconds when they are told to', async () => {
    const told = performance.now();
    const exits = [...alive].map(async (machine) => {
      const ended = once(machine, 'exit');
      machine.kill('SIGTERM');
      return (await ended)[0];
    });
    expect(await Promise.all(exits)).toEqual([0, 0]);
    expect(performance.now() - told).toBeLessThan(ENDING_MS);
  });
});
