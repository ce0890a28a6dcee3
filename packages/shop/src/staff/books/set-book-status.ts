import { bookCan } from '@bramblebook/contract/book-can';
import type { BookStatus } from '@bramblebook/contract/book-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { Transaction } from '../../database/open-database.ts';
import type { BookRow } from '../../database/schema/books.ts';
import { bookApprovalOpenUntil } from '../../shelf/approval-open.ts';
import type { Shop } from '../../shop.ts';
import { staffActor } from '../../states/actor.ts';
import { moveBook } from '../../states/moves.ts';
import { writeAudit } from '../audit.ts';
import { wrongTrackingNumber } from '../orders/track-order.ts';
import type { StaffMember } from '../staff-member.ts';
import { changeStaffBook, refuseBookState } from './change-book.ts';

interface Wanted {
  readonly status: BookStatus;
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
}

/** What staff may bring a book to, and from where: forward, and back while nothing has left the house. */
const isPossible = (book: BookRow, to: BookStatus, isApprovalOpen: boolean): boolean => {
  const { status } = book;
  if (to === 'sent_for_printing')
    return bookCan.takeBackPrinted(book) || bookCan.sendToPrint({ status, isApprovalOpen });
  if (to === 'printed') return bookCan.markPrinted(book);
  if (to === 'shipped') return bookCan.ship(book);
  if (to === 'delivered') return bookCan.markDelivered(book);
  return to === 'approved_for_printing' && bookCan.takeBackSending(book);
};

/** What is missing to ship a book; null when nothing is (spec §5). */
const missingToShip = ({ trackingNumber, trackingUrl }: Wanted): Refused | null => {
  const fields: Record<string, string> = {};
  const wrong = wrongTrackingNumber(trackingNumber ?? '');
  if (wrong) fields.trackingNumber = wrong;
  if (!trackingUrl) fields.trackingUrl = 'Please enter the tracking address.';
  const [message] = Object.values(fields);
  return message ? refuse('malformed', { message, fields }) : null;
};

const move = async (
  shop: Shop,
  tx: Transaction,
  by: StaffMember,
  { book, wanted }: { readonly book: BookRow; readonly wanted: Wanted },
): Promise<{ ok: true } | Refused> => {
  const { status: to, trackingNumber, trackingUrl } = wanted;
  const openUntil = await bookApprovalOpenUntil(shop, tx, book.id);
  if (openUntil && to === 'sent_for_printing' && book.status === 'approved_for_printing')
    return refuse('approval_still_open', { current: { openUntil: openUntil.toISOString() } });
  if (!isPossible(book, to, openUntil !== null)) return refuseBookState(book.status);
  const missing = to === 'shipped' ? missingToShip(wanted) : null;
  if (missing) return missing;
  const moved = await moveBook(shop, tx, {
    id: book.id,
    to,
    actor: staffActor(by),
    ...(to === 'shipped' && { setOnOrders: { trackingNumber, trackingUrl } }),
  });
  if (!moved.ok) return refuseBookState(book.status);
  await writeAudit(shop, tx, by, {
    what: 'book.status',
    subject: ['book', book.id],
    before: { status: book.status },
    after: { status: to, ...(to === 'shipped' && { trackingNumber, trackingUrl }) },
  });
  return { ok: true };
};

/**
 * Brings a book to the printer and on, or a step back; its orders go with it. Shipping
 * needs a tracking number and its address. Refuses with `approval_still_open` while its
 * parent can take the approval back, and otherwise with what is possible.
 */
export const setBookStatus = (
  shop: Shop,
  by: StaffMember,
  asked: Wanted & {
    readonly bookId: string;
    readonly version?: number | undefined;
    readonly key?: string | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const { bookId, version, key, ...wanted } = asked;
  const act = { bookId, version, key, asked: `status ${wanted.status}` };
  return changeStaffBook(shop, by, act, (tx, book) => move(shop, tx, by, { book, wanted }));
};

/** The same for many books: what can be moved is moved, the rest is named with its reason. */
export const setBookStatuses = async (
  shop: Shop,
  by: StaffMember,
  asked: {
    readonly bookIds: readonly string[];
    readonly status: BookStatus;
    readonly key?: string | undefined;
  },
) => {
  const rejected: { bookId: string; reason: string }[] = [];
  const bookIds = [...new Set(asked.bookIds)];
  for (const bookId of bookIds) {
    const key = asked.key && `${asked.key}/${bookId}`;
    const done = await setBookStatus(shop, by, { bookId, status: asked.status, key });
    if (!done.ok) rejected.push({ bookId, reason: done.message });
  }
  return { updated: bookIds.length - rejected.length, rejected };
};
