import { PROPS, type Prop, SETTINGS, type Setting } from '@bramblebook/contract/picture-vocabulary';
import type { ReadingAge } from '@bramblebook/contract/reading';
import { articleFor, capitalised, pluralOf } from '../grammar/noun-phrases.ts';
import { PLURAL_PROPS } from '../grammar/plural-props.ts';
import type { Plot } from '../plots/plot.ts';
import type { ThreadGroup } from '../threads/thread.ts';
import type { KnownWord } from '../understand/known-word.ts';
import type { Understanding } from '../understand/understand-idea.ts';
import { isCalled, type StoryPlace } from './place-phrases.ts';
import { PLACE_SIGNS } from './place-signs.ts';
import { isCreature, type PlannedCompanion, type PlannedFigure } from './plan-cast.ts';
import type { QuestThing } from './quest-thing.ts';

/** A word of the idea that must be taken up somewhere, and how. */
export interface PlannedThread {
  readonly group: ThreadGroup;
  /** “a kite”, “three kites”, “honey”. */
  readonly x: string;
  readonly xs: string;
  readonly thex: string;
  readonly it: string;
  readonly prop: Prop | null;
  readonly count: number;
  /** A creature that the picture can show. */
  readonly creature: ReturnType<typeof paintable>;
  readonly words: KnownWord | null;
}

const paintable = (paint: string | null) => (isCreature(paint) ? paint : null);
const isSetting = (paint: string | null): paint is Setting =>
  (SETTINGS as readonly string[]).includes(paint ?? '');
const isProp = (paint: string | null): paint is Prop =>
  (PROPS as readonly string[]).includes(paint ?? '');

/** How many words of an idea find room in a book of each age; those named first go in first. */
export const MOST_THREADS: Readonly<Record<ReadingAge, number>> = {
  '2-3': 10,
  '4-5': 14,
  '6-8': 18,
  '9-12': 20,
};

const ADJECTIVES: ReadonlySet<string> = new Set(
  'brave shy scared afraid frightened worried nervous anxious sad lonely homesick angry cross grumpy jealous curious happy funny silly clumsy proud stubborn tired sleepy excited'.split(
    ' ',
  ),
);
const QUALITIES: ReadonlySet<string> = new Set(
  'bravery courage kindness patience joy friendship confidence teamwork imagination hope'.split(
    ' ',
  ),
);

function groupOf(word: KnownWord): ThreadGroup | null {
  const { entry } = word;
  switch (entry.kind) {
    case 'animal':
      return 'animal';
    case 'being':
      return entry.facts.includes('small') ? 'carry' : 'being';
    case 'place':
      return 'place';
    case 'food':
      return 'food';
    case 'job':
      return 'job';
    case 'feeling':
      return ADJECTIVES.has(entry.word) ? 'feeling' : QUALITIES.has(entry.word) ? 'quality' : null;
    case 'event':
      return entry.use === 'quality' ||
        (entry.use === 'activity' &&
          asNoun(entry.word) === undefined &&
          /^(?:starts|start|moves|move|loses|lost a|learns|gets|becomes)/.test(entry.word))
        ? null
        : 'event';
    case 'person':
      return null;
    default:
      if (entry.use === 'activity') return 'activity';
      if (entry.use === 'mass') return 'mass';
      if (entry.facts.includes('happens')) return 'event';
      if (entry.facts.includes('small') || entry.facts.includes('worn')) return 'carry';
      return 'see';
  }
}

const NUMBER_WORDS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

type Phrases = Pick<PlannedThread, 'x' | 'xs' | 'thex' | 'it'>;

/** A being is believed in as a kind ("knights") or as the only one ("the tooth fairy"). */
function beingPhrases(word: KnownWord): Phrases {
  const { entry } = word;
  const phrases = phrasesOf(word);
  if (entry.use === 'unique') return { ...phrases, xs: phrases.x };
  if (entry.use !== 'count' || entry.facts.includes('proper')) return phrases;
  return { ...phrases, xs: pluralOf(entry.word) };
}

// “It made him think of an in hospital”: what is no noun in the idea needs one to be talked about.
const AS_NOUN: readonly (readonly [RegExp, string])[] = [
  [/^(?:in|going to) hospital$/, 'the hospital'],
  [/^learns to swim$/, 'learning to swim'],
  [/^learns to read$/, 'learning to read'],
  [/^(?:the dark|(?:afraid|scared|frightened) of the dark)$/, 'the dark'],
];

