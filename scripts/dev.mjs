/**
 * `npm run dev`: the shop for those who work on it. Sets up what is missing, seeds a shop
 * of its own the first time, then runs the server, restarted at every change, and Vite
 * with hot reload in front of it, until it is told to stop.
 */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages, node24, ROOT, run } from './set-up.mjs';

const PORT = process.env.PORT ?? '3000';
const DATA_DIR = process.env.DATA_DIR ?? '.data-dev';

installPackages();
const node = node24();
const env = { ...process.env, PORT, DATA_DIR, API_URL: `http://127.0.0.1:${PORT}` };

// Written once the seed has come to its end: one that was cut short carries on.
const seeded = path.resolve(ROOT, DATA_DIR, 'seeded');
if (!existsSync(seeded)) {
  run(node, ['apps/server/src/cli/seed.ts'], 'The shop could not be seeded.', { DATA_DIR });
  writeFileSync(seeded, '');
}

const parts = [
  [
    '--watch',
    // Named, because what the painter's threads import is not among the server's own imports.
    '--watch-path=apps/server/src',
    '--watch-path=packages',
    '--watch-preserve-output',
    'apps/server/src/main.ts',
  ],
  [path.join('node_modules', 'vite', 'bin', 'vite.js'), 'apps/web', '--clearScreen', 'false'],
].map((args) =>
  // In groups of their own: Ctrl-C comes to this process alone, and each part hears of it once.
  spawn(node, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env, detached: true }),
);

let isEnding = false;
const end = () => {
  if (isEnding) return;
  isEnding = true;
  for (const part of parts) part.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const part of parts) part.on('exit', end);
await Promise.all(parts.map((part) => new Promise((resolve) => part.on('exit', resolve))));
