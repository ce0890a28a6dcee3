/**
 * `npm run chaos -- [KILLS] [--seed N]`: kills a shop with −9 at so many random moments while
 * customers buy books, and looks for anything that must never be. On the embedded database, or on
 * an empty one of PostgreSQL's by DATABASE_URL. The same seed draws the same moments.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runChaos } from './chaos.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
});
const kills = Number(positionals[0] ?? 100);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const databaseUrl = process.env.DATABASE_URL ?? null;

const say = (words: string): void => {
  process.stdout.write(`${words}\n`);
};

say(`seed ${seed}, ${kills} kills, ${databaseUrl === null ? 'embedded database' : 'PostgreSQL'}`);
const started = performance.now();
const { promised, breaches, dataDir } = await runChaos({
  kills,
  seed,
  databaseUrl,
  atOnce: 2,
  longestLifeMs: 12_000,
  lastMs: 20_000,
  say,
});
const seconds = Math.round((performance.now() - started) / 1000);
for (const breach of breaches) say(breach);
const paid = promised.filter(({ isPaid }) => isPaid).length;
say(
  `seed ${seed}: ${kills} kills, ${promised.length} customers, ${paid} paid orders, ${breaches.length} breaches, ${seconds} s`,
);
if (breaches.length === 0) rmSync(dataDir, { recursive: true, force: true });
else say(`The shop is kept in ${dataDir}.`);
process.exitCode = breaches.length === 0 ? 0 : 1;
