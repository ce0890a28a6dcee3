import { isOf, type Noun } from '../happening/noun.ts';
import { isFamily } from './own-people.ts';
import { AGAINST, ALONG, CARRIED, hasTie, type Refusal } from './refusal.ts';
import { HELPS_ON } from './what-is-carried.ts';

const PET: ReadonlySet<string> = new Set(['dog', 'cat', 'puppy', 'kitten', 'rabbit', 'hamster']);
const isPet = ({ kind, head }: Noun): boolean =>
  kind === 'creature' && PET.has(head.split(' ').at(-1) ?? '');
const SEEKERS = /^(?:detective|sp(?:y|ie)|(?:secret )?agent|super ?hero(?:e)?)s?$/;
const HOLDS = ['place', 'nature', 'water', 'weather', 'height', 'dark', 'unknown'];

/** “Under the stairs”, “at the table”: where something is, and not what it is done with. */
const isWhere: Refusal[1] = ({ noun, ties }) =>
  ['under', 'behind', 'beneath', 'inside', 'on', 'at'].some((word) => ties.has(`prep ${word}`)) ||
  // “Stays in bed”; in a boat one goes somewhere.
  (ties.has('prep in') && noun.kind !== 'vehicle');

const isOwnTeam: Refusal[1] = ({ noun, ties }) =>
  noun.traits.includes('team') &&
  ['for', 'of', 'in', 'with'].some((preposition) => ties.has(`prep ${preposition}`));

const MOUNT = /\b(?:horse|pony|donkey|unicorn|camel)s?$/;
/** What one builds. */
const BUILT =
  /machine|robot|tower|house|\bden\b|fort|castle|bridge|raft|kite|boat|rocket|\bcar\b|ship|igloo|tent|cart|sledge|swing|\bhut\b|nest|model|maze|volcano|statue|lantern|puppet|telescope|wings|\bbot\b|snow ?man|snow ?woman/;
const OF_ITSELF = ['weather', 'water', 'dark', 'height', 'hot'];

/** What may not fill a role for the mere reason that its kind would do and it has no other part. */
export const REFUSED_LOOSELY: readonly Refusal[] = [
  // What no word list knows needs a tie that says what it does there.
  ['all', ({ noun }) => noun.traits.includes('unknown')],
  ['all but gone', (mention) => hasTie(mention, /^owns /)],
  ['all but team', isOwnTeam],
  // Who is loved is there by a tie or not at all.
  ['culprit rival lost fear trouble obstacle trap', ({ noun }) => isFamily(noun)],
  // Whoever is loved is in nobody's way.
  [
    AGAINST,
    ({ noun }) => isOf(noun, 'alive') && (noun.owner !== null || noun.name !== null || noun.proper),
  ],
  // A ladder leads over what is in the way.
  [AGAINST, ({ noun }) => HELPS_ON.has(noun.head) || noun.kind === 'vehicle'],

  // “A photo of her dad” brings no dad along, nor does a granny who lives far away.
  [ALONG, ({ noun, ties }) => ties.has('prep of') || (isFamily(noun) && ties.has('subj live'))],
  // “A secret for Mum”: she is not there.
  [ALONG, ({ ties }) => ties.has('prep for') || ties.has('prep from')],
  // “At Polzeath”: somewhere, and nobody.
  [
    ALONG,
    ({ noun, ties }) =>
      noun.gender === 'unsaid' &&
      noun.head === noun.name &&
      ['prep in', 'prep at'].some((tie) => ties.has(tie)),
  ],
  // “Spy”: that is the hero.
  [`${ALONG} other`, ({ noun }) => SEEKERS.test(noun.head)],
  // “She loves horses”: they do not all come along.
  [ALONG, ({ noun, ties }) => noun.plural && ties.has('obj love')],
  // “Grandma's kitchen” brings no grandma along.
  ['job', ({ noun }) => !isOf(noun, 'job') && noun.kind !== 'being'],
  // “Pim and his dad build”: it is not for him.
  ['receiver', (mention) => hasTie(mention, /^subj /)],
  // The family's own pet has taken nothing, unless the idea says so.
  ['culprit finder', ({ noun }) => noun.owner !== null && isPet(noun)],
  // A bunny is no family, unless it is adopted.
  ['family', ({ noun }) => !isOf(noun, 'person')],
  // A president comes along with nobody.
  [ALONG, ({ noun }) => noun.kind === 'job' || /^(?:president|mayor|governor)$/.test(noun.head)],
  // One's mount and one's pet run for nobody else.
  ['rival', ({ noun }) => isPet(noun) || MOUNT.test(noun.head)],
  // A moon is helped where it cannot, and not for being there.
  ['pupil', ({ noun }) => !isOf(noun, 'alive')],

  // “Has his juice box”: nobody builds that, nor a city.
  [
    'made',
    ({ noun }) =>
      (noun.kind === 'thing' && !BUILT.test(noun.head) && !isOf(noun, 'sound')) ||
      (noun.kind === 'place' && !isOf(noun, 'shelter')),
  ],
  // What is nobody's and nothing to play with or to wear is lost where somebody loses it.
  [
    'lost',
    ({ noun }) =>
      noun.kind === 'thing' &&
      noun.owner === null &&
      !['toy', 'worn', 'carried', 'soft', 'shiny'].some((kind) => isOf(noun, kind)),
  ],
  ['rescue', ({ noun }) => isOf(noun, 'worn')],
  // Nobody stands up for a shoe.
  ['saved', ({ noun }) => noun.kind === 'thing' || noun.kind === 'vehicle'],
  [CARRIED, isWhere],
  // Nobody carries a gate.
  [CARRIED, ({ noun }) => isOf(noun, 'height') && !HELPS_ON.has(noun.head)],
  // Nobody is “in the moon” because there is one.
  ['place spot trap', ({ noun }) => isOf(noun, 'sky')],
  // The seaside is where it was lost, not what it lay in.
  ['spot', ({ noun }) => isOf(noun, 'weather') || noun.kind === 'place'],
  // A place is looked after where the idea says so.
  ['kept', ({ noun }) => noun.kind === 'place'],
  // “Grandpa’s allotment” is where it is, and not what goes wrong; nor is “a bowl of water”.
  ['trouble', ({ noun, ties }) => noun.kind === 'place' || ties.has('prep of')],
  // A moon is there, and plants are: that spoils nothing.
  ['trouble', ({ noun }) => noun.kind === 'nature' && !OF_ITSELF.some((kind) => isOf(noun, kind))],
  ['obstacle', ({ noun }) => isOf(noun, 'alive') && !isOf(noun, 'big')],
  ['trap', ({ noun }) => !HOLDS.some((kind) => isOf(noun, kind))],
  // “Someone has eaten the strawberries”: that is the case; a magnifying glass is none.
  ['mystery', ({ noun }) => noun.kind !== 'food'],
];
