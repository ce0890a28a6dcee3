import { type Cast, holds } from '../frames/cast.ts';
import type { Frame, FrameRole } from '../frames/frame.ts';
import { ownPhrase } from '../frames/read-phrase.ts';
import type { Noun } from '../happening/noun.ts';
import type { Telling } from './parse-telling.ts';

/** Nouns of many kinds, tried in every role that accepts them. */
const TRIAL_NOUNS: readonly string[] = [
  'a lost kitten',
  'his dog Biscuit',
  'three ducks',
  'Grandpa Joe',
  'her sister',
  'Emma',
  'a dragon',
  'his old teddy',
  'a red mitten',
  'some chips',
  'the tide',
  'the rain',
  'the dark',
  'a tall mountain',
  'the lighthouse',
  'the moon',
  'the museum',
  'a rowing boat',
  'a whistle',
  'an umbrella',
  'a lantern',
  'a rope',
];

/** Deeds, tried in every role that accepts one. */
const TRIAL_DEEDS: readonly string[] = [
  'fly',
  'breathe fire',
  'roar',
  'fall asleep',
  'find the glasses',
  'tie a bow',
];

/** Phrases that a role is tried with. */
const phrasesFor = ({ accepts: kinds }: FrameRole): readonly string[] =>
  kinds.includes('deed') ? TRIAL_DEEDS : TRIAL_NOUNS;

/** Nouns for the kinds that a strand asks for and that no noun is called by. */
const NOUN_OF_KIND: Readonly<Record<string, readonly string[]>> = {
  alive: ['an old badger', 'Mr Green'],
  being: ['a troll'],
  person: ['Emma'],
  creature: ['an old badger'],
  plural: ['three brown hens', 'some drums', 'her cousins'],
  named: ['his dog Biscuit', 'Emma', 'Eid'],
  owned: ['his dog Biscuit', 'his old teddy', 'his birthday party'],
  floats: ['a rowing boat'],
  flying: ['a red kite', 'a hot air balloon', 'a rocket'],
  wheels: ['a red bicycle', 'a tractor'],
  rides: ['a red bicycle', 'a tractor'],
  vehicle: ['a tractor'],
  sport: ['football'],
  mass: ['football'],
  food: ['a lemon cake', 'some chips'],
  sound: ['a whistle', 'the crying'],
  light: ['a lantern', 'a firefly'],
  cover: ['a very big umbrella'],
  joins: ['a long rope'],
  worn: ['a red hat'],
  toy: ['his old teddy'],
  event: ['the big parade', 'a birthday party'],
  Eid: ['Eid'],
  lantern: ['Lunar New Year', 'a lantern'],
  Ramadan: ['Ramadan'],
  bump: ['a big bump'],
  show: ['the school play'],
  snow: ['Antarctica'],
  nest: ['a nest'],
  language: ['a different language'],
  dries: ['the hair dryer'],
  handless: ['the hand dryer'],
  deadline: ['nightfall'],
  whoosh: ['a big slide'],
  birthday: ['a birthday party'],
  smoke: ['some black smoke'],
  mishap: ['a big bump'],
  tin: ['a secret tin'],
  water: ['the tide', 'the waves', 'a pond'],
  wet: ['the rain'],
  windy: ['the wind'],
  snowy: ['the snow'],
  weather: ['the thunder'],
  dark: ['the dark'],
  height: ['a tall wall', 'a tall tree'],
  time: ['bedtime'],
  sky: ['the stars', 'the moon'],
  place: ['the castle'],
  shelter: ['the old barn'],
  indoors: ['the museum'],
  gold: ['the gold'],
  father: ['his dad'],
  mother: ['his mum'],
  grandfather: ['Grandpa Joe'],
  grandmother: ['Grandma'],
  strange: ['a strange egg'],
  mysterious: ['a mysterious letter'],
  secret: ['a secret door', 'the secret'],
  muddy: ['the muddy puddles'],
  flight: ['fly'],
  glow: ['shine'],
  voice: ['roar'],
  slumber: ['fall asleep'],
  search: ['find the glasses'],
  nearness: ['go near the dark'],
  unseen: ['turn invisible'],
  strength: ['be super strong'],
  speed: ['be super fast'],
  smallness: ['shrink'],
  drawing: ['bring drawings to life'],
  rainmaking: ['make it rain'],
  kindness: ['make everybody kind'],
};

