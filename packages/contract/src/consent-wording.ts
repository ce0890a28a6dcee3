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

/** What a parent agrees to before a model sees a child's photo; `maker` runs that model. */
export const PHOTO_CONSENT = {
  version: '2026-11-23',
  words: (maker: string): string =>
    `I allow this photo to be sent to ${maker}, to draw the hero of my book from it. Without this the hero is drawn from the looks you choose, and the photo goes nowhere. (Optional.)`,
} as const;
