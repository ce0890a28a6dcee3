import type { Pose } from '@bramblebook/contract/picture-vocabulary';
import { CREATURE_PAINTERS } from '../creatures/registry.ts';
import { BUILDS, type BuildName, standingHeight } from '../hero/build.ts';
import { PERSON_KINDS } from '../hero/people.ts';
import type { Box, Point } from '../paint/geometry.ts';
import { PROP_PAINTERS } from '../props/registry.ts';
import { type Board, groundFor, headgearIn, headroomOf, LEFT, RIGHT } from './board.ts';
import { CHILD_WIDTH, companionSize, widthsAbreast } from './companion-size.ts';
import { dressedAs } from './dressed-creature.ts';
import { boxOnPage, faceOnPage, figureRoom, heldPlace, pointOnPage, union } from './figure-room.ts';
import type { HeldProp, PlacedPerson, PlacedThing } from './plan.ts';

/** A toddler fills a little less of the page than a schoolchild, not as little as in life. */
const STATURE: Record<BuildName, number> = {
  baby: 0.7,
  small: 0.92,
  middle: 1,
  big: 1.08,
  adult: 1.3,
  elder: 1.25,
};

/** Where a sleeper's hips lie on the bed. */
const MATTRESS: Point = [-44, -34];
/** Nobody's middle stands nearer to an edge than this leaves. */
const LAST_X = 745;

/**
 * Page units per hero unit: from the stage, smaller when a grown-up or a big creature must
 * fit beside the hero, so that sizes stay true to each other.
 */
export const heroUnit = (board: Board): number => {
  const { wish, stage } = board;
  let unit = (stage.heroHeight * STATURE[wish.build]) / standingHeight(BUILDS[wish.build]);
  const room = Math.min(stage.feet, board.bottom + 200) - board.top;
  for (const figure of wish.brief.figures) {
    const member = wish.cast.find((one) => one.id === figure.cast);
    if (!member || figure.place === 'far' || figure.place === 'held') continue;
    if (member.kind === 'person') {
      const build = BUILDS[PERSON_KINDS[member.person].build];
      unit = Math.min(unit, room / (standingHeight(build) + 24));
      continue;
    }
    const painter = CREATURE_PAINTERS[member.creature];
    const { top, bottom } = painter.shapes[figure.pose].box;
    unit = Math.min(unit, room / ((bottom - top) * companionSize(painter)));
  }
  const { ahead, behind } = widthsAbreast(wish.brief, wish.cast);
  unit = Math.min(unit, (RIGHT - LEFT) / (CHILD_WIDTH + ahead + behind));
  return Math.max(unit, (stage.heroHeight * 0.52) / standingHeight(BUILDS[wish.build]));
};

/** What the hero rides or sleeps on: a creature or a thing, with where the body rests. */
interface Mount {
  readonly pose: 'ride' | 'sleep';
  readonly box: Box;
  readonly seat: Point;
  readonly hovers: boolean;
  readonly place: (at: MountSpot) => PlacedThing;
}
type MountSpot = Pick<PlacedPerson, 'x' | 'y' | 'scale' | 'flip'>;

const findMount = (board: Board): Mount | null => {
  const { brief, cast } = board.wish;
  const afloat = board.stage.medium !== 'ground';
  for (const figure of brief.figures) {
    const member = cast.find((one) => one.id === figure.cast);
    if (figure.place !== 'ridden' || member?.kind !== 'creature') continue;
    const painter = CREATURE_PAINTERS[member.creature];
    if (!painter.seat) continue;
    const shape = painter.shapes.move;
    const hovers = afloat || painter.lives !== 'ground';
    return {
      pose: 'ride',
      box: shape.box,
      seat: painter.seat,
      hovers,
      place: (at) => ({
        kind: 'creature',
        pose: 'move',
        mood: figure.mood,
        grounded: !hovers,
        ...dressedAs(member),
        ...at,
        box: boxOnPage(shape.box, at),
        face: faceOnPage(shape.face, at),
      }),
    };
  }
  if (brief.hero.pose === 'sleep' && !afloat) return findBed(board);
  return brief.hero.pose === 'ride' ? findVehicle(board, afloat) : null;
};

/** A sleeper lies on the bed's mattress, the head on its pillow. */
const findBed = (board: Board): Mount | null => {
  if (!board.wish.brief.props.some(({ prop }) => prop === 'bed')) return null;
  const { box } = PROP_PAINTERS.bed;
  return {
    pose: 'sleep',
    box,
    seat: MATTRESS,
    hovers: false,
    place: (at) => {
      const turned = { ...at, flip: !at.flip };
      return {
        kind: 'prop',
        prop: 'bed',
        place: 'ground',
        grounded: true,
        ...turned,
        box: boxOnPage(box, turned),
      };
    },
  };
};

