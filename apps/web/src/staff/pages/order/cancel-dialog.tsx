import { formatCents } from '@bramblebook/contract/money';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { send } from '../../../api/send.ts';
import { ReasonDialog } from '../../act/reason-dialog.tsx';
import { useActKey } from '../../act/use-act-key.ts';
import { orderHands } from '../../orders/order-hands.ts';

/** Cancels an order with a reason; what was paid goes back. */
export const CancelDialog = ({
  data,
  onClose,
}: {
  readonly data: StaffOrder;
  readonly onClose: () => void;
}) => {
  const { id: orderId } = data.order;
  const { refundableCents } = data.payment;
  const key = useActKey();
  return (
    <ReasonDialog
      onClose={onClose}
      title="Cancel this order?"
      description={
        refundableCents > 0
          ? `The customer is told, and ${formatCents(refundableCents)} go back to them.`
          : 'Nothing was paid for it.'
      }
      button="Cancel order"
      act={(reason) =>
        send(staffApi.cancelOrder, {
          params: { orderId },
          body: { reason, version: data.version, key },
        })
      }
      words={{
        done: ['Order cancelled'],
        failed: ['The order was not cancelled', 'Please try again.'],
      }}
      {...orderHands(orderId)}
    />
  );
};
