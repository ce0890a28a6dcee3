import type { Mention } from './mention.ts';
import type { Noun } from './noun.ts';

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['2', 2],
  ['three', 3],
  ['3', 3],
]);

const isNamed = ({ proper, name }: Noun): boolean => proper || name !== null;

/** “Two dads, Papa Jan and Papa Tim” are two people and not four: who is named need not be counted. */
const namedRatherThanCounted = (mentions: readonly Mention[]): readonly Mention[] => {
  const counted = mentions.filter(({ noun }) => {
    const many = NUMBERS.get(noun.number ?? '');
    const named = mentions.filter(
      (other) => other.noun.paint === noun.paint && isNamed(other.noun),
    );
    return noun.plural && noun.kind === 'person' && named.length === many;
  });
  const paints = new Set(counted.map(({ noun }) => noun.paint));
  return mentions
    .filter((mention) => !counted.includes(mention))
    .map((mention) =>
      paints.has(mention.noun.paint) && isNamed(mention.noun)
        ? { ...mention, ties: new Set([...mention.ties, 'obj have']) }
        : mention,
    );
};

const KIN: ReadonlySet<string> = new Set(
  'mother father sister brother grandmother grandfather'.split(' '),
);

/** “A stepdad called Mark”, “two mummies”: whose they are need not be said. */
const asOwnKin = (noun: Noun): Noun => {
  const { kind, name, number, owner, paint, plural, proper, words } = noun;
  const isKin =
    kind === 'person' &&
    !/\b(?:lady|boyfriend|girlfriend)$/.test(words) &&
    (KIN.has(paint ?? '') || /^baby (?:sister|brother)$/.test(noun.head));
  // “Our baby died”: it is nobody's child in the book but the family's.
  if (noun.head === 'baby' && /^(?:our|my)$/.test(owner ?? ''))
    return name === null
      ? { ...noun, owner: null, unique: true }
      : { ...noun, owner: null, words: name, name: null, head: name, proper: true };
  if (/^great /.test(noun.head) && owner === null && !proper) return { ...noun, owner: 'my' };
  if (!isKin || proper || owner !== null || words === name) return noun;
  // “Grandmother forgets”: hers, who says it without an article.
  const isBare = !plural && noun.said?.toLowerCase() === noun.head;
  if (name !== null || isBare || /^(?:baby |little )?(?:sister|brother)$/.test(noun.head))
    return number === null ? { ...noun, owner: 'my' } : noun;
  return plural && number !== null
    ? { ...noun, owner: 'my', words: `${number} ${words}`, number: null }
    : noun;
};

/** “Twins! He gets a brother and a sister”: those are the twins. */
const twinsAreTwo = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.some(({ noun }) => /^twins?$/.test(noun.head))
    ? mentions.filter(({ noun, ties }) => !(isSibling(noun) && ties.has('obj get')))
    : mentions;
const isSibling = ({ head, name }: Noun): boolean =>
  name === null && /^(?:sister|brother)$/.test(head);

/** “Without mummy and daddy”: without him, too. */
const withoutBoth = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.map((mention, at) => {
    const before = mentions[at - 1];
    const joined = before?.unwanted === true && before.to + 1 === mention.from;
    return joined && mention.noun.kind === 'person' ? { ...mention, unwanted: true } : mention;
  });

/** The family of an idea: each counted once, each the hero's own, nobody there who is said not to be. */
export const withOwnKin = (mentions: readonly Mention[]): readonly Mention[] =>
  withoutBoth(twinsAreTwo(namedRatherThanCounted(mentions))).map((mention) => ({
    ...mention,
    noun: asOwnKin(mention.noun),
  }));
