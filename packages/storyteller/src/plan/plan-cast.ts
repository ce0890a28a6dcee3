import {
  type CoatColour,
  CREATURES,
  type Creature,
} from '@bramblebook/contract/creature-vocabulary';
import type { CastMember } from '@bramblebook/contract/picture-brief';
import { PEOPLE, type Person } from '@bramblebook/contract/picture-vocabulary';
import type { StoryBrief } from '@bramblebook/contract/story';
import type { Chance } from '../chance.ts';
import { ALL_COMPANIONS, WELCOME_COMPANIONS } from '../companions/all-companions.ts';
import type { Companion } from '../companions/companion.ts';
import { madeBy } from '../companions/temper.ts';
import { shy } from '../companions/tempers-a.ts';
import { dreamy } from '../companions/tempers-b.ts';
import { slowAndWise, worrier } from '../companions/tempers-c.ts';
import { capitalised } from '../grammar/noun-phrases.ts';
import { paintedAs } from '../understand/first-names.ts';
import type { KnownWord } from '../understand/known-word.ts';
import { TROUBLES } from '../understand/longings.ts';
import type { Understanding } from '../understand/understand-idea.ts';

/** Somebody beside the hero, as the writer needs them. */
export interface PlannedFigure {
  readonly id: string;
  readonly member: CastMember;
  /** In the middle of a sentence: “his sister Lily”, “Grandpa Joe”, “the doctor”. */
  readonly who: string;
  readonly role: 'goes-along' | 'stays-home' | 'animal-friend';
  /** Words of the idea that this figure stands for. */
  readonly words: readonly KnownWord[];
}

export interface PlannedCompanion {
  readonly character: Companion;
  readonly name: string;
  readonly kind: string;
  /** True for the hero's own pet, who needs no introduction. */
  readonly own: boolean;
  readonly words: readonly KnownWord[];
  /** The colour the idea gives it. */
  readonly coat: CoatColour | null;
}

export const isCreature = (paint: string | null): paint is Creature =>
  (CREATURES as readonly string[]).includes(paint ?? '');
const isPerson = (paint: string | null): paint is Person =>
  (PEOPLE as readonly string[]).includes(paint ?? '');

const THEME_COMPANIONS: Readonly<Record<string, readonly Creature[]>> = {
  space: ['robot', 'star', 'mouse'],
  sea: ['turtle', 'whale', 'fish', 'dolphin', 'octopus'],
  snow: ['penguin', 'bear', 'fox', 'robin'],
  dinosaur: ['dinosaur'],
  magic: ['unicorn', 'owl', 'dragon', 'cat'],
  royal: ['dragon', 'unicorn', 'horse'],
  invention: ['robot', 'mouse', 'monkey'],
  treasure: ['monkey', 'turtle', 'fox', 'parrot'],
  sleep: ['owl', 'bear', 'rabbit', 'sheep'],
  dark: ['owl', 'hedgehog', 'cat', 'mouse'],
  swimming: ['duck', 'frog', 'turtle'],
};

const TOYS: readonly (readonly [RegExp, Creature])[] = [
  [/\b(?:rabbit|bunny)$/, 'rabbit'],
  [/\belephant$/, 'elephant'],
  [/\bdog$/, 'dog'],
  [/\bcat$/, 'cat'],
  [/\bmonkey$/, 'monkey'],
  [/\blion$/, 'lion'],
  [/./, 'bear'],
];

const toyCreature = ({ entry }: KnownWord): Creature | null =>
  entry.paint === 'teddy' ? (TOYS.find(([kind]) => kind.test(entry.word))?.[1] ?? null) : null;

// A toy that has a name is somebody; one that is lost is what the story looks for.
const toyAlive = ({ known, themes }: Understanding): KnownWord | undefined =>
  themes.has('lost')
    ? undefined
    : known.find((word) => word.names.length > 0 && toyCreature(word) !== null);

