import { expect, test } from 'vitest';
import { trackingLink } from './tracking-link.ts';

test('a parcel is followed at its address, or at a number that is one', () => {
  const url = 'https://www.ups.com/track?num=1Z';
  expect(trackingLink({ trackingUrl: url, trackingNumber: '1Z' })).toBe(url);
  expect(trackingLink({ trackingUrl: null, trackingNumber: url })).toBe(url);
  expect(trackingLink({ trackingUrl: null, trackingNumber: '1Z' })).toBeNull();
});

test('an address that could run a script is no link', () => {
  expect(trackingLink({ trackingUrl: 'javascript:alert(1)', trackingNumber: null })).toBeNull();
});
