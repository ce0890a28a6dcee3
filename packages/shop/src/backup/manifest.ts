import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

/*
 * A backup is a folder:
 *   manifest.json   what it is, counts and fingerprints of its tables, what `SHA256SUMS` hashes to
 *   SHA256SUMS      a hash of every other file; `sha256sum -c SHA256SUMS` checks it anywhere
 *   db/             the embedded database, or
 *   database.dump   PostgreSQL's, as `pg_dump --format=custom` writes it
 *   files/          photos and pictures, as the shop keeps them
 */

export const MANIFEST = 'manifest.json';
export const SUMS = 'SHA256SUMS';
export const EMBEDDED = 'db';
export const DUMP = 'database.dump';
export const FILES = 'files';

const manifest = z.object({
  format: z.literal(1),
  /** When the database was copied, in ISO 8601. */
  at: z.string(),
  database: z.enum(['embedded', 'postgres']),
  /** Rows and fingerprint of each table. */
  tables: z.record(z.string(), z.string()),
  files: z.object({ count: z.number(), bytes: z.number() }),
  sums: z.string(),
});
export type Manifest = z.infer<typeof manifest>;

/** SHA-256 of a file, in hex. */
export const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** The manifest in a backup's folder, or a sentence where it is none that this shop can read. */
const readManifest = async (folder: string): Promise<Manifest | string> => {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) return `There is no backup in ${folder}: it has no ${MANIFEST}.`;
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return `The ${MANIFEST} in ${folder} is none that this Bramblebook can read.`;
  }
};

/**
 * A backup whose every file is what it was when it was written: its manifest and the names of its
 * files, slash-separated. A sentence otherwise, naming the first that is not.
 */
export const readBackup = async (
  folder: string,
): Promise<{ readonly manifest: Manifest; readonly names: readonly string[] } | string> => {
  const found = await readManifest(folder);
  if (typeof found === 'string') return found;
  const sums = path.join(folder, SUMS);
  if ((await hashOf(sums).catch(() => null)) !== found.sums)
    return `${SUMS} in ${folder} is not what it was when the backup was made.`;
  const names: string[] = [];
  for (const line of (await readFile(sums, 'utf8')).split('\n')) {
    if (line === '') continue;
    const [sum, name = ''] = line.split('  ');
    if ((await hashOf(path.join(folder, name)).catch(() => null)) !== sum)
      return `${name} in ${folder} is missing or not what it was when the backup was made.`;
    names.push(name);
  }
  return { manifest: found, names };
};

/** The first table that two databases differ in, by their prints; null where they are the same. */
export const firstDifference = (
  one: Manifest['tables'],
  other: Manifest['tables'],
): string | null =>
  Object.keys({ ...one, ...other }).find((name) => one[name] !== other[name]) ?? null;
