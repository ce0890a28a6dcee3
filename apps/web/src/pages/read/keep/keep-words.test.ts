import { expect, test } from 'vitest';
import { megabytes, whyNotKept } from './keep-words.ts';

test('a size is told as devices tell it', () => {
  expect(megabytes(4_240_000)).toBe('4.2 MB');
  expect(megabytes(300)).toBe('0.1 MB');
});

test('a full device and a lost network are told apart', () => {
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  expect(whyNotKept(full, 4_200_000)).toContain('Free 4.2 MB and try again');
  expect(whyNotKept(new TypeError('Failed to fetch'), 1)).toContain('check your connection');
});
