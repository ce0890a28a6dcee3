import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { socketPath } from './folder-lock.ts';

/*
 * Whoever moves an embedded database asks the shop that runs on it to end, at a socket beside the
 * folder, which is of the data folder's own account alone, like the one that gives copies.
 */

const ENDING = '.ending';
const WORD = 'end';

/** Lets this shop, which has locked the folder, be told to end gracefully. */
export const openEndDoor = async (folder: string, end: () => void): Promise<void> => {
  const address = socketPath(folder, ENDING);
  // The folder is this process's, so what lies here is what killed ones left.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.setEncoding('utf8').once('data', (heard) => {
      socket.end(WORD);
      if (String(heard) === WORD) end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (process.platform !== 'win32') await chmod(address, 0o600);
  server.unref();
};

/** Asks the shop that runs on this folder to end; whether there is one and it will. */
export const askToEnd = (folder: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(socketPath(folder, ENDING), () => socket.write(WORD));
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
