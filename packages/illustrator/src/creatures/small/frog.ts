import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

interface Coat {
  readonly skin: Tone;
  readonly spot: string;
}

const coat = (skin: string, spot: string): Coat => ({
  skin: toneOf(skin),
  spot: mix(skin, spot, 0.55),
});

/** Leaf, pond, lime and moss: stories call a frog green. */
const COATS = [
  coat('#76b04a', '#3f7f45'),
  coat('#4aa588', '#2c6a6c'),
  coat('#c8c850', '#7f8a2f'),
  coat('#5f9466', '#2f5a48'),
];
const coatOf = wardrobe(COATS, (own) => own);
const BELLY = toneOf('#eceaae');

const paintHead = (layer: Layer, { skin, spot }: Coat, mood: CreatureMood): void => {
  for (const side of [-1, 1]) form(layer, ellipse([4 + side * 19, -22], 15, 15), skin);
  form(layer, svgPoints('2,-22 26,-18 42,-2 40,12 24,22 2,25 -20,22 -38,12 -39,-2 -24,-18'), skin, {
    markings: () => {
      form(layer, ellipse([4, 26], 34, 14), BELLY, { shadow: 0.3 });
      for (const [x, y, r] of [
        [-28, -6, 4],
        [-20, -13, 3],
        [34, -6, 3.4],
      ] as const)
        layer.shape(ellipse([x, y], r), spot, { tremble: 0.4, opacity: 0.7 });
    },
  });
  for (const side of [-1, 1] as const) {
    layer.shape(ellipse([5 + side * 18.5, -23], 11, 11.5), '#fdf6df', { tremble: 0.3 });
    creatureEye(layer, [6 + side * 18, -22], 7.4, { side, mood });
    cheek(layer, [5 + side * 28, 6], 8);
  }
  for (const x of [2, 10]) layer.disc([x, -8], 1.2, skin.deep);
  creatureMouth(layer, [6, 2], 34, mood);
};

/** Three round toes. */
const paintToes = (layer: Layer, at: Point, turn: number, tone: Tone): void => {
  layer.at({ x: at[0], y: at[1], turn }, () => {
    for (const k of [-1, 0, 1])
      formLimb(
        layer,
        [
          [0, 0],
          [8, k * 4],
          [15, k * 7],
        ],
        [6, 5, 8],
        { tone, tremble: 0.2, shadow: 0.3 },
      );
  });
};

interface FrogLimb {
  readonly spine: readonly Point[];
  /** Direction of the toes in degrees. */
  readonly toes: number;
}

interface FrogPose {
  readonly body: { readonly spine: readonly Point[]; readonly widths: readonly number[] };
  readonly belly: readonly [x: number, y: number, rx: number, ry: number, turn: number];
  readonly head: Placement;
  readonly far: { readonly arm: FrogLimb; readonly leg: FrogLimb };
  readonly near: { readonly arm: FrogLimb; readonly leg: FrogLimb };
}

const POSES: Record<CreaturePose, FrogPose> = {
  rest: {
    body: {
      spine: svgPoints('-16,-20 0,-28 10,-40'),
      widths: [42, 54, 46],
    },
    belly: [12, -20, 16, 22, -8],
    head: { x: 8, y: -54, turn: -3 },
    far: {
      arm: {
        spine: svgPoints('24,-28 32,-16 30,-9'),
        toes: 14,
      },
      leg: {
        spine: svgPoints('18,-14 42,-22 38,-9'),
        toes: 4,
      },
    },
    near: {
      arm: {
        spine: svgPoints('-2,-30 -4,-16 4,-9'),
        toes: 10,
      },
      leg: {
        spine: svgPoints('-14,-20 -40,-27 -34,-9'),
        toes: 6,
      },
    },
  },
  move: {
    body: {
      spine: svgPoints('-28,-40 0,-52 24,-66'),
      widths: [30, 46, 44],
    },
    belly: [8, -40, 26, 11, -26],
    head: { x: 36, y: -76, turn: -8 },
    far: {
      arm: {
        spine: svgPoints('26,-56 46,-48 62,-54'),
        toes: -10,
      },
      leg: {
        spine: svgPoints('-24,-38 -54,-44 -78,-22 -98,-24'),
        toes: 170,
      },
    },
    near: {
      arm: {
        spine: svgPoints('14,-48 32,-34 48,-36'),
        toes: 6,
      },
      leg: {
        spine: svgPoints('-28,-36 -56,-26 -74,-14 -96,-14'),
        toes: 164,
      },
    },
  },
  play: {
    body: {
      spine: svgPoints('0,-42 2,-60 4,-74'),
      widths: [38, 50, 46],
    },
    belly: [6, -52, 18, 22, 0],
    head: { x: 4, y: -90, turn: -6 },
    far: {
      arm: {
        spine: svgPoints('22,-68 46,-76 56,-98'),
        toes: -70,
      },
      leg: {
        spine: svgPoints('14,-36 42,-42 36,-20 52,-12'),
        toes: 14,
      },
    },
    near: {
      arm: {
        spine: svgPoints('-18,-68 -42,-74 -54,-96'),
        toes: -110,
      },
      leg: {
        spine: svgPoints('-12,-36 -40,-40 -34,-18 -50,-10'),
        toes: 168,
      },
    },
  },
};

const paintLimbs = (
  layer: Layer,
  skin: Tone,
  limbs: { readonly arm: FrogLimb; readonly leg: FrogLimb },
  far: boolean,
): void => {
  const tone = far ? farTone(skin) : skin;
  for (const [{ spine, toes }, widths] of [
    [limbs.leg, [22, 19, 12, 9]],
    [limbs.arm, [13, 11, 9]],
  ] as const) {
    paintToes(layer, spine[spine.length - 1] ?? [0, 0], toes, tone);
    formLimb(layer, spine, widths, { tone, tremble: 0.5, shadow: 0.6 });
  }
};

/** The frog: squats, leaps stretched out, and hops with its arms up. */
export const frog: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -49, top: -96, right: 59, bottom: 6 },
      face: { x: 12, y: -60, radius: 36 },
    },
    move: {
      box: { left: -120, top: -118, right: 84, bottom: 2 },
      face: { x: 40, y: -82, radius: 36 },
    },
    play: {
      box: { left: -73, top: -133, right: 73, bottom: 4 },
      face: { x: 8, y: -96, radius: 36 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const own = coatOf(random);
    const { body, belly, head, far, near } = POSES[pose];
    paintLimbs(layer, own.skin, far, true);
    formLimb(layer, body.spine, body.widths, {
      tone: own.skin,
      markings: () => {
        const [x, y, rx, ry, turn] = belly;
        form(layer, ellipse([x, y], rx, ry, { turn }), BELLY, { shadow: 0.4 });
      },
    });
    paintLimbs(layer, own.skin, near, false);
    layer.at(head, () => paintHead(layer, own, mood));
  },
};
