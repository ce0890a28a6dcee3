/** What a voice would stumble over or read out by name, and what it is given instead. */
const SAID: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '…': '...',
  '–': ', ',
  '—': ', ',
  '\n': ' ',
  '\u00ad': '',
};

/** A text as a voice is given it. */
export interface SpokenText {
  readonly text: string;
  /** The offset in the original of an offset in `text`; of one behind the end, the original's length. */
  readonly originalAt: (offset: number) => number;
}

/**
 * A text in letters that every voice reads well. Voices tell where they are by offsets of what
 * they were given; `originalAt` leads those back to the text as it is printed.
 */
export const spokenText = (original: string): SpokenText => {
  const places: number[] = [];
  let text = '';
  for (let at = 0; at < original.length; at += 1) {
    const letter = original.charAt(at);
    const said = SAID[letter] ?? letter;
    text += said;
    for (let i = 0; i < said.length; i += 1) places.push(at);
  }
  return { text, originalAt: (offset) => places[offset] ?? original.length };
};
