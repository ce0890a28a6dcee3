import { type Chance, chanceFrom } from '../chance.ts';
import { pluralOf } from '../grammar/noun-phrases.ts';
import type { Mention } from '../happening/mention.ts';
import type { Noun } from '../happening/noun.ts';
import { oneOf } from '../happening/one-of-them.ts';
import type { Happening } from '../happening/read-happening.ts';
import { type Cast, holds } from './cast.ts';
import { type Claim, claimOf } from './claim-role.ts';
import { distinctNouns } from './distinct-nouns.ts';
import type { Frame, FrameRole } from './frame.ts';
import { ownPhrase, readFor } from './read-phrase.ts';

/** Slots of a telling that the parent's own sentences fill. */
export interface OwnWords {
  readonly lets: ReadonlyMap<string, string>;
  /** What strands may ask: “third” where something new is told in the third part. */
  readonly facts: ReadonlySet<string>;
}

/** A frame with the nouns of an idea in its roles. */
export interface FilledFrame {
  readonly frame: Frame;
  /** Whether it may be told of this idea: a goodbye only where somebody died. */
  readonly offered: boolean;
  /** Whether a word of the idea calls for it. */
  readonly called: boolean;
  /** Roles that the idea fills. */
  readonly given: Cast;
  /** Heads and paintings of what the parent does not want: “no dragons”. */
  readonly unwanted: ReadonlySet<string>;
  readonly score: number;
  /** What the cues found in the idea weigh. */
  readonly cues: number;
  /** The mentions that have a role. */
  readonly used: ReadonlySet<Mention>;
  /** The parent's own sentences, where the frame retells them, and which parts they fill. */
  readonly ownWords?: OwnWords;
}

/** “Nurse Bob” is the nurse, “pirate treasure” the treasure. */
const isSaidAs = ({ head, proper }: Noun, said: Noun): boolean =>
  head === said.head ||
  head.endsWith(` ${said.head}`) ||
  (proper && head.toLowerCase().split(' ').includes(said.head));

const SAID_STRENGTH = 2.6;

/** The noun of a saying; “the land of $1” takes the word that the idea has there, which is kept nowhere. */
const nounSaid = ({ accepts }: FrameRole, phrase: string, captured: string): Noun | null => {
  if (!phrase.includes('$1')) return ownPhrase(phrase, accepts);
  const noun = readFor(accepts, phrase.replace('$1', captured));
  return noun === null ? null : { ...noun, said: null };
};

const isSameKind = (one: string, other: string): boolean =>
  one === other || pluralOf(one) === other || one === pluralOf(other);

