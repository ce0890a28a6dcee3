import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type { CreaturePainter } from '../creatures/parts/creature-painter.ts';
import { type FaceZone, overlapOfFace } from '../paint/face-zone.ts';
import type { Box } from '../paint/geometry.ts';
import type { Perch } from '../settings/parts/setting-painter.ts';
import { type Board, groundFor, LEFT, RIGHT } from './board.ts';
import { companionSize, sideOf } from './companion-size.ts';
import { boxOnPage, faceOnPage, sharedArea } from './figure-room.ts';
import type { PlacedPerson, PlacedThing } from './plan.ts';

/** Where a companion can stand, and which of those places hides least. */

export type FigureBrief = PictureBrief['figures'][number];

/** What is known of a companion before it has a place. */
interface Room {
  readonly box: Box;
  readonly face: FaceZone | null;
}

/** Largest part of the free page that a companion may take in each place. */
const REACH = { beside: 0.9, ahead: 0.85, behind: 0.8, above: 0.6, held: 0.5, ridden: 1, far: 0.4 };

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip: boolean;
  /** On the setting's branch or rock, above the ground. */
  readonly perched?: boolean;
  /** How much smaller than its size in this book, 0…1. */
  readonly shrunk?: number;
}

/** How far below the horizon of the sea its floor is near enough to stand on, in page units. */
const SEA_FLOOR = 72;

/** Steps from the hero's side to a companion's, in half widths of the hero; a hug is close. */
const GAPS = [-0.12, 0.02, 0.2, 0.45, 0.8] as const;
const HUG_GAPS = [-0.85, -0.6, -0.4, -0.2, 0, 0.3] as const;

const isHugged = ({ wish }: Board, index: number): boolean =>
  wish.brief.hero.pose === 'hug' && index === 0;

/** Tries spots of the wished place and takes the one that hides least. */
export const findPlace = (
  board: Board,
  hero: PlacedPerson,
  figure: FigureBrief,
  {
    index,
    room,
    painter,
  }: { readonly index: number; readonly room: Room; readonly painter: CreaturePainter | null },
): Spot => {
  let best: { spot: Spot; cost: number } | null = null;
  for (const spot of candidateSpots(board, hero, figure, { index, room, painter })) {
    const cost = costOf(board, hero, spot, { room, figure, hugged: isHugged(board, index) });
    if (!best || cost < best.cost) best = { spot, cost };
  }
  if (!best) throw new Error(`no spot for ${figure.cast}`);
  return best.spot;
};

function* candidateSpots(
  board: Board,
  hero: PlacedPerson,
  figure: FigureBrief,
  {
    index,
    room,
    painter,
  }: { readonly index: number; readonly room: Room; readonly painter: CreaturePainter | null },
): Generator<Spot> {
  const wide = room.box.right - room.box.left;
  const tall = room.box.bottom - room.box.top;
  if (figure.place === 'held') {
    yield heldSpot(board, hero, room);
    return;
  }
  const perch = onPerch(board, figure, painter);
  if (perch) {
    const small = Math.min(hero.scale, Math.min(150, perch.y - board.top - 8) / tall, 210 / wide);
    const flip = perch.x > hero.x;
    const own = boxOnPage(room.box, { x: 0, y: 0, scale: small, flip });
    const x = Math.min(RIGHT - own.right, Math.max(LEFT - own.left, perch.x));
    yield { x, y: perch.y, scale: small, flip, perched: true };
  }
  const life = hero.scale * (painter ? companionSize(painter) : 1);
  const most = Math.min(
    (REACH[figure.place] * (RIGHT - LEFT) * 0.62) / wide,
    ((board.bottom - board.top) * 0.96) / tall,
  );
  const ahead = hero.flip ? -1 : 1;
  const heroWidth = hero.box.right - hero.box.left;
  const hugs = isHugged(board, index);
  // Smaller than life only when there is no other room: a grown-up should stay grown up.
  for (const shrink of painter ? [1, 0.86, 0.72, 0.58, 0.44] : [1, 0.9, 0.78, 0.64, 0.5]) {
    const scale = Math.min(life, most) * shrink * (figure.place === 'far' ? 0.5 : 1);
    for (const direction of directionsOf(figure, index, ahead)) {
      for (const gap of hugs ? HUG_GAPS : GAPS) {
        const flip = direction > 0;
        const own = boxOnPage(room.box, { x: 0, y: 0, scale, flip });
        const edge = direction > 0 ? hero.box.right : hero.box.left;
        const touch = direction > 0 ? edge - own.left : edge - own.right;
        let x = touch + direction * gap * Math.max(60, heroWidth * 0.5);
        x = Math.min(RIGHT - own.right, Math.max(LEFT - own.left, x));
        const y = heightOf(board, hero, figure, { index, own, painter });
        const apart = hugs ? Math.max(0, gap - HUG_GAPS[0]) * 0.3 : 0;
        yield { x, y, scale, flip, shrunk: 1 - scale / life + apart };
      }
    }
  }
  if (painter === null || painter.lives === 'ground') yield* backRow(board, room, life, most);
}

