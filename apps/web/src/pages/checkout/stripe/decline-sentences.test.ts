import { expect, test } from 'vitest';
import { declineSentence } from './decline-sentences.ts';

test('a declined card is told by its reason, a stolen one like any other, and never as charged', () => {
  expect(declineSentence({ code: 'card_declined', decline_code: 'insufficient_funds' })).toBe(
    'There is not enough money on this card. Please use another one. Nothing was charged.',
  );
  expect(declineSentence({ code: 'expired_card' })).toContain('has expired');
  const plain = declineSentence({ code: 'card_declined', decline_code: 'generic_decline' });
  expect(plain).toBe('Your card was declined. Please use another one. Nothing was charged.');
  expect(declineSentence({ code: 'card_declined', decline_code: 'stolen_card' })).toBe(plain);
});
