import { CALM_AREAS, SAFE_INSET_UNITS } from '@bramblebook/contract/page-geometry';
import { BUILDS, type BuildName, standingHeight } from '../hero/build.ts';
import { leavesChair } from '../hero/dress-figure.ts';
import { PROP_PAINTERS } from '../props/registry.ts';
import { groundStage } from '../settings/ground-stage.ts';
import { SETTING_PAINTERS } from '../settings/registry.ts';
import type { Frame, Stage } from '../settings/setting-painter.ts';
import { hasBank } from './bank.ts';
import { type Board, headgearIn, LEFT, RIGHT, type SceneWish } from './board.ts';
import { boxOnPage, faceOnPage, figureRoom } from './figure-room.ts';
import { placeOthers } from './place-others.ts';
import { placeProps } from './place-props.ts';
import type { HeldProp, PlacedPerson, PlacedThing, ScenePlan } from './plan.ts';

/** Places everything of a brief. Pure: the same wish gives the same plan. */
export function composeScene(wish: SceneWish): ScenePlan {
  const { brief, framing } = wish;
  const frame: Frame = {
    shot: framing.shot,
    light: brief.light,
    weather: brief.weather,
    calm: framing.calm,
    side: framing.side,
    seed: wish.seed,
  };
  const stage = wholeFeet(
    SETTING_PAINTERS[brief.setting]?.stage(frame) ?? groundStage(frame),
    wish,
  );
  const free = wish.keepFree ?? (framing.calm ? CALM_AREAS[framing.calm] : null);
  const textAbove = free !== null && free.y < 400;
  const board: Board = {
    wish,
    stage,
    unit: heroUnit(stage, wish.build),
    top: textAbove && free ? free.y + free.height + 10 : SAFE_INSET_UNITS,
    bottom: free && !textAbove ? free.y - 4 : 985,
    things: [],
  };
  const hero = placeHero(board);
  board.things.push(hero);
  placeOthers(board, hero);
  placeProps(board);
  const order = [...board.things].sort((a, b) => depthOf(a) - depthOf(b));
  const figures = order.filter((thing) => thing.kind !== 'prop');
  const focusX = figures.reduce((sum, thing) => sum + thing.x, 0) / figures.length;
  return {
    setting: brief.setting,
    light: brief.light,
    weather: brief.weather,
    shot: framing.shot,
    mood: brief.mood,
    calmSide: framing.calm,
    side: framing.side,
    stage,
    focus: [Math.round(focusX), stage.feet],
    things: order,
    composition: framing.name,
  };
}

/** Where no bank of ground can stand before the figures (rooms, streets), their feet stay above the text. */
function wholeFeet(stage: Stage, wish: SceneWish): Stage {
  const { calm } = wish.framing;
  const limit = calm === 'bottom' ? CALM_AREAS.bottom.y - 6 : 985;
  if (stage.medium !== 'ground' || stage.feet <= limit || hasBank(wish.brief.setting)) return stage;
  return { ...stage, feet: limit, heroHeight: Math.min(stage.heroHeight, 520) };
}

/** Near things are painted over far ones; what is ridden goes under its rider. */
function depthOf(thing: PlacedThing): number {
  if (thing.kind === 'hero') return thing.y;
  if (thing.kind === 'prop' && thing.place === 'sky') return -1000;
  if (thing.kind === 'prop' && thing.place === 'background') return thing.y - 500;
  return thing.y;
}

/** A toddler fills a little less of the page than a schoolchild, not as little as in life. */
const STATURE: Record<BuildName, number> = {
  baby: 0.7,
  small: 0.92,
  middle: 1,
  big: 1.08,
  adult: 1.3,
  elder: 1.25,
};

const heroUnit = (stage: Stage, build: BuildName): number =>
  (stage.heroHeight * STATURE[build]) / standingHeight(BUILDS[build]);

function heldProps(board: Board): HeldProp[] {
  const { brief } = board.wish;
  const inHand = brief.props.filter(
    (prop) => prop.place === 'hand' && PROP_PAINTERS[prop.prop]?.grip,
  );
  const holdsBoth = brief.hero.pose === 'hold' || brief.hero.pose === 'carry';
  const first = inHand[0];
  return first ? [{ prop: first.prop, by: holdsBoth ? 'both' : 'front' }] : [];
}

function placeHero(board: Board): PlacedPerson {
  const { wish, stage } = board;
  const { brief, framing, looks, build } = wish;
  const headgear = headgearIn(stage, brief);
  const { pose } = brief.hero;
  const room = figureRoom(looks, build, pose, headgear === 'bubble');
  const floating = stage.medium !== 'ground';
  let { unit } = board;
  const tall = room.box.bottom - room.box.top;
  const space = (floating ? board.bottom : Math.min(stage.feet, 985)) - board.top;
  unit = Math.min(unit, space / tall, (RIGHT - LEFT) / (room.box.right - room.box.left));
  const foot = floating
    ? Math.min(board.bottom, Math.max(board.top + tall * unit, stage.feet + (tall * unit) / 2)) -
      room.box.bottom * unit
    : stage.feet;
  const { flip } = framing.arrangement;
  const at = { y: foot, scale: unit, flip };
  const flat = boxOnPage(room.box, { ...at, x: 0 });
  const x = Math.min(RIGHT - flat.right, Math.max(LEFT - flat.left, framing.arrangement.heroX));
  const placed = { ...at, x };
  return {
    kind: 'hero',
    person: null,
    ...placed,
    looks,
    build,
    pose,
    expression: brief.hero.expression,
    outfit: brief.hero.outfit,
    headgear,
    face: room.face ? faceOnPage(room.face, placed) : null,
    box: boxOnPage(room.box, placed),
    grounded: !floating && !(leavesChair(pose) && pose !== 'sleep'),
    held: heldProps(board),
  };
}
