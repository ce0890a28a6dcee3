import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { FolderInUse } from '@bramblebook/shop/database/folder-lock';
import { isPrivateFile, PRIVATE_FOLDERS } from '@bramblebook/shop/photos/private-files';
import { FIRST_PHOTO, resealBatch } from '@bramblebook/shop/photos/reseal-photos';
import { localFileStore } from '@bramblebook/vendors/local-files/local-file-store';
import { SECRET_BYTES } from '@bramblebook/vendors/sealed-files/photo-keys';
import { keyOfFile } from '@bramblebook/vendors/sealed-files/sealed-file-store';
import { openServices } from '@bramblebook/vendors/services/open-services';
import { type Environment, readEnvironment } from '../environment.ts';
import { openFiles } from '../open-files.ts';
import { openDatabase } from '../open-shop.ts';
import { openLog } from '../shop-log.ts';
import { startRefusal } from '../start-refusal.ts';

const USAGE = `The seal of photos and recordings:
  npm run photos -- new-key    prints a new key for PHOTO_KEY
  npm run photos -- status     how many files are sealed with which key
  npm run photos -- rotate     seals every file with the first key of PHOTO_KEY, or opens it, now

To change the key: PHOTO_KEY=NEW,OLD, and start the shop again. It seals everything with the new
key by itself; once \`status\` names no other, OLD can go. To do without a key: PHOTO_KEY=none,OLD
in the same way, until \`status\` names none. Keep the keys apart from backups: without them nobody
can open the photos in one.`;

const SHOP_RUNS =
  'The shop is running and seals its files by itself; `npm run photos -- status` says how far it is.';

/** What a command says, and whether it went well. */
interface Said {
  readonly ok: boolean;
  readonly text: string;
}

const bucketOf = (environment: Environment) =>
  openServices(environment.services, {
    clock: { now: () => new Date() },
    report: () => {},
    mailFrom: environment.mailFrom,
    supportEmail: environment.brand.supportEmail,
    smsCallbackUrl: null,
  }).files;

const status = async (environment: Environment): Promise<Said> => {
  const files = bucketOf(environment) ?? localFileStore(path.join(environment.dataDir, 'files'));
  const counts = new Map<string, number>();
  for (const folder of PRIVATE_FOLDERS)
    for await (const { key } of files.list(folder)) {
      if (!isPrivateFile(key)) continue;
      const id = (await keyOfFile(files, key)) ?? 'not sealed';
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  const { current = null, all = [] } = environment.photoKeys ?? {};
  const place = (id: string): string => {
    if (id === 'not sealed') return '';
    if (id === current?.id) return ', today’s key';
    return all.some((key) => key.id === id)
      ? ', an earlier key'
      : ', a key that PHOTO_KEY does not hold';
  };
  const lines = [...counts].map(([id, count]) => `${id}: ${count} files${place(id)}`);
  return { ok: true, text: lines.join('\n') || 'There are no photos and recordings.' };
};

const rotate = async (environment: Environment): Promise<Said> => {
  if (!environment.photoKeys) return { ok: false, text: 'PHOTO_KEY must be set.' };
  const log = openLog('warn');
  const { files, photoSeal } = await openFiles(environment, bucketOf(environment), log);
  if (!photoSeal) throw new Error('there is a key and no seal');
  const database = await openDatabase(environment, log);
  try {
    const shop = { db: database.db, files, photoSeal };
    for (let at: typeof FIRST_PHOTO | null = FIRST_PHOTO; at; ) at = await resealBatch(shop, at);
  } finally {
    await database.close();
  }
  const { current } = environment.photoKeys;
  const how = current ? `is sealed with the key ${current.id}` : 'lies open; PHOTO_KEY can go';
  return { ok: true, text: `Every photo and recording ${how}.` };
};

/** Does what the words of `npm run photos` ask in the shop of these settings. */
export const runPhotos = async (
  [command, ...more]: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
): Promise<Said> => {
  if (command === 'new-key')
    return { ok: true, text: randomBytes(SECRET_BYTES).toString('base64') };
  const act = { status, rotate }[command ?? ''];
  if (!act || more.length > 0) return { ok: false, text: USAGE };
  const read = readEnvironment(settings);
  if (!read.ok) return { ok: false, text: read.sentence };
  return act(read.environment).catch((error: unknown): Said => {
    if (error instanceof FolderInUse) return { ok: false, text: SHOP_RUNS };
    const text = startRefusal(error, read.environment);
    if (text === null) throw error;
    return { ok: false, text };
  });
};
