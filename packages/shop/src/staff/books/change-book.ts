import { BOOK_STATES, type BookStatus } from '@bramblebook/contract/book-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { allOrNothing } from '../../database/all-or-nothing.ts';
import type { Transaction } from '../../database/open-database.ts';
import type { BookRow } from '../../database/schema/books.ts';
import { thenTell } from '../../shelf/book-changes.ts';
import { lockBookById } from '../../shelf/find-book.ts';
import type { Shop } from '../../shop.ts';
import { keepActKey } from '../act-key.ts';
import { refuseStale } from '../changed-meanwhile.ts';
import type { StaffMember } from '../staff-member.ts';

/** A book to change: which, as which version it was seen, under which key. */
export interface WantedBook {
  readonly bookId: string;
  readonly version?: number | undefined;
  readonly key?: string | undefined;
  /** The act in words that are the same whenever it is asked again. */
  readonly asked: string;
}

/** Refuses where the book is another one now than was seen. */
export const refuseStaleBook = (
  tx: Transaction,
  version: number | undefined,
  { id, status, childName, version: now }: BookRow,
): Promise<Refused | null> => refuseStale(tx, version, { id, status, childName, version: now });

/**
 * Does an act of staff on a book in one transaction: on the version that was seen, and
 * once for its key. Refuses with `book_not_found` and `changed_meanwhile`, and with what
 * the act itself refuses, which then has changed nothing.
 */
export const changeStaffBook = async (
  shop: Shop,
  by: StaffMember,
  wanted: WantedBook,
  act: (tx: Transaction, book: BookRow) => Promise<{ ok: true } | Refused>,
): Promise<{ ok: true } | Refused> => {
  const { bookId, version, key, asked } = wanted;
  return thenTell((tell) =>
    allOrNothing<{ ok: true }>(shop.db, async (tx) => {
      const book = await lockBookById(tx, bookId);
      if (!book) return refuse('book_not_found');
      const kept = await keepActKey(shop, tx, by, { key, asked: `${asked} ${bookId}` });
      if (kept === 'done') return { ok: true };
      if (kept !== 'new') return kept;
      const done = (await refuseStaleBook(tx, version, book)) ?? (await act(tx, book));
      if (done.ok) tell(bookId);
      return done;
    }),
  );
};

/** Refuses with what is possible from where the book is. */
export const refuseBookState = (status: BookStatus): Refused => {
  const { label, next } = BOOK_STATES[status];
  const names = next.map((to) => BOOK_STATES[to].label);
  const last = names.at(-1);
  const choice = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
  return refuse('wrong_state', {
    message: choice
      ? `This book is ${label}. From there it can only become ${choice}.`
      : `This book is ${label}. Nothing can follow from there.`,
  });
};
