import { expect, test } from 'vitest';
import { readRefundAmount } from './refund-amount.ts';

test('dollars are read as cents, however they are written', () => {
  for (const typed of ['49', '49.0', '49.00', '$49.00', ' 49.00 '])
    expect(readRefundAmount(typed, 10_000)).toBe(4900);
  expect(readRefundAmount('1,234.50', 200_000)).toBe(123_450);
  expect(readRefundAmount('0.29', 100)).toBe(29);
});

test('what cannot be given back is said', () => {
  expect(readRefundAmount('', 4900)).toBe('Please enter an amount such as 19.00.');
  expect(readRefundAmount('-5', 4900)).toBe('Please enter an amount such as 19.00.');
  expect(readRefundAmount('1e3', 4900)).toBe('Please enter an amount such as 19.00.');
  expect(readRefundAmount('19.005', 4900)).toBe('Please enter an amount such as 19.00.');
  expect(readRefundAmount('0.00', 4900)).toBe('Please enter more than $0.00.');
  expect(readRefundAmount('49.01', 4900)).toBe('At most $49.00 can be given back.');
});
