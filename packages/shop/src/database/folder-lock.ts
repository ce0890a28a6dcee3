import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The folder belongs to another running shop. Its message is for the person who started this one. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

// A socket's path may have 103 characters on macOS and 107 on Linux.
const MAX_SOCKET_PATH = 100;

/** Where the socket of this name beside a folder is, on whatever system. */
export const socketPath = (folder: string, ending = '.lock'): string => {
  const digest = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\.\\pipe\\bramblebook-${digest}${ending}`;
  const beside = `${path.resolve(folder)}${ending}`;
  return Buffer.byteLength(beside) <= MAX_SOCKET_PATH
    ? beside
    : path.join(tmpdir(), `bramblebook-${digest}${ending}`);
};

const listen = (address: string, token: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(token));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });

/** What the lock's holder answers; null when nobody does. */
const askHolder = (address: string): Promise<string | null> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = createConnection(address);
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text;
    });
    socket.once('end', () => resolve(heard));
    socket.once('error', () => resolve(null));
    socket.setTimeout(2000, () => {
      socket.destroy();
      resolve('');
    });
  });

/**
 * Takes the folder for this process: the embedded database has no lock of its own, and
 * two processes in one folder lose rows. The lock is a listening socket, so it ends
 * with the process however that ends. Gives the function that releases it; throws
 * `FolderInUse` when a running process holds it.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const address = socketPath(folder);
  const token = randomUUID();
  const taken = () =>
    new FolderInUse(
      `The data folder ${path.dirname(path.resolve(folder))} is in use by another running Bramblebook; stop that one first, or set DATA_DIR to another folder.`,
    );
  let server = await listen(address, token);
  if (!server) {
    if ((await askHolder(address)) !== null) throw taken();
    rmSync(address, { force: true });
    server = await listen(address, token);
    if (!server) throw taken();
    // Another process may have removed our socket in the belief that it was the stale one.
    await delay(150);
    if ((await askHolder(address)) !== token) {
      server.close();
      throw taken();
    }
  }
  const held = server;
  return () => new Promise((resolve) => held.close(() => resolve()));
};