const accepts = ({ accepts: kinds }: FrameRole, noun: Noun): boolean =>
  kinds.some((kind) => kind === 'any' || holds(`x is ${kind}`, new Map([['x', noun]]), new Set()));

const plainCast = (frame: Frame): Map<string, Noun> => {
  const plain = new Map<string, Noun>();
  for (const { id, accepts: kinds, required, defaults } of frame.roles) {
    const phrase = defaults.at(-1)?.split(' => ').at(-1);
    const noun = phrase === undefined ? null : ownPhrase(phrase, kinds);
    if (required && noun !== null) plain.set(id, noun);
  }
  return plain;
};

const PART = /^(\w+) is (?!not )(.+)$/;

/** A noun that makes one part of a condition hold: “sport is football or ball”. */
const nounFor = (role: FrameRole, part: string): Noun | null => {
  const kinds = (PART.exec(part)?.[2] ?? '').split(/ or | /).filter(Boolean);
  const deeds = role.accepts.includes('deed');
  const phrases = kinds.flatMap((kind) => {
    const words = kind.replaceAll('-', ' ');
    return [...(NOUN_OF_KIND[kind] ?? []), deeds ? words : `a ${words}`, words];
  });
  for (const phrase of phrases) {
    const noun = ownPhrase(phrase, role.accepts);
    if (noun !== null && accepts(role, noun) && holds(part, new Map([[role.id, noun]]), new Set()))
      return noun;
  }
  return null;
};

/** A cast of which a strand's condition holds; null where no noun that we try can. */
const castFor = (frame: Frame, condition: string, plain: Cast): Cast | null => {
  const cast = new Map(plain);
  for (const part of condition.split(/ and /)) {
    const id = PART.exec(part)?.[1] ?? part;
    const role = frame.roles.find((one) => one.id === id);
    if (role === undefined || part.startsWith('not ') || part.includes(' is not ')) continue;
    const noun = PART.test(part) ? nounFor(role, part) : ownPhrase('Emma', role.accepts);
    if (noun === null) return null;
    cast.set(id, noun);
  }
  return cast;
};

/** A cast that a telling is tried with, and the facts of the child that a strand of it asks for. */
interface Trial {
  readonly cast: Cast;
  readonly facts: readonly string[];
}

const factsOf = (frame: Frame, condition: string): string[] =>
  condition
    .split(/ and /)
    .filter((part) => /^[a-z-]+$/.test(part) && !frame.roles.some(({ id }) => id === part));

export interface Trials {
  readonly casts: readonly Trial[];
  /** Conditions of strands that no noun of ours makes hold. */
  readonly unreached: readonly string[];
}

/**
 * The casts that a telling is tried with: its frame's defaults, each role in turn filled with
 * every kind of noun that it accepts, and for every strand one for which its condition holds.
 */
export const trialsOf = (frame: Frame, telling: Telling): Trials => {
  const plain = plainCast(frame);
  const casts: Trial[] = [{ cast: plain, facts: [] }];
  for (const role of frame.roles)
    for (const phrase of phrasesFor(role)) {
      const noun = ownPhrase(phrase, role.accepts);
      const fits = noun !== null && (role.accepts.includes('deed') || accepts(role, noun));
      if (fits) casts.push({ cast: new Map([...plain, [role.id, noun]]), facts: [] });
    }
  const conditions = new Set(telling.strands.map(({ condition }) => condition));
  const unreached: string[] = [];
  for (const condition of conditions) {
    if (condition === '' || condition === 'otherwise') continue;
    const cast = castFor(frame, condition, plain);
    if (cast === null) unreached.push(condition);
    else casts.push({ cast, facts: factsOf(frame, condition) });
  }
  return { casts, unreached };
};
