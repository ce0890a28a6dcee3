/**
 * Erases files whose rows are gone. Running it twice is safe: a file that is not there
 * is fine.
 */
import * as z from 'zod/mini';
import { defineJob } from '../jobs/define-job.ts';

export const eraseFiles = defineJob({
  name: 'erase-files',
  /** Keys of files, or prefixes that end in a slash. */
  payload: z.object({ keys: z.array(z.string().check(z.minLength(1))) }),
  retries: 20,
  async run(shop, { keys }) {
    for (const key of keys) {
      if (key.endsWith('/')) await shop.files.eraseAll(key);
      else await shop.files.erase(key);
    }
  },
});
