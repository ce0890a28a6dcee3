import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A phone in E.164, from any common way of writing it; US without a country's prefix. Null when it is none. */
export const readPhone = (text: string): string | null => {
  const international = text.trim().replace(/^(00|011)(?=[\s\d])/, '+');
  const phone = parsePhoneNumberFromString(international, 'US');
  return phone?.isPossible() && !phone.ext ? phone.number : null;
};

/** An e-mail as it is stored and compared. */
export const readEmail = (text: string): string => text.trim().toLowerCase();

export type Identifier =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string };

/** What a parent signs in by: an e-mail, or a phone. What is neither is kept as it was written, and found nowhere. */
export const readIdentifier = (text: string): Identifier =>
  text.includes('@')
    ? { kind: 'email', value: readEmail(text) }
    : { kind: 'phone', value: readPhone(text) ?? text.trim() };
