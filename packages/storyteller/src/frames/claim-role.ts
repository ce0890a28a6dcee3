import type { Mention } from '../happening/mention.ts';
import { isOf, type Noun } from '../happening/noun.ts';
import { EVENTS_OF_CARE } from './events-of-care.ts';
import type { FrameRole } from './frame.ts';
import { isFamily, isStranger, isUnkind } from './own-people.ts';
import { tiesIn } from './ties-of-role.ts';
import { isUnfitFor } from './unfit-for.ts';
import { HELPS_ON, NEVER_CARRIED } from './what-is-carried.ts';

/** A role that a noun of an idea may fill, and how much speaks for it. */
export interface Claim {
  readonly role: FrameRole;
  readonly mention: Mention;
  readonly strength: number;
}

const tiedBy = (mention: Mention, pattern: string): boolean =>
  pattern === 'loose' || tiesIn(pattern).some((tie) => mention.ties.has(tie));

const accepts = (role: FrameRole, noun: Noun): boolean =>
  (!noun.traits.includes('time') ||
    role.accepts.includes('time') ||
    role.accepts.includes(noun.head)) &&
  (!noun.traits.includes('team') || role.accepts.includes('team')) &&
  role.accepts.some((kind) => kind === 'any' || isOf(noun, kind));

/** Whoever is loved is in nobody's way. */
const AGAINST: ReadonlySet<string> = new Set(['obstacle', 'trouble', 'rival', 'worry', 'trap']);
const isAgainst = (noun: Noun): boolean =>
  !isOf(noun, 'alive') || (noun.owner === null && noun.name === null && !noun.proper);
/** Nobody is “in the moon” because there is one. */
const HERE: ReadonlySet<string> = new Set(['place', 'spot', 'trap']);
const CARES: ReadonlySet<string> = new Set(['place', 'fear', 'ailment', 'worry', 'before']);
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

const isHeroToo = ({ ties }: Mention): boolean => ties.has('obj become') || ties.has('is hero');

const isOwnTeam = ({ noun, ties }: Mention): boolean =>
  noun.traits.includes('team') &&
  (noun.traits.includes('own') ||
    ['for', 'of', 'in', 'with'].some((preposition) => ties.has(`prep ${preposition}`)));

const ALONG: ReadonlySet<string> = new Set(['friend', 'friend2']);
/** Nobody's mother or father is a thief, is lost, is in the way or is feared. */
const NOT_FOR_PARENTS: ReadonlySet<string> = new Set(
  'culprit finder rival lost fear trouble obstacle trap stranger worry visitor'.split(' '),
);
const PARENT =
  /^(?:(?:step|foster )?(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father)|parent)s?$/i;
/** Who is loved is there by a tie or not at all. */
const NOT_FOR_FAMILY: ReadonlySet<string> = new Set(
  'culprit rival lost fear trouble obstacle trap'.split(' '),
);

/** “A secret for Mum”: she is not who told it. */
const isMeantFor = ({ ties }: Mention): boolean => ties.has('prep for') || ties.has('prep from');

const PET: ReadonlySet<string> = new Set(['dog', 'cat', 'puppy', 'kitten', 'rabbit', 'hamster']);

/** “Has to give up his cot”: that is shown to nobody. */
const IS_LIVED_IN = /^(?:cot|crib|bed|room|bedroom|house|flat|home)$/;

const IS_A_PARENT =
  /^is (?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|grand\w+|opa|oma)$/;

const WHERE_DIED = / (?:drown|die|kill|crash|fall)$/;

const NO_SECRETS: ReadonlySet<string> = new Set(
  'gift tool thing comfort rescue part keepsake clue cargo made lost'.split(' '),
);

const goesWrong = (ties: ReadonlySet<string>): boolean =>
  [...ties].some((tie) => /^(?:subj|is) /.test(tie)) ||
  ties.has('obj drop') ||
  ties.has('obj lose');

/** One builds with it. */
const MATERIAL = /^(?:lego|blocks|bricks|sticks|boxes|cardboard|barrels|branches|wood)$/;
const PLAYED = /\b(?:match(?:es)?|games?|races?|finals?|goals?|points?|teams?|tournament|cup)$/;

