interface Testimonial {
  readonly name: string;
  readonly about: string;
  readonly words: string;
}

/** Sample voices: shown only with sample content on (decision D6). */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Rachel M.',
    about: 'mother of Noah, 5, Bristol',
    words:
      'He recognised his curls before I had said a word. “That is me! And that is my fox.” We have read it every night since it came.',
  },
  {
    name: 'David & Priya K.',
    about: 'parents of Anika, 7, Toronto',
    words:
      'I gave it one sentence about a lighthouse and a lost whale. What came back had a beginning, a middle and a proper ending, and my daughter in every picture.',
  },
  {
    name: 'Margaret O.',
    about: 'grandmother of two, Galway',
    words:
      'I wanted something nobody else would bring. The hardcover is heavy, the colours are deep, and the dedication made my son cry a little.',
  },
];
