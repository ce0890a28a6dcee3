import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import type { FurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone, stationOn } from './coats.ts';
import { furryPainter } from './furry-painter.ts';
import { walks } from './gaits.ts';
import { smallBuild } from './small-build.ts';
import { dances, type SmallBuild, sits } from './upright-poses.ts';

const BELLY = toneOf('#d9ae7f');
const FEET = toneOf('#57423f');
const PADDLE = toneOf('#7b6460');

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-38 24,-34 41,-18 49,4 52,22 36,37 4,43 -30,38 -52,22 -49,4 -41,-18 -24,-34
  `),
  hair: 85,
  ears: {
    at: [36, -27],
    shape: ellipse([3, -2], 12, 12),
    inner: ellipse([2, -1], 6.5, 6.5),
    tone: fur,
    innerColour: '#c98f80',
    lean: 0,
  },
  turn: 6,
  eyes: { y: -6, apart: 20, size: 8 },
  brow: fur.deep,
  muzzle: {
    shape: svgPoints('0,6 14,6 27,14 30,26 20,35 0,36 -19,35 -29,26 -26,14 -13,6'),
    tone: BELLY,
  },
  nose: { y: 3, width: 22, height: 14, colour: '#3a2630' },
  mouth: { y: 21, width: 24 },
  cheek: { y: 13, apart: 38, radius: 10 },
});

/** Two front teeth: painted last, so that every mouth shows them. */
const paintTeeth = (layer: Layer): void => {
  for (const side of [-1, 1])
    layer.shape(
      [
        [7 + side * 0.6, 23],
        [7 + side * 8, 22],
        [7 + side * 8.4, 33],
        [7 + side * 7, 35],
        [7 + side * 1, 35],
      ],
      side < 0 ? '#fffaf0' : '#f7ead6',
      { tremble: 0.2 },
    );
};

/** A flat tail with a net of scales; the spine gives its root and its tip. */
const paintPaddle = (layer: Layer, spine: readonly Point[]): void => {
  const widths = [22, 46, 62, 60, 26];
  layer.limb(spine, widths, PADDLE.base, {
    tremble: 0.8,
    coats: [
      {
        draw: () => {
          for (let i = 1; i < 9; i++)
            for (const lean of [-34, 34]) {
              const { at, along } = stationOn(spine, widths, i / 9);
              const turn = ((along + 90 + lean) * Math.PI) / 180;
              const [dx, dy] = [Math.cos(turn) * 46, Math.sin(turn) * 46];
              layer.line(
                [
                  [at[0] - dx, at[1] - dy],
                  [at[0] + dx, at[1] + dy],
                ],
                2,
                PADDLE.deep,
                { even: true, opacity: 0.55, tremble: 0.3 },
              );
            }
        },
      },
    ],
  });
};

/** A gnawed stick across the chest, and the far hand that holds it. */
const paintStick = (layer: Layer, fur: Tone): void => {
  layer.at({ x: 14, y: -62, turn: -40 }, () => {
    form(
      layer,
      svgPoints('-52,-7 -20,-9 30,-7 84,-8 88,0 84,8 20,8 -20,7 -52,8 -56,0'),
      toneOf('#b98d5c'),
      { tremble: 0.8, shadow: 0.6 },
    );
    layer.shape(ellipse([85, 0], 5, 7.6), '#f0d9ae', { tremble: 0.3 });
    layer.dab([56, -6], 32, 8, { angle: -78, colour: '#8fae4e' });
    layer.dab([62, 6], 28, 7, { angle: 44, colour: '#6f9a45' });
  });
  for (const [x, y] of [
    [26, -64],
    [31, -68],
    [36, -72],
  ] as const)
    layer.shape(ellipse([x, y], 9, 4.4, { turn: 42 }), fur.base, { tremble: 0.3 });
};

const BUILD: SmallBuild = { chest: 42, wide: 60, tall: 106, sole: 13, arm: 52 };

/** The beaver: sits with a stick, waddles, and dances; always with its paddle tail. */
export const beaver: CreaturePainter = furryPainter({
  size: 0.88,
  face: 44,
  boxes: FURRY_BOXES.beaver,
  poses: {
    rest: sits(BUILD, {
      head: { x: 6, y: -132, scale: 1.06, turn: -4 },
      tail: svgPoints('-42,-22 -78,-26 -112,-32 -148,-44'),
    }),
    move: walks(
      { long: 64, high: 62, arch: 14, rise: 6, step: 0.4, hang: 14 },
      {
        head: { x: 88, y: -82, scale: 1.04, turn: 4 },
        tail: svgPoints('-78,-46 -112,-36 -148,-32 -184,-36'),
      },
    ),
    play: dances(BUILD, 36, {
      head: { x: 6, y: -170, scale: 1.06, turn: 8 },
      tail: svgPoints('-44,-52 -78,-66 -108,-88 -130,-120'),
    }),
  },
  build: (random, pose) => {
    const fur = ownTone(random, '#935c3c');
    const both = smallBuild({
      fur,
      belly: BELLY,
      feet: FEET,
      pads: FEET,
      head: headOf(fur),
      bodyWidths: [88, 102, 98, 84, 62],
      legs: 44,
      thick: 23,
      tail: paintPaddle,
      ...(pose === 'rest' ? { overUpright: (layer: Layer) => paintStick(layer, FEET) } : {}),
    });
    return {
      four: {
        ...both.four,
        head: (layer, mood, stance) => {
          both.four.head(layer, mood, stance);
          paintTeeth(layer);
        },
      },
      upright: {
        ...both.upright,
        head: (layer, mood) => {
          both.upright.head(layer, mood);
          paintTeeth(layer);
        },
      },
    };
  },
});
