import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import { type Pose, type Prop, ROOMS } from '@bramblebook/contract/picture-vocabulary';
import type { Cast } from '../frames/cast.ts';
import { articleFor, listed, pluralOf } from '../grammar/noun-phrases.ts';
import { PLURAL_PROPS } from '../grammar/plural-props.ts';
import type { Noun } from '../happening/noun.ts';
import { broughtIn, definite } from './noun-forms.ts';
import {
  EXPRESSION_WORDS,
  LIGHT_WORDS,
  POSE_WORDS,
  SETTING_WORDS,
  WEATHER_WORDS,
} from './picture-words.ts';

const SET_PHRASES: Partial<Record<Prop, string>> = {
  sun: 'the sun',
  moon: 'the moon',
  'bucket-and-spade': 'a bucket and spade',
  wings: 'a pair of wings',
  'northern-lights': 'the northern lights',
  'sound-rings': 'rings of sound',
  'cracked-ground': 'a crack in the ground',
  bread: 'a loaf of bread',
  cheese: 'a piece of cheese',
};
const COUNTS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A prop in words: “a sailing boat”, “three feathers”, “pancakes”. */
const propInWords = (prop: Prop, count: number): string => {
  const noun = prop.replaceAll('-', ' ');
  const set = SET_PHRASES[prop];
  if (set !== undefined) return set;
  if (PLURAL_PROPS.has(prop)) return noun;
  return count > 1 ? `${COUNTS[count] ?? 'many'} ${pluralOf(noun)}` : `${articleFor(noun)} ${noun}`;
};

const SEATED: ReadonlySet<string> = new Set(['sit']);

type PlacedProp = PictureBrief['props'][number];

const doingOf = (
  pose: Pose,
  { holding, wheelchair }: { readonly holding: PlacedProp | null; readonly wheelchair: boolean },
): string => {
  if (wheelchair && SEATED.has(pose)) return 'sits in the wheelchair';
  return holding === null ? POSE_WORDS[pose] : `holds ${propInWords(holding.prop, holding.count)}`;
};

const figureInWords = (noun: Noun | undefined): string => {
  if (noun === undefined) return 'somebody';
  if (noun.name !== null && noun.kind === 'creature') return `${noun.name} the ${noun.head}`;
  return noun.proper || noun.name !== null
    ? definite(noun, 'female')
    : broughtIn({ ...noun, owner: null }, 'female');
};

/** One or two plain sentences that say what a picture shows. */
export const altOf = (
  picture: Omit<PictureBrief, 'alt'>,
  stage: {
    readonly hero: string;
    readonly cast: Cast;
    readonly members: readonly CastMember[];
    readonly facts: ReadonlySet<string>;
  },
): string => {
  const { hero, cast, facts } = stage;
  const held = picture.props.find(({ place }) => place === 'hand');
  const holding = held !== undefined && picture.hero.pose === 'hold' ? held : null;
  const doing = doingOf(picture.hero.pose, { holding, wheelchair: facts.has('wheelchair') });
  const where = [
    SETTING_WORDS[picture.setting],
    LIGHT_WORDS[picture.light],
    ROOMS.has(picture.setting) ? '' : WEATHER_WORDS[picture.weather],
  ];
  const first = [hero, doing, ...where].filter(Boolean).join(' ');
  const others = picture.figures.map(({ cast: role }) => figureInWords(cast.get(role)));
  const things = picture.props
    .filter((prop) => prop !== holding)
    .map(({ prop, count }) => propInWords(prop, count));
  const seen = [...others, ...things];
  const second = seen.length === 0 ? '' : ` In the picture, too: ${listed(seen)}.`;
  return `${first}, ${EXPRESSION_WORDS[picture.hero.expression]}.${second}`.slice(0, 400);
};
