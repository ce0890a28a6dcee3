import { isHarmless } from '../editor/content-rules.ts';
import { DESCRIBING, FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { IdeaToken } from './normalise-idea.ts';

const OPENS_A_NOUN =
  /^(?:a|an|the|his|her|their|my|our|some|of|about|with|collects?|named|called|loves?|likes?)$/;
const VERB_LIKE = /(?:ing|ed|ly|ise|ize)$/;

/**
 * Nouns that the lexicon does not know, as far as grammar gives them away: they follow
 * “a”, “the”, “about” and end before a small word. At most three, none that could do harm.
 */
export function unknownPhrases(
  tokens: readonly IdeaToken[],
  taken: readonly boolean[],
  negated: readonly boolean[],
  own: readonly boolean[],
): string[] {
  const found: string[] = [];
  const isFree = (at: number): boolean => {
    const token = tokens[at];
    return (
      token !== undefined &&
      !taken[at] &&
      !own[at] &&
      !negated[at] &&
      !FUNCTION_WORDS.has(token.lower) &&
      /^[a-z]{3,16}$/.test(token.lower)
    );
  };
  for (let at = 0; at < tokens.length && found.length < 3; at += 1) {
    const before = tokens[at - 1];
    if (
      !isFree(at) ||
      (before !== undefined && !OPENS_A_NOUN.test(before.lower) && !DESCRIBING.has(before.lower))
    )
      continue;
    let end = at;
    while (isFree(end + 1) && end < at + 1 && !tokens[end]?.endsClause && !tokens[end]?.comma)
      end += 1;
    const words = tokens.slice(at, end + 1).map((token) => token.lower);
    const head = words[words.length - 1] ?? '';
    const phrase =
      VERB_LIKE.test(head) && words.length > 1 ? words.slice(0, -1).join(' ') : words.join(' ');
    if (
      VERB_LIKE.test(phrase) ||
      DESCRIBING.has(phrase) ||
      found.includes(phrase) ||
      !isHarmless(phrase)
    )
      continue;
    found.push(phrase);
    at = end;
  }
  return found;
}
