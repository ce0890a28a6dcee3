import type { ReadingAge } from '@bramblebook/contract/reading';
import { isOlder } from '../page-texts.ts';
import type { Plot } from '../plots/plot.ts';
import type { LongingKind } from '../understand/longings.ts';
import type { Understanding } from '../understand/understand-idea.ts';
import type { PlannedCompanion, PlannedFigure } from './plan-cast.ts';
import type { PlannedThread } from './plan-threads.ts';

/** A longing of the idea, and who has it in this book. */
export interface PlannedLonging {
  readonly kind: LongingKind;
  /** Hero and companion are heard of it through the whole book, others where they are met. */
  readonly whose: 'hero' | 'companion' | 'met';
  /** How they are spoken of: “Ember”, “Grandpa Joe”, “the princess”. */
  readonly who: string;
  readonly other: string;
  /** True for people who go along and may speak anywhere on the way. */
  readonly alongside: boolean;
  /** “A princess”, for one who can be spoken of without being met. */
  readonly x: string | null;
  readonly said: string;
  readonly yours: string;
  readonly told: string;
}

/** The longings of an idea with those who have them; one that the plot tells of anyway is left to the plot. */
export function planLongings(of: {
  understanding: Understanding;
  plot: Plot;
  companion: PlannedCompanion;
  figures: readonly PlannedFigure[];
  threads: readonly PlannedThread[];
  hero: string;
}): PlannedLonging[] {
  const { understanding, companion, plot } = of;
  const told = (said: string): boolean =>
    understanding.known.some(
      ({ words, entry }) =>
        said.includes(words.split(' ').at(-1) ?? words) &&
        entry.themes.some((theme) => plot.themes.slice(0, 2).includes(theme)),
    );
  const planned = understanding.longings.flatMap((longing): PlannedLonging[] => {
    const word = longing.of === null ? undefined : understanding.known[longing.of];
    if (longing.of !== null && word === undefined) return [];
    const byPlot = longing.kind === 'afraid' || longing.kind === 'lost';
    if (word === undefined && byPlot && told(longing.said)) return [];
    const yours = longing.said.replace(/\bmy(self)?\b/g, 'your$1');
    const what = { kind: longing.kind, said: longing.said, told: longing.told, yours };
    if (word === undefined)
      return [
        { ...what, whose: 'hero', who: of.hero, other: companion.name, alongside: true, x: null },
      ];
    if (companion.words.includes(word))
      return [
        {
          ...what,
          whose: 'companion',
          who: companion.name,
          other: of.hero,
          alongside: true,
          x: null,
        },
      ];
    const figure = of.figures.find((one) => one.words.includes(word));
    const thread = of.threads.find(({ words }) => words === word);
    const who = figure?.member.name ?? thread?.thex ?? null;
    const x = thread?.x ?? null;
    return who === null
      ? []
      : [
          {
            ...what,
            whose: 'met',
            who,
            other: of.hero,
            alongside: figure?.role === 'goes-along',
            x,
          },
        ];
  });
  return planned.filter(({ who }, at) => planned.findIndex((one) => one.who === who) === at);
}

/** The longing of the companion, about whom a book then is. */
export const companionsLonging = (longings: readonly PlannedLonging[]): PlannedLonging | null =>
  longings.find(({ whose }) => whose === 'companion') ?? null;

/** Short pages have no room for it: in books for the young a companion's longing has two of its own. */
export const hasOwnPages = ({ whose }: PlannedLonging, age: ReadingAge): boolean =>
  whose === 'companion' && !isOlder(age);
