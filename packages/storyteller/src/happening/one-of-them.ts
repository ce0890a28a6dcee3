import type { Mention } from './mention.ts';
import type { Noun } from './noun.ts';
import { entryOf } from './read-noun.ts';
import type { Term } from './read-terms.ts';

const MADE: ReadonlySet<string> = new Set('build make invent draw bake paint want get'.split(' '));

/** “Bin lorries” as one of them; as it was where no word list knows the one. */
export const oneOf = (noun: Noun): Noun => {
  const found = entryOf(noun.head.split(' '), 0);
  const one = found?.entry.word;
  if (one === undefined || found?.plural !== true) return noun;
  const words = noun.words.replace(noun.head, one);
  return { ...noun, words, head: one, plural: false, number: null, gender: 'it', said: words };
};

/** “Her teacher is Miss Kasia”: one person, who has a name. */
const oneByName = (mentions: readonly Mention[], terms: readonly Term[]): readonly Mention[] =>
  mentions.filter(({ noun, hero, to }, at) => {
    const next = mentions[at + 1];
    const isPerson = !hero && noun.kind === 'person' && noun.name === null && !noun.proper;
    const isSame = terms[to]?.tags.has('Copula') === true && next?.from === to + 1;
    return !(isPerson && isSame && next.noun.kind === 'person' && next.noun.proper);
  });

/** “Loves bin lorries and builds one”: it is one bin lorry that is built. */
export const oneOfThem = (all: readonly Mention[], terms: readonly Term[]): readonly Mention[] => {
  const mentions = oneByName(all, terms);
  const at = terms.findIndex(
    ({ lower }, index) => lower === 'one' && MADE.has(terms[index - 1]?.lemma ?? ''),
  );
  const verb = terms[at - 1]?.lemma;
  if (at === -1 || verb === undefined) return mentions;
  const meant = mentions.findLast(({ to, noun }) => to <= at && noun.plural);
  return mentions.map((mention) =>
    mention === meant
      ? { ...mention, noun: oneOf(mention.noun), ties: new Set([...mention.ties, `obj ${verb}`]) }
      : mention,
  );
};
