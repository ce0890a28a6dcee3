import { describe, expect, test } from 'vitest';
import { BOOK_STATES, BOOK_STATUSES } from './book-states.ts';
import {
  LEGACY_ORDER_STATUSES,
  ORDER_STATES,
  ORDER_STATUSES,
  type OrderStatus,
  STAFF_FILTERS,
  trackerSteps,
} from './order-states.ts';
import { mayMove, reachable } from './state-table.ts';

describe('the life of a book', () => {
  test('every status can be reached from a new book', () => {
    expect([...reachable(BOOK_STATES, 'generating')].sort()).toEqual([...BOOK_STATUSES].sort());
  });

  test('a book in print is never painted again', () => {
    for (const status of ['sent_for_printing', 'printed', 'shipped'] as const) {
      expect(mayMove(BOOK_STATES, status, 'generating')).toBe(false);
      expect(mayMove(BOOK_STATES, status, 'processing')).toBe(false);
    }
  });
});

describe('the life of an order', () => {
  test('every status but the older names can be reached from a new order', () => {
    const expected = ORDER_STATUSES.filter((status) => !LEGACY_ORDER_STATUSES.includes(status));
    expect([...reachable(ORDER_STATES, 'pending')].sort()).toEqual([...expected].sort());
  });

  test('nothing is made or printed before the money is there', () => {
    expect(ORDER_STATES.pending.next).toEqual(['paid', 'cancelled']);
  });

  test('what is refunded is never made again, also when the money comes back', () => {
    expect([...reachable(ORDER_STATES, 'refunded')].sort()).toEqual(['cancelled', 'refunded']);
  });

  test('every status has a label and belongs to at most one staff filter', () => {
    for (const status of ORDER_STATUSES) {
      expect(ORDER_STATES[status].label).toMatch(/\S/);
      const filters = Object.values(STAFF_FILTERS).filter((list: readonly OrderStatus[]) =>
        list.includes(status),
      );
      expect(filters.length).toBeLessThanOrEqual(1);
    }
  });
});

describe('the tracker', () => {
  const done = (steps: ReturnType<typeof trackerSteps>) =>
    steps.filter((step) => step.done).map((step) => step.label);

  test('a digital order has three steps and ends with the download', () => {
    const order = { status: 'completed', hasPrinted: false, bookReady: true } as const;
    expect(trackerSteps(order).map((step) => step.label)).toEqual([
      'Order Placed',
      'Creating Book',
      'Ready to Download',
    ]);
    expect(done(trackerSteps(order))).toHaveLength(3);
    expect(done(trackerSteps({ ...order, status: 'paid', bookReady: false }))).toEqual([
      'Order Placed',
    ]);
  });

  test('an unpaid order is never ready to download', () => {
    expect(
      done(trackerSteps({ status: 'pending', hasPrinted: false, bookReady: true })),
    ).not.toContain('Ready to Download');
  });

  test('a printed order gains a step with every move along its path', () => {
    const path: OrderStatus[] = [
      'processing',
      'approved_for_printing',
      'sent_for_printing',
      'shipped',
      'delivered',
    ];
    const counts = path.map(
      (status) => done(trackerSteps({ status, hasPrinted: true, bookReady: true })).length,
    );
    expect(counts).toEqual([3, 4, 5, 6, 7]);
  });
});
