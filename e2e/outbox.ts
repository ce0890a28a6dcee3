import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The e-mails (`.eml`) or text messages (`.sms.json`) the shop has sent, as written. */
export const outbox = async (ending: '.eml' | '.sms.json'): Promise<string[]> => {
  const folder = path.join(process.env.SHOP_DATA_DIR ?? '', 'outbox');
  // The folder comes with the first message.
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(ending))
    .sort();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
};
