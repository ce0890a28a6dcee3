import path from 'node:path';
import { restoreBackup } from '@bramblebook/shop/backup/restore-backup';
import { type BackedUpShop, writeBackup } from '@bramblebook/shop/backup/write-backup';
import { FolderInUse } from '@bramblebook/shop/database/folder-lock';
import { localFileStore } from '@bramblebook/vendors/local-files/local-file-store';
import { openServices } from '@bramblebook/vendors/services/open-services';
import { type Environment, readEnvironment } from '../environment.ts';

const USAGE = `Backups of the shop:
  npm run backup -- FOLDER     writes one into a new folder; the shop may be open
  npm run restore -- FOLDER    brings one back, where DATA_DIR, DATABASE_URL and S3_BUCKET
                               name an empty place`;

/** What a command says, and whether it went well. */
interface Said {
  readonly ok: boolean;
  readonly text: string;
}

/** Where the shop of these settings keeps what it has. Photos are read and written as they lie there. */
const placeOf = (environment: Environment): BackedUpShop => {
  const { dataDir, databaseUrl, mailFrom, brand } = environment;
  const { files } = openServices(environment.services, {
    clock: { now: () => new Date() },
    report: () => {},
    mailFrom,
    supportEmail: brand.supportEmail,
    smsCallbackUrl: null,
  });
  return {
    database:
      databaseUrl === null
        ? { kind: 'embedded', folder: path.join(dataDir, 'db') }
        : { kind: 'postgres', url: databaseUrl },
    files: files ?? localFileStore(path.join(dataDir, 'files')),
  };
};

/** A folder that another process has is no bug. */
const refusal = (error: unknown) => {
  if (error instanceof FolderInUse) return { ok: false as const, sentence: error.message };
  throw error;
};

/** Does what the words of `npm run backup` ask in the shop of these settings. */
export const runBackup = async (
  [command, given = '', ...more]: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
): Promise<Said> => {
  if (given === '' || given.startsWith('-') || more.length > 0) return { ok: false, text: USAGE };
  const read = readEnvironment(settings);
  if (!read.ok) return { ok: false, text: read.sentence };
  const act = command === 'restore' ? restoreBackup : writeBackup;
  const folder = path.resolve(given);
  const done = await act(placeOf(read.environment), folder).catch(refusal);
  if (!done.ok) return { ok: false, text: done.sentence };
  const { tables, files } = done.manifest;
  const rows = Object.values(tables).reduce((sum, print) => sum + Number.parseInt(print, 10), 0);
  const held = `${rows} rows of ${Object.keys(tables).length} tables and ${files.count} files of ${files.bytes} bytes`;
  return command === 'restore'
    ? { ok: true, text: `${held} are back, compared with the backup of ${done.manifest.at}.` }
    : { ok: true, text: `${held} are in ${folder}. Check it at any time: sha256sum -c SHA256SUMS` };
};
