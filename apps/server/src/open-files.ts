import path from 'node:path';
import { isPrivateFile } from '@bramblebook/shop/photos/private-files';
import { FIRST_PHOTO, sendReseal } from '@bramblebook/shop/photos/reseal-photos';
import type { FileStore } from '@bramblebook/shop/ports/file-store';
import { PhotoKeyMissing } from '@bramblebook/shop/ports/photo-seal';
import { ServiceOutage } from '@bramblebook/shop/ports/service-outage';
import type { Shop } from '@bramblebook/shop/shop';
import { localFileStore } from '@bramblebook/vendors/local-files/local-file-store';
import { needAllKeys } from '@bramblebook/vendors/sealed-files/key-notes';
import { sealFiles } from '@bramblebook/vendors/sealed-files/sealed-file-store';
import type { Logger } from 'pino';
import type { Environment } from './environment.ts';

/** Hears of a bucket that does not answer: the shop opens all the same, and looks at the next start. */
const orLater = (log: Logger) => (error: unknown) => {
  if (error instanceof PhotoKeyMissing || !(error instanceof ServiceOutage)) throw error;
  log.warn({ err: error }, 'the keys of photos could not be looked at');
};

/** The shop's files, photos and recordings sealed where there is a key. Throws `PhotoKeyMissing`. */
export const openFiles = async (
  { dataDir, photoKeys }: Environment,
  bucket: FileStore | null,
  log: Logger,
): Promise<Pick<Shop, 'files' | 'photoSeal'>> => {
  const files = bucket ?? localFileStore(path.join(dataDir, 'files'));
  await needAllKeys(files, photoKeys).catch(orLater(log));
  if (!photoKeys) return { files, photoSeal: null };
  const sealed = sealFiles(files, photoKeys, isPrivateFile);
  return { files: sealed.files, photoSeal: sealed.seal };
};

/** Has what is not sealed with today's key sealed anew, in the background. */
export const resealWhereNeeded = async (shop: Shop, log: Logger): Promise<void> => {
  const isWhole = await shop.photoSeal?.isWhole().catch(orLater(log));
  if (isWhole === false) await sendReseal(shop, FIRST_PHOTO);
};
