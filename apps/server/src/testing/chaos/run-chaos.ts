/**
 * `npm run chaos -- [KILLS] [--seed N]`: kills a shop with −9 at so many random moments, while
 * customers sign up, upload, wait for their books, pay and approve, and starts it again; then lets
 * them come to their ends and looks for anything that must never be. On the embedded database, or
 * on an empty one of PostgreSQL's by DATABASE_URL. The same seed draws the same moments.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openEmbedded, openPostgres } from '@bramblebook/shop/database/open-database';
import { addTextures } from '@bramblebook/testing/textures';
import { freePort } from '../free-port.ts';
import { type Promised, walkRoad } from './customer-road.ts';
import { findBreaches } from './find-breaches.ts';

const SHOP = path.join(import.meta.dirname, 'chaos-shop.ts');
/** Customers on their way at once. */
const AT_ONCE = 2;
/** Of kills, those that hit the shop while it starts. */
const AT_START = 0.15;
const LONGEST_START_MS = 4000;
const LONGEST_LIFE_MS = 12_000;
/** On a slow machine a shop lives up to this many times as long as it takes to start. */
const LIVES_PER_START = 3;
/** How long the last shop goes on, so that what customers do not wait for is done. */
const LAST_MS = 20_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
});
const kills = Number(positionals[0] ?? 100);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const databaseUrl = process.env.DATABASE_URL ?? null;

/** Numbers from 0 to 1 by a seed (mulberry32). */
const drawing = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const say = (words: string): void => {
  process.stdout.write(`${words}\n`);
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'bramblebook-chaos-'));
addTextures(dataDir);
const port = await freePort();

const startShop = (): ChildProcess =>
  spawn(process.execPath, [SHOP], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: what the shop started dies with it.
    detached: true,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      TRUSTED_PROXIES: '127.0.0.1',
      SANDBOX_WEBHOOK_SECRET: 'a secret that outlives each shop',
    },
  });

const isOpen = async (shop: ChildProcess): Promise<void> => {
  for await (const words of shop.stdout ?? []) if (String(words).includes('open')) return;
  throw new Error('the shop did not start again');
};

const kill = async (shop: ChildProcess): Promise<void> => {
  const ended = once(shop, 'exit');
  process.kill(-(shop.pid ?? 0), 'SIGKILL');
  await ended;
};

const promised: Promised[] = [];
let isCalledOff = false;
const sendCustomers = async (): Promise<void> => {
  while (!isCalledOff) {
    const number = promised.length + 1;
    const email = `ada${number}@example.com`;
    const one: Promised = { email, isPrinted: number % 2 === 0, at: 'the door' };
    promised.push(one);
    await walkRoad(`http://127.0.0.1:${port}`, one, number);
  }
};

const draw = drawing(seed);
const killOften = async (): Promise<number> => {
  const hit = { atStart: 0, open: 0 };
  for (let i = 1; i <= kills; i++) {
    const shop = startShop();
    const isAtStart = draw() < AT_START;
    const part = draw();
    if (isAtStart) await wait(part * LONGEST_START_MS);
    else {
      const begun = performance.now();
      await isOpen(shop);
      const startMs = performance.now() - begun;
      // Short lives are likelier than long ones, in which books come further.
      await wait(part ** 2 * Math.max(LONGEST_LIFE_MS, LIVES_PER_START * startMs));
    }
    await kill(shop);
    hit[isAtStart ? 'atStart' : 'open']++;
    if (i % 10 === 0) say(`${i} kills; customers: ${promised.map(({ at }) => at).join(', ')}`);
  }
  say(`killed ${hit.open} times while open, ${hit.atStart} times while starting`);
  return kills;
};

say(`seed ${seed}, ${kills} kills, ${databaseUrl === null ? 'embedded database' : 'PostgreSQL'}`);
const started = performance.now();
const customers = Array.from({ length: AT_ONCE }, sendCustomers);
const survived = await killOften();
isCalledOff = true;
const last = startShop();
await isOpen(last);
await Promise.all(customers);
await wait(LAST_MS);
await kill(last);

const database =
  databaseUrl === null ? await openEmbedded(dataDir) : await openPostgres(databaseUrl, () => {});
const breaches = await findBreaches(
  database.db,
  (key) => existsSync(path.join(dataDir, 'files', key)),
  promised,
);
await database.close();
const seconds = Math.round((performance.now() - started) / 1000);
for (const breach of breaches) say(breach);
const paid = promised.filter(({ isPaid }) => isPaid).length;
say(
  `seed ${seed}: ${survived} kills, ${promised.length} customers, ${paid} paid orders, ${breaches.length} breaches, ${seconds} s`,
);
if (breaches.length === 0) rmSync(dataDir, { recursive: true, force: true });
else say(`The shop is kept in ${dataDir}.`);
process.exitCode = breaches.length === 0 ? 0 : 1;