const findVehicle = (board: Board, afloat: boolean): Mount | null => {
  for (const { prop } of board.wish.brief.props) {
    const painter = PROP_PAINTERS[prop];
    if (!painter.seat) continue;
    const hovers = afloat || painter.floats === true;
    return {
      pose: 'ride',
      box: painter.box,
      seat: painter.seat,
      hovers,
      place: (at) => ({
        kind: 'prop',
        prop,
        place: 'ground',
        grounded: !hovers,
        ...at,
        box: boxOnPage(painter.box, at),
      }),
    };
  }
  return null;
};

/** Props in the hero's hand: what the pose can hold. */
const heldProps = (board: Board, pose: Pose): HeldProp[] => {
  const inHand = board.wish.brief.props.find(
    ({ prop, place }) => place === 'hand' && PROP_PAINTERS[prop].grip,
  );
  if (!inHand || EMPTY_HANDED.has(pose)) return [];
  return [{ prop: inHand.prop, by: pose === 'hold' || pose === 'carry' ? 'both' : 'front' }];
};

/** Poses that stand on nothing. */
const AIRBORNE: ReadonlySet<Pose> = new Set(['ride', 'fly', 'swim']);

/** Poses whose hands are busy or hidden: what they should hold lies beside them. */
const EMPTY_HANDED: ReadonlySet<Pose> = new Set([
  'sleep',
  'hug',
  'swim',
  'climb',
  'from-behind',
  'think',
  'point',
]);

/** Places the hero, and what the hero rides on, and adds both to the board. */
export const placeHero = (board: Board): PlacedPerson => {
  const mount = findMount(board);
  const asked = board.wish.brief.hero.pose;
  const afoot = asked === 'ride' ? 'sit' : asked;
  const pose = mount ? mount.pose : afoot;
  const { wish, stage } = board;
  const { brief, framing, looks, build } = wish;
  const headgear = headgearIn(stage, brief.hero.outfit, brief.weather);
  const room = figureRoom(looks, build, pose, headroomOf(headgear, brief.hero.outfit));
  const held = heldProps(board, pose);
  const body = held.reduce((box, { prop, by }) => {
    const painter = PROP_PAINTERS[prop];
    return union(box, boxOnPage(painter.box, heldPlace(room.skeleton, painter, by)));
  }, room.box);
  const group = mount ? around(body, mount) : body;
  const floating = mount ? mount.hovers : stage.medium !== 'ground';
  // A jump counts from the ground, not from the soles.
  const tall = floating ? group.bottom - group.top : -group.top;
  const space = (floating ? board.bottom : Math.min(stage.feet, 985)) - board.top;
  const scale = Math.min(board.unit, space / tall, (RIGHT - LEFT) / (group.right - group.left));
  const middle =
    stage.medium === 'ground' ? stage.feet - 60 * scale : stage.feet + (tall * scale) / 2;
  const y = floating
    ? Math.min(board.bottom, Math.max(board.top + tall * scale, middle)) - group.bottom * scale
    : groundFor(board, tall * scale);
  const { flip } = framing.arrangement;
  const flat = boxOnPage(group, { x: 0, y, scale, flip });
  const x = makeRoom(board, flat, scale);
  const foot = { x, y, scale, flip };
  if (mount) board.things.push(mount.place(foot));
  const [seatX, seatY] = mount ? pointOnPage(mount.seat, foot) : [x, y];
  const at = { x: seatX, y: seatY, scale, flip };
  const hero: PlacedPerson = {
    kind: 'hero',
    person: null,
    ...at,
    looks,
    build,
    pose,
    expression: brief.hero.expression,
    outfit: brief.hero.outfit,
    headgear,
    face: room.face ? faceOnPage(room.face, at) : null,
    box: boxOnPage(body, at),
    grounded: !floating && !mount && !AIRBORNE.has(pose),
    mounted: mount !== null,
    held,
  };
  board.things.push(hero);
  return hero;
};

/** The hero's place across the page: the arrangement's, moved on when the others need the room. */
const makeRoom = (board: Board, flat: Box, scale: number): number => {
  const { brief, cast, framing } = board.wish;
  const { flip, heroX } = framing.arrangement;
  const { ahead, behind } = widthsAbreast(brief, cast);
  const [left, right] = flip ? [ahead, behind] : [behind, ahead];
  const least = Math.min(LAST_X, LEFT - flat.left + left * scale);
  const most = Math.max(1000 - LAST_X, RIGHT - flat.right - right * scale);
  const wished = least < most ? Math.min(most, Math.max(least, heroX)) : (least + most) / 2;
  return Math.min(RIGHT - flat.right, Math.max(LEFT - flat.left, wished));
};

/** Box of rider and mount together, around the mount's point of contact. */
const around = (rider: Box, mount: Mount): Box => ({
  left: Math.min(mount.box.left, rider.left + mount.seat[0]),
  top: Math.min(mount.box.top, rider.top + mount.seat[1]),
  right: Math.max(mount.box.right, rider.right + mount.seat[0]),
  bottom: mount.box.bottom,
});
