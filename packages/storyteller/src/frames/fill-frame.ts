import { type Chance, chanceFrom } from '../chance.ts';
import { pluralOf } from '../grammar/noun-phrases.ts';
import type { Mention } from '../happening/mention.ts';
import { isOf, type Noun } from '../happening/noun.ts';
import type { Happening } from '../happening/read-happening.ts';
import { type Cast, holds } from './cast.ts';
import type { Frame, FrameRole } from './frame.ts';
import { ownPhrase } from './read-phrase.ts';

/** A frame with the nouns of an idea in its roles. */
export interface FilledFrame {
  readonly frame: Frame;
  /** Whether it may be told of this idea: a goodbye only where somebody died. */
  readonly offered: boolean;
  /** Roles that the idea fills. */
  readonly given: Cast;
  /** Heads and paintings of what the parent does not want: “no dragons”. */
  readonly unwanted: ReadonlySet<string>;
  readonly score: number;
  /** The mentions that have a role. */
  readonly used: ReadonlySet<Mention>;
}

interface Claim {
  readonly role: FrameRole;
  readonly mention: Mention;
  readonly strength: number;
}

const tiedBy = (mention: Mention, pattern: string): boolean => {
  if (pattern === 'loose') return true;
  const [tie = '', words = '', verb] = pattern.split(' ');
  return words
    .split('|')
    .some((word) => mention.ties.has([tie, word, verb].filter(Boolean).join(' ')));
};

const accepts = (role: FrameRole, noun: Noun): boolean =>
  (!noun.traits.includes('time') || role.accepts.includes('time')) &&
  (!noun.traits.includes('team') || role.accepts.includes('team')) &&
  role.accepts.some((kind) => kind === 'any' || isOf(noun, kind));

/** Whoever is loved is in nobody's way. */
const AGAINST: ReadonlySet<string> = new Set(['obstacle', 'trouble', 'rival', 'worry', 'trap']);
const isAgainst = (noun: Noun): boolean =>
  !isOf(noun, 'alive') || (noun.owner === null && noun.name === null && !noun.proper);
/** Nobody is “in the moon” because there is one. */
const HERE: ReadonlySet<string> = new Set(['place', 'spot', 'trap']);
const HOLDS = ['place', 'nature', 'water', 'weather', 'height', 'dark', 'unknown'];
const ANYTHING = [
  'creature',
  'event',
  'place',
  'dark',
  'water',
  'weather',
  'height',
  'toy',
  'shiny',
];

const FAMILY: ReadonlySet<string> = new Set([
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'sister',
  'brother',
]);
/** One's own are no strangers, nor is what belongs to one. */
const isStranger = ({ owner, paint, traits }: Noun): boolean =>
  traits.includes('new') || (owner === null && !FAMILY.has(paint ?? ''));

const isHeroToo = ({ ties }: Mention): boolean => ties.has('obj become') || ties.has('is hero');

const isOwnTeam = ({ noun, ties }: Mention): boolean =>
  noun.traits.includes('team') &&
  (noun.traits.includes('own') ||
    ['for', 'of', 'in', 'with'].some((preposition) => ties.has(`prep ${preposition}`)));

const ALONG: ReadonlySet<string> = new Set(['friend', 'friend2']);

