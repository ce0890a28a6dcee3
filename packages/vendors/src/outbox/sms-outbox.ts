import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SmsSender } from '@bramblebook/shop/ports/sms';
import { atomicWrite } from '../local-files/atomic-write.ts';
import { forgetMessage } from './forget-message.ts';

/**
 * Writes each text message as `<id>.sms.json` into a folder instead of sending it; the
 * default where no Twilio is set up. The same message again changes nothing.
 */
export const smsOutbox = (folder: string): SmsSender => ({
  async send({ id, to, body, sentAt }) {
    const file = path.join(folder, `${id}.sms.json`);
    if (existsSync(file)) return { ok: true };
    const json = JSON.stringify({ to, body, sentAt: sentAt.toISOString() }, null, 2);
    await atomicWrite(file, Buffer.from(`${json}\n`));
    return { ok: true };
  },
  forget: (id) => forgetMessage(folder, id),
  // Nobody reports on a file in a folder.
  readReport: () => null,
});
