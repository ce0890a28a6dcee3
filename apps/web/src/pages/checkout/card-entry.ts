/** Card fields as people type them. Nothing here is kept; the values go to the provider alone. */
export interface CardEntry {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}
export const EMPTY_CARD: CardEntry = { number: '', expiry: '', cvc: '' };

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Groups of four, as embossed on the card; at most 19 digits (ISO/IEC 7812). */
export const formatCardNumber = (typed: string): string =>
  digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Month and year as `MM/YY`; a first digit above 1 can only be a single month. */
export const formatExpiry = (typed: string): string => {
  const raw = digitsOf(typed);
  const digits = (/^[2-9]/.test(raw) ? `0${raw}` : raw).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

export const formatCvc = (typed: string): string => digitsOf(typed).slice(0, 4);

/** The check digit of a card number (ISO/IEC 7812-1, annex B). */
const hasCheckDigit = (digits: string): boolean => {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** What is wrong with each field of the card; empty when it can be sent. */
export const checkCard = (card: CardEntry, now: Date): Partial<Record<keyof CardEntry, string>> => {
  const digits = digitsOf(card.number);
  const [month = 0, year = 0] = card.expiry.split('/').map(Number);
  const wrong: Partial<Record<keyof CardEntry, string>> = {};
  if (digits.length < 12 || !hasCheckDigit(digits)) wrong.number = 'Please check the card number.';
  if (!/^\d\d\/\d\d$/.test(card.expiry) || month < 1 || month > 12)
    wrong.expiry = 'Please enter month and year, such as 08/29.';
  else if (new Date(2000 + year, month) <= now) wrong.expiry = 'This card has expired.';
  if (card.cvc.length < 3) wrong.cvc = 'Please enter the 3 or 4 digits.';
  return wrong;
};
