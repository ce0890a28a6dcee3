import { matchAt } from '../lexicon/all-words.ts';
import { DESCRIBING, FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { isFirstName } from './first-names.ts';
import type { IdeaToken } from './normalise-idea.ts';

const isCapital = (token: IdeaToken | undefined): boolean =>
  token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.raw) && !FUNCTION_WORDS.has(token.lower);

const bare = (token: IdeaToken): string => token.raw.replace(/'s$/i, '');

/** The names that go with a person or pet at `at` (“dog Biscuit”, “cats Luna and Milo”); marks their tokens as taken. */
export function namesAround(
  tokens: readonly IdeaToken[],
  at: number,
  length: number,
  own: readonly boolean[],
  taken: boolean[],
  titleCase: boolean,
): string[] {
  const first = nameAround(tokens, at, length, own, taken, titleCase);
  if (first === null) return [];
  const names = [first];
  for (let i = at + length; i < tokens.length && names.length < 3; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    if (taken[i] === true || token.lower === 'and' || /^(?:called|named)$/.test(token.lower)) {
      if (token.endsClause) break;
      continue;
    }
    if (!isCapital(token) || own[i] || matchAt([token.lower], 0) !== null) break;
    taken[i] = true;
    names.push(bare(token));
    if (token.endsClause) break;
  }
  return names;
}

function nameAround(
  tokens: readonly IdeaToken[],
  at: number,
  length: number,
  own: readonly boolean[],
  taken: boolean[],
  titleCase: boolean,
): string | null {
  const last = tokens[at + length - 1];
  const next = tokens[at + length];
  const take = (index: number): string | null => {
    const token = tokens[index];
    if (token === undefined || own[index] || FUNCTION_WORDS.has(token.lower)) return null;
    taken[index] = true;
    return bare(token);
  };
  // “dog called Biscuit”, “dog named biscuit”, “dog is called Biscuit”
  for (let i = at + length; i <= at + length + 2 && i < tokens.length; i += 1) {
    if (/^(?:called|named)$/.test(tokens[i]?.lower ?? '')) return take(i + 1);
    if (!/^(?:is|was|whose|name|who|that)$/.test(tokens[i]?.lower ?? '')) break;
  }
  if (titleCase) return null;
  // “dog Biscuit”, “her dog, Biscuit”
  if (last?.endsClause !== true && isCapital(next) && next?.first !== true) {
    const alsoRelation = matchAt([next?.lower ?? ''], 0)?.entry.kind === 'person';
    if (!alsoRelation) return take(at + length);
  }
  // “Biscuit the dog”, “Biscuit, our old dog”
  const articleAt = DESCRIBING.has(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  const article = tokens[articleAt];
  const before = tokens[articleAt - 1];
  if (
    article !== undefined &&
    before !== undefined &&
    /^(?:the|her|his|our|my|their)$/.test(article.lower) &&
    isCapital(before) &&
    !before.endsClause &&
    taken[articleAt - 1] !== true &&
    (article.lower === 'the' || before.comma)
  )
    return take(articleAt - 1);
  return null;
}

/** True for the Lily of “Mia and Lily”, false for the lily of “a lily” or “Lily pads”. */
export function isNameNotThing(
  tokens: readonly IdeaToken[],
  at: number,
  entry: LexiconEntry,
): boolean {
  const token = tokens[at];
  if (token === undefined || entry.kind === 'person' || !isCapital(token)) return false;
  if (!isFirstName(bare(token))) return false;
  const before = tokens[at - 1];
  return (
    /^(?:with|and|friends?|meets?|visits?)$/.test(before?.lower ?? '') ||
    (token.first && tokens[at + 1]?.lower === 'and')
  );
}

/** Names of people who come along without a word for who they are, at most four. */
export function strayNames(
  tokens: readonly IdeaToken[],
  taken: boolean[],
  own: readonly boolean[],
): string[] {
  const found: string[] = [];
  tokens.forEach((token, at) => {
    if (taken[at] || own[at] || !isCapital(token)) return;
    const before = tokens[at - 1];
    const joined =
      before !== undefined && /^(?:with|and|friends?|meets?|visits?|for|by)$/.test(before.lower);
    if (
      !isFirstName(bare(token)) &&
      !(joined && !token.first && matchAt([token.lower], 0) === null)
    )
      return;
    if (token.first && !isFirstName(bare(token))) return;
    taken[at] = true;
    const name = bare(token);
    if (found.length < 4 && !found.includes(name)) found.push(name);
  });
  return found;
}
