import type { Prop, PropPlace } from '@bramblebook/contract/picture-vocabulary';
import { leavesChair } from '../hero/dress-figure.ts';
import { OUTFIT_PAINT } from '../hero/looks-colours.ts';
import { overlapOfFace } from '../paint/face-zone.ts';
import { hashSeed, randomStream } from '../paint/random.ts';
import type { PropPainter } from '../props/prop-painter.ts';
import { PROP_PAINTERS } from '../props/registry.ts';
import { type Board, LEFT, RIGHT } from './board.ts';
import { areaOf, boxOnPage, sharedArea } from './figure-room.ts';
import type { PlacedProp, PlacedThing } from './plan.ts';

/** The props that something on the page already shows. */
const propsOf = (thing: PlacedThing): Prop[] => {
  if (thing.kind === 'hero') return thing.held.map((held) => held.prop);
  return thing.kind === 'prop' ? [thing.prop] : [];
};

/** Places every prop that is not in the hero's hand, each as often as the brief says. */
export const placeProps = (board: Board): void => {
  const placed = new Set(board.things.flatMap((thing) => propsOf(thing)));
  for (const { prop, place, count } of wishedProps(board)) {
    const painter = PROP_PAINTERS[prop];
    const free = placed.has(prop) ? count - 1 : count;
    for (let i = 0; i < free; i++)
      board.things.push(
        findPlace(board, prop, place === 'hand' ? 'ground' : place, { painter, index: i }),
      );
  }
};

type WishedProp = Board['wish']['brief']['props'][number];

/** What the brief asks for, and the hero's own wheelchair where the hero is out of it. */
const wishedProps = (board: Board): readonly WishedProp[] => {
  const { brief, looks } = board.wish;
  const hero = board.things.find((thing) => thing.kind === 'hero');
  const waits = looks.wheelchair && hero?.kind === 'hero' && leavesChair(hero.pose);
  if (!waits || brief.props.some(({ prop }) => prop === 'wheelchair')) return brief.props;
  return [{ prop: 'wheelchair', place: 'ground', count: 1 }, ...brief.props];
};

/** Big things are drawn smaller where they would hide a face. */
const SHRINK = [1, 1, 0.8, 0.62];

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip: boolean;
}

const findPlace = (
  board: Board,
  prop: Prop,
  place: PropPlace,
  { painter, index }: { readonly painter: PropPainter; readonly index: number },
): PlacedProp => {
  const random = randomStream(hashSeed(board.wish.seed, prop), place, index);
  const hover = painter.floats === true || place === 'sky' || board.stage.medium !== 'ground';
  let best: { spot: Spot; cost: number } | null = null;
  for (let attempt = 0; attempt < 36; attempt++) {
    const wished = LEFT + ((attempt + random.next()) / 36) * (RIGHT - LEFT);
    const shrink = SHRINK[attempt % SHRINK.length] ?? 1;
    const full = heightAndScale(board, place, painter, { hover, chance: random.next() });
    const size = { y: full.y, scale: full.scale * shrink };
    const flip = random.chance(0.5);
    const own = boxOnPage(painter.box, { x: 0, ...size, flip });
    const x = Math.min(RIGHT - own.right, Math.max(LEFT - own.left, wished));
    const spot = { x, flip, ...size };
    const cost = costOf(board, spot, painter, place) + (1 - shrink) * 70;
    if (!best || cost < best.cost) best = { spot, cost };
  }
  if (!best) throw new Error(`no spot for ${prop}`);
  return {
    kind: 'prop',
    prop,
    place,
    ...best.spot,
    box: boxOnPage(painter.box, best.spot),
    grounded: !hover,
    ...(prop === 'wheelchair' &&
      board.wish.looks.wheelchair && {
        colour: OUTFIT_PAINT[board.wish.looks.outfitColour].accent,
      }),
  };
};

const heightAndScale = (
  board: Board,
  place: PropPlace,
  painter: PropPainter,
  { hover, chance }: { readonly hover: boolean; readonly chance: number },
): { y: number; scale: number } => {
  const { stage, unit } = board;
  const tall = painter.box.bottom - painter.box.top;
  const wide = painter.box.right - painter.box.left;
  const room = board.bottom - board.top;
  const fit = Math.min(unit, (room * 0.9) / tall, ((RIGHT - LEFT) * 0.6) / wide);
  if (place === 'sky' || (hover && place !== 'background')) {
    const scale = Math.min(fit, (room * 0.34) / tall);
    const low = Math.max(board.top + tall * scale, Math.min(stage.horizon, board.bottom) - 40);
    const y = board.top + tall * scale + chance * 0.7 * Math.max(0, low - board.top - tall * scale);
    return { y: y - painter.box.bottom * scale, scale };
  }
  if (place === 'background') {
    const depth = 0.22 + chance * 0.3;
    const y = hover ? board.top + room * 0.3 : stage.horizon + (stage.feet - stage.horizon) * depth;
    const scale = Math.min(
      unit * (0.5 + depth * 0.4),
      (y - board.top) / Math.max(1, -painter.box.top),
    );
    return { y, scale: Math.max(scale, 0.12) };
  }
  // Big things stand a little behind the figures, small ones before or beside them.
  const small = tall < 120;
  const y = stage.feet + (small ? (chance * 60 - 18) * unit : -(10 + chance * 30) * unit);
  const floor = Math.min(y, board.bottom - 2);
  return { y: floor, scale: Math.min(fit, (floor - board.top) / Math.max(1, -painter.box.top)) };
};

/** Faces must stay free; else props want to be seen, on the page, and out of the text. */
const costOf = (board: Board, spot: Spot, painter: PropPainter, place: PropPlace): number => {
  const box = boxOnPage(painter.box, spot);
  const own = Math.max(1, areaOf(box));
  const figureCost = place === 'background' ? 200 : 90;
  let cost = 0;
  for (const thing of board.things) {
    if (thing.kind !== 'prop' && thing.face)
      cost += overlapOfFace(box, { ...thing.face, radius: thing.face.radius * 1.25 }) * 80;
    cost += (sharedArea(thing.box, box) / own) * (thing.kind === 'prop' ? 130 : figureCost);
  }
  cost += Math.max(0, LEFT - box.left, box.right - RIGHT) * 9;
  cost += Math.max(0, board.top - box.top, box.bottom - board.bottom) * 9;
  return cost;
};
