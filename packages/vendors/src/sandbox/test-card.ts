/** What the sandbox does with a card: three numbers mean something, as at the real providers. */
export type CardOutcome =
  | { readonly kind: 'accepted' | 'declined' | 'asks_for_confirmation' | 'no_test_card' }
  /** `field` is wrong in the way that `sentence` says; nothing was tried. */
  | {
      readonly kind: 'invalid';
      readonly field: 'cardNumber' | 'expiry' | 'cvc';
      readonly sentence: string;
    };

const ACCEPTED = '4242424242424242';
const DECLINED = '4000000000000002';
const ASKS_FOR_CONFIRMATION = '4000002500003155';

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** The first moment the card is no longer good, from `MM/YY` or `MM/YYYY`; null when it is no month. */
const endOf = (expiry: string): Date | null => {
  const match = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(expiry.trim());
  return match ? new Date(Date.UTC(2000 + Number(match[2]), Number(match[1]), 1)) : null;
};

const invalid = (
  field: 'cardNumber' | 'expiry' | 'cvc',
  sentence: string,
): CardOutcome & { kind: 'invalid' } => ({ kind: 'invalid', field, sentence });

/**
 * Judges a card as typed; spaces and dashes in the number are fine. Any other
 * well-formed number is no test card: a test shop takes no real ones.
 */
export const judgeCard = (
  card: { readonly cardNumber: string; readonly expiry: string; readonly cvc: string },
  now: Date,
): CardOutcome => {
  const number = card.cardNumber.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    return invalid('cardNumber', 'The card number is not right. Nothing was charged.');
  const end = endOf(card.expiry);
  if (!end) return invalid('expiry', 'The expiry date is not right. Nothing was charged.');
  if (end <= now) return invalid('expiry', 'The card has expired. Nothing was charged.');
  const cvcDigits = /^3[47]/.test(number) ? 4 : 3;
  if (!/^\d+$/.test(card.cvc.trim()) || card.cvc.trim().length !== cvcDigits)
    return invalid('cvc', 'The security code is not right. Nothing was charged.');
  if (number === ACCEPTED) return { kind: 'accepted' };
  if (number === ASKS_FOR_CONFIRMATION) return { kind: 'asks_for_confirmation' };
  return { kind: number === DECLINED ? 'declined' : 'no_test_card' };
};
