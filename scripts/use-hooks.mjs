/**
 * After an install: has git run the repository's own hooks, where nobody has said otherwise.
 * Without git, and on a machine that only tests, there is nothing to do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './set-up.mjs';

const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });

if (existsSync(path.join(ROOT, '.git')) && process.env.CI === undefined) {
  const isSet = git('config', 'core.hooksPath').stdout?.trim();
  if (!isSet) git('config', 'core.hooksPath', '.githooks');
}
