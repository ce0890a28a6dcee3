import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { printJobs } from '../../database/schema/printing.ts';
import type { Shop } from '../../shop.ts';
import { tendPrintJob } from './tend-print-job.ts';

/**
 * Hears from the printing house that a print job has changed, and has it asked how: what the
 * webhook itself says is not believed, so that one that comes late, twice or out of order does
 * no harm. A job that is not ours is taken and has no effect. Refuses with `malformed` what
 * the printing house did not sign, with `not_found` where there is none.
 */
export const receiveHouseWebhook = async (
  shop: Shop,
  { rawBody, signature }: { readonly rawBody: Uint8Array; readonly signature: string },
): Promise<{ ok: true } | Refused> => {
  const { printer } = shop;
  if (printer.kind === 'staff') return refuse('not_found');
  const told = printer.readWebhook(rawBody, signature);
  if (!told) return refuse('malformed', { message: 'The signature of this webhook is not right.' });
  const [row] = await shop.db
    .select({ id: printJobs.id })
    .from(printJobs)
    .where(eq(printJobs.houseJobId, told.jobId));
  if (row)
    await shop.jobs.send(tendPrintJob, { printJobId: row.id }, { singletonKey: `${row.id} told` });
  return { ok: true };
};
