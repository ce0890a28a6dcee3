import type { PgBoss } from 'pg-boss';
import { ServiceOutage } from '../ports/service-outage.ts';

/** The longest wait before another try, whatever a service asks for: some ask for hours. */
export const LONGEST_WAIT_SECONDS = 300;
/** Up to this part is added by chance, so that those who were sent away do not come back all at once. */
const SPREAD = 0.2;

/** Seconds until a job that failed so may try again; null where its own back-off is all there is. */
const askedSeconds = (error: unknown): number | null => {
  if (!(error instanceof Error)) return null;
  const { retryAfterMs } =
    error instanceof ServiceOutage && error.retryAfterMs !== null
      ? error
      : { retryAfterMs: error.cause instanceof ServiceOutage ? error.cause.retryAfterMs : null };
  if (retryAfterMs === null) return null;
  return Math.min(LONGEST_WAIT_SECONDS, retryAfterMs / 1000) * (1 + SPREAD * Math.random());
};

/**
 * Has a job that failed at a service which asked to be left alone (`Retry-After`) wait so long, or as
 * long as its own back-off where that is longer. That was one of its tries; with the last one the
 * queue gives it up as ever.
 */
export const waitAsAsked = async (
  boss: PgBoss,
  { queue, id, error }: { readonly queue: string; readonly id: string; readonly error: unknown },
): Promise<void> => {
  const seconds = askedSeconds(error);
  if (seconds === null) return;
  // The queue leaves what waits for another try alone when it is told of the failure.
  await boss.getDb().executeSql(
    `update pgboss.job
     set state = 'retry', start_after = pgboss.job_now() + interval '1 second' * greatest(
       $3::float8, least(retry_delay_max, retry_delay * 2 ^ least(16, retry_count)))
     where name = $1 and id = $2::uuid and state = 'active' and retry_count < retry_limit`,
    [queue, id, seconds],
  );
};