/** “Mia loved the sky”, “if you asked her what the world needed, she said windows”. */
function asKind(word: KnownWord): string {
  const { xs, thex } = phrasesOf(word);
  const { use, facts } = word.entry;
  if (facts.includes('proper')) return xs;
  return use === 'unique' ? thex : use === 'count' && !word.plural ? pluralOf(xs) : xs;
}

const asNoun = (word: string): string | undefined =>
  AS_NOUN.find(([pattern]) => pattern.test(word))?.[1];

function phrasesOf(word: KnownWord): Phrases {
  const { entry } = word;
  const said = asNoun(entry.word);
  if (said !== undefined) return { x: said, xs: said, thex: said, it: 'it' };
  const noun = entry.facts.includes('proper') ? capitalised(entry.word) : entry.word;
  const it = word.plural || entry.use === 'plural' ? 'them' : 'it';
  if (entry.use === 'unique') return { x: `the ${noun}`, xs: noun, thex: `the ${noun}`, it };
  if (entry.facts.includes('the')) return { x: `the ${noun}`, xs: noun, thex: `the ${noun}`, it };
  if (entry.use !== 'count' || entry.facts.includes('proper'))
    return {
      x: noun,
      xs: noun,
      thex: entry.kind === 'place' && !entry.facts.includes('proper') ? `the ${noun}` : noun,
      it,
    };
  if (word.plural) {
    const many = pluralOf(noun);
    return {
      x: word.count === null ? many : `${NUMBER_WORDS[word.count] ?? ''} ${many}`.trim(),
      xs: many,
      thex: `the ${many}`,
      it,
    };
  }
  return { x: `${articleFor(noun)} ${noun}`, xs: noun, thex: `the ${noun}`, it };
}

const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'first lost loose wobbly new party afraid scared frightened fear going feeling starting'.split(
    ' ',
  ),
);

/** Words by which the plot itself tells of a word of the idea: “tooth” in the story of a lost tooth. */
export function plotsOwnWords({ entry }: KnownWord, plot: Plot): readonly string[] {
  const own = plot.themes.slice(0, 2);
  if (entry.kind !== 'event' && entry.kind !== 'food') return [];
  if (!entry.themes.some((theme) => own.includes(theme))) return [];
  return entry.word.split(' ').filter((part) => part.length > 3 && !SAYS_NOTHING.has(part));
}

/** The threads of a story: all known words that plot, place and cast do not already carry. */
export function planThreads(of: {
  understanding: Understanding;
  companion: PlannedCompanion;
  figures: readonly PlannedFigure[];
  thing: QuestThing;
  places: readonly StoryPlace[];
  age: ReadingAge;
}): PlannedThread[] {
  const carried = new Set<KnownWord>([
    ...of.companion.words,
    ...of.figures.flatMap((figure) => figure.words),
  ]);
  if (of.thing.word !== null) carried.add(of.thing.word);
  const threads: PlannedThread[] = [];
  const seen = new Set<string>();
  for (const word of of.understanding.known) {
    const group = groupOf(word);
    if (group === null || carried.has(word) || word.remembered || seen.has(word.entry.word))
      continue;
    if (word.entry.kind === 'place' && of.places.slice(0, 3).some((place) => isCalled(place, word)))
      continue;
    if (of.thing.word?.entry.word === word.entry.word) continue;
    seen.add(word.entry.word);
    const { paint } = word.entry;
    const prop = isProp(paint)
      ? paint
      : isSetting(paint) && paint !== of.places[0]?.setting
        ? PLACE_SIGNS[paint]
        : null;
    const oneWillDo =
      !word.plural ||
      (prop !== null && PLURAL_PROPS.has(prop)) ||
      word.entry.facts.includes('happens');
    threads.push({
      group,
      ...(group === 'being' ? beingPhrases(word) : phrasesOf(word)),
      ...(group === 'see' && of.age !== '2-3' ? { xs: asKind(word) } : {}),
      prop,
      count: oneWillDo ? 1 : (word.count ?? 3),
      creature: paintable(word.entry.paint),
      words: word,
    });
    if (threads.length >= MOST_THREADS[of.age]) break;
  }
  for (const phrase of of.understanding.unknown.slice(
    0,
    Math.max(0, Math.min(2, MOST_THREADS[of.age] - threads.length)),
  ))
    threads.push({
      group: 'unknown',
      x: phrase,
      xs: phrase,
      thex: phrase,
      it: 'it',
      prop: 'signpost',
      count: 1,
      creature: null,
      words: null,
    });
  return threads;
}