/** Who goes along: the idea's animal or magic being, else one that suits it. */
export function planCompanion(
  understanding: Understanding,
  taken: ReadonlySet<string>,
  chance: Chance,
): PlannedCompanion {
  const living = understanding.known.filter(
    (word) =>
      isCreature(word.entry.paint) &&
      !word.remembered &&
      word.entry.kind !== 'nature' &&
      word.entry.kind !== 'sport' &&
      word.entry.kind !== 'job',
  );
  const longs = new Set(understanding.longings.map(({ of }) => of));
  const chosen =
    living.find((word) => word.names.length > 0) ??
    living.find((word) => word.owned) ??
    living.find((word) => longs.has(understanding.known.indexOf(word))) ??
    living[0] ??
    toyAlive(understanding);
  if (chosen !== undefined) {
    const toy = toyCreature(chosen);
    const usual = ALL_COMPANIONS.find((one) => one.creature === (toy ?? chosen.entry.paint));
    if (usual !== undefined) {
      const longing = understanding.longings.find(
        ({ of }) => of !== null && understanding.known[of] === chosen,
      );
      const character =
        toy !== null || (longing !== undefined && TROUBLES.has(longing.kind))
          ? madeBy(chance.fork('temper').pick([shy, worrier, dreamy, slowAndWise]), usual)
          : usual;
      const kind = chosen.entry.word;
      const same =
        toy !== null
          ? [chosen]
          : living.filter(
              (word) =>
                word.entry.paint === character.creature &&
                word.names.every((name) => chosen.names.includes(name)),
            );
      return {
        character,
        name: chosen.names[0] ?? freeName(character.name, taken),
        kind,
        own:
          chosen.owned ||
          (chosen.names.length > 0 &&
            (chosen.entry.kind === 'animal' || toy !== null) &&
            chosen.entry.paint !== 'dinosaur'),
        words: same,
        coat: same.find((word) => word.coat !== null)?.coat ?? null,
      };
    }
  }
  const fitting = [...understanding.themes].flatMap((theme) => THEME_COMPANIONS[theme] ?? []);
  const pool = WELCOME_COMPANIONS.filter(
    (one) => fitting.length === 0 || fitting.includes(one.creature),
  );
  const gone = new Set(
    understanding.known.filter((word) => word.remembered).map((word) => word.entry.paint),
  );
  const free = (pool.length > 0 ? pool : WELCOME_COMPANIONS).filter(
    (one) => !gone.has(one.creature),
  );
  const character = chance.pick(
    free.length > 0 ? free : WELCOME_COMPANIONS.filter((one) => !gone.has(one.creature)),
  );
  return {
    character,
    name: freeName(character.name, taken),
    kind: character.kind,
    own: false,
    words: [],
    coat: null,
  };
}

// The companion must not bear the name of the hero or of anybody in the idea.
const freeName = (name: string, taken: ReadonlySet<string>): string =>
  [name, 'Pockets', 'Pebble', 'Tumble'].find((one) => !taken.has(one.toLowerCase())) ?? name;

const STAYS_HOME: ReadonlySet<string> = new Set(['baby', 'teacher', 'doctor']);
const MAX_FIGURES = 6;

/** Family, friends and further animals of the idea, at most six beside the companion. */
export function planFigures(
  understanding: Understanding,
  companion: PlannedCompanion,
  brief: StoryBrief,
): PlannedFigure[] {
  const his = brief.childGender === 'female' ? 'her' : 'his';
  const figures: PlannedFigure[] = [];
  const add = (figure: PlannedFigure): void => {
    const twin = figures.findIndex((one) => one.id === figure.id);
    const other = figures[twin];
    if (other !== undefined) figures[twin] = { ...other, words: [...other.words, ...figure.words] };
    else if (figures.length < MAX_FIGURES) figures.push(figure);
  };
  const heroFriend: Person = brief.childGender === 'female' ? 'girl-friend' : 'boy-friend';
  for (const word of understanding.known) {
    if (word.remembered) continue;
    const { entry } = word;
    if (entry.kind === 'person' && isPerson(entry.paint)) {
      const names = word.names.length > 0 ? word.names : [null];
      for (const name of names) {
        const friend = entry.paint === 'girl-friend' || entry.paint === 'boy-friend';
        const person: Person = !friend
          ? entry.paint
          : name === null
            ? heroFriend
            : paintedAs(name) === 'girl'
              ? 'girl-friend'
              : 'boy-friend';
        const calling = entry.facts.includes('name') ? capitalised(entry.word) : null;
        const relation = entry.facts.includes('his') ? `${his} ${entry.word}` : `the ${entry.word}`;
        const called =
          calling === null ? (name ?? relation) : name === null ? calling : `${calling} ${name}`;
        add({
          id: name === null ? person : name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
          member: { id: '', kind: 'person', person, name: called },
          who:
            calling === null && name !== null && entry.facts.includes('his')
              ? `${relation} ${name}`
              : called,
          role: STAYS_HOME.has(entry.paint) ? 'stays-home' : 'goes-along',
          words: [word],
        });
      }
    } else if (
      entry.kind === 'animal' &&
      isCreature(entry.paint) &&
      !companion.words.includes(word)
    ) {
      for (const name of word.names) add(petFriend(name, entry.paint, word));
    }
  }
  const chosen = companion.words[0];
  if (chosen !== undefined && isCreature(chosen.entry.paint))
    for (const name of chosen.names.slice(1)) add(petFriend(name, chosen.entry.paint, chosen));
  for (const name of understanding.friends) {
    // “Two friends, Mia and Lily”: the friend is Lily.
    const unnamed = figures.findIndex((one) => one.id === heroFriend);
    const words = figures[unnamed]?.words ?? [];
    if (unnamed >= 0) figures.splice(unnamed, 1);
    add({
      id: name.toLowerCase(),
      member: {
        id: '',
        kind: 'person',
        person: paintedAs(name) === 'girl' ? 'girl-friend' : 'boy-friend',
        name,
      },
      who: name,
      role: 'goes-along',
      words,
    });
  }
  return figures.map((figure) => ({ ...figure, member: { ...figure.member, id: figure.id } }));
}

/** The coat as a cast member carries it. */
export const inCoat = (coat: CoatColour | null): { coat?: CoatColour } =>
  coat === null ? {} : { coat };

const petFriend = (name: string, creature: Creature, word: KnownWord): PlannedFigure => ({
  id: name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
  member: { id: '', kind: 'creature', creature, name, ...inCoat(word.coat) },
  who: name,
  role: 'animal-friend',
  words: [word],
});