/** Places in a second row, farther off: where a crowd leaves no other face free. */
function* backRow(board: Board, room: Room, life: number, most: number): Generator<Spot> {
  const { stage } = board;
  const y = stage.horizon + (Math.min(stage.feet, board.bottom) - stage.horizon) * 0.55;
  const scale = Math.min(life * 0.58, most, (y - board.top) / -room.box.top);
  if (stage.medium !== 'ground' || scale < life * 0.3) return;
  for (const x of [130, 250, 370, 500, 630, 750, 870]) {
    const flip = x > 500;
    const own = boxOnPage(room.box, { x: 0, y: 0, scale, flip });
    const inside = Math.min(RIGHT - own.right, Math.max(LEFT - own.left, x));
    yield { x: inside, y, scale, flip, shrunk: 0.6 };
  }
}

/** In the hero's arms: small, before the chest. */
const heldSpot = (board: Board, hero: PlacedPerson, room: Room): Spot => {
  const tall = room.box.bottom - room.box.top;
  const wide = room.box.right - room.box.left;
  const chest = hero.face
    ? hero.face.y + hero.face.radius * 1.85
    : (hero.box.top + hero.box.bottom) / 2;
  // Who sits low behind a bank holds something smaller, clear of the face above it.
  const below = (2 * (board.bottom - 8 - chest)) / tall;
  const wished = hero.scale * Math.min(1, 90 / tall, 112 / wide);
  const scale = Math.min(wished, Math.max(below, wished * 0.55));
  const flip = !hero.flip;
  const own = boxOnPage(room.box, { x: 0, y: 0, scale, flip });
  const low = Math.min(chest, board.bottom - 8 - (own.bottom - own.top) / 2);
  return {
    x: hero.x + (hero.flip ? -34 : 34) * hero.scale - (own.left + own.right) / 2,
    y: low - (own.top + own.bottom) / 2,
    scale,
    flip,
  };
};

/** The perch that a creature of the ground sits on when it is above the hero. */
const onPerch = (
  board: Board,
  figure: FigureBrief,
  painter: CreaturePainter | null,
): Perch | null =>
  figure.place === 'above' && painter?.lives === 'ground' ? (board.stage.perches[0] ?? null) : null;

const directionsOf = (figure: FigureBrief, index: number, ahead: number): readonly number[] => {
  if (sideOf(figure.place, index) === 'behind') return [-ahead, ahead];
  if (figure.place === 'held' || figure.place === 'ridden') return [ahead];
  return [ahead, -ahead];
};

