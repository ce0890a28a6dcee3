import { dollarsToCents, formatCents } from '@bramblebook/contract/money';
import { orderCan } from '@bramblebook/contract/order-can';
import { screenPath } from '@bramblebook/contract/screen-routes';
import type { StaffOrderRow } from '@bramblebook/contract/staff-order-api';
import { createColumnHelper } from '@tanstack/react-table';
import { Truck } from 'lucide-react';
import { Button, buttonLook } from '../../kit/button.tsx';
import { InnerLink } from '../../kit/inner-link.tsx';
import { Badge, OrderBadge } from '../../kit/status-badge.tsx';
import { dayOf } from '../../kit/times.ts';
import { TrackingWords } from '../../orders/tracking-words.tsx';
import type { ListFeatures } from '../../table/data-table.tsx';
import type { Room } from '../../table/use-room.ts';

const column = createColumnHelper<ListFeatures, StaffOrderRow>();

const amountOf = (row: StaffOrderRow): string =>
  formatCents(dollarsToCents(row.totalAmount) ?? Math.round(row.totalAmount * 100));

interface Layout {
  readonly room: Room;
  /** Opens the tracking dialog; null for those who may not track. */
  readonly onTrack: ((order: StaffOrderRow) => void) | null;
}

/** The columns of the order list for the room there is; their ids are what the server sorts by. */
export const orderColumns = ({ room, onTrack }: Layout) =>
  column.columns([
    column.accessor('id', {
      header: 'Order',
      enableSorting: false,
      cell: ({ row: { original: order } }) => <OrderCell order={order} room={room} />,
    }),
    ...(room === 'narrow' ? [amount] : [customer, amount]),
    ...(room === 'wide' ? [date] : []),
    ...(room === 'narrow' ? [] : [tracking, status]),
    column.display({
      id: 'acts',
      header: () => <span className="sr-only">Acts</span>,
      meta: { className: 'w-0' },
      cell: ({ row: { original: order } }) => <Acts order={order} room={room} onTrack={onTrack} />,
    }),
  ]);

const customer = column.accessor('customerName', {
  header: 'Customer',
  cell: ({ row: { original: order } }) => <CustomerCell order={order} />,
});
const amount = column.accessor('totalAmount', {
  header: 'Amount',
  meta: { isFigure: true },
  cell: ({ row: { original: order } }) => amountOf(order),
});
const date = column.accessor('createdAt', {
  header: 'Date',
  meta: { className: 'whitespace-nowrap' },
  cell: ({ getValue }) => dayOf(getValue()),
});
const tracking = column.display({
  id: 'tracking',
  header: 'Tracking',
  cell: ({ row: { original: order } }) =>
    order.hasPrinted ? (
      <TrackingWords {...order} />
    ) : (
      <span className="text-ink-soft">Digital only</span>
    ),
});
const status = column.accessor('status', {
  header: 'Status',
  cell: ({ row: { original: order } }) => <StatusCell order={order} />,
});

const OrderCell = ({ order, room }: { readonly order: StaffOrderRow; readonly room: Room }) => (
  <>
    <InnerLink
      href={screenPath('adminOrder', { orderId: order.id })}
      data-row-link=""
      className="block max-w-36 truncate font-semibold hover:underline xl:max-w-60"
      title={order.id}
    >
      {order.id}
    </InnerLink>
    {room === 'narrow' ? (
      <NarrowLines order={order} />
    ) : (
      <span className="block max-w-60 truncate text-ink-soft text-xs">
        {room === 'wide' ? bookOf(order) : dayOf(order.createdAt)}
      </span>
    )}
  </>
);

const bookOf = ({ childName }: StaffOrderRow): string =>
  childName ? `${childName}'s Story Book` : 'Book erased';

/** On a phone: what has columns of its own elsewhere. */
const NarrowLines = ({ order }: { readonly order: StaffOrderRow }) => (
  <>
    <span className="block max-w-40 truncate text-xs">
      {order.customerName || order.customerEmail}
    </span>
    <span className="mt-0.5 flex flex-wrap items-center gap-1 text-ink-soft text-xs">
      <StatusCell order={order} /> {dayOf(order.createdAt)}
    </span>
    {order.trackingNumber && (
      <span className="block max-w-40 truncate text-ink-soft text-xs">
        {order.carrier} {order.trackingNumber}
      </span>
    )}
  </>
);

const CustomerCell = ({ order }: { readonly order: StaffOrderRow }) => (
  <span className="block max-w-56 leading-tight">
    <span className="block truncate">{order.customerName || order.customerEmail}</span>
    {order.customerName && (
      <span className="block truncate text-ink-soft text-xs">{order.customerEmail}</span>
    )}
  </span>
);

const StatusCell = ({ order }: { readonly order: StaffOrderRow }) => (
  <span className="flex flex-wrap gap-1">
    <OrderBadge status={order.status} />
    {order.hasProblem && <Badge tone="wrong">Payment problem</Badge>}
  </span>
);

const VIEW_LOOK = buttonLook({ variant: 'quiet', size: 'small' });

const Acts = ({ order, room, onTrack }: Layout & { readonly order: StaffOrderRow }) => {
  const words = order.trackingNumber ? 'Change tracking' : 'Add tracking';
  return (
    <span className="flex items-center justify-end gap-1">
      {onTrack && orderCan.addTracking(order) && (
        <Button
          size="small"
          title={words}
          aria-label={`${words} of order ${order.id}`}
          onClick={() => onTrack(order)}
        >
          {room === 'wide' ? words : <Truck className="size-4" aria-hidden="true" />}
        </Button>
      )}
      <InnerLink
        href={screenPath('adminOrder', { orderId: order.id })}
        aria-label={`View order ${order.id}`}
        className={VIEW_LOOK}
      >
        View
      </InnerLink>
    </span>
  );
};
