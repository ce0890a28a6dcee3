import type { JobSpec } from '../ports/job-queue.ts';
import type { Shop } from '../shop.ts';
import type { Place } from './work-in-places.ts';

/**
 * Work that is done in the background, surely and possibly more than once. Its file
 * says at the top why running it twice is safe.
 */
export interface Job<P> extends JobSpec<P> {
  /** Tries after the first before the job is given up; 8 unless given. */
  readonly retries?: number;
  /** Seconds before the second try, doubled at each later one up to five minutes; 2 unless given. */
  readonly retryDelaySeconds?: number;
  /** Seconds after which a run counts as lost; 300 unless given. */
  readonly expireSeconds?: number;
  /** How many run at once in one process; 1 unless given. */
  readonly concurrency?: number;
  /** In place of `concurrency`: what each of those that run at once takes first. */
  readonly places?: readonly Place[];
  /** Runs by itself at these times (cron, UTC), with an empty payload. */
  readonly cron?: string;
  /** Does the work; throwing means another try. The signal says that the process wants to stop. */
  run(shop: Shop, payload: P, signal: AbortSignal): Promise<void>;
  /** What happens once the tries are used up. */
  giveUp?(shop: Shop, payload: P): Promise<void>;
}

/** Any job, for lists of them. */
export type AnyJob = Job<unknown>;

/** Declares a job, checking that payload and run agree. */
export const defineJob = <P>(job: Job<P>): Job<P> => job;