/** The y of a companion's point of contact (or middle, for those that hover). */
const heightOf = (
  board: Board,
  hero: PlacedPerson,
  figure: FigureBrief,
  {
    index,
    own,
    painter,
  }: { readonly index: number; readonly own: Box; readonly painter: CreaturePainter | null },
): number => {
  const { stage } = board;
  const hovering = painter !== null && painter.lives !== 'ground';
  const afloat = stage.medium !== 'ground';
  const within = (y: number): number =>
    Math.min(board.bottom - own.bottom, Math.max(board.top - own.top, y));
  const headY = hero.face?.y ?? hero.box.top + 60;
  if (stage.medium === 'water' && painter?.bottomDweller && figure.place !== 'above')
    return within(stage.horizon + SEA_FLOOR);
  const stagger = index % 2 ? -8 : 6;
  switch (figure.place) {
    case 'above':
      if (hovering || afloat) return within(hero.box.top - own.bottom);
      return groundFor(board, own.bottom - own.top);
    case 'far':
      return hovering || afloat
        ? within(stage.horizon - 60)
        : stage.horizon + (stage.feet - stage.horizon) * 0.34;
    default:
      if (painter?.lives === 'water' && !afloat) return within(ashore(board, own));
      if (hovering || afloat) return within(headY + (index % 2 ? 90 : 30) * hero.scale);
      // A little before or behind the hero, so that a row of figures has depth.
      return (
        groundFor(board, own.bottom - own.top) + (painter === null ? -16 : stagger) * hero.scale
      );
  }
};

/** A swimmer on dry land: in the sea where there is one, else low over the ground. */
const ashore = ({ stage, wish }: Board, own: Box): number =>
  wish.brief.setting === 'seaside'
    ? stage.horizon + (stage.feet - stage.horizon) * 0.24 - own.bottom
    : stage.feet - own.bottom - 4;

/** Less is better: covered faces cost most, then leaving the stage, then crowding and smallness. */
const costOf = (
  board: Board,
  hero: PlacedPerson,
  spot: Spot,
  {
    room,
    figure,
    hugged,
  }: { readonly room: Room; readonly figure: FigureBrief; readonly hugged: boolean },
): number => {
  const box = boxOnPage(room.box, spot);
  const face = room.face ? faceOnPage(room.face, spot) : null;
  let cost = figure.place === 'far' ? 0 : (spot.shrunk ?? 0) * 900;
  for (const thing of board.things)
    cost += hugged && thing === hero ? squeeze(hero, box, face) : crowding(thing, box, face);
  cost += Math.max(0, LEFT - box.left, box.right - RIGHT) * 12;
  cost += Math.max(0, board.top - box.top, box.bottom - board.bottom - 10) * 10;
  const ahead = hero.flip ? -1 : 1;
  const direction = Math.sign(spot.x - hero.x) || 1;
  if (figure.place === 'ahead' && direction !== ahead) cost += 240;
  if (figure.place === 'behind' && direction === ahead) cost += 240;
  return cost;
};

/** In a hug bodies and arms cross: only the two faces and the hero's arms are in each other's way. */
const squeeze = (hero: PlacedPerson, box: Box, face: FaceZone | null): number => {
  if (!hero.face || !face) return crowding(hero, box, face);
  const apart = Math.hypot(face.x - hero.face.x, face.y - hero.face.y);
  const touching = Math.max(0, (face.radius + hero.face.radius) * 0.86 - apart);
  const { radius, y } = hero.face;
  const arms = { ...hero.box, top: y + radius * 1.25, bottom: y + radius * 2.5 };
  return touching * 110 + overlapOfFace(arms, face) * 30;
};

const crowding = (thing: PlacedThing, box: Box, face: FaceZone | null): number => {
  // Bodies may overlap, as in any group; faces may not.
  let cost = sharedArea(thing.box, box) / 420;
  if (thing.kind !== 'prop' && thing.face) cost += overlapOfFace(box, thing.face) * 110;
  if (face) cost += overlapOfFace(thing.box, face) * 60;
  return cost;
};
