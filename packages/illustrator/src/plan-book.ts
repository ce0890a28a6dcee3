import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import {
  CALM_AREAS,
  DESIGNED_AREAS,
  type Ink,
  type Rect,
} from '@bramblebook/contract/page-geometry';
import { ALL_PAGES, PAGE } from '@bramblebook/contract/page-numbers';
import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type { ArtStyle, ReadingAge } from '@bramblebook/contract/reading';
import type { Story } from '@bramblebook/contract/story';
import { HERO_BUILDS } from './hero/build.ts';
import { FramingBook } from './page/arrangements.ts';
import { hasBank } from './page/bank.ts';
import { composeScene } from './page/compose-scene.ts';
import type { PagePlan, ScenePlan } from './page/plan.ts';
import { DESIGNED_PAGES, planDesigned } from './page/plan-designed.ts';
import { weatherAt } from './page/weather-at.ts';
import { lightnessOf } from './paint/colour.ts';
import { inkOver, underWeather } from './paint/palette.ts';
import { hashSeed, randomStream } from './paint/random.ts';
import { SETTING_PAINTERS } from './settings/registry.ts';

export type { PagePlan } from './page/plan.ts';

/** What a whole book is planned from. */
interface BookWish {
  readonly story: Story;
  readonly looks: HeroLooks;
  readonly readingAge: ReadingAge;
  readonly style: ArtStyle;
  /** Whole number from 0 to 2³²−1; the same book and seed give the same plans. */
  readonly seed: number;
  /** Another number for another composition of every picture; people and creatures stay who they are. */
  readonly composition?: number;
}

/**
 * Plans pages 1–30 in order: plain JSON, each enough to paint its page alone. Changing
 * the looks or the style moves nothing; no two pictures share a composition.
 */
export const planBook = (book: BookWish): PagePlan[] => {
  const framings = new FramingBook(randomStream(book.seed, 'framings', ...compositionOf(book)));
  return ALL_PAGES.map((page) => planPage(book, page, framings));
};

const compositionOf = ({ composition = 0 }: BookWish): number[] =>
  composition === 0 ? [] : [composition];

const planPage = (book: BookWish, page: number, framings: FramingBook): PagePlan => {
  const { story, looks, readingAge } = book;
  const seed = hashSeed(book.seed, 'page', page, ...compositionOf(book));
  const build = HERO_BUILDS[readingAge];
  const base = { page, seed, bookSeed: book.seed, style: book.style };
  const designed = DESIGNED_PAGES[page];
  if (designed) {
    return {
      ...base,
      calm: designed.calm,
      ink: 'dark',
      alt: page === PAGE.portrait ? story.portrait.alt : '',
      scene: null,
      designed: planDesigned(designed.kind, { story, looks, build, seed }),
    };
  }
  const { brief, keepFree } = sceneBrief(story, page);
  const framing = framings.next({
    shot: shotOf(page, brief),
    calm: keepFree ? 'top' : 'free',
    fixedShot: keepFree !== null,
    gutter: page % 2 === 1 ? 'left' : 'right',
  });
  const scene = composeScene({
    brief,
    framing,
    looks,
    build,
    seed,
    bookSeed: book.seed,
    cast: story.cast,
    ...(keepFree ? { keepFree } : {}),
  });
  const calm = keepFree ?? CALM_AREAS[framing.calm ?? 'top'];
  return { ...base, calm, ink: inkFor(scene, seed), alt: brief.alt, scene, designed: null };
};

/** A close cover would leave no room for the title. */
/** The shot a page would like to have. */
const shotOf = (page: number, brief: PictureBrief): PictureBrief['shot'] => {
  if (page === PAGE.backCover) return 'far';
  return page === PAGE.frontCover ? coverShot(brief) : brief.shot;
};

const coverShot = (brief: PictureBrief): PictureBrief['shot'] =>
  brief.shot === 'close' || brief.shot === 'far' ? 'middle' : brief.shot;

/** A cover shows the child's face, awake. */
const facing = (brief: PictureBrief): PictureBrief =>
  brief.hero.pose === 'from-behind' || brief.hero.pose === 'sleep'
    ? { ...brief, hero: { ...brief.hero, pose: 'wave' } }
    : brief;

/** The brief of a told page; covers keep their own text areas free. */
const sceneBrief = (story: Story, page: number): { brief: PictureBrief; keepFree: Rect | null } => {
  if (page === PAGE.frontCover)
    return { brief: facing(story.cover), keepFree: DESIGNED_AREAS.frontCover };
  if (page === PAGE.backCover)
    return { brief: story.backCover, keepFree: DESIGNED_AREAS.backCover };
  const told = story.pages.find((one) => one.page === page);
  if (!told) throw new Error(`the story has no page ${page}`);
  return { brief: told.picture, keepFree: null };
};

/** By day the bank under the text is dark on one page and light on another; floors keep their value. */
const inkFor = (scene: ScenePlan, seed: number): Ink => {
  if (!scene.calmSide) return 'dark';
  const { palettes } = SETTING_PAINTERS[scene.setting];
  const ink = inkOver(underWeather(palettes[scene.light], weatherAt(scene)), scene.calmSide);
  const daylight = scene.light === 'morning' || scene.light === 'noon';
  if (scene.calmSide === 'top' || !daylight) return ink;
  if (hasBank(scene.setting)) return seed % 2 === 0 ? 'dark' : ink;
  return lightnessOf(palettes[scene.light].ground) > 0.5 ? 'dark' : 'light';
};
