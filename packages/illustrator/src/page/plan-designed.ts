import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { DESIGNED_AREAS, type Rect } from '@bramblebook/contract/page-geometry';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { Prop } from '@bramblebook/contract/picture-vocabulary';
import type { Story } from '@bramblebook/contract/story';
import { CREATURE_PAINTERS } from '../creatures/registry.ts';
import { BUILDS, type BuildName } from '../hero/build.ts';
import { hashSeed, randomStream } from '../paint/random.ts';
import { PROP_PAINTERS } from '../props/registry.ts';
import { type DressedCreature, dressedAs } from './dressed-creature.ts';
import { boxOnPage, faceOnPage, figureRoom } from './figure-room.ts';
import type { DesignedKind, DesignedPlan, PlacedPerson, PlacedThing } from './plan.ts';

/** What designed pages are made from. */
interface DesignedWish {
  readonly story: Story;
  readonly looks: HeroLooks;
  readonly build: BuildName;
  readonly seed: number;
}

/** Designed pages by number, with the text's area. */
export const DESIGNED_PAGES: Readonly<
  Record<number, { readonly kind: DesignedKind; readonly calm: Rect | null }>
> = {
  [PAGE.insideCover]: { kind: 'endpaper', calm: null },
  [PAGE.title]: { kind: 'title', calm: DESIGNED_AREAS.title },
  [PAGE.imprint]: { kind: 'imprint', calm: DESIGNED_AREAS.imprint },
  [PAGE.dedication]: { kind: 'dedication', calm: DESIGNED_AREAS.dedication },
  [PAGE.portrait]: { kind: 'portrait', calm: DESIGNED_AREAS.portrait },
  [PAGE.activity]: { kind: 'activity', calm: DESIGNED_AREAS.activityText },
  [PAGE.insideBack]: { kind: 'endpaper', calm: null },
};

/** Things of the story, the most frequent first. */
const storyMotifs = (story: Story): { props: Prop[]; creatures: DressedCreature[] } => {
  const counts = new Map<Prop, number>();
  for (const { picture } of story.pages)
    for (const { prop } of picture.props) counts.set(prop, (counts.get(prop) ?? 0) + 1);
  const props = [...counts]
    .filter(([prop]) => PROP_PAINTERS[prop])
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([prop]) => prop)
    .slice(0, 5);
  const creatures = story.cast
    .flatMap((member) => (member.kind === 'creature' ? [dressedAs(member)] : []))
    .slice(0, 2);
  return { props, creatures };
};

/** The designed page of this kind. */
export const planDesigned = (kind: DesignedKind, wish: DesignedWish): DesignedPlan => {
  const { story } = wish;
  const { props, creatures } = storyMotifs(story);
  const home = story.pages[0]?.picture;
  return {
    kind,
    setting: story.cover.setting,
    light: home?.light ?? 'morning',
    motifs: props,
    creatures,
    find: kind === 'activity' ? story.activity.find.filter(({ prop }) => PROP_PAINTERS[prop]) : [],
    mazeTo: kind === 'activity' ? story.activity.maze.to : null,
    things: thingsOf(kind, wish),
  };
};

const thingsOf = (kind: DesignedKind, wish: DesignedWish): PlacedThing[] => {
  if (kind === 'title') return titleGroup(wish);
  if (kind === 'portrait') return [portraitHero(wish)];
  if (kind === 'activity') return findings(wish);
  return [];
};

const heroAt = (
  wish: DesignedWish,
  brief: Story['cover'],
  pose: PlacedPerson['pose'],
  at: { x: number; y: number; scale: number; flip: boolean },
): PlacedPerson => {
  const room = figureRoom(wish.looks, wish.build, pose);
  return {
    kind: 'hero',
    person: null,
    ...at,
    looks: wish.looks,
    build: wish.build,
    pose,
    expression: brief.hero.expression,
    outfit: brief.hero.outfit,
    headgear: 'none',
    face: room.face ? faceOnPage(room.face, at) : null,
    box: boxOnPage(room.box, at),
    grounded: true,
    mounted: false,
    held: [],
  };
};

/** Nothing of the title's picture rises above this. */
const TITLE_BOTTOM = DESIGNED_AREAS.title.y + DESIGNED_AREAS.title.height + 16;

/** Hero and companion on a little ground under the title. */
const titleGroup = (wish: DesignedWish): PlacedThing[] => {
  const { story } = wish;
  const friend = story.cast.find((one) => one.kind === 'creature');
  const companion = friend?.kind === 'creature' ? dressedAs(friend) : null;
  const painter = companion ? CREATURE_PAINTERS[companion.creature] : undefined;
  const room = figureRoom(wish.looks, wish.build, 'wave');
  const scale = (872 - TITLE_BOTTOM) / -room.box.top;
  const hero = heroAt(wish, story.cover, 'wave', {
    x: painter ? 350 : 500,
    y: 850,
    scale,
    flip: false,
  });
  if (!companion || !painter) return [hero];
  const shape = painter.shapes.rest;
  const tall = shape.box.bottom - shape.box.top;
  const wide = shape.box.right - shape.box.left;
  const own = Math.min(scale, 380 / tall, 400 / wide);
  const x = hero.box.right + 4 + shape.box.right * own;
  const y = painter.lives === 'ground' ? 878 : 670;
  const at = { x, y, scale: own, flip: true };
  return [
    hero,
    {
      kind: 'creature',
      ...companion,
      pose: 'rest',
      mood: 'happy',
      ...at,
      box: boxOnPage(shape.box, at),
      face: faceOnPage(shape.face, at),
      grounded: painter.lives === 'ground',
    },
  ];
};

/** Half figure, larger than anywhere else in the book. */
const portraitHero = (wish: DesignedWish): PlacedPerson => {
  const build = BUILDS[wish.build];
  const scale = 128 / build.headRadius;
  const room = figureRoom(wish.looks, wish.build, 'stand');
  const y = 340 - (room.face?.y ?? -200) * scale;
  return heroAt(wish, wish.story.portrait, 'stand', { x: 500, y, scale, flip: false });
};

/** The things to find, scattered over the upper part of the activity page. */
const findings = (wish: DesignedWish): PlacedThing[] => {
  const random = randomStream(hashSeed(wish.seed, 'findings'), 'scatter');
  const spots: [number, number][] = [];
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 9; column++)
      spots.push([120 + column * 95 + (row % 2) * 34, 268 + row * 80]);
  const things: PlacedThing[] = [];
  for (const { prop, count } of wish.story.activity.find) {
    const painter = PROP_PAINTERS[prop];
    const size = Math.max(
      painter.box.right - painter.box.left,
      painter.box.bottom - painter.box.top,
    );
    for (let i = 0; i < count && spots.length > 0; i++) {
      const [spot] = spots.splice(random.whole(0, spots.length - 1), 1);
      if (!spot) break;
      const at = {
        x: spot[0] + random.signed(10),
        y: spot[1] + 30,
        scale: random.between(58, 70) / size,
        flip: random.chance(0.5),
      };
      things.push({
        kind: 'prop',
        prop,
        place: 'ground',
        ...at,
        box: boxOnPage(painter.box, at),
        grounded: false,
      });
    }
  }
  return things.sort((a, b) => a.y - b.y);
};
