import type { IdeaToken } from './normalise-idea.ts';

const NEGATORS = new Set([
  'no',
  'not',
  'without',
  'never',
  'dont',
  'doesnt',
  'didnt',
  'isnt',
  'arent',
  'cant',
  'hates',
  'hate',
  'dislikes',
  'avoid',
  'except',
  'neither',
  'nor',
  'skip',
  'minus',
]);
const ENDS = new Set([
  'but',
  'instead',
  'however',
  'just',
  'who',
  'which',
  'because',
  'although',
  'though',
  'she',
  'he',
  'they',
  'we',
  'i',
  'with',
  'please',
  'anymore',
  'and',
  'only',
  'when',
  'until',
]);

/** For every token, whether the idea says that it must not be there (“no spiders, snakes or ghosts”). */
export function negatedTokens(tokens: readonly IdeaToken[]): boolean[] {
  const negated = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) {
    if (!NEGATORS.has(tokens[at]?.lower ?? '') || tokens[at]?.endsClause) continue;
    // “not afraid of the dark” is still a story about the dark; “not only” takes nothing away.
    if (tokens[at + 1]?.lower === 'only') continue;
    if (/^(?:afraid|scared|frightened)$/.test(tokens[at + 1]?.lower ?? '')) continue;
    for (let i = at + 1; i < tokens.length && i <= at + 12; i += 1) {
      const token = tokens[i];
      if (token === undefined) break;
      const listGoesOn =
        token.lower === 'and' && !ENDS.has(tokens[i + 1]?.lower ?? '') && isListTail(tokens, i);
      if (ENDS.has(token.lower) && !listGoesOn) break;
      negated[i] = true;
      if (token.endsClause) break;
      if (token.comma && !isListTail(tokens, i)) break;
    }
  }
  return negated;
}

// After a comma or “and” the list goes on when a noun or two follow and then another comma, “or” or the end.
function isListTail(tokens: readonly IdeaToken[], at: number): boolean {
  for (let i = at + 1; i <= at + 3; i += 1) {
    const token = tokens[i];
    if (token === undefined) return i > at + 1;
    if (['or', 'nor'].includes(token.lower)) return true;
    if (ENDS.has(token.lower)) return false;
    if (token.comma || token.endsClause) return i <= at + 2;
  }
  return false;
}