/** A slot made for another sort of thing: nobody hugs a torch or packs a secret. */
const isOfAnotherSort = (
  { id }: Pick<FrameRole, 'id'>,
  { noun, ties }: Mention,
  loose: boolean,
): boolean => {
  if (id === 'comfort' && (noun.head === 'watch' || ties.has('obj forget'))) return true;
  // Who is in hospital comes along nowhere, nor does what was forgotten; no bed stands in a ward.
  // “Wants a sister, got a robot”: she has none.
  if (ALONG.has(id) && noun.kind === 'person' && ties.has('obj want') && ties.size === 1)
    return true;
  // “Dad was the coach”: that is he.
  if (ALONG.has(id) && [...ties].some((tie) => IS_A_PARENT.test(tie))) return true;
  if (ALONG.has(id) && (ties.has('is in') || ties.has('obj forget') || noun.head === 'baby'))
    return true;
  if (id === 'event' && /\bhospital\b/.test(noun.words)) return true;
  if (id === 'baby' && PARENT.test(noun.head)) return true;
  // “Who is her real mum?” is nobody's to ask in a book; a birth mother is thought of.
  if (PARENT.test(noun.head) && ties.has('adj real')) return true;
  if (/\bbirth\b/.test(noun.words) && id !== 'missed' && id !== 'gone') return true;
  if ((id === 'one' || id === 'other') && (noun.plural || /friend$/.test(noun.head))) return true;
  if (id === 'parent' && (!isFamily(noun) || ties.has('obj be'))) return true;
  if (id === 'lamp' && isOf(noun, 'sky')) return true;
  // Nobody is remembered where they died.
  if (/^(?:place|memory|keepsake)$/.test(id) && [...ties].some((tie) => WHERE_DIED.test(tie)))
    return true;
  if (
    /^(?:place|memory)$/.test(id) &&
    /^(?:street|road)$/.test(noun.head) &&
    ties.has('prep in find')
  )
    return true;
  if (id === 'place' && /^(?:plant|flower)s?$/.test(noun.head)) return true;
  if (/^(?:family|friend2|third)$/.test(id) && /^(?:boy|girl)friend$/.test(noun.head)) return true;
  if (id === 'host' && noun.plural) return true;
  if (id === 'event' && noun.head === 'room' && noun.owner === null) return true;
  if (CARRIED.has(id) && IS_LIVED_IN.test(noun.head)) return true;
  // “She wants her own bed”: that is where she does not sleep.
  if (id === 'event' && (ties.has('obj want') || ties.has('obj miss'))) return true;
  if (id === 'worry' && /fairy|angel|santa|christmas/i.test(noun.head)) return true;
  // Nobody fears the toy that is taken along.
  if (id === 'worry' && (isOf(noun, 'toy') || noun.owner !== null)) return true;
  // “Pim and his dad build”: it is not for him.
  if (loose && id === 'receiver' && [...ties].some((tie) => tie.startsWith('subj '))) return true;
  // Out of snow one builds, and not out of clouds.
  if (id === 'part' && isOf(noun, 'weather') && !isOf(noun, 'snowy')) return true;
  // No baby teaches its big brother to drum.
  if (id === 'teacher' && noun.paint === 'baby') return true;
  // A grave is where one goes, and crying is not kept.
  if (id === 'memory' && [...ties].some((tie) => tie.endsWith(' bury'))) return true;
  if (id === 'keepsake' && (isOf(noun, 'sound') || ties.has('prep in bury'))) return true;
  // Dinosaurs that are nobody's are gone to see, and come along with nobody.
  if (ALONG.has(id) && noun.kind === 'creature' && noun.plural && !isOf(noun, 'owned'))
    return noun.name === null && noun.number === null;
  if (id === 'made' && MATERIAL.test(noun.head)) return true;
  // A match is played: it neither gets in the way nor brings luck.
  if ((id === 'trouble' || id === 'thing') && PLAYED.test(noun.head)) return true;
  // A thing that does nothing is no trouble.
  if (
    (id === 'trouble' || id === 'obstacle') &&
    noun.kind === 'thing' &&
    !isOf(noun, 'height') &&
    !goesWrong(ties)
  )
    return true;
  // What the rival has is something, and not the hero's.
  if (id === 'theirs' && ['had', 'unknown'].some((trait) => isOf(noun, trait))) return true;
  if (id === 'tool' && isOf(noun, 'sky')) return true;
  if (CARRIED.has(id) && ['language', 'hush', 'mishap'].some((kind) => isOf(noun, kind)))
    return true;
  if (NO_SECRETS.has(id) && /^secrets?$/.test(noun.head)) return true;
  if (id === 'gift' && noun.kind === 'person') return true;
  // The family's own pet has taken nothing, unless the idea says so.
  return loose && (id === 'culprit' || id === 'finder') && noun.owner !== null && isPet(noun);
};
const isPet = ({ kind, head }: Noun): boolean =>
  kind === 'creature' && PET.has(head.split(' ').at(-1) ?? '');

