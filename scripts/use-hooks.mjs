/** After an install: has git run the repository's own hooks. Without git there is nothing to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './set-up.mjs';

if (existsSync(path.join(ROOT, '.git')) && process.env.CI === undefined)
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: ROOT });
