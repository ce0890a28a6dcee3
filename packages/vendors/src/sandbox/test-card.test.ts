import { describe, expect, test } from 'vitest';
import { judgeCard } from './test-card.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const card = (change: Partial<{ cardNumber: string; expiry: string; cvc: string }> = {}) =>
  judgeCard({ cardNumber: '4242424242424242', expiry: '12/34', cvc: '123', ...change }, NOW);

describe('a test card', () => {
  test.each([
    ['4242 4242 4242 4242', 'accepted'],
    ['4242-4242-4242-4242', 'accepted'],
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0025 0000 3155', 'asks_for_confirmation'],
    ['5555 5555 5555 4444', 'no_test_card'],
  ])('%s is %s', (cardNumber, kind) => {
    expect(card({ cardNumber })).toEqual({ kind });
  });

  test.each([
    '4242 4242 4242 4241',
    '4242',
    '',
    '0'.repeat(40),
    'four two',
    '４２４２４２４２４２４２４２４２',
  ])('the number %j is no card number', (cardNumber) => {
    expect(card({ cardNumber })).toMatchObject({ kind: 'invalid', field: 'cardNumber' });
  });

  test.each(['11/26', '1/27', '01/27', '12 / 34', '1234', '12/2034', ' 12-34 '])(
    'is good until the end of %j',
    (expiry) => expect(card({ expiry })).toEqual({ kind: 'accepted' }),
  );

  test.each(['10/26', '12/25', '13/30', '00/30', '12/1999', '12', '', 'soon'])(
    'is no longer good with the expiry %j',
    (expiry) => expect(card({ expiry })).toMatchObject({ kind: 'invalid', field: 'expiry' }),
  );

  test.each(['', '12', '1234', 'abc', '1.2'])('the security code %j is not right', (cvc) => {
    expect(card({ cvc })).toMatchObject({ kind: 'invalid', field: 'cvc' });
  });
});
