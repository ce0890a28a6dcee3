import type { Stretch } from '../../../book/lit-words.tsx';

const trimmed = (text: string, start: number, end: number): Stretch => {
  const part = text.slice(start, end);
  return {
    start: start + (part.length - part.trimStart().length),
    end: start + part.trimEnd().length,
  };
};

/** What goes on in small letters is no sentence of its own: “Look!” said Mia. */
const GOES_ON = /^\p{Ll}/u;

/**
 * The sentences of a text in reading order, without the white space around them. `language` is
 * a BCP 47 tag. A new line ends one, as it does between a title and what stands under it.
 */
export const sentencesOf = (text: string, language: string): Stretch[] => {
  const sentences: Stretch[] = [];
  for (const { index, segment } of new Intl.Segmenter(language, {
    granularity: 'sentence',
  }).segment(text)) {
    const { start, end } = trimmed(text, index, index + segment.length);
    const before = sentences.at(-1);
    if (before && GOES_ON.test(text.slice(start, end)))
      sentences[sentences.length - 1] = { start: before.start, end };
    else if (end > start) sentences.push({ start, end });
  }
  return sentences;
};

/** The sentence around an offset, or the next one behind it; null behind the last. */
export const sentenceAt = (text: string, offset: number, language: string): Stretch | null =>
  sentencesOf(text, language).find(({ end }) => end > offset) ?? null;

/** The word around an offset, or the next one behind it; null where no word comes. */
export const wordAt = (text: string, offset: number, language: string): Stretch | null => {
  for (const { index, segment, isWordLike } of new Intl.Segmenter(language, {
    granularity: 'word',
  }).segment(text))
    if (isWordLike && index + segment.length > offset)
      return { start: index, end: index + segment.length };
  return null;
};
