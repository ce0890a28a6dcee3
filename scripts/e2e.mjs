/**
 * `npm run e2e`: drives the shop in a browser, setting up what is missing before; with the name
 * of a journey (`npm run e2e -- real-services`) that one alone.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { COMPILED } from './run-shop.mjs';
import { ROOT, setUp } from './set-up.mjs';

const node = setUp();
const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
const wanted = process.argv.slice(2);
const done = spawnSync(
  node,
  [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...wanted],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...COMPILED, ...process.env, BROWSER_BIN: findBrowser() },
  },
);
process.exit(done.status ?? 1);