// A tie says more than a kind; the first kinds and ties of a list say more than the last.
const claimOf = (role: FrameRole, mention: Mention): Claim | null => {
  if (!accepts(role, mention.noun)) return null;
  if (role.id === 'stranger' && !isStranger(mention.noun)) return null;
  const rank = role.from.findIndex((pattern) => tiedBy(mention, pattern));
  if (rank === -1) return null;
  const loose = role.from[rank] === 'loose';
  // “Becomes a detective”: that is the hero.
  if (role.id !== 'job' && isHeroToo(mention)) return null;
  // “Grandma's kitchen” brings no grandma along.
  if (loose && [...mention.ties].some((tie) => tie.startsWith('owns '))) return null;
  // “Swims like a fish”: there is no fish.
  if (mention.ties.has('prep like')) return null;
  // What no word list knows needs a tie that says what it does there.
  if (loose && mention.noun.traits.includes('unknown')) return null;
  if (isOwnTeam(mention) && (loose || mention.noun.traits.includes('own'))) return null;
  if (loose && role.id === 'obstacle' && isOf(mention.noun, 'alive') && !isOf(mention.noun, 'big'))
    return null;
  if (loose && role.id === 'trap' && !HOLDS.some((kind) => isOf(mention.noun, kind))) return null;
  if (loose && HERE.has(role.id) && isOf(mention.noun, 'sky')) return null;
  if (loose && AGAINST.has(role.id) && !isAgainst(mention.noun)) return null;
  if (loose && role.accepts.includes('any') && !ANYTHING.some((kind) => isOf(mention.noun, kind)))
    return null;
  if (loose && role.accepts.includes('any') && isOf(mention.noun, 'alive')) return null;
  // A friend by name comes along rather than being in the way.
  const along = ALONG.has(role.id) && isOf(mention.noun, 'named') ? 0.7 : 0;
  // One's horse is what one enters with.
  const entered =
    loose && role.id === 'made' && mention.noun.kind === 'creature' && mention.noun.owner !== null;
  const said = Math.min(4, mention.noun.words.split(' ').length) * 0.02;
  const strength =
    (loose ? 0.6 + along + (entered ? 0.9 : 0) : 2.4 - rank * 0.2) +
    (role.required ? 0.5 : 0) +
    said;
  return { role, mention, strength };
};

/** “Nurse Bob” is the nurse. */
const isSaidAs = ({ head, proper }: Noun, said: Noun): boolean =>
  head === said.head || (proper && head.toLowerCase().split(' ').includes(said.head));

const SAID_STRENGTH = 2.6;

/** What the idea says of a role in other words than a noun: “learn to swim”, “it rains”. */
const sayingOf = (
  role: FrameRole,
  mentions: readonly Mention[],
  happening: Happening,
): Claim | null => {
  for (const [says, phrase] of role.says) {
    const words = says.exec(happening.lemmas)?.[0] ?? says.exec(happening.plain)?.[0];
    const noun = words === undefined ? null : ownPhrase(phrase);
    if (noun === null || words === undefined) continue;
    const mention = mentions.find((one) => isSaidAs(one.noun, noun)) ?? {
      noun: { ...noun, said: words },
      from: 0,
      to: 0,
      hero: false,
      unwanted: false,
      ties: new Set<string>(),
    };
    return { role, mention, strength: SAID_STRENGTH };
  }
  return null;
};

const fill = (frame: Frame, mentions: readonly Mention[], happening: Happening): Claim[] => {
  const sayings = frame.roles
    .map((role) => sayingOf(role, mentions, happening))
    .filter((claim) => claim !== null);
  const claims = frame.roles
    .flatMap((role) => mentions.map((mention) => claimOf(role, mention)))
    .filter((claim) => claim !== null)
    .sort((a, b) => b.strength - a.strength);
  const taken: Claim[] = [];
  for (const claim of [...sayings, ...claims])
    if (!taken.some(({ role, mention }) => role === claim.role || mention === claim.mention))
      taken.push(claim);
  return taken;
};

// Said twice, it is one: “a firefly … the firefly”.
const distinct = (mentions: readonly Mention[]): Mention[] => {
  const kept: Mention[] = [];
  for (const mention of mentions) {
    if (mention.hero || mention.unwanted) continue;
    const { name, head } = mention.noun;
    const at = kept.findIndex(
      ({ noun }) =>
        (noun.name ?? noun.head).toLowerCase() === (name ?? head).toLowerCase() ||
        (name === null &&
          noun.name === null &&
          (noun.head === pluralOf(head) || head === pluralOf(noun.head))) ||
        (name === null && noun.head === head),
    );
    const before = kept[at];
    if (before === undefined) kept.push(mention);
    else {
      // “He loves trains … on a train”: it is one train that he rides.
      const noun = before.noun.plural && !mention.noun.plural ? mention.noun : before.noun;
      kept[at] = { ...before, noun, ties: new Set([...before.ties, ...mention.ties]) };
    }
  }
  return kept;
};

const CUE_SHARE = 1.2;
/** What the cues of a frame must weigh that nobody gets by chance. */
const SURE_CUE = 3;
const NOT_CALLED_FOR = 2;
/** What its first role weighs, which is what a frame is about. */
const HEART = 1.2;

