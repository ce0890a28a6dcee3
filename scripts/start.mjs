/** `npm start`: sets up what is missing, then runs the shop until it is told to stop. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, setUp } from './set-up.mjs';

const shop = spawn(setUp(), [path.join(ROOT, 'apps/server/src/main.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
