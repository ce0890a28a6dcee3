import { expect, test } from 'vitest';
import { acceptsAvif } from './accepts-avif.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true],
  ['image/webp, IMAGE/AVIF;q=0.5', true],
  ['image/webp,image/*,*/*;q=0.8', false],
  ['image/avif;q=0, image/webp', false],
  ['image/avif; q=0.000', false],
  ['image/avif;q=0.001', true],
  ['image/avifs', false],
  ['', false],
  [undefined, false],
])('%s: %s', (accept, takes) => {
  expect(acceptsAvif(accept)).toBe(takes);
});
