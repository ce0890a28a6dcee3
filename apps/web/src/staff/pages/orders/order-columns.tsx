import { dollarsToCents, formatCents } from '@bramblebook/contract/money';
import { orderCan } from '@bramblebook/contract/order-can';
import { screenPath } from '@bramblebook/contract/screen-routes';
import type { StaffOrderRow } from '@bramblebook/contract/staff-order-api';
import { createColumnHelper } from '@tanstack/react-table';
import { Eye, Truck } from 'lucide-react';
import { Button, buttonLook } from '../../kit/button.tsx';
import { InnerLink } from '../../kit/inner-link.tsx';
import { Badge, OrderBadge } from '../../kit/status-badge.tsx';
import { dayOf } from '../../kit/times.ts';
import { TrackingWords } from '../../orders/tracking-words.tsx';
import type { ListFeatures } from '../../table/data-table.tsx';

const column = createColumnHelper<ListFeatures, StaffOrderRow>();

const amountOf = (row: StaffOrderRow): string =>
  formatCents(dollarsToCents(row.totalAmount) ?? Math.round(row.totalAmount * 100));

/** The columns of the order list; their ids are what the server sorts by. */
export const orderColumns = (onTrack: ((order: StaffOrderRow) => void) | null) =>
  column.columns([
    column.accessor('id', {
      header: 'Order',
      enableSorting: false,
      cell: ({ row: { original: order } }) => <OrderCell order={order} />,
    }),
    column.accessor('customerName', {
      header: 'Customer',
      meta: { className: 'max-md:hidden' },
      cell: ({ row: { original: order } }) => <CustomerCell order={order} />,
    }),
    column.accessor('totalAmount', {
      header: 'Amount',
      meta: { isFigure: true },
      cell: ({ row: { original: order } }) => amountOf(order),
    }),
    column.accessor('createdAt', {
      header: 'Date',
      meta: { className: 'whitespace-nowrap max-xl:hidden' },
      cell: ({ getValue }) => dayOf(getValue()),
    }),
    column.display({
      id: 'tracking',
      header: 'Tracking',
      meta: { className: 'max-lg:hidden' },
      cell: ({ row: { original: order } }) =>
        order.hasPrinted ? (
          <TrackingWords {...order} />
        ) : (
          <span className="text-ink-soft">Digital only</span>
        ),
    }),
    column.accessor('status', {
      header: 'Status',
      meta: { className: 'max-md:hidden' },
      cell: ({ row: { original: order } }) => <StatusCell order={order} />,
    }),
    column.display({
      id: 'acts',
      header: () => <span className="sr-only">Acts</span>,
      meta: { className: 'w-0' },
      cell: ({ row: { original: order } }) => <Acts order={order} onTrack={onTrack} />,
    }),
  ]);

const OrderCell = ({ order }: { readonly order: StaffOrderRow }) => (
  <>
    <InnerLink
      href={screenPath('adminOrder', { orderId: order.id })}
      data-row-link=""
      className="block max-w-36 truncate font-semibold hover:underline xl:max-w-60"
      title={order.id}
    >
      {order.id}
    </InnerLink>
    <span className="block max-w-60 truncate text-ink-soft text-xs max-xl:hidden">
      {order.childName ? `${order.childName}'s Story Book` : 'Book erased'}
    </span>
    <span className="block text-ink-soft text-xs max-md:hidden xl:hidden">
      {dayOf(order.createdAt)}
    </span>
    <span className="block max-w-40 truncate text-xs md:hidden">
      {order.customerName || order.customerEmail}
    </span>
    <span className="mt-0.5 flex flex-wrap items-center gap-1 text-ink-soft text-xs md:hidden">
      <StatusCell order={order} /> {dayOf(order.createdAt)}
    </span>
    {order.trackingNumber && (
      <span className="block max-w-40 truncate text-ink-soft text-xs lg:hidden">
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

const Acts = ({
  order,
  onTrack,
}: {
  readonly order: StaffOrderRow;
  readonly onTrack: ((order: StaffOrderRow) => void) | null;
}) => (
  <span className="flex items-center justify-end gap-1">
    {onTrack && orderCan.addTracking(order) && (
      <TrackButton
        words={order.trackingNumber ? 'Change tracking' : 'Add tracking'}
        orderId={order.id}
        onClick={() => onTrack(order)}
      />
    )}
    <InnerLink
      href={screenPath('adminOrder', { orderId: order.id })}
      aria-label={`View order ${order.id}`}
      className={buttonLook({ variant: 'quiet', size: 'icon' })}
    >
      <Eye className="size-4" aria-hidden="true" />
    </InnerLink>
  </span>
);

/** A word where there is room for it, a sign where there is not. */
const TrackButton = ({
  words,
  orderId,
  onClick,
}: {
  readonly words: string;
  readonly orderId: string;
  readonly onClick: () => void;
}) => (
  <Button
    size="small"
    title={words}
    aria-label={`${words} of order ${orderId}`}
    className="max-xl:w-7 max-xl:px-0 max-sm:w-9"
    onClick={onClick}
  >
    <Truck className="size-4 xl:hidden" aria-hidden="true" />
    <span className="max-xl:hidden">{words}</span>
  </Button>
);
