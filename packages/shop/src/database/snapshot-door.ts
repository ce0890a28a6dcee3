import { randomBytes } from 'node:crypto';
import { constants, readdirSync, rmSync } from 'node:fs';
import { chmod, cp, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { lockFolder, socketPath } from './folder-lock.ts';

/*
 * Whoever backs up an embedded database that a shop has open asks the shop for a copy, at a socket
 * beside the folder. The shop decides where the copy lies: beside the database, in the data folder,
 * which is its own account's alone, so that the socket gives nothing to anybody who cannot read
 * the database itself.
 */

const ENDING = '.copies';

/** What the shop answers: the copy's folder, or what went wrong. */
type Answer = { readonly folder: string } | { readonly trouble: string };

const newCopy = (folder: string): string => `${folder}.copy-${randomBytes(6).toString('hex')}`;

const copyFolder = async (folder: string): Promise<string> => {
  const copy = newCopy(folder);
  try {
    // Where the disk can, both share their blocks until one is changed.
    await cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
  return copy;
};

/** Copies the folder while the database stands still between two transactions; the rest waits. */
const copyBetweenTransactions = (client: PGlite, folder: string): Promise<string> =>
  client.transaction(async (tx) => {
    await tx.exec('checkpoint');
    return copyFolder(folder);
  });

const sweepCopies = (folder: string): void => {
  const beginning = `${path.basename(folder)}.copy-`;
  for (const name of readdirSync(path.dirname(folder)))
    if (name.startsWith(beginning))
      rmSync(path.join(path.dirname(folder), name), { recursive: true, force: true });
};

/**
 * Lets copies be asked for of the database in this folder, which this process has locked and open.
 * Gives what closes the door.
 */
export const openSnapshotDoor = async (
  folder: string,
  client: PGlite,
): Promise<() => Promise<void>> => {
  const address = socketPath(folder, ENDING);
  // The folder is this process's, so what lies here is what killed ones left.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  sweepCopies(folder);
  const server = createServer(async (socket) => {
    socket.on('error', () => {});
    const answer = await copyBetweenTransactions(client, folder).then(
      (copy): Answer => ({ folder: copy }),
      (error: unknown): Answer => ({ trouble: String(error) }),
    );
    if (socket.destroyed && 'folder' in answer)
      await rm(answer.folder, { recursive: true, force: true });
    else socket.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (process.platform !== 'win32') await chmod(address, 0o600);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
};

/** What the running shop answers; null when none runs. */
const askShop = (folder: string): Promise<Answer | null> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = createConnection(socketPath(folder, ENDING));
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text;
    });
    socket.once('error', () => resolve(null));
    socket.once('end', () =>
      resolve(heard === '' ? { trouble: 'the shop ended' } : JSON.parse(heard)),
    );
  });

/**
 * A whole copy of the embedded database in this folder, by the shop that runs on it or, where none
 * does, under its lock: the folder of a database that was killed between two transactions. It is
 * the caller's to open and to remove. Throws `FolderInUse` where another program has it.
 */
export const copyOfDatabase = async (folder: string): Promise<string> => {
  const answer = await askShop(folder);
  if (answer && 'trouble' in answer) throw new Error(`no copy of the database: ${answer.trouble}`);
  if (answer) return answer.folder;
  const release = await lockFolder(folder);
  try {
    return await copyFolder(folder);
  } finally {
    await release();
  }
};
