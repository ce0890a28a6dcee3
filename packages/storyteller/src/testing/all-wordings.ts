import { READING_AGES, type ReadingAge } from '@bramblebook/contract/reading';
import { ALL_COMPANIONS } from '../companions/all-companions.ts';
import { LESSONS } from '../lessons/all-lessons.ts';
import { OPENINGS, OWN_PET } from '../openings/openings.ts';
import { OWN_FRIEND } from '../openings/own-friend.ts';
import { type FourVoices, wordingsFor } from '../page-texts.ts';
import { ALL_PLACES } from '../places/all-places.ts';
import { ALL_PLOTS } from '../plots/all-plots.ts';
import type { Plot } from '../plots/plot.ts';

/** The templates of one moment for one reading age. */
export interface Moment {
  /** “treasure · turn”. */
  readonly where: string;
  readonly age: ReadingAge;
  readonly wordings: readonly string[];
}

const momentsOf = (plot: Plot): readonly (readonly [string, FourVoices])[] => [
  ['want', plot.want.tell],
  ['set out', plot.setOut.tell],
  ['problem', plot.problem.tell],
  ...plot.tries.map((one, index): [string, FourVoices] => [`try ${index + 1}`, one.tell]),
  ['turn', plot.turn.tell],
  ['turn deepens', plot.turnDeepens.tell],
  ['low point', plot.lowPoint.tell],
  ['spark', plot.spark.tell],
  ['deed', plot.deed.tell],
  ['deed holds', plot.deedHolds.tell],
  ['solved', plot.solved.tell],
  ['home', plot.home.tell],
];

const tellings = (): readonly (readonly [string, FourVoices])[] => [
  ...ALL_PLOTS.flatMap((plot) =>
    momentsOf(plot).map(([name, tell]) => [`${plot.id} · ${name}`, tell] as const),
  ),
  ...ALL_PLACES.flatMap(({ id, arrive, crossing, wayHome }) => [
    [`${id} · arrive`, arrive] as const,
    [`${id} · crossing`, crossing] as const,
    [`${id} · way home`, wayHome] as const,
  ]),
  ...ALL_COMPANIONS.flatMap(({ creature, meet, comic }) => [
    [`${creature} · meet`, meet] as const,
    [`${creature} · mishap`, comic] as const,
  ]),
  ...OPENINGS.map(({ tell }, index) => [`opening ${index + 1}`, tell] as const),
  ...OWN_PET.map((tell, index) => [`own pet ${index + 1}`, tell] as const),
  ['own friend', OWN_FRIEND],
  ...LESSONS.map(({ id, closing }) => [`${id} · closing`, closing] as const),
];

/** Every moment that is told in wordings of its own, for all four reading ages. */
export const allMoments = (): Moment[] =>
  tellings().flatMap(([where, tell]) =>
    READING_AGES.map((age) => ({ where, age, wordings: wordingsFor(tell, age) })),
  );
