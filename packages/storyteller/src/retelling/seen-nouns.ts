import type { Mention } from '../happening/mention.ts';
import { isOf, type Noun } from '../happening/noun.ts';
import type { IdeaWords } from './idea-words.ts';

export const nounIn = (mentions: readonly Mention[], fits: (noun: Noun) => boolean): Noun | null =>
  mentions.find(({ noun }) => fits(noun))?.noun ?? null;

/** What nobody can draw. */
const NO_THING =
  /^(?:any(?:one|body)|some(?:one|body)|every(?:one|body)|nobody|others?|lands?|accident|mistake|deal|laws?|answers?|jobs?|way|times?|days?|weeks?|years?|months?|nights?|mornings?|end|help|fun|ideas?|problems?|things?|turns?|lot|bit|parts?|round|o'clock|nap|world|sides?|ones?|rest|half|homework|taste|lies|everything|something|anything|nothing|wind|floor|plans?|whistle|trouble|minutes?|hours?|seconds?|euros?|dreams?|wish(?:es)?|names?|words?|voice|kind|sort|language|best|winner|witness|secret|class|team|school|holiday|bids?|smells?|leagues?|prizes?|temper|persons?|people|company|compliments?|family|families|strangers?|pairs?|opera|raffle|wedding|music|songs?|buyers?|euros?|prices?|future|breakfast|dinner|lunch|supper|strike|trial|vote|protest|argument|race|game|contest|competition|party)$/;
const isThing = (noun: Noun): boolean =>
  /^(?:thing|food|vehicle|nature)$/.test(noun.kind) &&
  !isOf(noun, 'time') &&
  !NO_THING.test(noun.head);

export const isSomewhere = (noun: Noun): boolean => noun.kind === 'place' || isOf(noun, 'sky');

/** “The postman”, but not “wanted to be a postman”. */
const isSaidOf = (from: number, terms: IdeaWords['terms']): boolean =>
  !terms
    .slice(Math.max(0, from - 3), from)
    .some(({ lemma }) => /^(?:be|become|is|as)$/.test(lemma));

/** Whom or what a page can look at: an unknown word only where it surely is a thing. */
export const isSeen = ({ noun, from, to }: Mention, { terms }: IdeaWords): boolean => {
  if (NO_THING.test(noun.head)) return false;
  if (isOf(noun, 'alive') || (noun.kind === 'job' && isSaidOf(from, terms))) return true;
  if (isSomewhere(noun) || !isThing(noun)) return false;
  if (!isOf(noun, 'unknown')) return true;
  const isNoun = terms[to - 1]?.tags.has('Noun') === true && noun.head.length > 3;
  const opens = [terms[from], terms[from - 1]].some(
    (term) => term?.tags.has('Determiner') || term?.tags.has('Possessive') || term?.possessive,
  );
  return isNoun && (opens || noun.plural);
};
