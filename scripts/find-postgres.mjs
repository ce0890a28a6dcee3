/**
 * Starts a throw-away PostgreSQL for the tests when its programs are on this
 * machine. Without them the tests run on the embedded database alone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LOWEST_MAJOR = 15;

const binFolder = () => {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const debian = versions
    .map(Number)
    .filter((major) => major >= LOWEST_MAJOR)
    .sort((a, b) => b - a)
    .map((major) => `/usr/lib/postgresql/${major}/bin`);
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...debian, ...onPath].find(
    (folder) =>
      existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
};

// PostgreSQL refuses to run as root, so root's tests lend it to the account of that name.
const lendTo = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const uid = id('-u');
  return uid > 0 ? { uid, gid: id('-g') } : undefined;
};

const waitUntilReady = async (bin, folder) => {
  for (let tries = 0; tries < 100; tries++) {
    const ready = spawnSync(path.join(bin, 'pg_isready'), ['-q', '-h', folder]);
    if (ready.status === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
};

/** `{ url, stop }` of a fresh server on a unix socket, or undefined where PostgreSQL is not at hand. */
export const startPostgres = async () => {
  const bin = binFolder();
  const owner = lendTo();
  if (!bin || !owner) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bramblebook-pg-'));
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...owner, cwd: folder },
  );
  const discard = () => rmSync(folder, { recursive: true, force: true });
  if (made.status !== 0) return discard();
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const stop = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
    discard();
  };
  if (!(await waitUntilReady(bin, folder))) {
    await stop();
    return undefined;
  }
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop,
  };
};
