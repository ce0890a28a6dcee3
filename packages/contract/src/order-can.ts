import { isPaid, isPastApproval, isPastShipping, type OrderStatus } from './order-states.ts';

/** What has to be known of an order to say what may be done with it. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly hasPrinted: boolean;
  /** Whether its approval can still be taken back (decision D15). */
  readonly isApprovalOpen: boolean;
  /** What was paid less what was given back, in cents. */
  readonly refundableCents: number;
}

type Rule<Needed extends keyof OrderFacts = 'status'> = (
  order: Pick<OrderFacts, Needed>,
) => boolean;

const when =
  (...statuses: readonly OrderStatus[]): Rule =>
  ({ status }) =>
    statuses.includes(status);

const isApprovedOnly = when('approved_for_printing', 'approved');

/**
 * What may be done with an order, one rule an act. Commands, buttons and jobs all ask
 * here; `ORDER_STATES` says where an act leads.
 */
export const orderCan = {
  /** Be paid, or have its cart changed. */
  pay: when('pending'),
  /** Have its book approved for printing. */
  approve: ((order) =>
    order.hasPrinted && isPaid(order.status) && !isPastApproval(order.status)) satisfies Rule<
    'status' | 'hasPrinted'
  >,
  /** Have that approval taken back, while it is open (decision D15). */
  withdrawApproval: ((order) => isApprovedOnly(order) && order.isApprovalOpen) satisfies Rule<
    'status' | 'isApprovalOpen'
  >,
  /** Have its address corrected: until the printer has it. */
  correctAddress: ((order) =>
    order.hasPrinted &&
    isPaid(order.status) &&
    (!isPastApproval(order.status) || isApprovedOnly(order))) satisfies Rule<
    'status' | 'hasPrinted'
  >,
  sendToPrint: ((order) => isApprovedOnly(order) && !order.isApprovalOpen) satisfies Rule<
    'status' | 'isApprovalOpen'
  >,
  markPrinted: when('sent_for_printing', 'printing'),
  /** Be set to shipped: from the approval on, until its parcel has left. */
  ship: (({ status }) => isPastApproval(status) && !isPastShipping(status)) satisfies Rule,
  /** Have a tracking number added or corrected: from the approval on (decision D9). */
  addTracking: ((order) => order.hasPrinted && isPastApproval(order.status)) satisfies Rule<
    'status' | 'hasPrinted'
  >,
  markDelivered: when('shipped', 'shipping'),
  /** Go a step back, to the approval: staff's slip of the hand. */
  takeBackSending: when('sent_for_printing'),
  /** Go a step back, to the printer. */
  takeBackPrinted: when('printed'),
  /** Be cancelled: until the printer has it. */
  cancel: when('pending', 'paid', 'processing', 'approved_for_printing', 'approved'),
  /** Have money given back: whatever of it is left. */
  refund: ((order) => order.status !== 'pending' && order.refundableCents > 0) satisfies Rule<
    'status' | 'refundableCents'
  >,
  /** Be left without its customer: nothing has to reach anybody any more. */
  outliveCustomer: when('pending', 'completed', 'delivered', 'cancelled', 'refunded'),
} as const;
