import * as z from 'zod/mini';
import type { StateTable } from './state-table.ts';

export const BOOK_STATUSES = [
  'generating',
  'processing',
  'preview_ready',
  'approved_for_printing',
  'sent_for_printing',
  'printed',
  'shipped',
  'delivered',
  'failed',
  'rejected',
] as const;
export const bookStatusSchema = z.enum(BOOK_STATUSES);
export type BookStatus = z.infer<typeof bookStatusSchema>;

/**
 * The life of a book (spec §4, decision D2). `generating` makes the preview,
 * `processing` the full book; a delivered book may be approved again for a reorder. Steps
 * back: the parent's way back from an approval (D15), also to `delivered` where it was for
 * a reorder, and staff's from a slip of the hand while nothing has left the house.
 */
export const BOOK_STATES: StateTable<BookStatus> = {
  generating: { label: 'Generating...', next: ['preview_ready', 'failed', 'rejected'] },
  preview_ready: {
    label: 'Preview Ready',
    next: ['generating', 'processing', 'approved_for_printing'],
  },
  processing: { label: 'Making the full book', next: ['preview_ready', 'failed'] },
  approved_for_printing: {
    label: 'Approved for Printing',
    next: ['sent_for_printing', 'preview_ready', 'delivered'],
  },
  sent_for_printing: { label: 'Sent to Printer', next: ['printed', 'approved_for_printing'] },
  printed: { label: 'Printed', next: ['shipped', 'sent_for_printing'] },
  shipped: { label: 'Shipped', next: ['delivered'] },
  delivered: { label: 'Delivered', next: ['approved_for_printing'] },
  failed: { label: 'Needs another try', next: ['generating', 'processing'] },
  rejected: { label: 'Not possible', next: [] },
};

/** Statuses in which making is under way: pages poll or listen while it lasts. */
export const isBeingMade = (status: BookStatus): boolean =>
  status === 'generating' || status === 'processing';

/** Statuses in which its making came to nothing, so that staff have to see to it. */
export const TROUBLED_BOOKS = ['failed', 'rejected'] as const satisfies readonly BookStatus[];

/** Statuses in which the book's contents are fixed because its printing is approved. */
export const isApproved = (status: BookStatus): boolean =>
  status === 'approved_for_printing' ||
  status === 'sent_for_printing' ||
  status === 'printed' ||
  status === 'shipped' ||
  status === 'delivered';
