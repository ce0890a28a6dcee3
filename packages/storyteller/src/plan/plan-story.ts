import type { Person, Prop, Setting } from '@bramblebook/contract/picture-vocabulary';
import type { ReadingAge } from '@bramblebook/contract/reading';
import type { StoryBrief } from '@bramblebook/contract/story';
import { type Chance, chanceFrom } from '../chance.ts';
import { printedName, spokenName } from '../grammar/hero-words.ts';
import { hasWords } from '../grammar/sentences.ts';
import { LESSONS } from '../lessons/all-lessons.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { ALL_PLACES } from '../places/all-places.ts';
import type { Plot } from '../plots/plot.ts';
import type { KnownWord } from '../understand/known-word.ts';
import type { Understanding } from '../understand/understand-idea.ts';
import { choosePlot } from './choose-plot.ts';
import { CREATURE_HOMES } from './creature-homes.ts';
import { placeNamed, placeOf, type StoryPlace } from './place-phrases.ts';
import {
  type PlannedCompanion,
  type PlannedFigure,
  planCompanion,
  planFigures,
} from './plan-cast.ts';
import { type PlannedLonging, planLongings } from './plan-longings.ts';
import { type PlannedThread, planThreads } from './plan-threads.ts';
import type { QuestThing } from './quest-thing.ts';

/** Everything that is decided before the first sentence is written. */
export interface StoryPlan {
  readonly brief: StoryBrief;
  readonly age: ReadingAge;
  readonly printed: string;
  readonly spoken: string;
  readonly understanding: Understanding;
  readonly plot: Plot;
  readonly lesson: Lesson;
  readonly place: StoryPlace;
  /** Where the crossing (17) and the way home (24) lead through, when the idea names more places. */
  readonly crossing: StoryPlace;
  readonly wayHome: StoryPlace;
  readonly companion: PlannedCompanion;
  readonly figures: readonly PlannedFigure[];
  readonly little: {
    readonly name: string;
    readonly kind: string;
    readonly creature: NonNullable<Plot['little']>['creatures'][number];
  } | null;
  /** The person whom only this plot brings in. */
  readonly guest: { readonly name: string; readonly person: Person; readonly cue: string } | null;
  readonly thing: QuestThing;
  readonly threads: readonly PlannedThread[];
  readonly longings: readonly PlannedLonging[];
}

const THEME_SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  space: ['space'],
  star: ['mountain', 'meadow', 'space'],
  sea: ['seaside', 'underwater'],
  swimming: ['seaside', 'underwater'],
  treasure: ['seaside', 'jungle', 'desert', 'mountain'],
  royal: ['castle'],
  dragon: ['mountain', 'castle', 'forest'],
  magic: ['forest', 'castle', 'garden'],
  snow: ['snow'],
  dinosaur: ['jungle', 'desert'],
  school: ['school'],
  'first-day': ['school'],
  sport: ['meadow', 'school', 'town'],
  race: ['meadow', 'town', 'mountain'],
  moving: ['town', 'garden'],
  camping: ['forest', 'mountain'],
  hospital: ['town'],
  show: ['town', 'school'],
  cooking: ['town', 'garden'],
};

function placesOf(
  understanding: Understanding,
  plot: Plot,
  companion: PlannedCompanion,
  chance: Chance,
): StoryPlace[] {
  const named = understanding.known
    .filter(
      (word) =>
        word.entry.kind === 'place' ||
        (word.entry.kind === 'event' && word.entry.paint === 'school'),
    )
    .filter((word) => word.entry.word !== 'home')
    .flatMap((word) => {
      const pack = ALL_PLACES.find((one) => one.setting === word.entry.paint);
      if (pack === undefined) return [];
      return [
        word.entry.kind === 'event' ? placeOf(pack) : placeNamed(pack, word.entry, word.words),
      ];
    });
  const apart = named.filter(
    (place, at) => named.findIndex((other) => other.the === place.the) === at,
  );
  if (apart.length > 0) {
    const main = apart.find((place) => plot.settings?.includes(place.setting) ?? true) ?? apart[0];
    return main === undefined ? apart : [main, ...apart.filter((place) => place !== main)];
  }
  const wanted = [...understanding.themes].flatMap((theme) => THEME_SETTINGS[theme] ?? []);
  const suits = (settings: readonly Setting[]) =>
    ALL_PLACES.filter(
      (pack) => settings.includes(pack.setting) && (plot.settings?.includes(pack.setting) ?? true),
    );
  const open = ALL_PLACES.filter((pack) =>
    plot.settings
      ? plot.settings.includes(pack.setting)
      : pack.setting !== 'home' && pack.setting !== 'school',
  );
  const pools = [
    suits(wanted),
    suits(CREATURE_HOMES[companion.character.creature] ?? []),
    open,
    ALL_PLACES,
  ];
  return [placeOf(chance.pick(pools.find((pool) => pool.length > 0) ?? ALL_PLACES))];
}