/** What the idea says of a role in other words than a noun: “learn to swim”, “it rains”. */
const sayingOf = (
  role: FrameRole,
  mentions: readonly Mention[],
  happening: Happening,
): Claim | null => {
  for (const [says, phrase] of role.says) {
    const [words, captured = ''] = says.exec(happening.plain) ?? says.exec(happening.lemmas) ?? [];
    const noun = words === undefined ? null : nounSaid(role, phrase, captured);
    if (noun === null || words === undefined) continue;
    // “Sharks” are told as one of them.
    const found = mentions.find(
      (one) =>
        isSaidAs(one.noun, noun) || (captured !== '' && isSameKind(one.noun.head, noun.head)),
    );
    // “The other half” is told as “the torn half of the map”, “over the weekend” as “the weekend”.
    const asWeSay =
      / of |mysterious|hidden|\$1/.test(phrase) ||
      role.accepts.includes('time') ||
      role.id === 'hurt' ||
      // “Doctor Lotte” is a doctor for a day.
      (role.accepts.includes('job') && found?.noun.kind === 'person');
    if (found !== undefined && asWeSay)
      return {
        role,
        mention: { ...found, noun: { ...noun, said: found.noun.said } },
        strength: SAID_STRENGTH,
      };
    const mention = found ?? {
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

/** Who is afraid of dogs has no dog at her side. */
const isFearedFriend = (along: Claim, feared: Claim): boolean =>
  feared.role.id === 'fear' &&
  /^(?:friend2?|helper|wish|tool)$/.test(along.role.id) &&
  isSameKind(along.mention.noun.head, feared.mention.noun.head);

/** “Scared of dogs. Mrs Patel has a dog called Pickle”: Pickle is the dog that is met. */
const oneThatIsMet = (
  frame: Frame,
  taken: readonly Claim[],
  mentions: readonly Mention[],
): Claim[] => {
  const role = frame.roles.find(({ id }) => id === 'one');
  const feared = taken.find((claim) => claim.role.id === 'fear')?.mention;
  const met =
    feared &&
    mentions.find(
      (mention) => mention !== feared && isSameKind(mention.noun.head, feared.noun.head),
    );
  return role === undefined || met === undefined ? [] : [{ role, mention: met, strength: 1 }];
};

/** The same words of the idea, though a saying may tell them otherwise. */
const isSame = (one: Mention, other: Mention): boolean =>
  one === other || (one.to > 0 && one.from === other.from && one.to === other.to);

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
    if (
      !taken.some(({ role, mention }) => role === claim.role || isSame(mention, claim.mention)) &&
      !taken.some((other) => isFearedFriend(claim, other) || isFearedFriend(other, claim))
    )
      taken.push(claim);
  return [...taken, ...oneThatIsMet(frame, taken, mentions)];
};

const CUE_SHARE = 1.2;
/** What the cues of a frame must weigh that nobody gets by chance. */
const SURE_CUE = 3;
const NOT_CALLED_FOR = 2;
/** Cues that weigh no more call for nothing: “until July”. */
const BY_THE_WAY = 1;
/** What its first role weighs, which is what a frame is about. */
const HEART = 1.2;

const unwantedIn = ({ mentions }: Happening): ReadonlySet<string> =>
  new Set(
    mentions.flatMap(({ unwanted, noun }) =>
      unwanted ? [noun.head, noun.paint ?? noun.head] : [],
    ),
  );

/** Fills a frame's roles with an idea's nouns and says how well they fit. */
export const fillFrame = (frame: Frame, happening: Happening): FilledFrame => {
  const all = distinctNouns(happening.mentions);
  // A deed that a saying fills is the hero's; the others are what somebody else cannot do.
  const doing = frame.roles.find(
    ({ accepts: kinds, says }) => kinds.includes('deed') && says.length === 0,
  );
  const deed = doing === undefined ? null : happening.deed;
  // “Fire” of “breathe fire” is told with the deed.
  const inDeed = all.filter(({ noun }) => deed?.words.split(' ').includes(noun.head));
  const mentions = all.filter((mention) => !inDeed.includes(mention));
  const claims = fill(frame, mentions, happening);
  // What nobody of the idea cannot do is learnt by nobody of ours.
  const hasPupil = claims.some(({ role }) => role === frame.roles[0]);
  const uncalled = doing !== undefined && (deed === null || !hasPupil);
  const cues = uncalled
    ? 0
    : frame.cues.reduce(
        (sum, [weight, says]) =>
          sum + (says.test(happening.lemmas) || says.test(happening.plain) ? weight : 0),
        0,
      );
  // One child is no “some princesses”.
  const given = new Map(
    claims.map(({ role: { id }, mention: { noun } }) => [id, id === 'job' ? oneOf(noun) : noun]),
  );
  if (doing !== undefined && deed !== null) given.set(doing.id, deed);
  const missing = frame.roles.filter(({ id, required }) => required && !given.has(id));
  const strength = claims.reduce((sum, claim) => sum + claim.strength, 0);
  const used = new Set(claims.map(({ mention }) => mention));
  const unused = mentions.filter((mention) => !used.has(mention)).length;
  const offered = (frame.when ?? []).every((fact) =>
    fact === 'cue' ? cues >= SURE_CUE : happening.profile.has(fact),
  );
  const isOfIdea = given.has(frame.roles[0]?.id ?? '');
  return {
    frame,
    offered: offered && (isOfIdea || frame.ofIdea !== true),
    called: cues > 0,
    cues,
    unwanted: unwantedIn(happening),
    given,
    score:
      cues * CUE_SHARE -
      (cues <= BY_THE_WAY && frame.open !== true ? NOT_CALLED_FOR : 0) -
      (isOfIdea || claims.filter(({ role }) => role.required).length > 1 ? 0 : HEART) +
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
  const heads = new Set([...cast.values()].map(({ head }) => head.toLowerCase()));
  const painted = new Set([...cast.values()].map(({ paint }) => paint));
  const isWanted = (phrase: string): boolean => {
    const noun = ownPhrase(phrase, role.accepts);
    return noun !== null && !unwanted.has(noun.head) && !unwanted.has(noun.paint ?? '');
  };
  const open: string[] = [];
  for (const line of role.defaults) {
    const [condition, phrase] = line.split(' => ');
    if (phrase?.startsWith('=') && holds(condition ?? '', cast, FACT_OF_NONE))
      return cast.get(phrase.slice(1)) ?? null;
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
  // “His Opa” runs with him: no second grandfather watches.
  const others = open.filter((phrase) => {
    const noun = ownPhrase(phrase, role.accepts);
    return (
      !heads.has((noun?.head ?? '').toLowerCase()) &&
      (noun?.kind !== 'person' || !painted.has(noun.paint))
    );
  });
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
