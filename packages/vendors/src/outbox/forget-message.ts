import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Erases a message's files, also those of its repetitions (`<id>-…`); none is fine. */
export const forgetMessage = async (folder: string, id: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name.startsWith(`${id}.`) || name.startsWith(`${id}-`))
      await rm(path.join(folder, name), { force: true });
};