/** Fills a frame's roles with an idea's nouns and says how well they fit. */
export const fillFrame = (frame: Frame, happening: Happening): FilledFrame => {
  const all = distinct(happening.mentions);
  const doing = frame.roles.find(({ accepts: kinds }) => kinds.includes('deed'));
  const deed = doing === undefined ? null : happening.deed;
  // “Fire” of “breathe fire” is told with the deed.
  const inDeed = all.filter(({ noun }) => deed?.words.split(' ').includes(noun.head));
  const mentions = all.filter((mention) => !inDeed.includes(mention));
  const claims = fill(frame, mentions, happening);
  const uncalled = doing !== undefined && deed === null;
  const cues = uncalled
    ? 0
    : frame.cues.reduce(
        (sum, [weight, says]) =>
          sum + (says.test(happening.lemmas) || says.test(happening.plain) ? weight : 0),
        0,
      );
  const given = new Map(claims.map(({ role, mention }) => [role.id, mention.noun]));
  if (doing !== undefined && deed !== null) given.set(doing.id, deed);
  const missing = frame.roles.filter(({ id, required }) => required && !given.has(id));
  const strength = claims.reduce((sum, claim) => sum + claim.strength, 0);
  const used = new Set(claims.map(({ mention }) => mention));
  const unused = mentions.filter((mention) => !used.has(mention)).length;
  const offered = (frame.when ?? []).every((fact) =>
    fact === 'cue' ? cues >= SURE_CUE : happening.profile.has(fact),
  );
  return {
    frame,
    offered,
    unwanted: new Set(
      happening.mentions.flatMap(({ unwanted, noun }) =>
        unwanted ? [noun.head, noun.paint ?? noun.head] : [],
      ),
    ),
    given,
    score:
      cues * CUE_SHARE -
      (cues === 0 && frame.open !== true ? NOT_CALLED_FOR : 0) -
      (given.has(frame.roles[0]?.id ?? '') || claims.filter(({ role }) => role.required).length > 1
        ? 0
        : HEART) +
      strength -
      missing.length * 0.5 -
      unused * 0.4,
    used: new Set([...used, ...inDeed]),
  };
};

const FACT_OF_NONE: ReadonlySet<string> = new Set();

const defaultOf = (
  role: FrameRole,
  { cast, unwanted }: { readonly cast: Cast; readonly unwanted: ReadonlySet<string> },
  chance: Chance,
): Noun | null => {
  const heads = new Set([...cast.values()].map(({ head }) => head));
  const isWanted = (phrase: string): boolean => {
    const noun = ownPhrase(phrase, role.accepts);
    return noun !== null && !unwanted.has(noun.head) && !unwanted.has(noun.paint ?? '');
  };
  const open: string[] = [];
  for (const line of role.defaults) {
    const [condition, phrase] = line.split(' => ');
    if (!isWanted(phrase ?? line)) continue;
    if (phrase === undefined) open.push(line);
    else if (holds(condition ?? '', cast, FACT_OF_NONE)) return ownPhrase(phrase, role.accepts);
  }
  // Where nothing else is left, a role that must be filled is filled all the same.
  const last = role.defaults.at(-1)?.split(' => ').at(-1);
  if (open.length === 0 && role.required && last !== undefined)
    return ownPhrase(last, role.accepts);
  if (open.length === 0) return null;
  // A snail that is brought home is not helped by a snail.
  const others = open.filter((phrase) => !heads.has(ownPhrase(phrase, role.accepts)?.head ?? ''));
  return ownPhrase(chance.pick(others.length === 0 ? open : others), role.accepts);
};

/** By what chance a frame's defaults are taken before anybody asked for another story. */
export const castChance = (frame: string, idea: string): Chance =>
  chanceFrom(`outline ${frame} ${idea}`);

/** The cast of a frame: the idea's nouns, and defaults where a role must be filled. */
export const castOfFrame = (
  filled: Pick<FilledFrame, 'frame' | 'given' | 'unwanted'>,
  chance: Chance,
): Cast => {
  const cast = new Map(filled.given);
  // Twice: a default may hang on a role that is itself a default.
  for (const round of [1, 2])
    for (const role of filled.frame.roles) {
      if (cast.has(role.id)) continue;
      const conditional = role.defaults.some((line) => line.includes(' => '));
      if (round === 1 && conditional && !role.required) continue;
      const noun = defaultOf(role, { cast, unwanted: filled.unwanted }, chance.fork(role.id));
      if (noun !== null) cast.set(role.id, noun);
    }
  return cast;
};
