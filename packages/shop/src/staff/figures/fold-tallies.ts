/**
 * Folds the rows that changes left in the tallies together. Running it twice is safe: what
 * is folded adds up to the same.
 */
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { tallies } from '../../database/schema/staff.ts';
import { defineJob } from '../../jobs/define-job.ts';

export const foldTallies = defineJob({
  name: 'fold-tallies',
  payload: z.object({}),
  cron: '*/15 * * * *',
  async run(shop) {
    await shop.db.execute(sql`
      with taken as (delete from ${tallies} returning what, count, cents)
      insert into ${tallies} (what, count, cents)
      select what, sum(count), sum(cents) from taken group by what`);
  },
});
