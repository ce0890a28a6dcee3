import type { Mention } from './mention.ts';
import type { Term } from './read-terms.ts';

const isChair = ({ lower }: Term): boolean => /^wheelchairs?$/.test(lower);
const CHAIR = /^wheelchairs?$/;

/**
 * “His friend Omar uses a wheelchair”: it is Omar's, it is told and painted with him, and it is no
 * thing that is given, lent or lost.
 * @param isHeros whether the hero is in it
 */
export const withWheelchairs = (
  mentions: readonly Mention[],
  terms: readonly Term[],
  isHeros: boolean,
): readonly Mention[] => {
  const at = terms.findIndex(isChair);
  if (at === -1 || isHeros) return mentions;
  const people = mentions.filter(({ noun }) => noun.kind === 'person');
  const owner = people.findLast(({ from }) => from < at) ?? people.find(({ from }) => from > at);
  if (owner === undefined || owner.hero) return mentions;
  return mentions
    .filter(({ noun }) => !CHAIR.test(noun.head))
    .map((mention) =>
      mention === owner
        ? {
            ...mention,
            noun: { ...mention.noun, traits: [...mention.noun.traits, 'wheelchair-user'] },
          }
        : mention,
    );
};
