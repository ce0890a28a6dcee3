/** Tries every call of the contract with two thousand inputs, or as many as are named: `npm run fuzz -- 300`. */
import { spawnSync } from 'node:child_process';

const [runs = '2000'] = process.argv.slice(2);
const { status } = spawnSync('npx', ['vitest', 'run', 'apps/server/src/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: runs },
});
process.exit(status ?? 1);
