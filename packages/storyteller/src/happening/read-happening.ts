import { namesOf } from '../grammar/hero-words.ts';
import { plainIdea } from '../understand/normalise-idea.ts';
import { languageOf, translated } from '../understand/other-languages.ts';
import { tidyIdea } from '../understand/tidy-idea.ts';
import { type Chunk, chunksOf } from './chunk-nouns.ts';
import { withKnownParts } from './known-part.ts';
import type { Mention } from './mention.ts';
import type { Noun } from './noun.ts';
import { oneOfThem } from './one-of-them.ts';
import { withOwnKin } from './own-kin.ts';
import { type ProfileFact, profileOf } from './profile.ts';
import { deedIn } from './read-deed.ts';
import { readSteps, type StepsRead } from './read-steps.ts';
import { readTerms, type Term } from './read-terms.ts';
import type { Step } from './step.ts';
import { tiesOf } from './tie-nouns.ts';
import { isUnwanted } from './unwanted.ts';
import { withWheelchairs } from './whose-wheelchair.ts';

/** An idea as something that happens. */
export interface Happening {
  readonly mentions: readonly Mention[];
  /** The whole idea as lemmas: what the frames' cues are looked for in. */
  readonly lemmas: string;
  /** The plain idea in small letters. */
  readonly plain: string;
  readonly profile: ReadonlySet<ProfileFact>;
  /** What somebody who is not the hero cannot do. */
  readonly deed: Noun | null;
  /** English name of the language when it is not English, else null. */
  readonly otherLanguage: string | null;
  readonly terms: readonly Term[];
  /** What happens, clause by clause. */
  readonly steps: readonly Step[];
  /** Terms of clauses that are said to us: “make it funny”. */
  readonly toUs: StepsRead['toUs'];
}

const HERO_NOUNS =
  /^(?:(?:my|our|the|a|an|his|her) )?(?:(?:little|big|small|young|brave|shy|clever|funny|quiet|sweet|lovely|dear|only|own) )*(?:son|daughter|little one|child|kid|toddler|boy|girl|hero|heroine|granddaughter|grandson|niece|nephew|godson|goddaughter|birthday boy|birthday girl)s?$|^(?:a|the) big (?:brother|sister)$/;

/** What a book can hold is far less; a parent's 2,000 characters hold about a hundred. */
const MOST_NOUNS = 120;

interface Around {
  readonly terms: readonly Term[];
  /** The hero's names. */
  readonly own: ReadonlySet<string>;
}

/** “They fly to Zanzibar”, “her grandma in Enugu”: a name to which one goes or in which somebody is is a place's. */
const goesTo = (ties: ReadonlySet<string>): boolean =>
  'go fly sail travel drive move ride row get come journey'
    .split(' ')
    .some((verb) => ties.has(`prep to ${verb}`)) ||
  (ties.has('prep in') && !ties.has('prep in believe') && !ties.has('prep in trust'));

const asPlace = (noun: Noun): Noun => ({
  ...noun,
  kind: 'place',
  name: null,
  traits: [],
  preposition: 'in',
  gender: 'it',
  paint: null,
});

/** “Wants to be a plumber”: what one can be is a job, though no word list knows it. */
const isWishedFor = ({ traits }: Noun, ties: ReadonlySet<string>): boolean =>
  traits.includes('unknown') && (ties.has('obj be') || ties.has('obj become'));

const asJob = (noun: Noun): Noun => ({ ...noun, kind: 'job', traits: [], gender: 'unsaid' });

const NEVER_THE_HERO: ReadonlySet<string> = new Set(['creature', 'thing', 'nature', 'food']);

/** “Grandma’s”, “my great grandfather’s”: who stands before what is theirs. */
const possessorOf = (owner: Chunk | null): string | null => {
  if (owner === null) return null;
  const { noun } = owner;
  const words =
    noun.name ?? (noun.proper ? noun.words : `${noun.owner === null ? 'the' : 'my'} ${noun.words}`);
  return /s$/.test(words) ? `${words}’` : `${words}’s`;
};

const CAN_BE_HAD: ReadonlySet<string> = new Set(['creature', 'thing', 'vehicle']);

/** “He has a new cat”, “Ida also has a torch”: it is the hero's. “Mr Jansen has a goat”: it is not. */
const isHad = (
  { kind, owner, traits }: Noun,
  terms: readonly Term[],
  { from, own }: { readonly from: number; readonly own: ReadonlySet<string> },
): boolean => {
  const has = terms
    .slice(Math.max(0, from - 3), from)
    .findLastIndex(({ lemma }) => lemma === 'have');
  if (!CAN_BE_HAD.has(kind) || traits.includes('unknown') || owner !== null || has === -1)
    return false;
  const before = terms
    .slice(0, Math.max(0, from - 3) + has)
    .filter(({ tags }) => !tags.has('Adverb'));
  const who = before.at(-1)?.lower ?? '';
  return own.has(who) || /^(?:he|she|we|i|they)$/.test(who);
};

