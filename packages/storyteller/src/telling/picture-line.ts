import {
  CREATURE_MOODS,
  CREATURE_POSES,
  type CreatureMood,
  type CreaturePose,
} from '@bramblebook/contract/creature-vocabulary';
import { OUTFITS, type Outfit } from '@bramblebook/contract/hero-looks';
import {
  EXPRESSIONS,
  type Expression,
  FIGURE_PLACES,
  type FigurePlace,
  LIGHTS,
  type Light,
  PICTURE_MOODS,
  type PictureMood,
  POSES,
  type Pose,
  PROP_PLACES,
  PROPS,
  type Prop,
  type PropPlace,
  SETTINGS,
  type Setting,
  SHOTS,
  type Shot,
  WEATHERS,
  type Weather,
} from '@bramblebook/contract/picture-vocabulary';
import { TemplateSlip } from './template.ts';

/** A role in a picture: as a figure or, when a thing stands in it, as a prop. */
interface ShownRole {
  readonly role: string;
  readonly place: string | null;
  readonly pose: CreaturePose | null;
  readonly mood: CreatureMood | null;
}

/** What a picture line says; what it does not say comes from the page before or from the text. */
export interface PictureLine {
  readonly setting: Setting | null;
  /** “at goal”: the setting of that role. */
  readonly at: string | null;
  readonly light: Light | null;
  readonly weather: Weather | null;
  /** “weather obstacle”: that of the role that is the rain, the snow, the fog. */
  readonly weatherOf: string | null;
  readonly shot: Shot | null;
  readonly mood: PictureMood | null;
  readonly pose: Pose | null;
  readonly expression: Expression | null;
  readonly outfit: Outfit | null;
  readonly shown: readonly ShownRole[];
  readonly hidden: readonly string[];
  readonly props: readonly {
    readonly prop: Prop;
    readonly place: PropPlace;
    readonly count: number;
  }[];
}

type Draft = { -readonly [key in keyof PictureLine]: PictureLine[key] };

const among = <V extends string>(list: readonly V[], word: string | undefined): V | null =>
  list.find((one) => one === word) ?? null;

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const countOf = (word: string): number => Number(word) || Math.max(0, NUMBERS.indexOf(word));

const readProp = (words: readonly string[]): PictureLine['props'][number] | null => {
  const count = countOf(words[0] ?? '');
  const [name, place] = count > 0 ? words.slice(1) : words;
  const prop = among(PROPS, name);
  return prop === null
    ? null
    : { prop, place: among(PROP_PLACES, place) ?? 'ground', count: count || 1 };
};

const readRole = (words: readonly string[]): ShownRole => {
  const [role = '', ...more] = words;
  const places: readonly string[] = [...FIGURE_PLACES, ...PROP_PLACES];
  return {
    role,
    place: more.find((word) => places.includes(word)) ?? null,
    pose: CREATURE_POSES.find((pose) => more.includes(pose)) ?? null,
    mood: CREATURE_MOODS.find((mood) => more.includes(mood)) ?? null,
  };
};

const readHero = (draft: Draft, words: readonly string[]): void => {
  for (const word of words) {
    const pose = among(POSES, word);
    const expression = among(EXPRESSIONS, word);
    if (pose === null && expression === null)
      throw new TemplateSlip(`picture: “${word}” is no pose and no expression of the hero`);
    draft.pose = pose ?? draft.pose;
    draft.expression = expression ?? draft.expression;
  }
};

/** “snow” is a setting; the weather is written “snowing”. */
const weatherOf = (word: string): Weather | null =>
  among(WEATHERS, { snowing: 'snow', snow: '' }[word] ?? word);

const readPart = (draft: Draft, part: string, roles: ReadonlySet<string>): void => {
  const words = part.split(/\s+/);
  const [first = '', second = ''] = words;
  if (first === 'hero') readHero(draft, words.slice(1));
  else if (first === 'mood') draft.mood = among(PICTURE_MOODS, second);
  else if (first === 'outfit') draft.outfit = among(OUTFITS, second);
  else if (first === 'at' && roles.has(second)) draft.at = second;
  else if (first === 'weather' && roles.has(second)) draft.weatherOf = second;
  else if (first === 'no') draft.hidden = draft.hidden.concat(second);
  else if (roles.has(first)) draft.shown = draft.shown.concat(readRole(words));
  else if (words.length === 1 && among(SETTINGS, first)) draft.setting = among(SETTINGS, first);
  else if (words.length === 1 && among(LIGHTS, first)) draft.light = among(LIGHTS, first);
  else if (words.length === 1 && weatherOf(first)) draft.weather = weatherOf(first);
  else if (words.length === 1 && among(SHOTS, first)) draft.shot = among(SHOTS, first);
  else {
    const prop = readProp(words);
    if (prop === null)
      throw new TemplateSlip(
        `picture: “${part}” is no setting, light, weather, shot, role or prop`,
      );
    draft.props = draft.props.concat(prop);
  }
};

/**
 * Reads a picture line: “garden, evening, far, hero kneel wonder, lost held, 2 lantern ground”.
 * `roles` are the roles of the frame. Throws a TemplateSlip at a word it does not know.
 */
export const readPictureLine = (line: string, roles: ReadonlySet<string>): PictureLine => {
  const draft: Draft = {
    setting: null,
    at: null,
    light: null,
    weather: null,
    weatherOf: null,
    shot: null,
    mood: null,
    pose: null,
    expression: null,
    outfit: null,
    shown: [],
    hidden: [],
    props: [],
  };
  for (const part of line.split(',').map((one) => one.trim()))
    if (part !== '') readPart(draft, part, roles);
  return draft;
};

/** The places of figures and of props share a line: which is it for a figure? */
export const figurePlace = (place: string | null): FigurePlace | null =>
  among(FIGURE_PLACES, place ?? undefined);
export const propPlace = (place: string | null): PropPlace | null =>
  among(PROP_PLACES, place ?? undefined);
