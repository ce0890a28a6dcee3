import { pluralOf } from '../grammar/noun-phrases.ts';
import type { Mention } from '../happening/mention.ts';
import { isOf, type Noun } from '../happening/noun.ts';

/** “His dog Biscuit … Biscuit”; but “the dog Latke steals one latke” speaks of two. */
const isCalledAlike = (one: Mention, other: Mention): boolean => {
  const called = ({ noun }: Mention): string => (noun.name ?? noun.head).toLowerCase();
  const bare = [one, other].find(({ noun }) => noun.name === null);
  const isThing =
    bare !== undefined &&
    !isOf(bare.noun, 'alive') &&
    bare.noun.said === bare.noun.said?.toLowerCase() &&
    [...bare.ties].some((tie) => tie.startsWith('obj '));
  return called(one) === called(other) && !(isThing && one.noun.kind !== other.noun.kind);
};

/** Whether a noun is spoken of again in another form. */
const isOneOf = (before: Noun, noun: Noun): boolean => {
  const { name, head } = noun;
  const isNameless = name === null && before.name === null;
  return (
    // “Her cats Luna and Milo … Luna is brave”: she is one of them.
    (name !== null && before.plural && before.name?.split(/, | and /).includes(name) === true) ||
    // “Grandpa Emeka … Grandpa says”.
    (before.proper && noun.proper && before.words.startsWith(`${noun.words} `)) ||
    (isNameless && (before.head === pluralOf(head) || head === pluralOf(before.head))) ||
    ((name === null || before.name === null) && before.head === head)
  );
};

/** Said twice, it is one: “a firefly … the firefly”. What the hero is and what nobody wants is left out. */
export const distinctNouns = (mentions: readonly Mention[]): Mention[] => {
  const kept: Mention[] = [];
  for (const mention of mentions) {
    if (mention.hero || mention.unwanted) continue;
    const at = kept.findIndex(
      (one) => isCalledAlike(one, mention) || isOneOf(one.noun, mention.noun),
    );
    const before = kept[at];
    if (before === undefined) kept.push(mention);
    else {
      // “He loves trains … on a train”: it is one train that he rides. “The dog … the dog called Waffles”.
      const isNamed = before.noun.name === null && mention.noun.name !== null;
      const isOne = before.noun.plural && !mention.noun.plural;
      const noun = isOne || isNamed ? mention.noun : before.noun;
      kept[at] = { ...before, noun, ties: new Set([...before.ties, ...mention.ties]) };
    }
  }
  return kept;
};
