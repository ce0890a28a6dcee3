import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded, openPostgres } from '@bramblebook/shop/database/open-database';
import { freePort } from '@bramblebook/testing/free-port';
import { addEmbedded } from '@bramblebook/testing/test-database';
import { addTextures } from '@bramblebook/testing/textures';
import { type Promised, walkRoad } from './customer-road.ts';
import { findBreaches } from './find-breaches.ts';

const SHOP = path.join(import.meta.dirname, 'chaos-shop.ts');
/** Of kills, those that hit the shop while it starts. */
const AT_START = 0.15;
const LONGEST_START_MS = 4000;
/** On a slow machine a shop lives up to this many times as long as it takes to start. */
const LIVES_PER_START = 3;

export interface ChaosOptions {
  readonly kills: number;
  /** The same one draws the same moments. */
  readonly seed: number;
  /** PostgreSQL's, an empty one; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Customers on their way at once. */
  readonly atOnce: number;
  /** How long a shop lives at most before it is killed, in ms. */
  readonly longestLifeMs: number;
  /** How long the last shop goes on, so that what customers do not wait for is done, in ms. */
  readonly lastMs: number;
  readonly say: (words: string) => void;
}

export interface Chaos {
  readonly promised: readonly Promised[];
  /** A sentence for each thing that must never be. */
  readonly breaches: readonly string[];
  /** Where the shop was. */
  readonly dataDir: string;
}

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

const isOpen = async (shop: ChildProcess): Promise<void> => {
  for await (const words of shop.stdout ?? []) if (String(words).includes('open')) return;
  throw new Error('the shop did not start again');
};

const kill = async (shop: ChildProcess): Promise<void> => {
  const ended = once(shop, 'exit');
  process.kill(-(shop.pid ?? 0), 'SIGKILL');
  await ended;
};

const starting = (dataDir: string, port: number, databaseUrl: string | null) => (): ChildProcess =>
  spawn(process.execPath, [SHOP], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: what the shop started dies with it.
    detached: true,
    env: {
      ...process.env,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(dataDir, 'compiled'),
      TRUSTED_PROXIES: '127.0.0.1',
      SANDBOX_WEBHOOK_SECRET: 'a secret that outlives each shop',
    },
  });

const killOften = async (
  startShop: () => ChildProcess,
  { kills, seed, longestLifeMs, say }: ChaosOptions,
  promised: readonly Promised[],
): Promise<void> => {
  const draw = drawing(seed);
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
      await wait(part ** 2 * Math.max(longestLifeMs, LIVES_PER_START * startMs));
    }
    await kill(shop);
    hit[isAtStart ? 'atStart' : 'open']++;
    if (i % 10 === 0) say(`${i} kills; customers: ${promised.map(({ at }) => at).join(', ')}`);
  }
  say(`killed ${hit.open} times while open, ${hit.atStart} times while starting`);
};

/**
 * Kills a shop with −9 at random moments, while customers sign up, upload, wait for their books,
 * pay and approve, and starts it again; then lets them come to their ends and looks for anything
 * that must never be.
 */
export const runChaos = async (options: ChaosOptions): Promise<Chaos> => {
  const { databaseUrl } = options;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bramblebook-chaos-'));
  addTextures(dataDir);
  if (databaseUrl === null) await addEmbedded(dataDir);
  const port = await freePort();
  const startShop = starting(dataDir, port, databaseUrl);
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
  const customers = Array.from({ length: options.atOnce }, sendCustomers);
  await killOften(startShop, options, promised);
  isCalledOff = true;
  const last = startShop();
  await isOpen(last);
  await Promise.all(customers);
  await wait(options.lastMs);
  await kill(last);

  const database =
    databaseUrl === null ? await openEmbedded(dataDir) : await openPostgres(databaseUrl, () => {});
  const hasFile = (key: string): boolean => existsSync(path.join(dataDir, 'files', key));
  const breaches = await findBreaches(database.db, hasFile, promised);
  await database.close();
  return { promised, breaches, dataDir };
};
