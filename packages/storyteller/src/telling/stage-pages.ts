import { CREATURES, type CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import type { Outfit } from '@bramblebook/contract/hero-looks';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import {
  type Expression,
  type FigurePlace,
  PEOPLE,
  type PictureMood,
  type Pose,
  PROPS,
  type Prop,
  type PropPlace,
  type Setting,
  type Shot,
  type Weather,
} from '@bramblebook/contract/picture-vocabulary';
import type { Cast } from '../frames/cast.ts';
import { PLURAL_PROPS } from '../grammar/plural-props.ts';
import { isOf, type Noun } from '../happening/noun.ts';
import { altOf } from './alt-of.ts';
import { dressedAs, outfitFor } from './outfit-for.ts';
import { figurePlace, type PictureLine, propPlace } from './picture-line.ts';
import { SEATED_POSES } from './picture-words.ts';
import { doorFrom, firstSetting, type HourBefore, lightFor, settingFor } from './where-and-when.ts';

/** A page that is written, with what its picture line says. */
export interface StagedPage {
  readonly page: number;
  readonly text: string;
  /** Roles that the text speaks of. */
  readonly roles: readonly string[];
  readonly line: PictureLine;
  readonly alt: string | null;
}

export interface Stage {
  readonly hero: string;
  readonly cast: Cast;
  readonly facts: ReadonlySet<string>;
  readonly members: readonly CastMember[];
}

const oneOf = <V extends string>(list: readonly V[], word: string | null): V | null =>
  list.find((one) => one === word) ?? null;

const NUMBERS = ['two', 'three', 'four', 'five'];
/** How many are seen of several: as many as are said, or three. */
const howMany = ({ number }: Noun): number => {
  const said = NUMBERS.indexOf(number ?? '');
  return said === -1 ? 3 : said + 2;
};

/** Those of the cast who can stand in a picture, by role. */
export const membersOf = (cast: Cast): CastMember[] => {
  const members: CastMember[] = [];
  for (const [role, noun] of cast) {
    const name = noun.name ?? noun.words;
    const several = noun.plural ? { count: howMany(noun) } : {};
    const creature = oneOf(CREATURES, noun.paint);
    // “The mayor” is somebody; who one is for a day is the hero.
    // A snowman is painted as the thing it is, and not as a neighbour beside it.
    const isThing = noun.paint === 'snowman';
    const isSomebody = (isOf(noun, 'alive') && !isThing) || (noun.kind === 'job' && role !== 'job');
    const person =
      oneOf(PEOPLE, noun.paint) ?? (isSomebody && creature === null ? 'neighbour' : null);
    if (creature !== null)
      members.push({
        id: role,
        kind: 'creature',
        creature,
        name,
        ...several,
        ...(noun.coat !== null && { coat: noun.coat }),
      });
    else if (person !== null)
      members.push({
        id: role,
        kind: 'person',
        person,
        name,
        ...several,
        ...(noun.traits.includes('wheelchair-user') && { wheelchair: true }),
        ...(role === 'who' && cast.has('hair') && { noHair: true }),
      });
  }
  return members;
};

const SKY: ReadonlySet<string> = new Set(
  'moon rainbow kite aeroplane hot-air-balloon balloon sun cloud firework bubbles northern-lights storm-cloud sound-rings'.split(
    ' ',
  ),
);
const FAR_OFF: ReadonlySet<string> = new Set(
  'tree bridge bus car train train-carriage signal dinosaur-skeleton glass-case big-wheel cake-castle pirate-ship carousel stall goal bunting blackboard school-desk coat-pegs cooker fridge hospital-bed tractor digger fire-engine sailing-boat swing slide tent door bed table chair sofa rocket seesaw trampoline bush submarine carriage piano window volcano pyramid flying-saucer'.split(
    ' ',
  ),
);

const placeOfProp = (prop: Prop): PropPlace => {
  if (SKY.has(prop)) return 'sky';
  return FAR_OFF.has(prop) ? 'background' : 'ground';
};

const EXPRESSION_OF: Readonly<Record<PictureMood, Expression>> = {
  cosy: 'smile',
  wonder: 'wonder',
  funny: 'laugh',
  worried: 'worried',
  brave: 'brave',
  quiet: 'thoughtful',
  joyful: 'laugh',
};
const CREATURE_MOOD_OF: Readonly<Record<PictureMood, CreatureMood>> = {
  cosy: 'sleepy',
  wonder: 'curious',
  funny: 'happy',
  worried: 'worried',
  brave: 'curious',
  quiet: 'curious',
  joyful: 'happy',
};
const SHOTS_IN_TURN: readonly Shot[] = [
  'middle',
  'far',
  'close',
  'middle',
  'low',
  'middle',
  'high',
];
const FIGURE_PLACES_IN_TURN: readonly FigurePlace[] = ['beside', 'ahead', 'behind', 'far', 'far'];
const WEATHER_OF_TRAIT: readonly (readonly [string, Weather])[] = [
  ['wet', 'rain'],
  ['snowy', 'snow'],
  ['misty', 'mist'],
  ['windy', 'wind'],
  ['weather', 'cloudy'],
];
const weatherOfNoun = (noun: Noun | undefined): Weather | null =>
  WEATHER_OF_TRAIT.find(([trait]) => noun?.traits.includes(trait))?.[1] ?? null;
/** A parent's own sentence, on whatever page it stands. */
const SAYS_RAIN = /\bit (?:was raining|rained|was pouring|poured)\b/i;
const NO_WEATHER: ReadonlySet<Setting> = new Set<Setting>(['space', 'underwater']);

interface Before extends HourBefore {
  readonly weather: Weather;
  readonly shot: Shot | null;
  readonly mood: PictureMood;
  readonly outfit: Outfit | null;
}

const figuresOf = (page: StagedPage, stage: Stage, mood: PictureMood): PictureBrief['figures'] => {
  const shown = page.line.shown.map(({ role }) => role);
  // Who is spoken of by name elsewhere in the sentence is in the picture as well.
  const named = stage.members.filter(({ name }) => page.text.includes(name)).map(({ id }) => id);
  // Who comes along is there until everybody is home.
  const along = page.page < PAGE.lastStory ? ['friend', 'friend2'] : [];
  const roles = [...new Set([...shown, ...page.roles, ...named, ...along])].filter(
    (role) => !page.line.hidden.includes(role),
  );
  const free = FIGURE_PLACES_IN_TURN.filter(
    (place) => !page.line.shown.some((one) => one.place === place),
  );
  // Who has two roles is one, and is there once.
  const whoIs = (role: string): string | undefined => {
    const name = stage.members.find(({ id }) => id === role)?.name;
    return stage.members.find((member) => member.name === name)?.id;
  };
  return roles
    .filter(
      (role, at) =>
        whoIs(role) !== undefined &&
        roles.findIndex((other) => whoIs(other) === whoIs(role)) === at,
    )
    .slice(0, 5)
    .map((role, at) => {
      const said = page.line.shown.find((one) => one.role === role);
      const flies = stage.cast.get(role)?.traits.includes('flies');
      return {
        cast: whoIs(role) ?? role,
        place: figurePlace(said?.place ?? null) ?? (flies ? 'above' : (free[at] ?? 'far')),
        pose: said?.pose ?? (mood === 'funny' || mood === 'joyful' ? 'play' : 'rest'),
        mood: said?.mood ?? CREATURE_MOOD_OF[mood],
      };
    });
};

/** Socks come in twos. */
const countOf = (prop: Prop | null, noun: Noun): number => (prop === 'sock' ? 2 : howMany(noun));

const MOST_PROPS = 5;
/** Of nature what is painted as itself: a tree that a story is about stands in its pictures. */
const GROWS: ReadonlySet<string> = new Set(['tree', 'bush', 'flower', 'leaf']);

const propsOf = (page: StagedPage, stage: Stage): PictureBrief['props'] => {
  const props: PictureBrief['props'] = [];
  const add = (prop: Prop | null, place: PropPlace | null, count: number): void => {
    if (prop === null || props.length >= MOST_PROPS || props.some((one) => one.prop === prop))
      return;
    props.push({ prop, place: place ?? placeOfProp(prop), count });
  };
  const roles = [...new Set([...page.line.shown.map(({ role }) => role), ...page.roles])];
  for (const role of roles) {
    if (page.line.hidden.includes(role)) continue;
    const noun = stage.cast.get(role);
    // The rain of a page falls; the painter's umbrella for it is not meant.
    if (noun === undefined || (noun.kind === 'nature' && !GROWS.has(noun.paint ?? ''))) continue;
    const said = page.line.shown.find((one) => one.role === role);
    const prop = oneOf(PROPS, noun.paint);
    // Shoes are painted as a pair: one pair is enough.
    const many = noun.plural && !(prop !== null && PLURAL_PROPS.has(prop));
    add(prop, propPlace(said?.place ?? null), many ? countOf(prop, noun) : 1);
  }
  for (const { prop, place, count } of page.line.props) add(prop, place, count);
  return props;
};

const poseFor = (page: StagedPage, stage: Stage, mood: PictureMood): Pose => {
  const pose = page.line.pose ?? (mood === 'joyful' ? 'cheer' : 'stand');
  return stage.facts.has('wheelchair') ? (SEATED_POSES[pose] ?? pose) : pose;
};

const shotFor = (page: StagedPage, before: Shot | null): Shot => {
  const wanted = page.line.shot ?? SHOTS_IN_TURN[page.page % SHOTS_IN_TURN.length] ?? 'middle';
  if (page.line.shot !== null || wanted !== before) return wanted;
  return wanted === 'middle' ? 'far' : 'middle';
};

const stageOne = (
  page: StagedPage,
  stage: Stage,
  before: Before,
): { picture: PictureBrief; now: Before } => {
  const { line } = page;
  const ground = settingFor(page, stage.cast, before.setting);
  const setting = doorFrom(ground, page.text);
  const light = lightFor(page, ground, before);
  const outside =
    line.weather ??
    weatherOfNoun(stage.cast.get(line.weatherOf ?? '')) ??
    (SAYS_RAIN.test(page.text) ? 'rain' : before.weather);
  const weather = NO_WEATHER.has(setting) ? 'clear' : outside;
  const mood = line.mood ?? before.mood;
  const shot = shotFor(page, before.shot);
  const picture: Omit<PictureBrief, 'alt'> = {
    setting,
    light,
    weather,
    shot,
    mood,
    hero: {
      pose: poseFor(page, stage, mood),
      expression: line.expression ?? EXPRESSION_OF[mood],
      outfit: outfitFor(setting, weather, line.outfit ?? before.outfit),
    },
    figures: figuresOf(page, stage, mood),
    props: propsOf(page, stage),
  };
  const now = {
    setting: ground,
    light,
    weather: SAYS_RAIN.test(page.text) ? before.weather : outside,
    shot,
    mood,
    outfit: line.outfit ?? before.outfit,
    stay: ground === before.setting && light === before.light ? before.stay + 1 : 1,
    next: before.next,
  };
  return { picture: { ...picture, alt: page.alt ?? altOf(picture, stage) }, now };
};

/** The pictures of a book's pages, in order: each takes from the one before what its line leaves open. */
export const stagePages = (pages: readonly StagedPage[], stage: Stage): PictureBrief[] => {
  let before: Before = {
    setting: firstSetting(stage.cast),
    light: 'morning',
    weather: 'clear',
    shot: null,
    mood: 'cosy',
    outfit: dressedAs(stage.cast),
    stay: 0,
    next: null,
  };
  return pages.map((page, at) => {
    const next = pages.slice(at + 1).find(({ line }) => line.light !== null)?.line.light ?? null;
    const { picture, now } = stageOne(page, stage, { ...before, next });
    before = now;
    return picture;
  });
};
