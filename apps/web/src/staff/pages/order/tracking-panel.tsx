import { hasPrinted } from '@bramblebook/contract/order';
import { orderCan } from '@bramblebook/contract/order-can';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { dayOf } from '../../kit/times.ts';
import { orderHands } from '../../orders/order-hands.ts';
import { TrackingDialog } from '../../orders/tracking-dialog.tsx';
import { TrackingWords } from '../../orders/tracking-words.tsx';
import { useMay } from '../../session/use-me.ts';

/** How the parcel is followed, and by when it should be there. */
export const TrackingPanel = ({ data }: { readonly data: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const { order } = data;
  if (!hasPrinted(order.items)) return null;
  const isAddable =
    may('track') && orderCan.addTracking({ status: order.status, hasPrinted: true });
  return (
    <Panel
      title="Tracking"
      actions={
        isAddable && (
          <Button size="small" onClick={() => setOpen(true)}>
            {order.trackingNumber ? 'Change tracking' : 'Add tracking'}
          </Button>
        )
      }
    >
      <TrackingWords {...order} />
      {order.estimatedDelivery && (
        <p className="mt-1 text-ink-soft">Expected by {dayOf(order.estimatedDelivery)}</p>
      )}
      {isOpen && (
        <TrackingDialog
          order={{ ...order, version: data.version, customerName: data.customer?.name ?? 'nobody' }}
          onClose={() => setOpen(false)}
          {...orderHands(order.id)}
        />
      )}
    </Panel>
  );
};
