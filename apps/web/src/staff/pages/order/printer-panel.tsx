import { formatCents } from '@bramblebook/contract/money';
import { hasPrinted } from '@bramblebook/contract/order';
import { orderCan } from '@bramblebook/contract/order-can';
import { isPrintJobStopped, PRINT_JOB_LABELS } from '@bramblebook/contract/print-job-states';
import type { PrintJobFacts, StaffOrder } from '@bramblebook/contract/staff-order-api';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Facts, Panel } from '../../kit/panel.tsx';
import { dayOf, momentOf } from '../../kit/times.ts';
import { useNow } from '../../kit/use-now.ts';
import { useMay } from '../../session/use-me.ts';
import { SendToPrinterDialog } from './send-to-printer-dialog.tsx';

/** How the order stands with the printing house, and sending it there. */
export const PrinterPanel = ({ data }: { readonly data: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const now = useNow(30_000);
  const { order, printHouse, printJob, approvalOpenUntil } = data;
  if (!hasPrinted(order.items) || (printHouse === null && printJob === null)) return null;
  const isApprovalOpen = approvalOpenUntil !== null && Date.parse(approvalOpenUntil) > now;
  const isSendable =
    printHouse !== null &&
    may('print') &&
    orderCan.sendToPrint({ status: order.status, isApprovalOpen }) &&
    (printJob === null || isPrintJobStopped(printJob.status));
  return (
    <Panel
      title={`Printing at ${printJob?.house ?? printHouse}`}
      actions={
        isSendable && (
          <Button size="small" variant="primary" onClick={() => setOpen(true)}>
            {printJob ? 'Send again' : 'Send to printer'}
          </Button>
        )
      }
    >
      {printJob ? <PrintJobWords job={printJob} /> : <p className="text-ink-soft">Not sent yet</p>}
      {isOpen && <SendToPrinterDialog data={data} onClose={() => setOpen(false)} />}
    </Panel>
  );
};

const PrintJobWords = ({ job }: { readonly job: PrintJobFacts }) => {
  const { status, attempt, houseJobId, costCents, arrival, sentBy, changedAt, reasons } = job;
  return (
    <div className="grid gap-3">
      {isPrintJobStopped(status) && (
        <div role="alert" className="rounded-md border border-alarm/35 bg-alarm-tint px-3 py-2">
          <p className="font-semibold text-alarm">{PRINT_JOB_LABELS[status]}</p>
          <ul className="ml-4 list-disc">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="mt-1">
            Mend what is named (the address, or a page on the book’s own screen) and send it again,
            or refund the order.
          </p>
        </div>
      )}
      <Facts
        facts={[
          ['Stands', PRINT_JOB_LABELS[status]],
          ['Since', momentOf(changedAt)],
          ['Sent by', sentBy ?? 'the shop'],
          ['Try', attempt],
          ...(houseJobId ? [['Print job', houseJobId] as const] : []),
          ...(costCents === null ? [] : [['Cost', formatCents(costCents)] as const]),
          ...(arrival
            ? [['Arrives', `${dayOf(arrival.from)} to ${dayOf(arrival.to)}`] as const]
            : []),
        ]}
      />
    </div>
  );
};
