import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only what differs is named', () => {
  expect(
    changedFields(
      { status: 'printed', version: 3, carrier: null },
      { status: 'shipped', version: 3, carrier: 'UPS' },
    ),
  ).toEqual([
    { name: 'status', before: 'printed', after: 'shipped' },
    { name: 'carrier', before: '–', after: 'UPS' },
  ]);
});

test('what came or went stands against nothing', () => {
  expect(changedFields(null, { role: 'support' })).toEqual([
    { name: 'role', before: '–', after: 'support' },
  ]);
  expect(changedFields({ note: 'x' }, undefined)).toEqual([
    { name: 'note', before: 'x', after: '–' },
  ]);
});

test('values that are no records stand by themselves', () => {
  expect(changedFields('a', 'b')).toEqual([{ name: '', before: 'a', after: 'b' }]);
  expect(changedFields(['a'], ['a'])).toEqual([]);
  expect(changedFields(undefined, undefined)).toEqual([]);
});

test('what lies deeper is written out', () => {
  expect(changedFields({ to: { city: 'Leeds' } }, { to: { city: 'York' } })).toEqual([
    { name: 'to', before: '{"city":"Leeds"}', after: '{"city":"York"}' },
  ]);
});

test('money is said as money', () => {
  expect(changedFields(null, { cents: 4900, refundedCents: 0 })).toEqual([
    { name: 'cents', before: '–', after: '$49.00' },
    { name: 'refundedCents', before: '–', after: '$0.00' },
  ]);
});
