import { type Book, finalImageField } from '@bramblebook/contract/book';
import type { BookStatus } from '@bramblebook/contract/book-states';
import type { Format, Order } from '@bramblebook/contract/order';
import type { OrderStatus } from '@bramblebook/contract/order-states';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { expect, test } from 'vitest';
import { canApprove } from './approval.ts';

const bookWith = (pages: number, status: BookStatus = 'preview_ready'): Book => {
  const painted = ALL_PAGES.slice(0, pages).map((page) => [finalImageField(page), '/picture']);
  return { status, ...Object.fromEntries(painted) } as unknown as Book;
};
const orderOf = (format: Format, status: OrderStatus): Order =>
  ({ status, items: [{ format, quantity: 1, price: 1 }] }) as unknown as Order;

test('a paid order with a printed item is approved once every page of its book stands', () => {
  expect(canApprove(orderOf('hardcover', 'processing'), bookWith(30))).toBe(true);
  expect(canApprove(orderOf('softcover', 'paid'), bookWith(30))).toBe(true);
  expect(canApprove(orderOf('hardcover', 'processing'), bookWith(29))).toBe(false);
});

test('nothing is offered for digital, unpaid, ended or already approved orders', () => {
  expect(canApprove(orderOf('digital', 'processing'), bookWith(30))).toBe(false);
  for (const status of [
    'pending',
    'cancelled',
    'refunded',
    'approved',
    'printing',
    'shipped',
  ] as const)
    expect(canApprove(orderOf('hardcover', status), bookWith(30))).toBe(false);
  expect(canApprove(orderOf('hardcover', 'processing'), null)).toBe(false);
});

test('a further order of a book in print waits for its own approval', () => {
  expect(canApprove(orderOf('hardcover', 'processing'), bookWith(30, 'printed'))).toBe(true);
  expect(canApprove(orderOf('hardcover', 'processing'), bookWith(30, 'failed'))).toBe(false);
});
