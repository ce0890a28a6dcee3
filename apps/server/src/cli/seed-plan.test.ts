import { BOOK_STATUSES } from '@bramblebook/contract/book-states';
import { LEGACY_ORDER_STATUSES, ORDER_STATUSES } from '@bramblebook/contract/order-states';
import { expect, test } from 'vitest';
import { SEED_BOOKS, type SeedBook } from './seed-plan.ts';

const ordersOf = (book: SeedBook) => (book.orders ?? []).map(({ status }) => status);

/** Where the plan leaves a book: its first order takes it along once that is printed or made. */
const leftAt = (book: SeedBook): string => {
  const [status] = ordersOf(book);
  const isTaken = status && (BOOK_STATUSES as readonly string[]).includes(status);
  return book.left ?? (isTaken ? status : 'preview_ready');
};

test('the seeded shop has books in every state', () => {
  expect(new Set(SEED_BOOKS.map(leftAt))).toEqual(new Set(BOOK_STATUSES));
});

test('the seeded shop has orders in every state that lasts', () => {
  const lasting = ORDER_STATUSES.filter(
    (status) => status !== 'paid' && !LEGACY_ORDER_STATUSES.includes(status),
  );
  expect(new Set(SEED_BOOKS.flatMap(ordersOf))).toEqual(new Set(lasting));
});
