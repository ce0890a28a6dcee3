import { light, shade } from '../paint/colour.ts';
import type { Layer } from '../paint/layer.ts';
import type { Figure, FigureScene } from './figure.ts';
import { paintHead, paintHeadBehind } from './head.ts';
import { paintHelmet } from './headgear.ts';
import { paintArm, paintLeg } from './limbs.ts';
import { HAIR_PAINT, SKIN_PAINT } from './looks-colours.ts';
import { paintBack, paintNeck } from './neckwear.ts';
import { type Skeleton, solveSkeleton } from './skeleton.ts';
import { paintTorso } from './torso.ts';
import { paintChairBehind, paintChairFront, SEAT_HEIGHT } from './wheelchair.ts';

/** Where a figure's body is: its skeleton, raised onto the chair when it sits in one. */
export const figureSkeleton = (figure: Pick<Figure, 'pose' | 'build'>): Skeleton =>
  solveSkeleton(figure.pose, figure.build);

/** What a figure holds: painted between body and arm, or behind the head where it would hide the face. */
export interface Held {
  readonly behindHead: (skeleton: Skeleton) => boolean;
  readonly paint: (skeleton: Skeleton) => void;
}

/** Paints a figure in hero units, its point of contact at (0, 0), with what it holds. */
export const paintFigure = (layer: Layer, figure: Figure, held?: Held): void => {
  const skeleton = figureSkeleton(figure);
  const skin = SKIN_PAINT[figure.looks.skin];
  const hair = HAIR_PAINT[figure.looks.hairColour];
  const scene: FigureScene = {
    layer,
    figure,
    skeleton,
    skin: { base: skin, shade: shade(skin, 0.1), deep: shade(skin, 0.2) },
    hair: { base: hair, shade: shade(hair, 0.08), light: light(hair, 0.09) },
  };
  if (!figure.looks.wheelchair) {
    paintBody(scene, held);
    return;
  }
  const inChair = { x: 0, y: -figure.pose.lift };
  layer.at(inChair, () => paintChairBehind(scene));
  layer.at({ x: -4, y: -SEAT_HEIGHT }, () => paintBody(scene, held));
  layer.at(inChair, () => paintChairFront(scene));
};

const paintBody = (scene: FigureScene, held?: Held): void => {
  if (scene.figure.pose.view === 'back') paintFromBehind(scene, held);
  else paintFromFront(scene, held);
};

const paintFromBehind = (scene: FigureScene, held?: Held): void => {
  const { skeleton } = scene;
  paintArm(scene, skeleton.backArm, true);
  paintArm(scene, skeleton.frontArm, true);
  held?.paint(skeleton);
  paintLeg(scene, skeleton.backLeg, true);
  paintLeg(scene, skeleton.frontLeg, false);
  paintTorso(scene);
  paintNeck(scene);
  paintBack(scene);
  paintHead(scene);
  paintHelmet(scene);
};

const paintFromFront = (scene: FigureScene, held?: Held): void => {
  const { figure, skeleton } = scene;
  const { pose } = figure;
  const astride = pose.rests === 'mount' && !figure.looks.wheelchair;
  const seated = pose.rests === 'seat' || pose.rests === 'mount';
  // A hanging arm lies under chin, hair and scarf; a raised one over them.
  const armLow = !pose.bothArmsFront && pose.frontArm[1] > 0.55;
  const heldBehind = held?.behindHead(skeleton) ?? false;
  const frontArm = (): void => {
    if (!heldBehind) held?.paint(skeleton);
    paintArm(scene, skeleton.frontArm, false);
  };
  if (heldBehind) held?.paint(skeleton);
  paintHeadBehind(scene);
  paintBack(scene);
  if (!pose.bothArmsFront) paintArm(scene, skeleton.backArm, true);
  // Astride, the far leg is on the mount's other side.
  if (!astride) paintLeg(scene, skeleton.backLeg, true);
  if (!seated) paintLeg(scene, skeleton.frontLeg, false);
  paintTorso(scene);
  if (armLow) frontArm();
  if (seated) paintLeg(scene, skeleton.frontLeg, false);
  paintNeck(scene);
  paintHead(scene);
  paintHelmet(scene);
  if (pose.bothArmsFront) paintArm(scene, skeleton.backArm, true);
  if (!armLow) frontArm();
};
