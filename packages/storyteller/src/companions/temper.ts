import type { Creature } from '@bramblebook/contract/creature-vocabulary';
import type { FourVoices, YoungAndOld } from '../page-texts.ts';
import type { Companion } from './companion.ts';

/** A character told without any anatomy, so that a slug or a rhino can have it: two wordings at every age. */
export interface Temper {
  /** In a few words: “proud, with a record for everything”. */
  readonly character: string;
  readonly meet: FourVoices;
  readonly comic: FourVoices;
  readonly happy: YoungAndOld;
  readonly worried: YoungAndOld;
  readonly quiet: YoungAndOld;
}

/** What an animal brings to its temper: a name, its own sounds and its own joys. */
export interface OwnThings {
  readonly name: string;
  /** One short line that is true of this animal. */
  readonly character: string;
  readonly noises: readonly string[];
  readonly happy: YoungAndOld;
  /** For those who cannot come on dry land without a little sea. */
  readonly meet?: FourVoices;
}

/** A companion made of a temper and of the animal's own things. */
export const ofTemper = (creature: Creature, temper: Temper, own: OwnThings): Companion => ({
  creature,
  name: own.name,
  kind: creature.replaceAll('-', ' '),
  character: `${temper.character}; ${own.character}`,
  noises: own.noises,
  meet: own.meet ?? temper.meet,
  comic: temper.comic,
  happy: {
    young: [...own.happy.young, ...temper.happy.young],
    old: [...own.happy.old, ...temper.happy.old],
  },
  worried: temper.worried,
  quiet: temper.quiet,
});

const QUIET_NOISES = ['Hum, hum, hum!', 'Tum-ti-tum!', 'Hm-hm-hm!', 'Mm, mm, mm!'] as const;

/** A companion whom its trouble has made another: a dragon who cannot breathe fire does not singe hedges. */
export const madeBy = (temper: Temper, one: Companion): Companion => ({
  ...one,
  ...temper,
  noises: QUIET_NOISES,
});
