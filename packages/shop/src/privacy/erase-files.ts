/**
 * Erases files whose rows are gone, and what senders keep of messages. Running it twice is
 * safe: what is not there is fine.
 */
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

const idsSchema = z.array(z.string().check(z.minLength(1)));

export const eraseFiles = defineJob({
  name: 'erase-files',
  payload: z.object({
    /** Keys of files, or prefixes that end in a slash. */
    keys: idsSchema,
    messageIds: z.optional(idsSchema),
  }),
  retries: 20,
  async run(shop, { keys, messageIds = [] }) {
    for (const key of keys) {
      if (key.endsWith('/')) await shop.files.eraseAll(key);
      else await shop.files.erase(key);
    }
    for (const id of messageIds) {
      await shop.mail.forget(id);
      await shop.sms.forget(id);
    }
  },
});
