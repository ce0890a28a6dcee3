import type { Mention } from '../happening/mention.ts';
import { isOf } from '../happening/noun.ts';
import { isFamily } from './own-people.ts';

type Unfit = (mention: Mention, loose: boolean) => boolean;

const SEEKERS = /^(?:detective|sp(?:y|ie)|(?:secret )?agent|super ?hero(?:e)?)s?$/;
const RESCUERS =
  /^(?:fire ?brigade|fire ?fighter|fire engine|police|lifeguard|ambulance|coastguard)s?$/;
const AILS = /ache$|^(?:cold|fever|cough|splinter|hiccups|spots|paw|wing|leg|throat)$/;
const BODY = /^(?:wing|leg|paw|tail|nose|ear|beak|tooth)s?$/;
const QUARRELS = /^(?:subj|is) (?:argu|quarrel|fight)/;
const GETS_LOST = ['subj lose', 'adj lost', 'adj missing', 'obj lose', 'is lost', 'is missing'];

const comesAlong: Unfit = ({ noun, ties }, loose) =>
  loose &&
  // “A photo of her dad” brings no dad along, nor does a granny who lives far away.
  (ties.has('prep of') ||
    (isFamily(noun) && ties.has('subj live')) ||
    // “At Polzeath”: somewhere, and nobody.
    (noun.gender === 'unsaid' &&
      noun.head === noun.name &&
      ['prep in', 'prep at'].some((tie) => ties.has(tie))) ||
    // “Spy”: that is the hero.
    SEEKERS.test(noun.head) ||
    // “She loves horses”: they do not all come along.
    (noun.plural && ties.has('obj love')));

const isMended = ({ ties }: Mention): boolean => ties.has('obj fix') || ties.has('obj repair');

const trouble: Unfit = (mention) => {
  const { noun, ties } = mention;
  // “Her shoes are missing”: they are in nobody's way.
  if (ties.has('is missing') || ties.has('is lost') || noun.traits.includes('missing')) return true;
  // A space station is trouble where it is mended; else it is a place.
  if (noun.kind === 'place') return !isMended(mention);
  // Who one is for a day is in nobody's way.
  return noun.kind === 'job' && ![...ties].some((tie) => QUARRELS.test(tie));
};

const isAnyDinosaur: Unfit = ({ noun }) =>
  /^(?:dinosaur|tyranno|tricera|stego)/.test(noun.paint ?? '') &&
  noun.plural &&
  noun.name === null &&
  noun.number === null;

/** Of beings only these are built. */
const IS_BUILT = /robot|snow ?(?:man|woman|person)|scarecrow|puppet/;

/** What may not stand in a role although its kind would do, by the role. */
const UNFIT: ReadonlyMap<string, Unfit> = new Map<string, Unfit>([
  ['made', ({ noun }) => noun.kind === 'being' && !IS_BUILT.test(noun.head)],
  // One's own cat lives in no other world: it comes along.
  ['dweller', ({ noun }) => noun.owner !== null],
  ['dweller2', ({ noun }) => noun.owner !== null],
  ['friend', comesAlong],
  ['friend2', comesAlong],
  ['trouble', trouble],
  // Nobody rides or meets dinosaurs as such, but one of them.
  ['star', isAnyDinosaur],
  ['rival', isAnyDinosaur],
  ['third', isAnyDinosaur],
  ['baby', isAnyDinosaur],
  // A comet is painted as a rocket, and nobody rides on it.
  ['ship', ({ noun }) => noun.kind !== 'vehicle' || noun.plural],
  ['alien', ({ noun }) => noun.plural],
  // “To water the plants”: nobody keeps the water.
  // A place is looked after where the idea says so.
  // Of two homes the rooms stay where they are.
  [
    'kept',
    ({ noun }, loose) =>
      noun.head === 'water' ||
      /^(?:(?:bed)?rooms?|beds?|tooth ?brush(?:es)?)$/.test(noun.head) ||
      (loose && noun.kind === 'place'),
  ],
  // A treasure is what a pirate is after; a cold and a wing help nobody.
  [
    'tool',
    ({ noun }) => /treasure$/.test(noun.head) || AILS.test(noun.head) || BODY.test(noun.head),
  ],
  ['hurt', ({ noun }) => !AILS.test(noun.head)],
  // “They are spies”: those who look are not who did it.
  ['culprit', ({ noun }) => SEEKERS.test(noun.head)],
  // A brother gets lost by such a word, or not at all.
  [
    'lost',
    ({ noun, ties }) =>
      /^(?:hair|voice|way|temper|balance|match|game|race)$/.test(noun.head) ||
      (noun.kind === 'person' && !GETS_LOST.some((tie) => ties.has(tie))),
  ],
  // “The thief of the school”: the school is still there.
  [
    'mystery',
    ({ noun, ties }) =>
      noun.kind === 'place' &&
      !['obj eat', 'obj steal', 'obj take'].some((tie) => ties.has(tie)) &&
      !['hidden', 'secret', 'mysterious', 'strange', 'lost'].some((kind) => isOf(noun, kind)),
  ],
  // Who comes to the rescue is not who is rescued.
  [
    'rescued',
    ({ noun, ties }) =>
      RESCUERS.test(noun.head) ||
      ties.has('subj save') ||
      ties.has('subj rescue') ||
      // “Gets the best mark”: who is got from the roof is alive.
      (ties.has('obj get') && !isOf(noun, 'alive')),
  ],
  // A moon is helped where it cannot, and not for being there.
  ['pupil', ({ noun }, loose) => loose && !isOf(noun, 'alive')],
]);

/** Whether a noun may not fill a role, by what the role asks and the idea says of the noun. */
export const isUnfitFor = (role: string, mention: Mention, loose: boolean): boolean =>
  UNFIT.get(role)?.(mention, loose) ?? false;
