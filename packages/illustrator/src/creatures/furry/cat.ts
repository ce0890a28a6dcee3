import { mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { ellipse } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { formLimb } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import {
  CAT_COATS,
  CAT_COATS_ON_REQUEST,
  type CatCoat,
  patchBody,
  patchHead,
  patchLeg,
} from './cat-coats.ts';

const stripe = (layer: Layer, points: readonly Point[], width: number, colour: string): void =>
  layer.line(points, width, colour, { opacity: 0.85, tremble: 0.6 });

const stripeHead = (layer: Layer, colour: string): void => {
  for (const x of [-10, 6, 22])
    stripe(
      layer,
      [
        [x, -42],
        [x * 0.8 + 1, -28],
        [x * 0.6 + 2, -19],
      ],
      5,
      colour,
    );
  for (const side of [-1, 1])
    for (const k of [0, 1])
      stripe(
        layer,
        [
          [side * 54, 4 + k * 11],
          [side * 45, 6 + k * 9],
          [side * 37, 7 + k * 8],
        ],
        4.5,
        colour,
      );
};

// A tortoiseshell is neither black nor ginger.
const mainColour = ({ fur, patches }: CatCoat): string =>
  patches === undefined ? fur.base : mix(fur.base, patches[0], 0.5);

const headIn = (coat: CatCoat): FurryHead => ({
  tone: coat.fur,
  outline: svgPoints(`
    0,-36 24,-33 42,-18 50,4 46,22 26,36 4,40 -20,37 -44,23 -50,4 -42,-18 -24,-33
  `),
  ears: {
    at: [28, -20],
    shape: svgPoints('-20,0 -8,-20 11,-38 18,-14 18,12'),
    inner: svgPoints('-10,-4 -2,-16 9,-28 12,-10 11,4'),
    tone: coat.fur,
    innerColour: '#e3a9a4',
    lean: 4,
  },
  turn: 6,
  eyes: { y: -1, apart: 20, size: 9.6, ...coat.eyes },
  brow: coat.brow,
  muzzle: {
    shape: svgPoints('0,11 10,10 22,18 23,28 12,35 0,37 -11,35 -22,28 -21,18 -10,10'),
    tone: coat.white,
  },
  nose: { y: 13, width: 11, height: 8, colour: '#c9727a' },
  mouth: { y: 24, width: 17 },
  cheek: { y: 15, apart: 33, radius: 9 },
  whiskers: '#fff6ea',
  markings: (layer) => {
    if (coat.stripe) stripeHead(layer, coat.stripe);
    if (coat.patches) patchHead(layer, coat.patches);
  },
});

const paintTail = (layer: Layer, spine: readonly Point[], coat: CatCoat): void => {
  const colour = coat.stripe;
  formLimb(layer, spine, [13, 14, 13, 13, 9], {
    tone: coat.fur,
    markings: () => {
      if (coat.patches) patchBody(layer, spine, coat.patches);
      if (!colour) return;
      spine.forEach(([x, y], i) => {
        const next = spine[i + 1];
        if (!next) return;
        for (const t of [0.25, 0.75]) {
          const [cx, cy] = [x + (next[0] - x) * t, y + (next[1] - y) * t];
          const d = Math.hypot(next[0] - x, next[1] - y) || 1;
          const [nx, ny] = [(-(next[1] - y) / d) * 12, ((next[0] - x) / d) * 12];
          stripe(
            layer,
            [
              [cx - nx, cy - ny],
              [cx, cy],
              [cx + nx, cy + ny],
            ],
            5,
            colour,
          );
        }
      });
    },
  });
};

const stripeBody = (layer: Layer, { body, name }: Stance, colour: string): void => {
  for (let i = 0; i < body.length - 1; i++) {
    const [a, b] = [body[i] ?? [0, 0], body[i + 1] ?? [0, 0]];
    for (const t of [0.1, 0.55]) {
      const x = a[0] + (b[0] - a[0]) * t;
      const y = a[1] + (b[1] - a[1]) * t;
      const [dx, dy] = name === 'rest' ? [-14, -8] : [3, -24];
      stripe(
        layer,
        [
          [x + dx * 1.7, y + dy * 1.3],
          [x + dx, y + dy * 0.5],
          [x + dx * 0.2, y + dy * 0.05],
        ],
        6,
        colour,
      );
    }
  }
};

const catIn = wardrobe(
  CAT_COATS,
  (coat): FourLegged => {
    const head = headIn(coat);
    return {
      tone: coat.fur,
      bodyWidths: [40, 44, 46, 46, 34],
      fore: { upper: 26, lower: 24, widths: [24, 17, 14], ankle: 7 },
      hind: { upper: 22, lower: 20, cannon: 15, widths: [34, 26, 14, 13], ankle: 7 },
      sock: coat.white.base,
      hair: 10,
      foot: paw(coat.white, 19),
      tail: (layer, spine) => paintTail(layer, spine, coat),
      head: (layer, mood) => paintFurryHead(layer, head, mood),
      legMarkings: (layer, spine) => {
        if (coat.patches) patchLeg(layer, spine, coat.patches);
      },
      markings: (layer, stance) => {
        if (coat.stripe) stripeBody(layer, stance, coat.stripe);
        if (coat.patches) patchBody(layer, stance.body, coat.patches);
        const { body, name } = stance;
        const chest = body[body.length - 2] ?? [0, 0];
        const bib: Point =
          name === 'rest' ? [chest[0] + 20, chest[1] + 10] : [chest[0] + 24, chest[1] + 8];
        layer.shape(ellipse(bib, 15, 30, { turn: name === 'rest' ? 4 : 20 }), coat.white.base, {
          tremble: 2,
        });
      },
    };
  },
  mainColour,
  CAT_COATS_ON_REQUEST,
);

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-14,-24 -10,-46 0,-66 8,-84'),
    widths: [48, 54, 44, 30],
    hip: [-17, -22],
    shoulder: [10, -54],
    feet: { farHind: [-8, 0], farFore: [6, 0], nearHind: [-4, 1], nearFore: [19, 1] },
    haunch: [21, 22],
    tail: svgPoints('-28,-10 -50,-4 -64,-20 -60,-44 -66,-62'),
    head: { x: 10, y: -98, scale: 0.78, turn: -4 },
  },
  move: {
    name: 'move',
    body: svgPoints('-42,-52 -16,-52 12,-52 34,-56 48,-72'),
    hip: [-38, -48],
    shoulder: [32, -50],
    feet: { farHind: [-18, 0], farFore: [58, -8], nearHind: [-60, 0], nearFore: [22, 0] },
    tail: svgPoints('-58,-56 -76,-70 -82,-96 -76,-118 -62,-124'),
    head: { x: 56, y: -88, scale: 0.78 },
  },
  play: {
    name: 'play',
    body: svgPoints('-40,-56 -22,-78 4,-94 26,-104 38,-116'),
    hip: [-38, -54],
    shoulder: [26, -94],
    feet: { farHind: [-40, 0], farFore: [84, -118], nearHind: [-62, 0], nearFore: [76, -84] },
    tail: svgPoints('-54,-54 -80,-50 -100,-64 -102,-88 -90,-102'),
    head: { x: 34, y: -146, scale: 0.78, turn: -10 },
  },
};

/** The cat: sits, strolls with its tail up, and springs at something in the air. */
export const cat: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -73, top: -147, right: 57, bottom: 4 },
      face: { x: 12, y: -96, radius: 44 },
    },
    move: {
      box: { left: -92, top: -135, right: 100, bottom: 2 },
      face: { x: 54, y: -86, radius: 43 },
    },
    play: {
      box: { left: -112, top: -198, right: 84, bottom: 2 },
      face: { x: 35, y: -144, radius: 43 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, catIn(random, coat), STANCES[pose], mood);
  },
};
