import {
  CREATURE_MOODS,
  CREATURE_POSES,
  CREATURES,
} from '@bramblebook/contract/creature-vocabulary';
import {
  EYE_COLOURS,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  type HeroLooks,
  OUTFIT_COLOURS,
  OUTFITS,
  SKIN_TONES,
} from '@bramblebook/contract/hero-looks';
import { TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import {
  EXPRESSIONS,
  FIGURE_PLACES,
  LIGHTS,
  PEOPLE,
  PICTURE_MOODS,
  POSES,
  PROP_PLACES,
  PROPS,
  SETTINGS,
  SHOTS,
  WEATHERS,
} from '@bramblebook/contract/picture-vocabulary';
import type { Story } from '@bramblebook/contract/story';
import { type Random, randomStream } from '../src/paint/random.ts';

/** Looks drawn at random from everything a parent can choose. */
export const randomLooks = (seed: number): HeroLooks => {
  const random = randomStream(seed, 'looks');
  return {
    skin: random.pick(SKIN_TONES),
    hairStyle: random.pick(HAIR_STYLES),
    hairColour: random.pick(HAIR_COLOURS),
    eyes: random.pick(EYE_COLOURS),
    glasses: random.chance(0.3) ? random.pick(GLASSES) : 'none',
    freckles: random.chance(0.25),
    hearingAid: random.chance(0.12),
    wheelchair: random.chance(0.12),
    outfitColour: random.pick(OUTFIT_COLOURS),
  };
};

const randomBrief = (
  random: Random,
  cast: readonly CastMember[],
  setting = random.pick(SETTINGS),
): PictureBrief => {
  const figures = cast
    .filter(() => random.chance(0.6))
    .map((member) => ({
      cast: member.id,
      place: random.pick(FIGURE_PLACES),
      pose: random.pick(CREATURE_POSES),
      mood: random.pick(CREATURE_MOODS),
    }));
  const props = Array.from({ length: random.whole(0, 3) }, () => ({
    prop: random.pick(PROPS),
    place: random.pick(PROP_PLACES),
    count: random.chance(0.8) ? 1 : random.whole(2, 4),
  }));
  return {
    setting,
    light: random.pick(LIGHTS),
    weather: random.chance(0.6) ? 'clear' : random.pick(WEATHERS),
    shot: random.pick(SHOTS),
    mood: random.pick(PICTURE_MOODS),
    hero: {
      pose: random.pick(POSES),
      expression: random.pick(EXPRESSIONS),
      outfit: random.pick(OUTFITS),
    },
    figures,
    props,
    alt: 'A picture of the story.',
  };
};

/** Shares no divisor with the number of settings: the turns come round to each. */
const SETTINGS_STEP = 11;

/** A story whose words make no sense and whose pictures ask for anything at all. */
export const randomStory = (seed: number): Story => {
  const random = randomStream(seed, 'story');
  const cast: CastMember[] = [
    { id: 'companion', kind: 'creature', creature: random.pick(CREATURES), name: 'Pip' },
    { id: 'other', kind: 'creature', creature: random.pick(CREATURES), name: 'Moss', count: 3 },
    { id: 'person', kind: 'person', person: random.pick(PEOPLE), name: 'Jo' },
  ];
  // Settings by turns, so that a few books show every one of them.
  let turn = random.whole(0, SETTINGS.length - 1);
  const brief = (): PictureBrief => {
    turn = (turn + SETTINGS_STEP) % SETTINGS.length;
    return randomBrief(random, cast, SETTINGS[turn]);
  };
  return {
    title: 'A Book',
    tagline: '',
    blurb: '',
    refrain: '',
    aboutHero: '',
    plot: 'random',
    cast,
    pages: TEXT_PAGES.map((page) => ({ page, text: 'Once upon a time.', picture: brief() })),
    pageTurns: [],
    cover: brief(),
    portrait: brief(),
    backCover: brief(),
    activity: {
      heading: 'Look closely',
      find: Array.from({ length: 3 }, () => ({
        prop: random.pick(PROPS),
        label: '',
        count: random.whole(1, 5),
      })),
      maze: { sentence: '', from: 'Pip', to: random.pick(PROPS) },
      questions: [],
    },
    understood: [],
  };
};
