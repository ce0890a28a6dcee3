import { type Book, isReady } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import {
  BOOK_STATES,
  type BookStatus,
  isApproved,
  isBeingMade,
} from '@bramblebook/contract/book-states';
import { ORDER_STATES, type OrderStatus } from '@bramblebook/contract/order-states';
import type { BadgeTone } from '../ui/badge.tsx';

/** What a badge says of a book or an order, and how it looks. */
interface StateBadge {
  readonly tone: BadgeTone;
  readonly words: string;
}

const BOOK_TONES: Readonly<Record<BookStatus, BadgeTone>> = {
  generating: 'honey',
  processing: 'honey',
  preview_ready: 'leaf',
  approved_for_printing: 'leaf',
  sent_for_printing: 'leaf',
  printed: 'leaf',
  shipped: 'leaf',
  delivered: 'leaf',
  failed: 'alarm',
  rejected: 'alarm',
};

const ORDER_TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  pending: 'honey',
  paid: 'berry',
  processing: 'berry',
  completed: 'leaf',
  approved_for_printing: 'berry',
  sent_for_printing: 'berry',
  printed: 'berry',
  shipped: 'berry',
  delivered: 'leaf',
  cancelled: 'plain',
  refunded: 'plain',
  approved: 'berry',
  printing: 'berry',
  shipping: 'berry',
};

/** What the spec has certain screens say in place of the table's labels. */
const CREATING: StateBadge = { tone: 'honey', words: 'Creating...' };
const READY: StateBadge = { tone: 'leaf', words: 'Ready' };
const COMPLETED: StateBadge = { tone: 'plain', words: 'Completed' };
const ORDERED_COMPLETE: StateBadge = { tone: 'leaf', words: 'Complete' };
const ORDERED_APPROVED: StateBadge = { tone: 'leaf', words: 'Approved for printing' };
const ORDERED_READY: StateBadge = { tone: 'honey', words: 'Book preview ready for review!' };

/** A book's state by the table's own name. */
export const bookBadge = (status: BookStatus): StateBadge => ({
  tone: BOOK_TONES[status],
  words: BOOK_STATES[status].label,
});

/** An order's state by the table's own name. */
export const orderBadge = (status: OrderStatus): StateBadge => ({
  tone: ORDER_TONES[status],
  words: ORDER_STATES[status].label,
});

/** The preview's badge (spec §2): once the preview stands it stays 'Preview Ready'. */
export const previewBadge = ({ status }: Pick<Book, 'status'>): StateBadge =>
  bookBadge(bookCan.order({ status }) ? 'preview_ready' : status);

/** A book's badge on the parent's shelf (spec §2, "Your Books"). */
export const shelfBadge = (book: Book): StateBadge => {
  const making = isBeingMade(book.status);
  if (!bookCan.order(book)) return making ? CREATING : bookBadge(book.status);
  if (isReady(book)) return READY;
  if (making) return CREATING;
  return isApproved(book.status) ? COMPLETED : READY;
};

/** A book's badge on the order's page (spec §4, "Displayed state on the order page"): every approved one is ready. */
export const orderedBookBadge = (book: Book): StateBadge => {
  if (book.status === 'approved_for_printing') return ORDERED_APPROVED;
  const making = isBeingMade(book.status);
  if (!making && !bookCan.order(book)) return bookBadge(book.status);
  if (isReady(book)) return ORDERED_COMPLETE;
  return making ? bookBadge('generating') : ORDERED_READY;
};
