import * as z from 'zod/mini';
import type { JobSpec } from '../ports/job-queue.ts';

const spec = <P>(step: JobSpec<P>): JobSpec<P> => step;

/** Booking back a refund that the provider could not bring to the customer after all. */
export const BOOK_REFUND_BACK = spec({
  name: 'book-refund-back',
  payload: z.object({ intentId: z.string(), refundId: z.string() }),
});
