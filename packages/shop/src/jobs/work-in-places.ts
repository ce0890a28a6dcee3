import { setTimeout as wait } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { handBack } from './hand-back.ts';

/** Which of a queue's jobs, by their priority, both ends included. */
interface PriorityRange {
  readonly from: number;
  readonly to: number;
}

/**
 * What one of a queue's places takes: first what is in its range, where it has one; else
 * what has the highest priority. So each kind of work can have a place of its own, and no
 * place stands idle while anything waits.
 */
export interface Place {
  readonly first?: PriorityRange;
}

interface PlaceWork {
  readonly boss: PgBoss;
  readonly queue: string;
  readonly places: readonly Place[];
  /** How often a sign of life of each job is given. */
  readonly signEveryMs: number;
  readonly expireSeconds: number;
  /** Does one job; throwing means another try. */
  readonly work: (job: Job<unknown>) => Promise<void>;
  /** Hears of a queue that could not be asked. */
  readonly onError: (error: unknown) => void;
}

export interface OpenPlaces {
  /** Takes no more jobs, waits up to `waitMs` for those under way, and hands the others back. */
  stop(waitMs: number): Promise<void>;
}

const IDLE_MS = 500;
const AFTER_ERROR_MS = 2_000;

const nextFor = async (boss: PgBoss, queue: string, { first }: Place) => {
  const [own] = first
    ? await boss.fetch(queue, { batchSize: 1, minPriority: first.from, maxPriority: first.to })
    : [];
  return own ?? (await boss.fetch(queue, { batchSize: 1 }))[0];
};

/** Works on a queue's jobs in places that each have an order of their own. */
export const workInPlaces = (given: PlaceWork): OpenPlaces => {
  const { boss, queue, places, signEveryMs, expireSeconds, work, onError } = given;
  const stopping = new AbortController();
  const underWay = new Set<string>();

  const settle = async (job: Job<unknown>): Promise<void> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(expireSeconds * 1000)]);
    const beat = () => void boss.touch(queue, job.id).catch(onError);
    const heart = setInterval(beat, signEveryMs);
    try {
      await work({ ...job, signal });
      await boss.complete(queue, job.id);
    } catch (error) {
      if (stopping.signal.aborted) await handBack(boss, { queue, ids: [job.id] });
      else await boss.fail(queue, job, { message: String(error) });
    } finally {
      clearInterval(heart);
    }
  };

  const serve = async (place: Place): Promise<void> => {
    while (!stopping.signal.aborted)
      try {
        const job = await nextFor(boss, queue, place);
        if (!job) {
          await wait(IDLE_MS, undefined, { signal: stopping.signal }).catch(() => {});
          continue;
        }
        underWay.add(job.id);
        await settle(job).finally(() => underWay.delete(job.id));
      } catch (error) {
        if (stopping.signal.aborted) return;
        onError(error);
        await wait(AFTER_ERROR_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
  };

  const served = Promise.all(places.map(serve));
  return {
    async stop(waitMs) {
      stopping.abort();
      await Promise.race([served, wait(waitMs, undefined, { ref: false })]);
      await handBack(boss, { queue, ids: [...underWay] });
    },
  };
};