/** “Kiki is a superhero”, “I am a pirate”. */
const isSaidOfHero = (terms: readonly Term[], from: number, own: ReadonlySet<string>): boolean => {
  const [who, is] = [terms[from - 2], terms[from - 1]];
  return (
    is?.tags.has('Copula') === true &&
    who !== undefined &&
    (own.has(who.lower) || /^(?:he|she|i|son|daughter)$/.test(who.lower))
  );
};

/** “Under the table”: where the idea says that something is. */
const prepositionOf = ({ kind, preposition }: Noun, ties: ReadonlySet<string>): string =>
  kind === 'place'
    ? preposition
    : ((kind === 'nature' ? ['under', 'behind', 'on', 'up'] : ['under', 'behind', 'on']).find(
        (word) => ties.has(`prep ${word}`),
      ) ?? preposition);

/** “Eid at our house … and the dog”: it is the house's own. */
const isOfTheHouse = ({ said }: Noun, terms: readonly Term[]): boolean =>
  /^the (?:dog|cat)$/i.test(said ?? '') &&
  terms.some(
    ({ lower }, at) => lower === 'our' && /^(?:house|home|flat)$/.test(terms[at + 1]?.lower ?? ''),
  );

/** “Before the rain” it has yet to come; “finds a tiny lighthouse” it is in the hero's hands. */
const timely = (ties: ReadonlySet<string>): string[] => [
  ...(ties.has('prep before') || ties.has('prep until') ? ['deadline'] : []),
  ...(ties.has('obj find') || ties.has('obj discover') ? ['found'] : []),
];

/** “Wants its mummy”: whoever is alive may be somebody else's. */
const ofIt = ({ kind }: Noun, around: readonly (Term | undefined)[]): string | null =>
  around.some((term) => term?.lower === 'its') && ['creature', 'person', 'being'].includes(kind)
    ? 'its'
    : null;

/** “Doctor Ali”, where the hero is Ali. */
const isTitledHero = ({ proper, kind, words }: Noun, own: ReadonlySet<string>): boolean => {
  const [title = '', ...name] = words.toLowerCase().split(' ');
  return proper && kind === 'person' && TITLES.has(title) && own.has(name.join(' '));
};
const TITLES: ReadonlySet<string> = new Set(
  'dr doctor captain king queen prince princess officer sergeant nurse professor sir coach chef'.split(
    ' ',
  ),
);

/** “Nat” of Nathaniel. */
const isShortFor = (words: string, own: ReadonlySet<string>): boolean =>
  words.length >= 3 && [...own].some((name) => name.startsWith(words));

/** “A letter of his from a boy”: the hero was spoken of before, so the boy is somebody else. */
const isSpokenOf = (before: readonly Term[], own: ReadonlySet<string>): boolean =>
  before.some(({ lower }) => own.has(lower) || /^(?:he|she|his|her|him|my|our)$/.test(lower));

const NEVER_DONE_TO_ONESELF = ['prep against', 'obj help', 'obj teach', 'obj befriend', 'obj meet'];

interface Whose {
  readonly owner: Chunk | null;
  /** Of whom died tells the frame that remembers them. */
  readonly isBereaved: boolean;
}

