import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone, paintBugHead } from './bug-head.ts';
import { type BugLeg, paintBugLeg } from './insect-parts.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.76;

const SKIN = '#a9573f';
const LIMB = toneOf('#6f3a35');
const FACE = toneOf('#f8dab4');

const head = (skin: Tone): BugHead => ({
  tone: skin,
  outline: svgPoints('0,-33 22,-28 36,-9 32,13 17,27 0,31 -16,27 -31,13 -35,-9 -22,-28'),
  mask: { shape: ellipse([5, 5], 26, 21), tone: FACE },
  turn: 5,
  eyes: { y: -1, apart: 12.5, size: 7.2 },
  brow: skin.deep,
  mouth: { y: 11, width: 14 },
  cheek: { y: 11, apart: 18.5, radius: 7 },
  feelers: {
    spine: svgPoints('11,-28 16,-42 23,-54 38,-52'),
    shift: 3,
    width: 3.4,
    tone: LIMB,
    knob: { radius: 3.6, tone: LIMB },
  },
});

interface AntPose {
  readonly abdomen: Placement;
  readonly thorax: Placement;
  readonly head: Placement;
  readonly far: readonly BugLeg[];
  readonly near: readonly BugLeg[];
}

const leg = (spine: readonly Point[], toe = 0): BugLeg => ({ spine, toe });

const POSES: Record<CreaturePose, AntPose> = {
  rest: {
    abdomen: { x: -32, y: -30, turn: -18 },
    thorax: { x: 0, y: -52, turn: -56 },
    head: { x: 14, y: -88, turn: -2 },
    far: [leg(svgPoints('10,-42 36,-34 46,-5')), leg(svgPoints('12,-58 32,-52 30,-40'), 150)],
    near: [
      leg(svgPoints('-6,-40 -14,-16 0,-5')),
      leg(svgPoints('4,-38 18,-32 22,-5')),
      leg(svgPoints('-4,-58 -4,-42 18,-42'), -14),
    ],
  },
  move: {
    abdomen: { x: -62, y: -50, turn: 8 },
    thorax: { x: -10, y: -48, turn: -6 },
    head: { x: 34, y: -66, turn: 3 },
    far: [
      leg(svgPoints('-16,-46 -40,-36 -34,-6')),
      leg(svgPoints('-4,-44 10,-30 2,-6')),
      leg(svgPoints('6,-48 36,-38 54,-12'), -14),
    ],
    near: [
      leg(svgPoints('-20,-42 -52,-30 -68,-5'), 8),
      leg(svgPoints('-8,-38 -16,-22 -14,-5')),
      leg(svgPoints('4,-40 24,-30 30,-5')),
    ],
  },
  play: {
    abdomen: { x: -22, y: -42, turn: -52 },
    thorax: { x: 0, y: -82, turn: -78 },
    head: { x: 6, y: -124, turn: -7 },
    far: [
      leg(svgPoints('12,-92 40,-98 52,-122'), -66),
      leg(svgPoints('12,-78 38,-72 56,-84'), -40),
      leg(svgPoints('6,-66 30,-48 26,-18'), 16),
    ],
    near: [
      leg(svgPoints('-12,-92 -40,-92 -52,-116'), -112),
      leg(svgPoints('-12,-78 -38,-70 -56,-78'), -142),
      leg(svgPoints('-2,-64 12,-36 0,-5'), 6),
    ],
  },
};

const paintBody = (layer: Layer, own: AntPose, skin: Tone): void => {
  layer.at(own.abdomen, () =>
    form(
      layer,
      svgPoints('34,-6 28,-20 8,-28 -18,-26 -38,-12 -44,4 -34,18 -10,26 16,22 32,8'),
      skin,
      {
        tremble: 0.7,
        markings: () => {
          for (const x of [-30, -12, 6])
            layer.limb(
              [
                [x + 4, -32],
                [x - 5, 0],
                [x + 4, 32],
              ],
              [3, 4, 3],
              skin.deep,
              { tremble: 0.6, opacity: 0.7 },
            );
        },
      },
    ),
  );
  layer.at(own.thorax, () => form(layer, ellipse([0, 0], 27, 19), skin, { tremble: 0.6 }));
};

/** The ant: sits on its tail end, marches, and cheers with four arms. */
export const ant: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -57, top: -113, right: 48, bottom: 0 },
      face: { x: 14, y: -64, radius: 21 },
    },
    move: {
      box: { left: -82, top: -97, right: 65, bottom: 0 },
      face: { x: 29, y: -47, radius: 21 },
    },
    play: {
      box: { left: -50, top: -142, right: 50, bottom: 0 },
      face: { x: 8, y: -92, radius: 21 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const own = POSES[pose];
    const skin = ownTone(SKIN, random, 1.4);
    const style = { tone: LIMB, width: 6.4, foot: 11 };
    layer.at({ x: 0, y: 0, scale: SIZE }, () => {
      for (const one of own.far) paintBugLeg(layer, one, style, true);
      paintBody(layer, own, skin);
      for (const one of own.near) paintBugLeg(layer, one, style);
      paintBugHead(layer, own.head, head(skin), mood);
    });
  },
};
