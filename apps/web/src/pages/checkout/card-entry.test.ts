import { expect, test } from 'vitest';
import { checkCard, formatCardNumber, formatCvc, formatExpiry } from './card-entry.ts';

const now = new Date(2026, 10, 20);

test('a number is grouped in fours while it is typed or pasted', () => {
  expect(formatCardNumber('42424')).toBe('4242 4');
  expect(formatCardNumber('4242-4242-4242-4242')).toBe('4242 4242 4242 4242');
  expect(formatCardNumber('4242 ')).toBe('4242');
  expect(formatCardNumber('1'.repeat(30))).toHaveLength(23);
});

test('month and year are parted by a stroke that can be erased again', () => {
  expect(formatExpiry('12')).toBe('12');
  expect(formatExpiry('123')).toBe('12/3');
  expect(formatExpiry('8')).toBe('08');
  expect(formatExpiry('08 / 29')).toBe('08/29');
  expect(formatCvc('12a345')).toBe('1234');
});

test('a card that can be charged passes; each wrong field is named', () => {
  const card = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' };
  expect(checkCard(card, now)).toEqual({});
  expect(checkCard({ ...card, number: '4242 4242 4242 4241' }, now)).toHaveProperty('number');
  expect(checkCard({ ...card, expiry: '10/26' }, now).expiry).toBe('This card has expired.');
  expect(checkCard({ ...card, expiry: '13/30' }, now)).toHaveProperty('expiry');
  expect(checkCard({ ...card, cvc: '12' }, now)).toHaveProperty('cvc');
});
