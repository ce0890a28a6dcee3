/**
 * Erases what staff leave behind: sessions that are over, keys of acts and wrong tries of
 * long ago. Running it twice is safe: what is erased is not found again.
 */
import { lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { staffActs, staffTries } from '../../database/schema/staff.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { sweepStaffSessions } from './staff-sessions.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A screen that was open this long asks under a new key. */
const KEYS_KEPT_MS = 30 * DAY_MS;

export const sweepStaff = defineJob({
  name: 'sweep-staff',
  payload: z.object({}),
  cron: '17 * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    await sweepStaffSessions(db, now);
    await db.delete(staffActs).where(lt(staffActs.at, before(KEYS_KEPT_MS)));
    await db.delete(staffTries).where(lt(staffTries.lastTryAt, before(DAY_MS)));
  },
});
