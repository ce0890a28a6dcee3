import { expect, test } from 'vitest';
import { arrivalWords, expectedWords } from './arrival-words.ts';

test('the promise stands until the printing house says its days', () => {
  const estimatedDelivery = '2026-12-08T00:00:00.000Z';
  const arrival = { from: '2026-12-01', to: '2026-12-08' };
  expect(arrivalWords({ arrival: null })).toBe('in 7–14 business days');
  expect(expectedWords({ estimatedDelivery })).toBe('Expected by December 8, 2026.');
  expect(expectedWords({ estimatedDelivery, arrival })).toBe(
    'Expected between December 1, 2026 and December 8, 2026.',
  );
  expect(expectedWords({ estimatedDelivery: null, arrival: null })).toBeNull();
});
