import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { light, shade } from '../../paint/colour.ts';
import { ellipse, type Point, radians } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, sideMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf, tufts } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

interface Coat {
  readonly fur: Tone;
  readonly spine: string;
  /** From the deepest to the lightest. */
  readonly spines: readonly string[];
}

const coat = (fur: string, spine: string): Coat => ({
  fur: toneOf(fur),
  spine,
  spines: [shade(spine, 0.07), spine, light(spine, 0.06), light(spine, 0.16)],
});

/** Brown, chestnut, ash, sandy. */
const COATS = [
  coat('#ecc79c', '#7b5a4a'),
  coat('#f2cfa4', '#9a5c3c'),
  coat('#ead2b8', '#6f6470'),
  coat('#f7e2bf', '#b08452'),
];
const coatOf = wardrobe(COATS, (own) => own);
const NOSE = '#2c1a24';

/** Rings of spines over the back, inner ones last so that they lie on top. */
const paintSpines = (
  layer: Layer,
  { spine, spines }: Coat,
  random: Random,
  facing: number,
): void => {
  form(layer, ellipse([-8, -43], 46, 38), toneOf(spines[0] ?? spine), { tremble: 2 });
  for (let ring = 0; ring < 6; ring++) {
    const out = 1 - ring * 0.16;
    const count = 34 - ring * 4;
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 360 + ring * 5 + random.signed(4);
      const fromFace = Math.abs(((angle - facing + 540) % 360) - 180);
      const fromBelow = Math.abs(angle - 90);
      if (fromFace < 58 || (fromBelow < 40 && ring < 2)) continue;
      const x = -8 + Math.cos(radians(angle)) * 42 * out;
      const y = -43 + Math.sin(radians(angle)) * 33 * out;
      const lean = angle + (Math.cos(radians(angle)) > 0 ? -26 : 26) * (1 - out * 0.4);
      const tint =
        spines[Math.min(3, random.whole(0, 1) + (ring > 1 ? 1 : 0) + (ring > 3 ? 1 : 0))];
      layer.dab([x, y], random.between(15, 21), 3.2, { angle: lean, colour: tint ?? spine });
    }
  }
};

const paintHead = (layer: Layer, { fur, spine, spines }: Coat, mood: CreatureMood): void => {
  for (const side of [-1, 1]) {
    const [x, y] = [side * 17 - 4, -18];
    form(layer, ellipse([x, y], 8, 8), side > 0 ? farTone(fur) : fur);
    layer.shape(ellipse([x, y + 1], 4.4), '#d89a86', { tremble: 0.3 });
  }
  form(
    layer,
    svgPoints(`
      -4,-25 13,-21 25,-9 40,-1 50,6 46,14 30,20 8,25 -16,21 -28,8 -26,-8 -17,-20
    `),
    fur,
    { tremble: 0.8, hair: 20, shadow: 0.5 },
  );
  tufts(layer, svgPoints('-26,-8 -21,-15 -14,-20 -6,-23 2,-24 9,-22'), 21, {
    width: 3.4,
    angles: [-172, -112],
    colours: spines.slice(1),
  });
  sideMouth(layer, [38, 13], [17, 15], mood);
  form(layer, ellipse([48, 4], 6.4, 5.6), toneOf(NOSE), { tremble: 0.2 });
  layer.disc([50, 2], 1.5, '#fffaf0', 0.7);
  creatureEye(layer, [2, -4], 7.2, { side: -1, mood, brow: spine });
  creatureEye(layer, [22, -3], 6.2, { side: 1, mood });
  cheek(layer, [0, 10], 7);
};

const paintLeg = (layer: Layer, fur: Tone, [x, y]: Point, far: boolean): void => {
  const tone = far ? farTone(fur) : fur;
  formLimb(
    layer,
    [
      [x * 0.66, y - 24],
      [x * 0.85, y - 14],
      [x, y - 6],
    ],
    [17, 15, 12],
    { tone, tremble: 0.4, shadow: 0.4 },
  );
  form(layer, ellipse([x + 4, y - 5], 11, 6), tone, { tremble: 0.4 });
};

const arm = (layer: Layer, fur: Tone, spine: readonly Point[], far: boolean): void =>
  formLimb(layer, spine, [15, 13, 12], {
    tone: far ? farTone(fur) : fur,
    tremble: 0.4,
    shadow: 0.4,
  });

interface HedgehogPose {
  readonly body: Placement;
  readonly head: Placement;
  /** Degrees from the middle of the back toward the face, where no spines grow. */
  readonly facing: number;
  readonly belly: readonly Point[];
  readonly paws: readonly (readonly [x: number, y: number])[];
  readonly arms: readonly (readonly Point[])[];
}

const POSES: Record<CreaturePose, HedgehogPose> = {
  rest: {
    body: { x: 0, y: 0 },
    head: { x: 16, y: -52, turn: -4 },
    facing: 14,
    belly: ellipse([14, -25], 26, 26),
    paws: [
      [26, 0],
      [2, 1],
    ],
    arms: [svgPoints('30,-30 36,-22 28,-16'), svgPoints('4,-30 6,-20 16,-17')],
  },
  move: {
    body: { x: 0, y: -4, turn: -6 },
    head: { x: 28, y: -38, turn: 4 },
    facing: 6,
    belly: ellipse([10, -18], 34, 17),
    paws: svgPoints('34,-4 -18,0 18,0 -36,1'),
    arms: [],
  },
  play: {
    body: { x: 4, y: -12, turn: -14 },
    head: { x: 12, y: -68, turn: -10 },
    facing: 2,
    belly: ellipse([16, -32], 26, 28),
    paws: [
      [34, -10],
      [2, 0],
    ],
    arms: [svgPoints('32,-38 50,-30 62,-38'), svgPoints('0,-40 -12,-44 -20,-58')],
  },
};

/** The hedgehog: sits with folded paws, trots, and hops with its arms up. */
export const hedgehog: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -71, top: -96, right: 71, bottom: 2 },
      face: { x: 35, y: -48, radius: 34 },
    },
    move: {
      box: { left: -73, top: -98, right: 82, bottom: 2 },
      face: { x: 46, y: -36, radius: 34 },
    },
    play: {
      box: { left: -73, top: -110, right: 69, bottom: 2 },
      face: { x: 30, y: -67, radius: 34 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const own = coatOf(random);
    const { body, head, facing, belly, paws, arms } = POSES[pose];
    const half = Math.ceil(paws.length / 2);
    paws.slice(0, half).forEach(([x, y]) => {
      paintLeg(layer, own.fur, [x, y], true);
    });
    if (arms[0]) arm(layer, own.fur, arms[0], true);
    layer.at(body, () => {
      paintSpines(layer, own, random, facing);
      form(layer, belly, own.fur, { tremble: 1.6, hair: 80, shadow: 0.6 });
    });
    paws.slice(half).forEach(([x, y]) => {
      paintLeg(layer, own.fur, [x, y], false);
    });
    layer.at(head, () => paintHead(layer, own, mood));
    if (arms[1]) arm(layer, own.fur, arms[1], false);
  },
};
