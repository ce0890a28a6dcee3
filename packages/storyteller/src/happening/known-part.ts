import type { Mention } from './mention.ts';
import { entryOf, nounOf } from './read-noun.ts';

const knownPart = (mention: Mention): Mention => {
  const { head, said } = mention.noun;
  if (mention.hero || !mention.noun.traits.includes('unknown')) return mention;
  const word = head.split(' ').find((one) => entryOf([one], 0) !== null);
  if (word === undefined) return mention;
  const bare = { describing: [], name: null, nameTerm: null, number: null, owner: null };
  const noun = nounOf({ ...bare, head: [word], pluralTag: false, said: said ?? word });
  return { ...mention, noun };
};

/** “Alien exchange student”, “robot dinosaur battle”: where nothing is known of an idea's nouns, the part that is. */
export const withKnownParts = (mentions: readonly Mention[]): readonly Mention[] => {
  const isKnown = ({ hero, noun }: Mention): boolean => !hero && !noun.traits.includes('unknown');
  return mentions.some(isKnown) ? mentions : mentions.map(knownPart);
};
