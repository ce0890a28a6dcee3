import { hasGlyph } from './shaping.ts';
import { type Cut, scriptCuts, type Typeface } from './typefaces.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
// Joiners and variation selectors shape their neighbours and need no glyph.
const SHAPING_ONLY = /\u200C|\u200D|\u034F|[\uFE00-\uFE0F]/g;
const COLOURED_HEART =
  /[\u2764\u{1F493}-\u{1F49F}\u{1F5A4}\u{1F90D}\u{1F90E}\u{1F9E1}\u{1FA75}-\u{1FA77}]/gu;

/** User-perceived characters of a text. */
export const splitGraphemes = (text: string): string[] =>
  Array.from(graphemes.segment(text), (s) => s.segment);

const hasAll = (key: string, text: string): boolean => {
  for (const char of text.replace(SHAPING_ONLY, '')) {
    if (!hasGlyph(key, char.codePointAt(0) ?? 0)) return false;
  }
  return true;
};

/** The first face that has every letter of the text, or undefined. */
export const faceOf = (text: string, typeface: Typeface): Cut | undefined => {
  const has = ({ font }: Cut): boolean => hasAll(font, text);
  return typeface.find(has) ?? scriptCuts(text, typeface).find(has);
};

/**
 * The text as the press can print it: composed, white space folded (line feeds
 * too), coloured hearts in the ink's colour, and what no face draws (emoji) left out.
 */
export const printable = (text: string, typeface: Typeface): string => {
  const composed = text.normalize('NFC').replace(COLOURED_HEART, '♥');
  const isPlain = hasAll(typeface[0]?.font ?? '', composed.replace(/\s/g, ''));
  const kept = isPlain
    ? composed
    : splitGraphemes(composed)
        .map((grapheme) => printableGrapheme(grapheme, typeface))
        .join('');
  return kept
    .replace(/\s*\uFFFC+(?=[\s.,;:!?…)’”]|$)|\uFFFC+\s*/gu, '')
    .replace(/[^\S\u00A0\u202F]+/g, ' ')
    .trim();
};

// Stands for what is left out until the spaces beside it are known.
const LEFT_OUT = '\uFFFC';

const printableGrapheme = (grapheme: string, typeface: Typeface): string => {
  if (/^\s+$/.test(grapheme)) return ' ';
  // A picture made of several by joiners means nothing in parts.
  if (/\p{Emoji_Presentation}|\p{Emoji_Modifier}|\u20E3/u.test(grapheme)) return LEFT_OUT;
  if (faceOf(grapheme, typeface)) return grapheme.replace(/[\uFE00-\uFE0F]/g, '');
  const bare = grapheme.replace(/\p{M}/gu, '').replace(SHAPING_ONLY, '');
  return bare && faceOf(bare, typeface) ? bare : LEFT_OUT;
};