const SPOILT: readonly string[] = [
  ...['burn', 'break', 'fall'].map((verb) => `subj ${verb}`),
  ...'steal eat drop spill burn chew lick pop squash smash'.split(' ').map((verb) => `obj ${verb}`),
];

/** What no one may be made, whatever the words seem to say. */
const isUnfit = ({ id }: FrameRole, mention: Mention, loose: boolean): boolean => {
  const { noun, ties } = mention;
  // “Where her mum is”: a question, and no part for anybody.
  if (isUnkind(mention) || ties.has('prep where')) return true;
  if (isUnfitFor(id, mention, loose) || isOfAnotherSort({ id }, mention, loose)) return true;
  if (NOT_FOR_PARENTS.has(id) && PARENT.test(noun.head)) return true;
  if (loose && NOT_FOR_FAMILY.has(id) && isFamily(noun)) return true;
  // A ladder leads over what is in the way.
  if (loose && AGAINST.has(id) && (HELPS_ON.has(noun.head) || noun.kind === 'vehicle')) return true;
  // What burns saves nothing, and nobody takes along a room.
  if (id === 'rescue' && SPOILT.some((tie) => ties.has(tie))) return true;
  if (CARRIED.has(id) && NEVER_CARRIED.has(noun.head)) return true;
  // “A bowl of water”.
  if (loose && id === 'trouble' && ties.has('prep of')) return true;
  // “Fell into our pond”: that is not home. Whoever is wanted is in nobody's way.
  if (id === 'goal' && ['in', 'into', 'on'].some((word) => ties.has(`prep ${word} fall`)))
    return true;
  if (AGAINST.has(id) && ties.has('obj want')) return true;
  // Nobody carries a gate.
  if (loose && CARRIED.has(id) && isOf(noun, 'height') && !HELPS_ON.has(noun.head)) return true;
  // A coach plays on nobody's side but one's own.
  if (id === 'rival' && noun.paint === 'teacher') return true;
  if ((id === 'asker' || id === 'kept' || (loose && ALONG.has(id))) && isMeantFor(mention))
    return true;
  // “Grandpa’s allotment” is where it is, and not what goes wrong.
  if (loose && id === 'trouble' && noun.kind === 'place') return true;
  if (loose && id === 'spot' && isOf(noun, 'weather')) return true;
  // A bunny is no family, unless it is adopted.
  if (loose && id === 'family' && !isOf(noun, 'person')) return true;
  // “The moon is too bright”: no comfort.
  if (CARRIED.has(id) && ties.has('is too')) return true;
  // A surprise is what it is all for.
  if (CARRIED.has(id) && /surprise$/.test(noun.head)) return true;
  // Grandma's dementia is no thing that is taken along.
  return EVENTS_OF_CARE.has(noun.head) && !CARES.has(id);
};

/** “Under the stairs”, “at the table”: where something is, and not what it is done with. */
const CARRIED: ReadonlySet<string> = new Set(
  'gift tool thing comfort rescue part keepsake'.split(' '),
);
const isWhere = ({ noun, ties }: Mention): boolean =>
  ['under', 'behind', 'beneath', 'inside', 'on', 'at'].some((word) => ties.has(`prep ${word}`)) ||
  // “Stays in bed”; in a boat one goes somewhere.
  (ties.has('prep in') && noun.kind !== 'vehicle');

