import type * as z from 'zod/mini';
import type { Transaction } from '../database/open-database.ts';

/** What is needed to send a job: its name and the shape of its payload. */
export interface JobSpec<P> {
  readonly name: string;
  readonly payload: z.ZodMiniType<P>;
}

interface SendOptions {
  /** Sends with this transaction: the job exists only if the transaction's rows do. */
  readonly tx?: Transaction;
  /** At most one job with this key waits or runs; of a second one only its priority is taken over. */
  readonly singletonKey?: string;
  /** Real seconds, whatever the shop's clock says. */
  readonly startAfterSeconds?: number;
  /** Higher runs first; 0 unless given. */
  readonly priority?: number;
}

/** Hands work to the shop's jobs, durably. */
export interface JobQueue {
  send<P>(job: JobSpec<P>, payload: P, options?: SendOptions): Promise<void>;
}