function questOf(
  understanding: Understanding,
  plot: Plot,
  companion: PlannedCompanion,
  chance: Chance,
): QuestThing {
  const { from, props } = plot.quest;
  const fits = (word: KnownWord): boolean =>
    !word.plural &&
    word.entry.use === 'count' &&
    word.entry.paint !== null &&
    ((from === 'small' && word.entry.kind === 'thing' && word.entry.facts.includes('small')) ||
      (from === 'vehicle' && word.entry.kind === 'vehicle') ||
      (from === 'food' && word.entry.kind === 'food') ||
      (from === 'music' &&
        word.entry.themes.includes('music') &&
        word.entry.facts.includes('small')));
  // “A cat who lost her hat”: that hat is the cat's, and not what the hero runs after.
  const somebodys = (one: KnownWord): boolean =>
    companion.words.includes(one) ||
    understanding.longings.some(({ of, said }) => of !== null && hasWords(said, one.words));
  const word = understanding.known.find((one) => fits(one) && !somebodys(one));
  if (word !== undefined) return { noun: word.entry.word, prop: word.entry.paint as Prop, word };
  const theirs = new Set(understanding.known.filter(somebodys).map(({ entry }) => entry.paint));
  const free = props.filter((one) => !theirs.has(one));
  const prop = chance.pick(free.length > 0 ? free : props);
  return { noun: prop.replaceAll('-', ' '), prop, word: null };
}

function lessonOf(understanding: Understanding, plot: Plot, chance: Chance): Lesson {
  const called = LESSONS.filter((lesson) =>
    lesson.themes.some((theme) => understanding.themes.has(theme)),
  );
  const fitting = called.filter((lesson) => plot.lessons.includes(lesson.id));
  const own = LESSONS.filter((lesson) => plot.lessons.includes(lesson.id));
  return chance.pick(fitting.length > 0 ? fitting : own.length > 0 ? own : LESSONS);
}

function guestOf(
  plot: Plot,
  taken: ReadonlySet<string>,
  understanding: Understanding,
  chance: Chance,
): StoryPlan['guest'] {
  if (plot.guest === undefined) return null;
  const { names, person, cue } = plot.guest;
  // “A new baby brother called Max”: this guest has a name already.
  const given = understanding.known.find(
    ({ entry, names: [name] }) =>
      entry.kind === 'event' && entry.paint === person && name !== undefined,
  )?.names[0];
  if (given !== undefined) return { name: given, person, cue: `(?:${cue ?? given}|${given})` };
  const free = names.filter((one) => !taken.has(one.toLowerCase()));
  const name = chance.pick(free.length > 0 ? free : names);
  return { name, person, cue: cue ?? name };
}

/** Decides plot, place, cast, lesson and what becomes of every word of the idea. */
export function planStory(
  brief: StoryBrief,
  understanding: Understanding,
  variation: number,
  chance: Chance,
): StoryPlan {
  const printed = printedName(brief.childName);
  const taken = new Set(
    [
      printed,
      ...printed.split(' '),
      ...understanding.friends,
      ...understanding.known.flatMap((word) => word.names),
    ].map((name) => name.toLowerCase()),
  );
  // The order of equals must not hang on the seed: the seed is what walks along it.
  const order = chanceFrom(`${brief.childName} ${brief.idea}`);
  const plot = choosePlot(understanding, brief.avoidPlots ?? [], brief.seed + variation, order);
  const companion = planCompanion(understanding, taken, chance.fork('companion'));
  const places = placesOf(understanding, plot, companion, chance.fork('place'));
  const place = places[0] ?? placeOf(chance.pick(ALL_PLACES));
  const figures = planFigures(understanding, companion, brief);
  const thing = questOf(understanding, plot, companion, chance.fork('thing'));
  // A mouse of the idea is not the plot's own little mouse.
  const met = new Set(understanding.known.map(({ entry }) => entry.paint));
  const others = plot.little?.creatures.filter((one) => one !== companion.character.creature);
  const littleCreature = others?.find((one) => !met.has(one)) ?? others?.[0];
  const littleName = plot.little?.names.find(
    (name) => !taken.has(name.toLowerCase()) && name !== companion.name,
  );
  const threads = planThreads({
    understanding,
    companion,
    figures,
    thing,
    places,
    age: brief.readingAge,
  });
  const hero = spokenName(printed);
  const offset =
    plot.little === undefined ? 0 : chance.fork('little').below(plot.little.names.length);
  return {
    brief,
    age: brief.readingAge,
    printed,
    spoken: hero,
    understanding,
    plot,
    lesson: lessonOf(understanding, plot, chance.fork('lesson')),
    place,
    crossing: places[1] ?? place,
    wayHome: places[2] ?? places[1] ?? place,
    companion,
    figures,
    little:
      littleCreature === undefined || littleName === undefined
        ? null
        : {
            name:
              [plot.little?.names[offset] ?? littleName].find(
                (name) => !taken.has(name.toLowerCase()) && name !== companion.name,
              ) ?? littleName,
            kind: littleCreature === 'star' ? 'star' : littleCreature,
            creature: littleCreature,
          },
    guest: guestOf(plot, taken, understanding, chance.fork('guest')),
    thing,
    threads,
    longings: planLongings({ understanding, plot, companion, figures, threads, hero }),
  };
}