// A tie says more than a kind; the first kinds and ties of a list say more than the last.
/** Whether a noun may fill a role, by its kind, by its ties, and by what is decent; null when not. */
export const claimOf = (role: FrameRole, mention: Mention): Claim | null => {
  if (!accepts(role, mention.noun)) return null;
  if (role.id === 'stranger' && !isStranger(mention.noun)) return null;
  // “Its mummy”, “mummy hen”.
  const isTheirs =
    mention.noun.owner === 'its' ||
    (mention.noun.kind === 'creature' &&
      /^(?:mama|mummy|mommy|mother|daddy) /.test(mention.noun.words));
  if (isTheirs ? ALONG.has(role.id) : role.id === 'waiting') return null;
  const rank = role.from.findIndex((pattern) => tiedBy(mention, pattern));
  if (rank === -1) return null;
  const loose = role.from[rank] === 'loose';
  // “Becomes a detective”: that is the hero.
  if (role.id !== 'job' && isHeroToo(mention)) return null;
  // “Grandma's kitchen” brings no grandma along.
  if (loose && role.id === 'job' && !isOf(mention.noun, 'job') && mention.noun.kind !== 'being')
    return null;
  if (isUnfit(role, mention, loose)) return null;
  // Ants come to a picnic, and nobody asked them.
  if (role.id === 'guest' && isOf(mention.noun, 'tiny') && mention.noun.plural) return null;
  if (
    role.id === 'guest' &&
    ['obj bring', 'obj cook', 'obj roast'].some((tie) => mention.ties.has(tie))
  )
    return null;
  if (loose && CARRIED.has(role.id) && isWhere(mention)) return null;
  if (loose && role.id !== 'gone' && [...mention.ties].some((tie) => tie.startsWith('owns ')))
    return null;
  // “Swims like a fish”: there is no fish; “whistles like Grandpa”: he can do it.
  if (mention.ties.has('prep like') && role.id !== 'teacher') return null;
  // What no word list knows needs a tie that says what it does there.
  if (loose && mention.noun.traits.includes('unknown')) return null;
  if (role.id !== 'team' && isOwnTeam(mention) && (loose || mention.noun.traits.includes('own')))
    return null;
  if (loose && role.id === 'obstacle' && isOf(mention.noun, 'alive') && !isOf(mention.noun, 'big'))
    return null;
  if (loose && role.id === 'trap' && !HOLDS.some((kind) => isOf(mention.noun, kind))) return null;
  // “Someone has eaten the strawberries”: that is the case; a magnifying glass is none.
  if (loose && role.id === 'mystery' && mention.noun.kind !== 'food') return null;
  // The seaside is where it was lost, not what it lay in.
  if (loose && role.id === 'spot' && mention.noun.kind === 'place') return null;
  if (loose && HERE.has(role.id) && isOf(mention.noun, 'sky')) return null;
  if (loose && AGAINST.has(role.id) && !isAgainst(mention.noun)) return null;
  if (loose && role.accepts.includes('any') && !ANYTHING.some((kind) => isOf(mention.noun, kind)))
    return null;
  if (loose && role.accepts.includes('any') && isOf(mention.noun, 'alive')) return null;
  // A friend by name comes along rather than being in the way.
  const along =
    (ALONG.has(role.id) || (loose && role.chief)) && isOf(mention.noun, 'named') ? 0.7 : 0;
  // Who is of the family and has no part yet asked for the promise.
  const asks = loose && role.id === 'asker' && isFamily(mention.noun) ? 0.4 : 0;
  // One's horse is what one enters with.
  const hugged = role.id === 'comfort' && isOf(mention.noun, 'toy') ? 1.5 : 0;
  const entered =
    loose && role.id === 'made' && mention.noun.kind === 'creature' && mention.noun.owner !== null;
  // Whoever is alive is rescued before a fire engine is.
  const lives =
    loose && (role.accepts[0] === 'alive' || role.chief) && isOf(mention.noun, 'alive') ? 0.3 : 0;
  // Who is a teacher teaches, and not the dog that is read to.
  const teaches = role.id === 'teacher' && mention.noun.paint === 'teacher' ? 2 : 0;
  const said = Math.min(4, mention.noun.words.split(' ').length) * 0.02;
  const strength =
    (loose
      ? 0.6 + asks + along + (entered ? 0.9 : 0) + hugged + lives + teaches
      : 2.4 - rank * 0.2) +
    (role.required ? 0.5 : 0) +
    said;
  return { role, mention, strength };
};
