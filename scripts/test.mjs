/**
 * `npm test`: sets up what is missing, then checks the sources, runs the tests of
 * every part (on the embedded database, and on PostgreSQL where that is on the
 * machine) and drives the shop in a browser.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkSources } from './check-sources.mjs';
import { findBrowser } from './find-browser.mjs';
import { startPostgres } from './find-postgres.mjs';
import { COMPILED } from './run-shop.mjs';
import { ROOT, setUp } from './set-up.mjs';

const node = setUp();
const bin = (...parts) => path.join(ROOT, 'node_modules', ...parts);
const postgres = await startPostgres();
console.log(
  postgres
    ? 'Tests use the embedded database and PostgreSQL.'
    : 'PostgreSQL is not on this machine: tests use the embedded database only.',
);
const env = {
  ...COMPILED,
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
  BROWSER_BIN: findBrowser(),
  ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
};

const steps = [
  ['tests of the parts', bin('vitest', 'vitest.mjs'), ['run']],
  [
    'the road in a browser',
    bin('@playwright', 'test', 'cli.js'),
    ['test', '--config', 'e2e/playwright.config.ts'],
  ],
];

let failed = await checkSources(node);
for (const [name, script, args] of steps) {
  const started = performance.now();
  const done = spawnSync(node, [script, ...args], { cwd: ROOT, stdio: 'inherit', env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${done.status === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`);
  if (done.status !== 0) failed += 1;
}
await postgres?.stop();
process.exit(failed === 0 ? 0 : 1);
