/**
 * Everything a fresh clone needs before it can run: packages, Node 24 and the built
 * web app. Written in plain JavaScript for Node 20, which is what may start it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const WINDOWS = process.platform === 'win32';
const WANTED_NODE = 24;

/** Ends the process with one sentence for the person who started it. */
export const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** Runs a command in the repository with its output shown; stops with the sentence when it fails. */
export const run = (command, args, sentence, env = {}) => {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: WINDOWS,
    env: { ...process.env, ...env },
  });
  if (done.status !== 0) stop(sentence);
};

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
};

const stampFile = (name) => path.join(ROOT, 'node_modules', '.cache', `bramblebook-${name}`);
const isStamped = (name, value) =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value;
const stamp = (name, value) => {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), value);
};

const filesBelow = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
    .sort();

/** Installs the packages when they are missing or the lock file has changed. */
export const installPackages = () => {
  const lock = hashOf(['package-lock.json']);
  if (isStamped('packages', lock)) return;
  console.log('Installing the packages (about a minute, only now) …');
  run(
    'npm',
    ['ci', '--loglevel=error', '--no-fund', '--no-audit'],
    'The packages could not be installed; please check the connection to the package registry and run this again.',
  );
  stamp('packages', lock);
};

/** Path of the Node 24 that the packages bring. Stops with a sentence when it is not there. */
export const node24 = () => {
  const own = path.join(ROOT, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node');
  const node = existsSync(own) ? own : process.execPath;
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (Number(/^v(\d+)/.exec(version)?.[1] ?? 0) < WANTED_NODE) {
    stop(
      `Bramblebook needs Node ${WANTED_NODE}; it could not be had as a package on this machine, so please install it and run this again.`,
    );
  }
  return node;
};

/** Builds the web app when its sources have changed since it was last built. */
export const buildWebApp = (node) => {
  const sources = [
    'package-lock.json',
    ...filesBelow('apps/web'),
    ...filesBelow('packages/contract/src'),
    ...filesBelow('packages/press/src'),
  ];
  const wanted = hashOf(sources);
  if (isStamped('web', wanted) && existsSync(path.join(ROOT, 'apps/web/dist/index.html'))) return;
  console.log('Building the web app …');
  run(
    node,
    [
      path.join('node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      'apps/web',
      '--logLevel',
      'warn',
    ],
    'The web app could not be built; the lines above say why.',
  );
  stamp('web', wanted);
};

/** The whole set-up. Gives the path of Node 24. */
export const setUp = () => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stop(
      'Bramblebook needs Node 20 or newer to set itself up; please install it and run this again.',
    );
  }
  installPackages();
  const node = node24();
  buildWebApp(node);
  return node;
};
