import type { Refused } from '@bramblebook/contract/refusals';
import { beginPrintJob } from '../../printing/house/begin-print-job.ts';
import type { Shop } from '../../shop.ts';
import { writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';
import { changeOrder } from './change-order.ts';

/**
 * Sends an order to the printing house: files are checked there first, then it is ordered.
 * Again it changes nothing, unless the last try came to nothing. Refuses with
 * `approval_still_open`, and with `wrong_state` what cannot be sent.
 */
export const sendToPrinter = async (
  shop: Shop,
  by: StaffMember,
  asked: {
    readonly orderId: string;
    readonly version?: number | undefined;
    readonly key?: string | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const done = await changeOrder(shop, by, { ...asked, asked: 'print' }, async (tx, order) => {
    const begun = await beginPrintJob(shop, tx, { order, sentBy: by.username });
    if (!begun.ok) return begun;
    await writeAudit(shop, tx, by, {
      what: 'order.print',
      subject: ['order', order.id],
      after: { printJob: begun.printJobId },
    });
    return { ok: true, value: null };
  });
  return done.ok ? { ok: true } : done;
};
