/**
 * What a parent agrees to, in the words of the check boxes. The version is stored with
 * every consent: change it whenever a word changes.
 */
export const CONSENT_WORDING = {
  version: '2026-11-20',
  email: 'I agree to e-mails about my books and orders: previews, completion and delivery.',
  phone: 'I agree to text messages about completion and delivery.',
  marketing: 'Now and then, send me offers and news. (Optional; you can stop them any time.)',
} as const;
