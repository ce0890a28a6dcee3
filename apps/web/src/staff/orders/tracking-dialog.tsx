import { isPastShipping } from '@bramblebook/contract/order-states';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { CARRIERS } from '@bramblebook/contract/settings';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrder, StaffOrderRow } from '@bramblebook/contract/staff-order-api';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'wouter';
import { send } from '../../api/send.ts';
import { toast } from '../../ui/show-toast.ts';
import { ConflictNotice } from '../act/conflict-notice.tsx';
import { useAct } from '../act/use-act.ts';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { SelectField, TextField } from '../kit/field.tsx';

type Tracked = Pick<
  StaffOrderRow,
  'id' | 'status' | 'trackingNumber' | 'trackingUrl' | 'carrier' | 'version'
> & { readonly customerName: string };

/** What is on the way keeps its status when its number is corrected; the rest is shipped by it. */
const statusWith = (status: Tracked['status']) =>
  isPastShipping(status) ? undefined : ('shipped' as const);

/** Adds or corrects an order's tracking number, which ships it and tells the parent once. */
export const TrackingDialog = ({
  order,
  onClose,
  onDone,
  onChangedMeanwhile,
}: {
  readonly order: Tracked;
  readonly onClose: () => void;
  readonly onDone: (answer: StaffOrder) => void;
  readonly onChangedMeanwhile: (current: unknown) => void;
}) => {
  const [number, setNumber] = useState(order.trackingNumber ?? '');
  const [carrier, setCarrier] = useState(order.carrier ?? 'UPS');
  const [url, setUrl] = useState(order.trackingUrl ?? '');
  const { run, isBusy, conflict, fields } = useAct({
    act: () =>
      send(staffApi.updateOrder, {
        params: { orderId: order.id },
        body: {
          orderId: order.id,
          status: statusWith(order.status),
          trackingNumber: number.trim(),
          carrier,
          trackingUrl: url.trim() || undefined,
          version: order.version,
        },
      }),
    words: {
      done: ['Order Updated', 'Order status has been updated successfully'],
      failed: ['Update Failed', 'Failed to update order'],
    },
    onDone: (answer) => {
      onDone(answer);
      onClose();
    },
    onChangedMeanwhile,
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (number.trim()) return run(undefined);
    toast({
      tone: 'destructive',
      title: 'Missing Information',
      description: 'Please enter a tracking number',
    });
  };
  return (
    <Dialog
      onClose={onClose}
      title={order.trackingNumber ? 'Change tracking' : 'Add tracking'}
      description={
        <>
          Order{' '}
          <Link
            href={screenPath('adminOrder', { orderId: order.id })}
            className="break-all underline"
          >
            {order.id}
          </Link>{' '}
          of {order.customerName}.{' '}
          {statusWith(order.status) && 'It becomes shipped, and the parent is told.'}
        </>
      }
    >
      <form onSubmit={onSubmit} noValidate>
        <ConflictNotice conflict={conflict} />
        <div className="grid gap-3">
          <TextField
            label="Tracking number"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            autoFocus
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            error={fields.trackingNumber}
          />
          <SelectField
            label="Carrier"
            value={carrier}
            onChange={(event) => setCarrier(event.target.value)}
            error={fields.carrier}
          >
            {[...new Set([...CARRIERS, carrier])].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <TextField
            label="Tracking address (optional)"
            hint="Only where the carrier has no page of its own."
            type="url"
            maxLength={500}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            error={fields.trackingUrl}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {order.trackingNumber ? 'Change tracking' : 'Add tracking'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
