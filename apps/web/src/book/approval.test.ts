import { type Book, finalImageField, finalTextField } from '@bramblebook/contract/book';
import type { BookStatus } from '@bramblebook/contract/book-states';
import type { Format, Order } from '@bramblebook/contract/order';
import type { OrderStatus } from '@bramblebook/contract/order-states';
import { expect, test } from 'vitest';
import { canApprove } from './approval.ts';

const bookWith = (textPages: number, status: BookStatus = 'preview_ready'): Book => {
  const pages = Array.from({ length: textPages }, (_, i) => i + 6).flatMap((page) => [
    [finalImageField(page), '/picture'],
    [finalTextField(page), 'Once upon a time'],
  ]);
  return { status, ...Object.fromEntries(pages) } as unknown as Book;
};
const orderOf = (format: Format, status: OrderStatus): Order =>
  ({ status, items: [{ format, quantity: 1, price: 1 }] }) as unknown as Order;

test('a paid order with a printed item is approved once its book is ready', () => {
  expect(canApprove(orderOf('hardcover', 'processing'), bookWith(15))).toBe(true);
  expect(canApprove(orderOf('softcover', 'paid'), bookWith(21))).toBe(true);
  expect(canApprove(orderOf('hardcover', 'processing'), bookWith(14))).toBe(false);
});

test('nothing is offered for digital, unpaid, ended or already approved orders', () => {
  expect(canApprove(orderOf('digital', 'processing'), bookWith(21))).toBe(false);
  for (const status of [
    'pending',
    'cancelled',
    'refunded',
    'approved',
    'printing',
    'shipped',
  ] as const)
    expect(canApprove(orderOf('hardcover', status), bookWith(21))).toBe(false);
  expect(canApprove(orderOf('hardcover', 'processing'), bookWith(21, 'printed'))).toBe(false);
  expect(canApprove(orderOf('hardcover', 'processing'), null)).toBe(false);
});
