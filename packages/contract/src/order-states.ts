import * as z from 'zod/mini';
import type { StateTable } from './state-table.ts';

export const ORDER_STATUSES = [
  'pending',
  'paid',
  'processing',
  'completed',
  'approved_for_printing',
  'sent_for_printing',
  'printed',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
  // Older names: read and labelled, never set (decision D9).
  'approved',
  'printing',
  'shipping',
] as const;
export const orderStatusSchema = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/**
 * The life of an order (decision D5): digital only ends in `completed`; with a
 * printed item it goes through approval, printing and shipping to `delivered`. The steps
 * back are those of its book.
 */
export const ORDER_STATES: StateTable<OrderStatus> = {
  pending: { label: 'Pending', next: ['paid', 'cancelled'] },
  paid: { label: 'Paid', next: ['processing', 'cancelled', 'refunded'] },
  processing: {
    label: 'Processing',
    next: ['completed', 'approved_for_printing', 'cancelled', 'refunded'],
  },
  completed: { label: 'Completed', next: ['refunded'] },
  approved_for_printing: {
    label: 'Approved for Printing',
    next: ['sent_for_printing', 'processing', 'shipped', 'cancelled', 'refunded'],
  },
  sent_for_printing: {
    label: 'Sent to Printer',
    next: ['printed', 'approved_for_printing', 'shipped', 'refunded'],
  },
  printed: { label: 'Printed', next: ['shipped', 'sent_for_printing', 'refunded'] },
  shipped: { label: 'Shipped', next: ['delivered', 'refunded'] },
  delivered: { label: 'Delivered', next: ['refunded'] },
  cancelled: { label: 'Cancelled', next: ['refunded'] },
  // The money came back to the shop: called off still, and to be given back another way.
  refunded: { label: 'Refunded', next: ['cancelled'] },
  approved: { label: 'Approved', next: ['sent_for_printing', 'shipped', 'cancelled', 'refunded'] },
  printing: { label: 'Printing', next: ['printed', 'shipped', 'refunded'] },
  shipping: { label: 'Shipping', next: ['delivered', 'refunded'] },
};

/** Older names that can be read but never set. */
export const LEGACY_ORDER_STATUSES: readonly OrderStatus[] = ['approved', 'printing', 'shipping'];

/** Whether the money for an order in this status has arrived (and was not given back). */
export const isPaid = (status: OrderStatus): boolean =>
  status !== 'pending' && status !== 'cancelled' && status !== 'refunded';

/** Every status of an order whose money is there. */
export const PAID_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(isPaid);

/** Whether printing of an order in this status was approved or is past that. */
export const isPastApproval = (status: OrderStatus): boolean => PAST_APPROVAL.includes(status);

const PAST_APPROVAL: readonly OrderStatus[] = [
  'approved',
  'approved_for_printing',
  'printing',
  'sent_for_printing',
  'printed',
  'shipping',
  'shipped',
  'delivered',
];
const PAST_SENT: readonly OrderStatus[] = [
  'printing',
  'sent_for_printing',
  'printed',
  'shipping',
  'shipped',
  'delivered',
];
const PAST_SHIPPED: readonly OrderStatus[] = ['shipping', 'shipped', 'delivered'];

/** Whether a parcel of an order in this status has left the printer. */
export const isPastShipping = (status: OrderStatus): boolean => PAST_SHIPPED.includes(status);

/** Whether everything ordered has reached the customer. */
export const isDone = (status: OrderStatus): boolean =>
  status === 'completed' || status === 'delivered';

/** Whether the order ended without anything being made for it. */
export const isCalledOff = (status: OrderStatus): boolean =>
  status === 'cancelled' || status === 'refunded';

/** Whether an order leaves this status by itself, as soon as the payment and its making answer. */
export const isPassing = (status: OrderStatus): boolean =>
  status === 'pending' || status === 'paid';

export interface TrackerStep {
  readonly label: string;
  readonly done: boolean;
}

/** The steps a parent follows an order by (spec §4, "Tracker steps"). */
export const trackerSteps = (order: {
  readonly status: OrderStatus;
  readonly hasPrinted: boolean;
  readonly bookReady: boolean;
}): readonly TrackerStep[] => {
  const { status, bookReady } = order;
  const placed = { label: 'Order Placed', done: true };
  const creating = { label: 'Creating Book', done: bookReady };
  if (!order.hasPrinted)
    return [placed, creating, { label: 'Ready to Download', done: bookReady && isPaid(status) }];
  return [
    placed,
    creating,
    { label: 'Ready for Review', done: bookReady },
    { label: 'Approved for Printing', done: PAST_APPROVAL.includes(status) },
    { label: 'Sent to Printer', done: PAST_SENT.includes(status) },
    { label: 'Shipped', done: PAST_SHIPPED.includes(status) },
    { label: 'Delivered', done: status === 'delivered' },
  ];
};

const DASHBOARD_RANKS: Partial<Record<OrderStatus, number>> = {
  completed: 4,
  processing: 3,
  shipped: 2,
  pending: 1,
};

/** Which of several orders of one book the dashboard shows (spec §4, "Dashboard order choice"). */
export const dashboardRank = (status: OrderStatus): number => DASHBOARD_RANKS[status] ?? 0;

/** Staff's list filter (decision D5). */
export const STAFF_FILTERS = {
  pending: ['pending'],
  processing: [
    'paid',
    'processing',
    'approved',
    'approved_for_printing',
    'printing',
    'sent_for_printing',
    'printed',
  ],
  shipped: ['shipping', 'shipped'],
  completed: ['completed', 'delivered'],
} as const satisfies Record<string, readonly OrderStatus[]>;
