import {
  HAIR_COLOURS,
  type HeroLooks,
  OUTFIT_COLOURS,
  type Outfit,
  SKIN_TONES,
} from '@bramblebook/contract/hero-looks';
import type { Person } from '@bramblebook/contract/picture-vocabulary';
import { hashSeed } from '../paint/random.ts';
import type { BuildName } from './build.ts';
import type { PersonTraits } from './figure.ts';

/** What makes a person: body, hair, age. Family takes its colours from the hero. */
interface PersonKind {
  readonly build: BuildName;
  readonly family: boolean;
  readonly hair: readonly HeroLooks['hairStyle'][];
  readonly silver?: boolean;
  readonly glasses?: HeroLooks['glasses'];
  readonly traits: PersonTraits;
  readonly outfits: readonly [indoor: Outfit, outdoor: Outfit];
}

const plain: PersonTraits = { beard: 'none', wrinkles: false, lashes: false };
const lashes: PersonTraits = { ...plain, lashes: true };

export const PERSON_KINDS: Record<Person, PersonKind> = {
  mother: {
    build: 'adult',
    family: true,
    hair: ['straight-long', 'bob', 'wavy-long', 'ponytail'],
    traits: lashes,
    outfits: ['dress', 'coat'],
  },
  father: {
    build: 'adult',
    family: true,
    hair: ['short', 'crop', 'tousled'],
    traits: { ...plain, beard: 'full' },
    outfits: ['jumper', 'jumper'],
  },
  grandmother: {
    build: 'elder',
    family: true,
    hair: ['buns', 'bob', 'curls'],
    silver: true,
    glasses: 'round',
    traits: { ...lashes, wrinkles: true },
    outfits: ['dress', 'coat'],
  },
  grandfather: {
    build: 'elder',
    family: true,
    hair: ['bald', 'crop', 'short'],
    silver: true,
    glasses: 'square',
    traits: { beard: 'moustache', wrinkles: true, lashes: false },
    outfits: ['jumper', 'jumper'],
  },
  sister: {
    build: 'small',
    family: true,
    hair: ['pigtails', 'bob', 'buns'],
    traits: lashes,
    outfits: ['dress', 'coat'],
  },
  brother: {
    build: 'small',
    family: true,
    hair: ['short', 'tousled', 'crop'],
    traits: plain,
    outfits: ['dungarees', 'jumper'],
  },
  baby: {
    build: 'baby',
    family: true,
    hair: ['crop', 'bald'],
    traits: plain,
    outfits: ['pyjamas', 'snowsuit'],
  },
  'girl-friend': {
    build: 'middle',
    family: false,
    hair: ['braids', 'afro-puffs', 'ponytail', 'wavy-long'],
    traits: lashes,
    outfits: ['dungarees', 'raincoat'],
  },
  'boy-friend': {
    build: 'middle',
    family: false,
    hair: ['curls', 'short', 'locs', 'afro'],
    traits: plain,
    outfits: ['summer', 'jumper'],
  },
  teacher: {
    build: 'adult',
    family: false,
    hair: ['bob', 'afro', 'headscarf'],
    glasses: 'round',
    traits: lashes,
    outfits: ['jumper', 'coat'],
  },
  doctor: {
    build: 'adult',
    family: false,
    hair: ['short', 'ponytail', 'locs'],
    traits: plain,
    outfits: ['coat', 'coat'],
  },
  neighbour: {
    build: 'elder',
    family: false,
    hair: ['curls', 'bald', 'bob'],
    silver: true,
    traits: { ...plain, wrinkles: true },
    outfits: ['dungarees', 'raincoat'],
  },
};

const pickBy = <T>(list: readonly T[], number: number): T => {
  const item = list[number % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** The looks of a person beside this hero: the same person on every page of the book. */
export const personLooks = (
  { person, name }: { readonly person: Person; readonly name: string },
  hero: HeroLooks,
  seed: number,
): HeroLooks => {
  const kind = PERSON_KINDS[person];
  // Two girls of one book are two girls.
  const number = hashSeed(seed, person, name);
  const outfitColours = OUTFIT_COLOURS.filter((colour) => colour !== hero.outfitColour);
  const ownHair = kind.family ? hero.hairColour : pickBy(HAIR_COLOURS.slice(0, 8), number >>> 11);
  return {
    skin: kind.family ? hero.skin : pickBy(SKIN_TONES, number >>> 3),
    hairStyle: pickBy(kind.hair, number >>> 7),
    hairColour: kind.silver ? 'silver' : ownHair,
    eyes: kind.family ? hero.eyes : 'brown',
    glasses: kind.glasses ?? 'none',
    freckles: kind.family && hero.freckles,
    hearingAid: false,
    wheelchair: false,
    outfitColour: pickBy(outfitColours, number >>> 15),
  };
};
