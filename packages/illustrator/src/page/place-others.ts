import type { Outfit } from '@bramblebook/contract/hero-looks';
import type { CastMember } from '@bramblebook/contract/picture-brief';
import {
  type Expression,
  type Person,
  type Pose,
  ROOMS,
} from '@bramblebook/contract/picture-vocabulary';
import { CREATURE_PAINTERS } from '../creatures/registry.ts';
import { PERSON_KINDS, personLooks } from '../hero/people.ts';
import { type FaceZone, overlapOfFace } from '../paint/face-zone.ts';
import type { Box } from '../paint/geometry.ts';
import { type Board, headgearIn, headroomOf } from './board.ts';
import { type FigureBrief, findPlace } from './companion-spots.ts';
import { dressedAs } from './dressed-creature.ts';
import { boxOnPage, faceOnPage, figureRoom } from './figure-room.ts';
import type { PlacedCreature, PlacedPerson } from './plan.ts';

type Member<K extends CastMember['kind']> = CastMember & { readonly kind: K };

/** Who is placed: the figure of the brief, which one it is of all, and of its own kind. */
interface Turn {
  readonly figure: FigureBrief;
  readonly index: number;
  readonly nth: number;
}

/** Places all companions and people of the brief around the hero, most important first. */
export const placeOthers = (board: Board, hero: PlacedPerson): void => {
  const { brief, cast } = board.wish;
  brief.figures.forEach((figure, index) => {
    const member = cast.find((one) => one.id === figure.cast);
    // What is ridden stands there already, under the hero.
    if (!member || figure.place === 'ridden') return;
    const nth = brief.figures.slice(0, index).filter((one) => one.cast === figure.cast).length;
    const turn = { figure, index, nth };
    const placed =
      member.kind === 'creature'
        ? placedCreature(board, hero, turn, member)
        : placedPerson(board, hero, turn, member);
    // Two of three ducks are better than a third one before a face.
    if (nth === 0 || !isInTheWay(board, placed)) board.things.push(placed);
  });
};

const isInTheWay = ({ things }: Board, { box, face }: PlacedCreature | PlacedPerson): boolean =>
  things.some((thing) => {
    if (thing.kind === 'prop') return false;
    const hides = (over: Box, under: FaceZone | null): boolean =>
      under !== null && overlapOfFace(over, under) > under.radius * 0.3;
    return hides(box, thing.face) || hides(thing.box, face);
  });

const placedCreature = (
  board: Board,
  hero: PlacedPerson,
  { figure, index }: Turn,
  member: Member<'creature'>,
): PlacedCreature => {
  const painter = CREATURE_PAINTERS[member.creature];
  const shape = painter.shapes[figure.pose];
  const spot = findPlace(board, hero, figure, { index, room: shape, painter });
  const at = { x: spot.x, y: spot.y, scale: spot.scale, flip: spot.flip };
  return {
    kind: 'creature',
    ...dressedAs(member),
    pose: figure.pose,
    mood: figure.mood,
    ...at,
    box: boxOnPage(shape.box, at),
    face: faceOnPage(shape.face, at),
    inArms: figure.place === 'held',
    grounded:
      board.stage.medium === 'ground' &&
      painter.lives === 'ground' &&
      !spot.perched &&
      figure.place !== 'held',
  };
};

const placedPerson = (
  board: Board,
  hero: PlacedPerson,
  { figure, index, nth }: Turn,
  member: Member<'person'>,
): PlacedPerson => {
  const kind = PERSON_KINDS[member.person];
  const { wish, stage } = board;
  const looks = {
    ...personLooks(member, wish.looks, wish.bookSeed + nth),
    wheelchair: member.wheelchair === true,
    ...(member.noHair === true && { hairStyle: 'bald' as const }),
  };
  const { weather, setting } = wish.brief;
  const indoors = ROOMS.has(setting) || setting === 'school';
  const outfit = outfitAt(board, kind.outfits[indoors ? 0 : 1]);
  const headgear = headgearIn(stage, outfit, weather);
  const pose = personPose(board, figure, member.person);
  const room = figureRoom(looks, kind.build, pose, headroomOf(headgear, outfit));
  const at = findPlace(board, hero, figure, { index, room, painter: null });
  return {
    kind: 'person',
    person: member.person,
    looks,
    build: kind.build,
    pose,
    expression: PERSON_EXPRESSIONS[figure.mood],
    outfit,
    headgear,
    ...at,
    box: boxOnPage(room.box, at),
    face: room.face ? faceOnPage(room.face, at) : null,
    inArms: figure.place === 'held',
    grounded: stage.medium === 'ground' && figure.place !== 'held',
    mounted: false,
    held: [],
  };
};

/** Nobody stands by a pool in a coat. */
const outfitAt = ({ stage, wish }: Board, own: Outfit): Outfit => {
  if (stage.medium === 'space') return 'spacesuit';
  return wish.brief.setting === 'pool' ? 'swimsuit' : own;
};

const PERSON_EXPRESSIONS: Record<FigureBrief['mood'], Expression> = {
  happy: 'laugh',
  curious: 'wonder',
  worried: 'worried',
  sleepy: 'sleepy',
};

/** What a body shows of good spirits where the child does not jump for joy. */
const CHEERFUL: readonly Pose[] = ['wave', 'stand', 'point', 'stand'];
const JOY: ReadonlySet<Pose> = new Set(['cheer', 'jump', 'dance']);
/** Poses of a child that one sits down beside. */
const LOW: ReadonlySet<Pose> = new Set(['sit', 'sleep']);

const personPose = (board: Board, figure: FigureBrief, member: Person): Pose => {
  const { build } = PERSON_KINDS[member];
  const { looks, brief, seed } = board.wish;
  const { pose } = brief.hero;
  if (board.stage.medium !== 'ground') return 'swim';
  if (member === 'baby') return 'sit';
  const near = figure.place === 'beside' || figure.place === 'ahead';
  // Grown-ups go down on their knees for it.
  if (pose === 'hug' && figure.place === 'beside')
    return build === 'adult' || build === 'elder' ? 'kneel' : 'hug';
  if (figure.pose === 'move') return 'walk';
  if (figure.mood === 'sleepy' || (near && LOW.has(pose) && !looks.wheelchair)) return 'sit';
  if (figure.pose === 'rest') return 'stand';
  return JOY.has(pose) ? 'cheer' : (CHEERFUL[(seed + brief.figures.indexOf(figure)) % 4] ?? 'wave');
};
