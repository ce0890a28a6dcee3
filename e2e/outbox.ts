import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Parent } from './parents.ts';

/** The e-mails (`.eml`) or text messages (`.sms.json`) the shop has sent, as written. */
const outbox = async (ending: '.eml' | '.sms.json'): Promise<string[]> => {
  const folder = path.join(process.env.SHOP_DATA_DIR ?? '', 'outbox');
  // The folder comes with the first message.
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(ending))
    .sort();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
};

/** Those of them that went to one parent: other journeys buy at the same shop at the same time. */
export const outboxOf = async (
  ending: '.eml' | '.sms.json',
  { email, phone }: Parent,
): Promise<string[]> => {
  const address = ending === '.eml' ? email : phone;
  return (await outbox(ending)).filter((message) => message.includes(address));
};
