import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { light, shade } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

interface Coat {
  readonly skin: string;
  readonly hair: string;
  readonly tail: string;
}

const COATS: readonly Coat[] = [
  { skin: '#f0c6a4', hair: '#c9622f', tail: '#3f9f92' },
  { skin: '#b97a50', hair: '#3a2a33', tail: '#5f93c6' },
  { skin: '#8a5a3c', hair: '#2c2028', tail: '#b487c4' },
];
const coatOf = wardrobe(
  COATS,
  ({ skin, hair, tail }) => ({ skin: toneOf(skin), hair: toneOf(hair), tail: toneOf(tail) }),
  ({ tail }) => tail,
);

interface MermaidPose {
  /** How far the whole figure leans, in degrees. */
  readonly turn: number;
  readonly tail: readonly Point[];
  /** The fluke at the tail's end, and the way it points. */
  readonly fluke: readonly [Point, turn: number];
  readonly arms: readonly (readonly Point[])[];
}

const POSES: Record<CreaturePose, MermaidPose> = {
  rest: {
    turn: 0,
    tail: svgPoints('0,-6 6,40 -4,84 -30,120'),
    fluke: [[-34, 124], 38],
    arms: [svgPoints('-24,-58 -44,-28 -36,2'), svgPoints('24,-58 44,-28 36,2')],
  },
  move: {
    turn: 58,
    tail: svgPoints('0,-6 8,40 4,86 -16,128'),
    fluke: [[-20, 132], 26],
    arms: [svgPoints('-22,-60 -34,-92 -30,-124'), svgPoints('24,-58 42,-30 48,0')],
  },
  play: {
    turn: -8,
    tail: svgPoints('0,-6 14,40 32,78 70,96'),
    fluke: [[74, 98], -62],
    arms: [svgPoints('-24,-60 -56,-84 -68,-116'), svgPoints('24,-60 56,-84 70,-116')],
  },
};

const FLUKE: readonly Point[] = svgPoints(`
  0,-14 16,2 44,14 58,40 34,36 12,28 0,18 -12,28 -34,36 -58,40 -44,14 -16,2
`);

const paintHair = (layer: Layer, hair: Tone): void =>
  form(
    layer,
    svgPoints(`
      0,-166 34,-158 54,-130 58,-90 70,-44 62,4 40,26 28,-20 0,-40 -28,-20 -44,30 -66,6 -70,-44
      -58,-90 -54,-130 -34,-158
    `),
    hair,
    { tremble: 1.2, shadow: 0.6 },
  );

const paintTail = (layer: Layer, { tail, fluke }: MermaidPose, tone: Tone): void => {
  const [at, turn] = fluke;
  layer.at({ x: at[0], y: at[1], turn }, () =>
    form(layer, FLUKE, toneOf(light(tone.base, 0.06)), { small: true }),
  );
  formLimb(layer, tail, [58, 52, 36, 18], { tone, shadow: 0.7 });
  for (const [i, [x, y]] of tail.slice(0, 2).entries())
    for (const dx of [-12, 2, 16])
      layer.dab([x + dx - i * 3, y + 14 + (dx % 4)], 9 - i, 5, {
        angle: 90,
        colour: tone.lit,
      });
};

const paintHead = (layer: Layer, hair: Tone, skin: Tone): void => {
  form(layer, ellipse([0, -116], 44, 44, { count: 20 }), skin, { tremble: 0.6, shadow: 0.4 });
  form(
    layer,
    svgPoints('0,-164 32,-156 48,-126 44,-112 26,-136 0,-142 -22,-136 -44,-108 -48,-126 -32,-156'),
    hair,
    { tremble: 0.8, small: true },
  );
  layer.dab([26, -150], 20, 9, { angle: 20, colour: '#f6a7b8' });
  layer.disc([26, -150], 5, '#fff3c0');
};

/** The mermaid: stands in the water on her tail, shoots along head first, and throws up her arms. */
export const mermaid: CreaturePainter = {
  lives: 'water',
  seat: null,
  shapes: {
    rest: {
      box: { left: -105, top: -168, right: 72, bottom: 190 },
      face: { x: 2, y: -110, radius: 46 },
    },
    move: {
      box: { left: -170, top: -118, right: 151, bottom: 114 },
      face: { x: 94, y: -58, radius: 46 },
    },
    play: {
      box: { left: -91, top: -168, right: 144, bottom: 155 },
      face: { x: -14, y: -110, radius: 46 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    const look = POSES[pose];
    const { skin, hair, tail } = coatOf(random, coat);
    layer.at({ x: 0, y: 0, turn: look.turn }, () => {
      paintHair(layer, hair);
      for (const arm of look.arms) formLimb(layer, arm, [22, 18, 14], { tone: skin, small: true });
      form(layer, svgPoints('-26,-74 0,-80 26,-74 28,-30 26,0 0,8 -26,0 -28,-30'), skin, {
        tremble: 0.6,
        shadow: 0.4,
      });
      paintTail(layer, look, tail);
      form(
        layer,
        svgPoints('-28,-62 0,-56 28,-62 28,-36 0,-30 -28,-36'),
        toneOf(shade(tail.base, 0.04)),
        { small: true },
      );
      paintHead(layer, hair, skin);
      layer.at({ x: 2, y: -110 }, () => {
        for (const side of [-1, 1] as const) {
          creatureEye(layer, [side * 17, -2], 8, { side, mood, brow: hair.deep });
          cheek(layer, [side * 27, 14], 8, '#ef8f86');
        }
        creatureMouth(layer, [0, 16], 16, mood);
      });
    });
  },
};
