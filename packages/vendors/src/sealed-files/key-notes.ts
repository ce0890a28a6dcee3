/*
 * Beside the files lies which keys they are sealed with, by the keys' ids: a shop that lacks one
 * says so when it opens, and not when a parent looks for a photo. Backups and copies take it along.
 */
import type { FileStore } from '@bramblebook/shop/ports/file-store';
import { PhotoKeyMissing } from '@bramblebook/shop/ports/photo-seal';
import type { PhotoKeys } from './photo-keys.ts';

const FOLDER = 'photo-keys/';
/** What only ends in `-whole` was written down before what models paint was sealed: it says too little. */
const WHOLE = '-whole-with-paintings';

const noteOf = (keyId: string): string => FOLDER + keyId;

const note = (files: FileStore, key: string): Promise<void> =>
  files.put(key, Buffer.from('Photos and recordings are sealed with this key.\n'));

const notes = async (files: FileStore): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of files.list(FOLDER)) keys.push(key);
  return keys;
};

const isWholeNote = (key: string): boolean => key.endsWith(WHOLE);

/** Whether it is written down that files may be sealed as they are today: with the first of the keys, or not at all. */
export const isKeyNoted = async (files: FileStore, { current }: PhotoKeys): Promise<boolean> =>
  current
    ? (await files.get(noteOf(current.id))) !== null
    : !(await notes(files)).some(isWholeNote);

/** Writes that down, and so that not all are sealed with another key. */
export const noteKey = async (files: FileStore, { current }: PhotoKeys): Promise<void> => {
  if (current) await note(files, noteOf(current.id));
  for (const key of await notes(files))
    if (isWholeNote(key) && !(current && key === noteOf(current.id) + WHOLE))
      await files.erase(key);
};

/** Whether every private file is sealed as they are today, as far as was written down. */
export const isSealedWhole = async (files: FileStore, { current }: PhotoKeys): Promise<boolean> =>
  current
    ? (await files.get(noteOf(current.id) + WHOLE)) !== null
    : (await notes(files)).length === 0;

/** Writes down that every private file is, and that no other key is needed. */
export const noteWhole = async (files: FileStore, keys: PhotoKeys): Promise<void> => {
  const { current } = keys;
  await noteKey(files, keys);
  if (current) await note(files, noteOf(current.id) + WHOLE);
  for (const key of await notes(files))
    if (!(current && key.startsWith(noteOf(current.id)))) await files.erase(key);
};

/** Throws `PhotoKeyMissing`, with the sentence for who starts the shop, where a key is needed and not there. */
export const needAllKeys = async (files: FileStore, keys: PhotoKeys | null): Promise<void> => {
  const needed = (await notes(files)).filter((key) => !key.includes('-whole'));
  const missing = needed
    .map((key) => key.slice(FOLDER.length))
    .find((id) => !keys?.all.some((key) => key.id === id));
  if (missing === undefined) return;
  throw new PhotoKeyMissing(
    keys
      ? `Photos are sealed with the key ${missing}, which PHOTO_KEY does not hold; add it behind the first one, after a comma. Nothing is lost until then.`
      : `Photos are sealed with the key ${missing}, and PHOTO_KEY is not set; set it to that key. Nothing is lost until then.`,
  );
};
