import { CALM_AREAS, SAFE_INSET_UNITS } from '@bramblebook/contract/page-geometry';
import { overlapOfFace } from '../paint/face-zone.ts';
import type { Frame, Stage } from '../settings/parts/setting-painter.ts';
import { SETTING_PAINTERS } from '../settings/registry.ts';
import { hasBank } from './bank.ts';
import type { Board, SceneWish } from './board.ts';
import { heroUnit, placeHero } from './place-hero.ts';
import { placeOthers } from './place-others.ts';
import { placeProps } from './place-props.ts';
import type { PlacedPerson, PlacedThing, ScenePlan } from './plan.ts';
import { possibleBrief } from './possible-brief.ts';

/** Places everything of a brief. Pure: the same wish gives the same plan. */
export const composeScene = (asked: SceneWish): ScenePlan => {
  const wish = { ...asked, brief: possibleBrief(asked.brief, asked.cast) };
  const { brief, framing } = wish;
  const frame: Frame = {
    shot: framing.shot,
    light: brief.light,
    weather: brief.weather,
    calm: framing.calm,
    side: framing.side,
    seed: wish.seed,
  };
  const stage = wholeFeet(SETTING_PAINTERS[brief.setting].stage(frame), wish);
  const free = wish.keepFree ?? (framing.calm ? CALM_AREAS[framing.calm] : null);
  const textAbove = free !== null && free.y < 400;
  const empty: Board = {
    wish,
    stage,
    unit: 0,
    top: textAbove && free ? free.y + free.height + 10 : SAFE_INSET_UNITS,
    bottom: free && !textAbove ? free.y - 4 : 985,
    things: [],
  };
  const board: Board = { ...empty, unit: heroUnit(empty) };
  const hero = placeHero(board);
  placeOthers(board, hero);
  placeProps(board);
  const order = [...board.things].sort((a, b) => depthOf(a, hero) - depthOf(b, hero));
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
};

/** Where no bank of ground can stand before the figures (rooms, streets), their feet stay above the text. */
const wholeFeet = (stage: Stage, wish: SceneWish): Stage => {
  const { calm } = wish.framing;
  const limit = calm === 'bottom' ? CALM_AREAS.bottom.y - 6 : 985;
  if (stage.medium !== 'ground' || stage.feet <= limit || hasBank(wish.brief.setting)) return stage;
  return { ...stage, feet: limit, heroHeight: Math.min(stage.heroHeight, 520) };
};

/**
 * Near things are painted over far ones; what is ridden goes under its rider, and what would
 * cover the hero's face goes behind the hero.
 */
const depthOf = (thing: PlacedThing, hero: PlacedPerson): number => {
  if (thing.kind === 'hero' && thing.mounted) return 999;
  if (thing.inArms) return hero.y + 0.5;
  if (thing.kind === 'prop' && thing.place === 'sky') return -1000;
  if (thing.kind === 'prop' && thing.place === 'background') return thing.y - 500;
  const covers = hero.face && overlapOfFace(thing.box, hero.face) > hero.face.radius * 0.3;
  // Swimmers and fliers stand in the row by their undersides.
  const y = thing.kind === 'creature' && !thing.grounded ? thing.box.bottom : thing.y;
  return covers && thing.kind !== 'hero' ? Math.min(y, hero.y - 1) : y;
};
