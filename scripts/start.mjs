/** `npm start`: sets up what is missing, then runs the shop until it is told to stop. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, setUp } from './set-up.mjs';

// glibc keeps a heap per thread and hands little of it back: with two of them a thread that
// paints print pages stays under 700 MB, with the default of 16 it grows past 800 MB.
const HEAPS = { MALLOC_ARENA_MAX: '2' };

const shop = spawn(setUp(), [path.join(ROOT, 'apps/server/src/main.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...HEAPS, ...process.env },
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
