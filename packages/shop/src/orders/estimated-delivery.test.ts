import { expect, test } from 'vitest';
import { addBusinessDays, estimatedDelivery } from './estimated-delivery.ts';

const friday = new Date('2026-11-20T15:00:00Z');

test('weekends do not count', () => {
  expect(addBusinessDays(friday, 1).toISOString()).toBe('2026-11-23T15:00:00.000Z');
  expect(addBusinessDays(friday, 5).toISOString()).toBe('2026-11-27T15:00:00.000Z');
  expect(addBusinessDays(new Date('2026-11-22T00:00:00Z'), 1).getUTCDay()).toBe(1);
});

test('a printed book is there 14 business days after its approval, or before that its payment', () => {
  const order = { hasPrinted: true, createdAt: friday, paidAt: null, approvedAt: null };
  expect(estimatedDelivery(order)?.toISOString()).toBe('2026-12-10T15:00:00.000Z');
  const approvedAt = new Date('2026-11-30T09:00:00Z');
  expect(estimatedDelivery({ ...order, paidAt: friday, approvedAt })?.toISOString()).toBe(
    '2026-12-18T09:00:00.000Z',
  );
  expect(estimatedDelivery({ ...order, hasPrinted: false })).toBeNull();
});
