/**
 * Finds the browser that the tests drive, or installs one. Order: BROWSER_BIN,
 * Playwright's own, Chromium or Chrome on the PATH, Debian's package, Playwright's
 * download.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT, stop } from './set-up.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const onPath = () => {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of NAMES) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return undefined;
};

const playwrightsOwn = () => {
  const { chromium } = createRequire(path.join(ROOT, 'package.json'))('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
};

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const installed = () => {
  console.log('No browser found for the tests; installing Chromium …');
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const apt =
      succeeds('apt-get', ['update', '-qq']) &&
      succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    if (apt) return onPath();
  }
  const cli = path.join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  return succeeds(process.execPath, [cli, 'install', 'chromium']) ? playwrightsOwn() : undefined;
};

/** Path of a Chromium or Chrome; ends the process with one sentence when there is none. */
export const findBrowser = () => {
  const named = process.env.BROWSER_BIN;
  if (named && !existsSync(named)) stop(`BROWSER_BIN names ${named}, which is not there.`);
  return (
    named ??
    playwrightsOwn() ??
    onPath() ??
    installed() ??
    stop('The tests need Chromium or Chrome: please install one, or name it in BROWSER_BIN.')
  );
};
