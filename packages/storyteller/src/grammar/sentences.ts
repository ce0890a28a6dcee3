import { remembered } from './remembered.ts';

const SENTENCE_END = /(?<=[.!?…][”’)]?)\s+(?=[“‘(]?[\p{Lu}\p{Lo}\p{N}])/u;

/** The sentences of a text, in order. A quotation's “!” or “?” before a small letter ends none. */
export const sentencesOf = remembered((text): readonly string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== ''),
);

/** How many words a text has: runs of letters or digits between white space; a lone dash is none. */
export const countWords = remembered((text): number => {
  let words = 0;
  for (const part of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(part)) words += 1;
  return words;
});

/** Tells one sentence from another: small letters, no punctuation. */
export const sentenceKey = remembered((sentence): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim(),
);

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const asWords = remembered(
  (words) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'u'),
);

/** Whether the words stand in the text as words: “hen”, and not a part of “then”. */
export const hasWords = (text: string, words: string): boolean =>
  // Most texts do not, and building the pattern costs more than looking.
  text.includes(words) && asWords(words).test(text);
