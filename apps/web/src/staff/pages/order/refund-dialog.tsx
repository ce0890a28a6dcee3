import { formatCents } from '@bramblebook/contract/money';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../../api/send.ts';
import { ConflictNotice } from '../../act/conflict-notice.tsx';
import { useAct } from '../../act/use-act.ts';
import { useActKey } from '../../act/use-act-key.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { TextareaField, TextField } from '../../kit/field.tsx';
import { orderHands } from '../../orders/order-hands.ts';
import { readRefundAmount } from './refund-amount.ts';

/** Gives money back, all that is left or part of it, with a reason. */
export const RefundDialog = ({
  data,
  onClose,
}: {
  readonly data: StaffOrder;
  readonly onClose: () => void;
}) => {
  const { id: orderId } = data.order;
  const { refundableCents } = data.payment;
  const key = useActKey();
  const [amount, setAmount] = useState((refundableCents / 100).toFixed(2));
  const [reason, setReason] = useState('');
  const hands = orderHands(orderId);
  const cents = readRefundAmount(amount, refundableCents);
  const { run, isBusy, conflict, fields } = useAct({
    act: (given: number) =>
      send(staffApi.refundOrder, {
        params: { orderId },
        body: { reason, amount: given, version: data.version, key },
      }),
    words: {
      done: ['Refund given'],
      failed: ['The refund was not given', 'Please try again.'],
    },
    onDone: (answer) => {
      hands.onDone(answer);
      onClose();
    },
    onChangedMeanwhile: hands.onChangedMeanwhile,
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typeof cents === 'number') run(cents);
  };
  return (
    <Dialog
      onClose={onClose}
      title="Refund"
      description={`${formatCents(refundableCents)} can be given back. The customer is told.`}
    >
      <form onSubmit={onSubmit}>
        <ConflictNotice conflict={conflict} />
        <div className="grid gap-3">
          <TextField
            label="Amount in dollars"
            inputMode="decimal"
            required
            autoFocus
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={fields.amount ?? (typeof cents === 'string' ? cents : undefined)}
          />
          <TextareaField
            label="Reason"
            rows={3}
            maxLength={500}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={fields.reason}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>Keep the money</Button>
          <Button type="submit" variant="danger" busy={isBusy} disabled={typeof cents === 'string'}>
            {typeof cents === 'number' ? `Give back ${formatCents(cents)}` : 'Give back'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
