import { COAT_COLOURS, type CoatColour } from '@bramblebook/contract/creature-vocabulary';
import { DESCRIBING } from '../lexicon/function-words.ts';
import type { IdeaToken } from './normalise-idea.ts';

const OTHER_WORDS: Readonly<Record<string, CoatColour>> = {
  gray: 'grey',
  silver: 'grey',
  orange: 'ginger',
  tabby: 'grey',
  chestnut: 'brown',
  chocolate: 'brown',
  gold: 'golden',
  yellow: 'golden',
  cream: 'golden',
  sandy: 'golden',
  blond: 'golden',
  blonde: 'golden',
  violet: 'purple',
  turquoise: 'blue',
};

const colourOf = (word: string): CoatColour | null =>
  COAT_COLOURS.find((colour) => colour === word) ?? OTHER_WORDS[word] ?? null;

const BETWEEN: ReadonlySet<string> = new Set(['and', 'with', 'very', 'mostly', 'all']);
const IS: ReadonlySet<string> = new Set(['is', 'was']);

/**
 * The colour an idea gives the animal at `at` (`length` tokens long): “our fluffy black cat”,
 * “her rabbit Bun is all white”. Null when it gives none.
 */
export function coatColour(
  tokens: readonly IdeaToken[],
  at: number,
  length: number,
): CoatColour | null {
  for (let i = at - 1; i >= Math.max(0, at - 4); i -= 1) {
    const token = tokens[i];
    if (token === undefined || token.endsClause) break;
    const colour = colourOf(token.lower);
    // “Black and white”: the first of the two is the coat.
    if (colour !== null)
      return (
        (tokens[i - 1]?.lower === 'and' ? colourOf(tokens[i - 2]?.lower ?? '') : null) ?? colour
      );
    if (!DESCRIBING.has(token.lower) && !BETWEEN.has(token.lower)) break;
  }
  for (let i = at + length; i < Math.min(tokens.length, at + length + 3); i += 1) {
    if (tokens[i - 1]?.endsClause) return null;
    if (!IS.has(tokens[i]?.lower ?? '')) continue;
    const word = BETWEEN.has(tokens[i + 1]?.lower ?? '') ? tokens[i + 2] : tokens[i + 1];
    return colourOf(word?.lower ?? '');
  }
  return null;
}
