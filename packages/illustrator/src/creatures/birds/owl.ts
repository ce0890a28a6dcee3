import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, mirrored, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import { paintFeatheredWing } from '../parts/wings.ts';

interface Coat {
  readonly plumage: Tone;
  readonly wing: Tone;
  /** Face and breast. */
  readonly cream: Tone;
  /** Half moons on the breast and the tips of the feathers. */
  readonly freckle: string;
  readonly brow: string;
}

const coat = (plumage: string, wing: string, cream: string, freckle?: string): Coat => ({
  plumage: toneOf(plumage),
  wing: toneOf(wing),
  cream: toneOf(cream),
  freckle: freckle ?? mix(plumage, cream, 0.35),
  brow: freckle ?? wing,
});

/** Brown, tawny, snowy, grey. */
const COATS: readonly Coat[] = [
  coat('#8c6450', '#744c44', '#f4ddbd'),
  coat('#c98e4e', '#a96a3a', '#fbe9c8'),
  coat('#eee6e0', '#d8cdcf', '#fffaf2', '#988a94'),
  coat('#8f8798', '#6f667c', '#f3e9de'),
];
const coatOf = wardrobe(
  COATS,
  (own) => own,
  (coat) => coat.plumage.base,
);
const BEAK = toneOf('#e9a13c');

const BODY: readonly Point[] = svgPoints(
  '2,-70 34,-60 48,-26 49,14 36,48 4,62 -30,48 -46,14 -46,-26 -31,-60',
);
const HORN: readonly Point[] = svgPoints('14,-56 34,-66 54,-84 52,-60 44,-40');
const FOLDED_WING: readonly Point[] = svgPoints(
  '-34,-22 -50,-12 -57,14 -52,42 -38,66 -30,40 -25,10',
);

/** Half moons of feathers down the breast. */
const paintBreast = (layer: Layer, { cream, freckle }: Coat): void => {
  form(layer, ellipse([5, 20], 32, 40), cream, { tremble: 1.6, shadow: 0.6 });
  layer.ctx.strokeStyle = freckle;
  layer.ctx.lineWidth = 2.4;
  for (let row = 0; row < 4; row++)
    for (let k = -2; k <= 2; k++) {
      const x = 5 + k * 12 + (row % 2 ? 6 : 0);
      const y = 4 + row * 11;
      if (Math.hypot((x - 5) / 30, (y - 20) / 38) > 0.92) continue;
      layer.ctx.beginPath();
      layer.ctx.arc(x, y, 4.6, 0.25, Math.PI - 0.25);
      layer.ctx.stroke();
    }
};

const paintFace = (layer: Layer, { cream, brow }: Coat, mood: CreatureMood): void => {
  for (const side of [-1, 1] as const)
    form(layer, ellipse([5 + side * 20, -30], 23, 24), cream, { tremble: 1.2, shadow: 0.45 });
  for (const side of [-1, 1] as const) {
    const at: Point = [6 + side * 18, -31];
    creatureEye(layer, at, 12, { side, mood, brow });
    cheek(layer, [6 + side * 31, -14], 8);
  }
  form(layer, svgPoints('6,-28 14,-22 11,-13 6,-6 1,-13 -2,-22'), BEAK, { tremble: 0.3 });
};

const paintFeet = (layer: Layer, y: number): void => {
  for (const x of [-14, 20])
    for (const k of [-1, 0, 1])
      form(layer, ellipse([x + k * 8, y], 5.4, 8.5, { turn: -k * 16 }), BEAK, {
        tremble: 0.3,
        shadow: 0.5,
      });
};

/** Head and body in one egg, around the middle of the body. */
const paintEgg = (layer: Layer, own: Coat, mood: CreatureMood): void => {
  form(layer, HORN, own.wing, { hair: 120 });
  form(layer, mirrored(HORN), own.wing, { hair: 60 });
  form(layer, BODY, own.plumage, { hair: 90, markings: () => paintBreast(layer, own) });
  paintFace(layer, own, mood);
};

const paintTailFeathers = (layer: Layer, { wing }: Coat, at: Point, turn: number): void => {
  layer.at({ x: at[0], y: at[1], turn }, () => {
    for (const k of [-1, 1, 0])
      form(layer, ellipse([k * 11, 16], 11, 24, { turn: -k * 14 }), wing, {
        tremble: 0.8,
        hair: 90,
      });
  });
};

const openWing = (
  layer: Layer,
  own: Coat,
  [x, y]: Point,
  { turn, flip }: { readonly turn: number; readonly flip: boolean },
): void =>
  paintFeatheredWing(
    layer,
    { x, y, turn, flip },
    { length: 118, depth: 62, arm: own.plumage, feathers: own.wing, tips: own.freckle },
  );

const PAINT: Record<CreaturePose, (layer: Layer, own: Coat, mood: CreatureMood) => void> = {
  rest(layer, own, mood) {
    layer.at({ x: 0, y: -64, turn: -2 }, () => {
      paintTailFeathers(layer, own, [-8, 24], 10);
      paintEgg(layer, own, mood);
      form(layer, FOLDED_WING, own.wing, { hair: 80, tremble: 1.2 });
      form(layer, mirrored(FOLDED_WING), own.wing, { hair: 100, tremble: 1.2 });
    });
    paintFeet(layer, -6);
  },
  move(layer, own, mood) {
    layer.at({ x: 0, y: -104, turn: 20 }, () => {
      paintTailFeathers(layer, own, [-6, 48], 10);
      paintFeet(layer, 60);
      openWing(layer, own, [32, -16], { turn: -50, flip: false });
      openWing(layer, own, [-34, -14], { turn: 18, flip: true });
      layer.at({ x: 0, y: 0, turn: -6 }, () => paintEgg(layer, own, mood));
    });
  },
  play(layer, own, mood) {
    layer.at({ x: 0, y: -80, turn: -12 }, () => {
      paintTailFeathers(layer, own, [-8, 30], 10);
      openWing(layer, own, [34, -14], { turn: -58, flip: false });
      openWing(layer, own, [-34, -4], { turn: 8, flip: true });
      layer.at({ x: -12, y: 8, turn: 18 }, () => paintFeet(layer, 58));
      paintEgg(layer, own, mood);
    });
  },
};

/** The owl: perches, flies with spread wings, and hops for joy. */
export const owl: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -61, top: -151, right: 59, bottom: 4 },
      face: { x: 6, y: -92, radius: 46 },
    },
    move: {
      box: { left: -147, top: -210, right: 163, bottom: -18 },
      face: { x: 16, y: -132, radius: 46 },
    },
    play: {
      box: { left: -175, top: -231, right: 104, bottom: 0 },
      face: { x: -4, y: -108, radius: 46 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    PAINT[pose](layer, coatOf(random, coat), mood);
  },
};
