/**
 * The short form of `npm run chaos`, on the embedded database; on PostgreSQL machines are killed
 * under their customers in many-machines.test.ts.
 */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runChaos } from './chaos.ts';

test('killed at work, a shop still brings its customer to the end, and loses and doubles nothing', async () => {
  const { promised, breaches, dataDir } = await runChaos({
    kills: 1,
    seed: 14,
    databaseUrl: null,
    atOnce: 1,
    longestLifeMs: 4000,
    lastMs: 3000,
    say: () => {},
  });
  expect(breaches).toEqual([]);
  for (const { at, isPrinted } of promised) expect(at).toBe(isPrinted ? 'approved' : 'fulfilled');
  rmSync(dataDir, { recursive: true, force: true });
}, 600_000);
