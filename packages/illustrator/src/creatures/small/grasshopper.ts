import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone, paintBugHead } from './bug-head.ts';
import { type BugLeg, paintBugLeg } from './insect-parts.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.76;

const SKIN = '#8fbf4a';
const WING = toneOf('#4f9257');
const BELLY = toneOf('#eee29a');
const FACE = toneOf('#f6efb6');
const FEELER = toneOf('#5f7a3a');

const head = (skin: Tone): BugHead => ({
  tone: skin,
  outline: svgPoints('0,-32 18,-27 30,-9 31,10 22,27 4,34 -13,29 -27,13 -31,-8 -18,-27'),
  mask: { shape: ellipse([5, 7], 24, 23), tone: FACE },
  turn: 5,
  eyes: { y: -4, apart: 12.5, size: 7.8 },
  brow: skin.deep,
  mouth: { y: 12, width: 14 },
  cheek: { y: 11, apart: 18, radius: 6.8 },
  feelers: {
    spine: svgPoints('8,-27 16,-50 32,-66 50,-70'),
    shift: 3,
    width: 3,
    tone: FEELER,
  },
});

interface GrasshopperPose {
  /** From the hind end to the neck. */
  readonly spine: readonly Point[];
  readonly wing: Placement;
  readonly head: Placement;
  /** Hip, knee, ankle of the great hind legs. */
  readonly farHind: readonly [Point, Point, Point];
  readonly nearHind: readonly [Point, Point, Point];
  readonly toe: number;
  readonly far: readonly BugLeg[];
  readonly near: readonly BugLeg[];
}

const leg = (spine: readonly Point[], toe = 0): BugLeg => ({ spine, toe });

const POSES: Record<CreaturePose, GrasshopperPose> = {
  rest: {
    spine: svgPoints('-84,-22 -44,-30 -4,-36 26,-46'),
    wing: { x: 16, y: -56, turn: 162 },
    head: { x: 44, y: -60, turn: -2 },
    farHind: [
      [-8, -38],
      [-44, -86],
      [-58, -6],
    ],
    nearHind: [
      [-16, -30],
      [-60, -80],
      [-82, -5],
    ],
    toe: 4,
    far: [leg(svgPoints('28,-34 44,-26 48,-5'))],
    near: [leg(svgPoints('0,-28 -4,-16 4,-5')), leg(svgPoints('20,-32 24,-18 30,-5'))],
  },
  move: {
    spine: svgPoints('-90,-42 -48,-46 -6,-50 26,-60'),
    wing: { x: 14, y: -70, turn: 168 },
    head: { x: 46, y: -74, turn: 3 },
    farHind: [
      [-4, -48],
      [-30, -104],
      [-20, -6],
    ],
    nearHind: [
      [-18, -44],
      [-74, -92],
      [-98, -5],
    ],
    toe: 4,
    far: [leg(svgPoints('26,-48 52,-38 66,-18'), -18)],
    near: [leg(svgPoints('0,-42 -8,-22 -18,-5')), leg(svgPoints('18,-46 34,-30 38,-5'))],
  },
  play: {
    spine: svgPoints('-62,-62 -30,-84 4,-106 28,-126'),
    wing: { x: 18, y: -126, turn: 160 },
    head: { x: 42, y: -144, turn: -6 },
    farHind: [
      [-8, -90],
      [-60, -84],
      [-104, -66],
    ],
    nearHind: [
      [-18, -80],
      [-56, -44],
      [-96, -8],
    ],
    toe: 150,
    far: [leg(svgPoints('34,-112 58,-116 74,-134'), -50)],
    near: [
      leg(svgPoints('4,-92 14,-70 32,-66'), -16),
      leg(svgPoints('22,-104 44,-96 62,-106'), -36),
    ],
  },
};

const paintHind = (
  layer: Layer,
  [hip, knee, ankle]: GrasshopperPose['nearHind'],
  toe: number,
  { skin, far }: { readonly skin: Tone; readonly far: boolean },
): void => {
  const tone = far ? farTone(skin) : skin;
  paintBugLeg(layer, { spine: [knee, ankle], toe }, { tone: skin, width: 7, foot: 15 }, far);
  const middle: Point = [(hip[0] + knee[0]) / 2 - 1, (hip[1] + knee[1]) / 2 - 1];
  formLimb(layer, [hip, middle, knee], [24, 22, 9], {
    tone,
    tremble: 0.5,
    shadow: 0.6,
    markings: () => {
      if (far) return;
      for (const t of [0.3, 0.45, 0.6, 0.75])
        layer.disc(
          [hip[0] + (knee[0] - hip[0]) * t, hip[1] + (knee[1] - hip[1]) * t],
          2.6 - t,
          skin.deep,
          0.7,
        );
    },
  });
};

/** The grasshopper: sits with its knees up, steps along, and leaps. */
export const grasshopper: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -70, top: -104, right: 80, bottom: 0 },
      face: { x: 37, y: -43, radius: 20 },
    },
    move: {
      box: { left: -79, top: -115, right: 85, bottom: 0 },
      face: { x: 38, y: -53, radius: 20 },
    },
    play: {
      box: { left: -90, top: -170, right: 75, bottom: 2 },
      face: { x: 35, y: -107, radius: 20 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const own = POSES[pose];
    const skin = ownTone(SKIN, random, 1.8);
    const style = { tone: skin, width: 6.6, foot: 11 };
    layer.at({ x: 0, y: 0, scale: SIZE }, () => {
      paintHind(layer, own.farHind, own.toe, { skin, far: true });
      for (const one of own.far) paintBugLeg(layer, one, style, true);
      formLimb(layer, own.spine, [10, 28, 38, 42], {
        tone: skin,
        tremble: 0.6,
        markings: () => paintBelly(layer, own.spine),
      });
      layer.at(own.wing, () =>
        form(layer, svgPoints('-6,0 10,-12 50,-14 92,-6 112,2 84,9 40,12 6,10'), WING, {
          tremble: 0.5,
          shadow: 0.5,
        }),
      );
      for (const one of own.near) paintBugLeg(layer, one, style);
      paintHind(layer, own.nearHind, own.toe, { skin, far: false });
      paintBugHead(layer, own.head, head(skin), mood);
    });
  },
};

const paintBelly = (layer: Layer, spine: readonly Point[]): void => {
  layer.limb(
    spine.map(([x, y], i): Point => [x + 4, y + 8 + i * 3]),
    [6, 16, 20, 18],
    BELLY.base,
    { tremble: 0.6 },
  );
};
