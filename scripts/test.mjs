/**
 * `npm test`: sets up what is missing, then runs the tests of every part (on the embedded
 * database, and on PostgreSQL where that is on the machine), drives the shop in a browser,
 * checks the sources and asks what is known against the packages, all side by side.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
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
  // A process of a test lives for seconds: with little room for what is new it mostly collects.
  NODE_OPTIONS: '--max-semi-space-size=32',
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
  BROWSER_BIN: findBrowser(),
  ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
};

const VITEST = bin('vitest', 'vitest.mjs');

const script = (name) => path.join(ROOT, 'scripts', name);

/**
 * Lanes side by side. The screens take one core alone and the journeys wait for things to
 * happen: beside the parts neither leaves a core idle. The audit waits for the registry.
 */
const LANES = [
  [{ name: 'tests of the parts', args: [VITEST, 'run', '--project', 'parts'] }],
  [
    { name: 'screens', args: [VITEST, 'run', '--project', 'screens'] },
    {
      name: 'the road in a browser',
      args: [bin('@playwright', 'test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    },
  ],
  [
    { name: 'checks of the sources', args: [script('check.mjs')] },
    { name: 'audit', args: [script('audit.mjs')] },
  ],
];

/** Runs one; what the other lanes print is shown when a step of theirs ends. Gives whether it passed. */
const run = ({ name, args }, lane) =>
  new Promise((resolve) => {
    const started = performance.now();
    const stdio = lane === 0 ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(node, args, { cwd: ROOT, stdio, env });
    const printed = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => printed.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(Buffer.concat(printed));
      console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`);
      resolve(code === 0);
    });
  });

/** How many steps of a lane failed. */
const runLane = async (steps, lane) => {
  let failed = 0;
  for (const step of steps) if (!(await run(step, lane))) failed += 1;
  return failed;
};

let failed = 0;
for (const ofLane of await Promise.all(LANES.map(runLane))) failed += ofLane;
await postgres?.stop();
process.exit(failed === 0 ? 0 : 1);
