import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './set-up.mjs';

// glibc keeps a heap per thread and hands little of it back: with two of them a thread that
// paints print pages stays under 700 MB, with the default of 16 it grows past 800 MB.
const HEAPS = { MALLOC_ARENA_MAX: '2' };

/** What Node has compiled is kept for the next start: a third of the time that loading the shop takes. */
export const COMPILED = { NODE_COMPILE_CACHE: path.join(ROOT, '.cache/compiled') };

/**
 * Runs the shop with this Node and ends with it. That it shall end is handed on as a message:
 * Ctrl-C and systemd signal every process of the group, and a signal handed on would be the
 * shop's second one, which means that somebody has lost patience.
 */
export const runShop = (node) => {
  const shop = spawn(node, [path.join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...HEAPS, ...COMPILED, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => shop.connected && shop.send('end'));
  shop.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
};
