import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, sideMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type Bend, bendOf, type Headings } from './bend.ts';
import { tinted } from './skin.ts';

const FIN = toneOf('#ef8d6a');

/** From the tail's tip along x to the neck; the belly is below, the back above. */
const BODY: readonly Point[] = svgPoints(`
  62,-17 44,-20 22,-27 -4,-30 -30,-24 -56,-16 -90,-11 -126,-8 -160,-5 -186,-3 -186,3 -160,5
  -126,8 -90,12 -56,19 -30,30 -4,37 22,34 44,24 62,18
`);

interface SeahorsePose {
  readonly headings: Headings;
  readonly origin: Point;
  readonly head: Placement;
  /** Degrees the fin of the back is spread by. */
  readonly fin: number;
}

const POSES: Record<CreaturePose, SeahorsePose> = {
  rest: {
    headings: svgPoints('-186,-520 -140,-330 -100,-190 -62,-112 0,-84 64,-74'),
    origin: [-6, 4],
    head: { x: 12, y: -78, turn: 2 },
    fin: 0,
  },
  move: {
    headings: svgPoints('-186,-210 -150,-128 -110,-52 -62,-30 0,-58 64,-78'),
    origin: [4, 8],
    head: { x: 44, y: -62, turn: 4 },
    fin: -14,
  },
  play: {
    headings: svgPoints('-186,290 -140,80 -100,-40 -62,-96 0,-112 64,-84'),
    origin: [0, 0],
    head: { x: -14, y: -80, turn: -16 },
    fin: 16,
  },
};

const BACK_FIN: readonly Point[] = svgPoints('16,6 12,-14 0,-24 -16,-25 -24,-12 -22,6');

/** The head's long snout points right; its neck comes from below. */
const HEAD: readonly Point[] = svgPoints(`
  -4,-28 14,-25 26,-12 36,-5 54,-5 62,-9 66,2 62,12 52,9 36,10 24,18 6,26 -14,24 -26,8
  -24,-14
`);

const paintRings = (layer: Layer, bend: Bend, tone: Tone): void => {
  for (let x = 40; x > -176; x -= x > -60 ? 17 : 13) {
    const reach = x > -60 ? 44 : 16;
    layer.line(
      bend.line([
        [x + 3, -reach],
        [x - 3, 0],
        [x + 3, reach],
      ]),
      x > -60 ? 3.4 : 2.6,
      tone.deep,
      { even: true, opacity: 0.32, tremble: 0.4 },
    );
  }
};

const paintHead = (layer: Layer, mood: CreatureMood, tone: Tone): void => {
  for (const [x, y, turn] of [
    [-16, -24, -34],
    [0, -29, -8],
    [14, -25, 20],
  ] as const)
    layer.at({ x, y, turn }, () =>
      form(layer, ellipse([0, -7], 5.5, 11), FIN, { tremble: 0.4, small: true }),
    );
  form(layer, HEAD, tone, { tremble: 0.8, shadow: 0.4 });
  creatureEye(layer, [8, -5], 9.6, { side: -1, mood, brow: tone.deep });
  cheek(layer, [2, 12], 9, '#e86a5c');
  sideMouth(layer, [62, 6], [42, 5], mood);
};

/** The seahorse: stands in the water with a curled tail, swims ahead, and twirls. */
export const seahorse: CreaturePainter = {
  lives: 'water',
  seat: null,
  shapes: {
    rest: {
      box: { left: -60, top: -125, right: 79, bottom: 94 },
      face: { x: 28, y: -78, radius: 36 },
    },
    move: {
      box: { left: -90, top: -109, right: 110, bottom: 134 },
      face: { x: 60, y: -62, radius: 36 },
    },
    play: {
      box: { left: -52, top: -126, right: 51, bottom: 108 },
      face: { x: 2, y: -84, radius: 36 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const tone = tinted('#f2bd4e', random, 9);
    const belly = mix(tone.base, '#fff1cf', 0.6);
    const { headings, origin, head, fin } = POSES[pose];
    const bend = bendOf(headings, origin);
    layer.at(bend.place(4, -27, fin), () => form(layer, BACK_FIN, FIN, { shadow: 0.5 }));
    form(layer, bend.outline(BODY), tone, {
      smoothed: true,
      shadow: 0.55,
      markings: () => {
        layer.shape(bend.outline(svgPoints('70,8 30,14 -20,16 -64,8 -60,50 70,50')), belly, {
          smoothed: true,
          tremble: 1,
          opacity: 0.85,
        });
        paintRings(layer, bend, tone);
      },
    });
    layer.at(bend.place(34, -2, 8), () =>
      form(layer, ellipse([-12, -2], 14, 8), FIN, { tremble: 0.5, shadow: 0.5 }),
    );
    layer.at(head, () => paintHead(layer, mood, tone));
  },
};
