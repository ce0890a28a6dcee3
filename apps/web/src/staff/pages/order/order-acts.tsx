import { hasPrinted } from '@bramblebook/contract/order';
import { type OrderFacts, orderCan } from '@bramblebook/contract/order-can';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useNow } from '../../kit/use-now.ts';
import { useMay } from '../../session/use-me.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const factsOf = ({ order, payment, approvalOpenUntil }: StaffOrder, now: number): OrderFacts => ({
  status: order.status,
  hasPrinted: hasPrinted(order.items),
  isApprovalOpen: approvalOpenUntil !== null && Date.parse(approvalOpenUntil) > now,
  refundableCents: payment.refundableCents,
});

/** What concerns the whole order: giving money back, and cancelling. */
export const OrderActs = ({ data }: { readonly data: StaffOrder }) => {
  const [open, setOpen] = useState<'refund' | 'cancel' | null>(null);
  const may = useMay();
  const facts = factsOf(data, useNow(30_000));
  const close = () => setOpen(null);
  return (
    <>
      {may('refund') && orderCan.refund(facts) && (
        <Button onClick={() => setOpen('refund')}>Refund</Button>
      )}
      {may('cancel') && orderCan.cancel(facts) && (
        <Button onClick={() => setOpen('cancel')}>Cancel order</Button>
      )}
      {open === 'refund' && <RefundDialog data={data} onClose={close} />}
      {open === 'cancel' && <CancelDialog data={data} onClose={close} />}
    </>
  );
};
