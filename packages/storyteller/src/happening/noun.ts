import type { CoatColour } from '@bramblebook/contract/creature-vocabulary';

/** What sort of thing a noun is: roles accept kinds, tellings ask for them. */
export const NOUN_KINDS = [
  'creature',
  'person',
  'being',
  'place',
  'vehicle',
  'thing',
  'food',
  'nature',
  'job',
  'sport',
  'event',
  'deed',
] as const;
export type NounKind = (typeof NOUN_KINDS)[number];

export type NounGender = 'she' | 'he' | 'it' | 'they' | 'unsaid';

/** Somebody or something of an idea, or of a frame's defaults, ready to stand in a sentence. */
export interface Noun {
  /** Without article and number: “tiny lighthouse”, “Aunt Lila”. */
  readonly words: string;
  /** The bare noun: “lighthouse”, “aunt”. */
  readonly head: string;
  /** “Biscuit” of “her dog Biscuit”. */
  readonly name: string | null;
  readonly kind: NounKind;
  /** Finer kinds that tellings ask for: “water”, “dark”, “light”, “carried”, “flies” … */
  readonly traits: readonly string[];
  readonly plural: boolean;
  /** “three” of “three ducks”. */
  readonly number: string | null;
  /** Takes no article: “Grandpa”, “Mars”, “Aunt Lila”. */
  readonly proper: boolean;
  /** “some chips”, “some honey”: never “a”. */
  readonly mass: boolean;
  /** “the moon”, “the tide”: there is only one of it. */
  readonly unique: boolean;
  /** “his” of “his teddy”, “my” of “my dog”, “its” of somebody else's mother; null for “a teddy”. */
  readonly owner: string | null;
  /** “in the garden”, “on the beach”. */
  readonly preposition: string;
  readonly gender: NounGender;
  /** A setting, creature, person or prop that stands for it in a picture. */
  readonly paint: string | null;
  readonly coat: CoatColour | null;
  /** In the parent's own words; null for a default. */
  readonly said: string | null;
}

/** Words that stand in a role as they are, without article or plural: a deed. */
export const phraseNoun = (words: string, kind: NounKind, traits: readonly string[]): Noun => ({
  words,
  head: words,
  name: null,
  kind,
  plural: false,
  number: null,
  proper: true,
  traits,
  mass: false,
  unique: false,
  owner: null,
  preposition: 'in',
  gender: 'it',
  paint: null,
  coat: null,
  said: words,
});

/** Kind and traits at once: what `friend is creature` and `obstacle is water` ask. */
export const isOf = (noun: Noun, kind: string): boolean =>
  noun.kind === kind ||
  noun.traits.includes(kind) ||
  (kind === 'alive' && ['creature', 'person', 'being'].includes(noun.kind)) ||
  (kind === 'plural' && noun.plural) ||
  (kind === 'mass' && noun.mass) ||
  (kind === 'proper' && noun.proper) ||
  (kind === 'named' && (noun.name !== null || (noun.proper && noun.kind !== 'place'))) ||
  (kind === 'owned' &&
    noun.owner !== null &&
    noun.owner !== 'its' &&
    !/[’']s?$/.test(noun.owner)) ||
  (kind === 'inherited' &&
    /\b(?:great|grand|gran|granny|nan|nana|nanna|oma|opa|old)\w*\b.*[’']s?$/i.test(
      noun.owner ?? '',
    )) ||
  (kind === 'given' && noun.said !== null) ||
  noun.paint === kind ||
  noun.head === kind;
