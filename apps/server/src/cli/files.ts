/** `npm run files -- copy to-s3|to-folder`: carries the files of a shop to S3 or back. */
import path from 'node:path';
import { copyFiles } from '@bramblebook/vendors/local-files/copy-files';
import { localFileStore } from '@bramblebook/vendors/local-files/local-file-store';
import { openServices } from '@bramblebook/vendors/services/open-services';
import { type Environment, readEnvironment } from '../environment.ts';

const USAGE = `Files of the shop:
  npm run files -- copy to-s3        from DATA_DIR/files to the bucket that S3_BUCKET names
  npm run files -- copy to-folder    from that bucket to DATA_DIR/files

What is there already is left, so that a copy cut short goes on where it stopped.`;

/** What a command says, and whether it went well. */
interface Said {
  readonly ok: boolean;
  readonly text: string;
}

const copy = async (environment: Environment, direction: string): Promise<Said> => {
  const bucket = openServices(environment.services, {
    clock: { now: () => new Date() },
    report: () => {},
    mailFrom: environment.mailFrom,
    supportEmail: environment.brand.supportEmail,
    smsCallbackUrl: null,
  }).files;
  if (!bucket) return { ok: false, text: 'S3_BUCKET must be set to say where the files go.' };
  const folder = localFileStore(path.join(environment.dataDir, 'files'));
  const { copied, left } =
    direction === 'to-s3' ? await copyFiles(folder, bucket) : await copyFiles(bucket, folder);
  return { ok: true, text: `${copied} files copied, ${left} were there.` };
};

const run = async ([command, direction = '', ...more]: readonly string[]): Promise<Said> => {
  const isCopy = command === 'copy' && ['to-s3', 'to-folder'].includes(direction);
  if (!isCopy || more.length > 0) return { ok: false, text: USAGE };
  const read = readEnvironment(process.env);
  return read.ok ? copy(read.environment, direction) : { ok: false, text: read.sentence };
};

const { ok, text } = await run(process.argv.slice(2));
(ok ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = ok ? 0 : 1;
