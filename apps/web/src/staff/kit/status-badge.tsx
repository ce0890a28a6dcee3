import { BOOK_STATES, type BookStatus } from '@bramblebook/contract/book-states';
import { ORDER_STATES, type OrderStatus } from '@bramblebook/contract/order-states';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

const TONES = {
  plain: 'bg-ink/7 text-ink',
  waiting: 'bg-honey-tint text-honey-deep',
  moving: 'bg-berry-tint text-berry-deep',
  good: 'bg-leaf-tint text-leaf-deep',
  wrong: 'bg-alarm-tint text-alarm',
} as const;
export type Tone = keyof typeof TONES;

/** What asks for staff's hands waits, what others work on moves. */
const ORDER_TONES: Readonly<Record<OrderStatus, Tone>> = {
  pending: 'plain',
  paid: 'moving',
  processing: 'moving',
  completed: 'good',
  approved_for_printing: 'waiting',
  sent_for_printing: 'moving',
  printed: 'waiting',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'plain',
  refunded: 'plain',
  approved: 'waiting',
  printing: 'moving',
  shipping: 'good',
};
const BOOK_TONES: Readonly<Record<BookStatus, Tone>> = {
  generating: 'moving',
  processing: 'moving',
  preview_ready: 'plain',
  approved_for_printing: 'waiting',
  sent_for_printing: 'moving',
  printed: 'waiting',
  shipped: 'good',
  delivered: 'good',
  failed: 'wrong',
  rejected: 'wrong',
};

/** A short word about a state. */
export const Badge = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 whitespace-nowrap rounded-sm px-1.5 py-0.5 font-semibold text-xs leading-4',
      TONES[tone],
    )}
  >
    {children}
  </span>
);

export const OrderBadge = ({ status }: { readonly status: OrderStatus }) => (
  <Badge tone={ORDER_TONES[status]}>{ORDER_STATES[status].label}</Badge>
);

export const BookBadge = ({ status }: { readonly status: BookStatus }) => (
  <Badge tone={BOOK_TONES[status]}>{BOOK_STATES[status].label}</Badge>
);