const mentionOf = (
  chunk: Chunk,
  ties: ReadonlySet<string>,
  { terms, own, owner, isBereaved }: Around & Whose,
): Mention => {
  const before = terms[chunk.from - 1];
  const bare = chunk.noun.head === chunk.noun.name;
  // “Giant squid, Mia”: the hero stands beside it, and it has no name.
  const listed = chunk.noun.kind === 'being' && terms[chunk.to - 2]?.comma === true;
  const beside =
    !bare &&
    (listed || NEVER_THE_HERO.has(chunk.noun.kind)) &&
    own.has((chunk.noun.name ?? '').toLowerCase());
  const named = beside ? { ...chunk.noun, name: null, said: chunk.noun.words } : chunk.noun;
  // “Ida's dog Rufus” is her dog.
  const heros = before?.possessive === true && own.has(before.lower);
  const seen = isWishedFor(named, ties) ? asJob(named) : named;
  const placed = bare && seen.gender === 'unsaid' && goesTo(ties) ? asPlace(seen) : seen;
  const words = (named.name ?? named.said ?? '').toLowerCase();
  const had = isHad(placed, terms, { from: chunk.from, own });
  const isPet = (had && placed.kind === 'creature') || isOfTheHouse(placed, terms);
  return {
    noun: {
      ...placed,
      owner:
        heros || isPet
          ? 'my'
          : (possessorOf(owner) ?? placed.owner ?? ofIt(placed, [before, terms[chunk.from]])),
      preposition: prepositionOf(placed, ties),
      // What the hero has is lent by nobody.
      traits: [...placed.traits, ...(had && !isPet ? ['had'] : []), ...timely(ties)],
    },
    from: chunk.from,
    to: chunk.to,
    hero:
      words.split(' ').every((word) => own.has(word)) ||
      own.has(words) ||
      (bare && isShortFor(words, own)) ||
      isTitledHero(named, own) ||
      own.has(named.head.toLowerCase()) ||
      // “Against the big kids”: nobody plays against oneself.
      (HERO_NOUNS.test((named.said ?? '').toLowerCase()) &&
        // “The big boys next door” are others, “our girls” are not.
        (!named.plural || named.owner !== null) &&
        !(
          /^(?:an?|the) (?:\w+ )?(?:boy|girl|child|kid)$/i.test(named.said ?? '') &&
          isSpokenOf(terms.slice(0, chunk.from), own)
        ) &&
        // “Meets her grandmother as a girl”.
        !ties.has('prep as') &&
        !NEVER_DONE_TO_ONESELF.some((tie) => ties.has(tie))),
    // “His mum passed two years ago”: she is brought along alive by no frame.
    unwanted: isUnwanted(terms, chunk) || (ties.has('subj pass') && !isBereaved),
    ties: isSaidOfHero(terms, chunk.from, own) ? new Set([...ties, 'is hero']) : ties,
  };
};

const BETWEEN_OWNER_AND_OWNED =
  /^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/;

/** “Grandad's birthday party” is his party. */
const ownerTies = (head: string): ReadonlySet<string> =>
  new Set([`owns ${head}`, `owns ${head.split(' ').at(-1)}`]);

/** “Mrs Patel has a small dog called Pickle”: it is Mrs Patel's small dog. */
const withOwners = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.map((mention, at) => {
    const { noun, ties } = mention;
    if (noun.kind !== 'creature' || noun.name === null || noun.owner !== null) return mention;
    if (!ties.has('obj have')) return mention;
    const owner = mentions
      .slice(0, at)
      .findLast((one) => !one.hero && one.noun.kind === 'person' && one.ties.has('subj have'));
    const words = owner?.noun.name ?? owner?.noun.words;
    return words === undefined ? mention : { ...mention, noun: { ...noun, owner: `${words}’s` } };
  });

/** Reads a parent's idea. Never fails: of nonsense nothing is understood. */
export const readHappening = (idea: string, childName: string): Happening => {
  const typed = plainIdea(idea);
  const otherLanguage = languageOf(typed);
  const own = namesOf(childName);
  const plain = tidyIdea(otherLanguage === null ? typed : translated(typed, otherLanguage), own);
  const terms = readTerms(plain);
  const chunks = chunksOf(terms).slice(0, MOST_NOUNS);
  const ties = tiesOf(terms, chunks);
  const profile = profileOf(plain, own);
  const isBereaved = profile.has('bereaved');
  const isHero = ({ noun }: Chunk): boolean => own.has((noun.name ?? noun.head).toLowerCase());
  const owns = (at: number): boolean => {
    const [chunk, next] = [chunks[at], chunks[at + 1]];
    if (chunk === undefined || next === undefined) return false;
    const between = terms.slice(chunk.to, next.from).map(({ lower }) => lower);
    // “Grandad's 80th birthday”, “Daddy's friend Tony”.
    return (
      terms[chunk.to - 1]?.possessive === true &&
      terms[chunk.to - 1]?.comma !== true &&
      between.every((word) => BETWEEN_OWNER_AND_OWNED.test(word))
    );
  };
  const mentions = chunks.map((chunk, index) => {
    const before = owns(index - 1) ? chunks[index - 1] : undefined;
    const owner = before === undefined || isHero(before) ? null : before;
    // Whose it is takes no part by that: “Grandma's house”.
    const tied = owns(index) ? ownerTies(chunks[index + 1]?.noun.head ?? '') : ties[index];
    return mentionOf(chunk, tied ?? new Set<string>(), { terms, own, owner, isBereaved });
  });
  return {
    mentions: withWheelchairs(
      withOwnKin(withOwners(withKnownParts(oneOfThem(mentions, terms)))),
      terms,
      profile.has('wheelchair'),
    ),
    terms,
    ...readSteps(terms, mentions),
    otherLanguage,
    lemmas: terms.map(({ lemma }) => lemma).join(' '),
    plain: plain.toLowerCase(),
    profile,
    deed: deedIn(plain.toLowerCase(), own),
  };
};
