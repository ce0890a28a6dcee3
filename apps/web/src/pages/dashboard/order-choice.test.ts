import type { OrderStatus } from '@bramblebook/contract/order-states';
import { expect, test } from 'vitest';
import { chooseOrders } from './order-choice.ts';

const order = (
  id: string,
  status: OrderStatus,
  other: { createdAt?: string; paymentIntentId?: string | null; bookId?: string } = {},
) => ({
  id,
  status,
  bookId: 'book',
  createdAt: '2026-11-01T10:00:00.000Z',
  paymentIntentId: 'pi',
  ...other,
});

const chosenId = (...orders: ReturnType<typeof order>[]) => chooseOrders(orders).map((o) => o.id);

test('completed goes before processing, shipped, pending and all others', () => {
  const worstFirst: OrderStatus[] = ['cancelled', 'pending', 'shipped', 'processing', 'completed'];
  for (let i = 1; i < worstFirst.length; i++)
    expect(
      chosenId(
        order('better', worstFirst[i]!),
        order('worse', worstFirst[i - 1]!, { createdAt: '2026-11-09T10:00:00.000Z' }),
      ),
    ).toEqual(['better']);
});

test('ties go to the newer order, then to the one having a payment intent', () => {
  expect(
    chosenId(
      order('old', 'paid'),
      order('new', 'delivered', { createdAt: '2026-11-02T10:00:00.000Z' }),
    ),
  ).toEqual(['new']);
  expect(
    chosenId(order('bare', 'pending', { paymentIntentId: null }), order('intent', 'pending')),
  ).toEqual(['intent']);
});

test('every book keeps one order, newest first', () => {
  expect(
    chosenId(
      order('a', 'pending', { createdAt: '2026-11-01T10:00:00.000Z', bookId: 'book-a' }),
      order('b', 'pending', { createdAt: '2026-11-03T10:00:00.000Z', bookId: 'book-b' }),
      order('b2', 'completed', { createdAt: '2026-11-02T10:00:00.000Z', bookId: 'book-b' }),
    ),
  ).toEqual(['b2', 'a']);
});
