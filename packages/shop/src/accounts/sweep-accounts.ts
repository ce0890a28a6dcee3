/**
 * Erases what accounts leave behind: expired sessions and codes, old counts of tries.
 * Running it twice is safe: what is erased is not found again.
 */
import { lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { resetCodes } from '../database/schema/accounts.ts';
import { defineJob } from '../jobs/define-job.ts';
import { sweepTries } from '../limits/count-tries.ts';
import { sweepHalfSignIns } from './half-sign-in.ts';
import { sweepKnownBrowsers } from './known-browsers.ts';
import { sweepSessions } from './sessions.ts';

export const sweepAccounts = defineJob({
  name: 'sweep-accounts',
  payload: z.object({}),
  cron: '37 * * * *',
  async run(shop) {
    const now = shop.clock.now();
    await sweepSessions(shop.db, now);
    await sweepHalfSignIns(shop.db, now);
    await sweepKnownBrowsers(shop.db, now);
    await sweepTries(shop.db, now);
    await shop.db.delete(resetCodes).where(lt(resetCodes.expiresAt, now));
  },
});
