import type { PgBoss } from 'pg-boss';

/**
 * How often one job may be interrupted before that counts as a failure: by then it is likelier
 * that the job ends the process than that the process ended under it.
 */
const MOST_INTERRUPTIONS = 50;

type Interrupted =
  /** Jobs of one queue that this process was at. */
  | { readonly queue: string; readonly ids: readonly string[] }
  /** Every job whose process has given no sign for so many seconds; 0 for all that are under way. */
  | { readonly silentSeconds: number };

/**
 * Hands jobs back whose process ended under them: they wait again from this moment, and none has
 * lost a try, because nothing says that they failed. A job that was interrupted far too often is
 * left as it is.
 */
export const handBack = async (boss: PgBoss, interrupted: Interrupted): Promise<void> => {
  const [condition, values] =
    'ids' in interrupted
      ? ['job.name = $1 and job.id = any($2::uuid[])', [interrupted.queue, interrupted.ids]]
      : [
          `($1 = 0 or job.heartbeat_on < pgboss.job_now() - $1 * interval '1 second')`,
          [interrupted.silentSeconds],
        ];
  await boss.getDb().executeSql(
    `update pgboss.job as job
     set state = 'retry', retry_limit = job.retry_limit + 1, start_after = pgboss.job_now()
     from pgboss.queue as queue
     where queue.name = job.name and job.state = 'active'
       and job.retry_limit < queue.retry_limit + ${MOST_INTERRUPTIONS} and ${condition}`,
    values as unknown[],
  );
};
