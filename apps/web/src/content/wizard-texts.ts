import type { ArtStyle, ReadingAge } from '@bramblebook/contract/reading';

/** Shown one after another while the overlay stands (spec §2: five messages). */
export const FUN_FACTS: readonly string[] = [
  'Children who hear their own name in a story listen longer and remember more of it.',
  'The oldest picture book made for children was printed in 1658, and it taught Latin.',
  'A bedtime story a day adds up to more than a thousand books before school.',
  'Brambles flower and bear fruit at the same time: a whole story on one branch.',
  'Painters start with the darkest colours, so that the light can be found.',
];

/** Ideas to borrow on step 3. */
export const IDEAS: readonly string[] = [
  'A fox who has lost the moon, and needs a friend to find it',
  'A trip under the sea with a very old turtle',
  'The first day at school, with butterflies in the tummy',
  'A dragon who is afraid of the dark',
];

export const READING_AGE_LABELS: Record<ReadingAge, { label: string; hint: string }> = {
  '2-3': { label: '2–3 years', hint: 'A few words a page' },
  '4-5': { label: '4–5 years', hint: 'Two or three sentences' },
  '6-8': { label: '6–8 years', hint: 'A small paragraph' },
  '9-12': { label: '9–12 years', hint: 'A full page of story' },
};

export const ART_STYLE_LABELS: Record<ArtStyle, { label: string; hint: string }> = {
  gouache: { label: 'Gouache', hint: 'Rich, deep, full of light' },
  watercolour: { label: 'Watercolour', hint: 'Soft, airy, flowing' },
  'cut-paper': { label: 'Cut paper', hint: 'Bold shapes, crisp edges' },
};
