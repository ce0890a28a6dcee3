import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { coatOf, type Hoofed, hoofed } from './parts.ts';

const CREAM = toneOf('#f8e6cc');
const WIDTHS = [92, 112, 86, 54];

const headOf = (tone: Tone): FurryHead => ({
  tone,
  outline: svgPoints(`
    0,-38 21,-34 35,-18 38,0 30,18 22,34 12,44 2,47 -7,44 -17,34 -27,18 -38,0 -35,-18
    -21,-34
  `),
  ears: {
    at: [20, -28],
    shape: svgPoints('-10,6 -15,-20 -10,-50 2,-66 14,-48 17,-20 10,6'),
    inner: svgPoints('-4,0 -8,-22 -4,-44 2,-54 9,-42 10,-20 5,0'),
    tone,
    innerColour: '#eebfa6',
    lean: 18,
  },
  turn: 6,
  eyes: { y: -5, apart: 18, size: 8.8 },
  brow: '#7d5038',
  muzzle: {
    shape: svgPoints('0,10 12,13 18,25 15,37 0,44 -14,37 -17,25 -11,13'),
    tone: CREAM,
  },
  nose: { y: 13, width: 17, height: 11, colour: '#3a2630' },
  mouth: { y: 27, width: 16 },
  cheek: { y: 12, apart: 27, radius: 9 },
});

/** The pouch on the belly, a joey looking out of it. */
const paintPouch = (layer: Layer, head: FurryHead, at: Point, turn: number): void => {
  layer.at({ x: at[0], y: at[1], turn }, () => {
    form(layer, ellipse([0, 0], 34, 52), CREAM, { tremble: 1.6, shadow: 0.4 });
    layer.at({ x: 2, y: -26, scale: 0.5, turn: 4 - turn }, () =>
      paintFurryHead(layer, head, 'happy'),
    );
    form(
      layer,
      svgPoints('-32,-8 -16,-3 2,-1 20,-4 34,-10 34,16 22,42 0,50 -22,42 -33,16'),
      CREAM,
      { tremble: 1, shadow: 0.6 },
    );
    layer.line(svgPoints('-32,-8 -16,-3 2,-1 20,-4 34,-10'), 3, CREAM.deep, { opacity: 0.7 });
  });
};

const kangarooOf = (random: Random): Hoofed => {
  const coat = coatOf('#c08153', random);
  const head = headOf(coat);
  const joey = headOf(coatOf('#cf9566', random, 0.5));
  return {
    tone: coat,
    bodyWidths: WIDTHS,
    fore: { upper: 32, lower: 30, widths: [30, 21, 16], ankle: 8 },
    hind: { upper: 52, lower: 50, cannon: 30, widths: [84, 58, 32, 24], ankle: 10 },
    hair: 70,
    foot: paw(coat, 22),
    hindFoot: paw(coat, 62),
    tail: (layer, spine) => formLimb(layer, spine, [52, 40, 28, 14], { tone: coat, hair: 10 }),
    over: (layer, { body, name }) => {
      const [x, y] = body[1] ?? [0, 0];
      if (name === 'rest') paintPouch(layer, joey, [x + 32, y + 16], 6);
      else if (name === 'move') paintPouch(layer, joey, [x + 24, y + 32], 26);
      else paintPouch(layer, joey, [x + 30, y + 10], 14);
    },
    head: (layer, mood, { name }) =>
      paintFurryHead(layer, head, mood, { sweep: { rest: 0, move: -12, play: -6 }[name] }),
  };
};

const STANCES: Record<Stance['name'], Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-28,-52 -18,-98 0,-150 12,-188'),
    hip: [-34, -44],
    shoulder: [10, -150],
    feet: { farHind: [20, 0], farFore: [74, -172], nearHind: [4, 2], nearFore: [66, -150] },
    haunch: [48, 46],
    tail: svgPoints('-44,-34 -94,-18 -142,-14 -186,-26'),
    head: { x: 22, y: -220, turn: -4 },
  },
  move: {
    name: 'move',
    body: svgPoints('-52,-100 -26,-124 14,-150 46,-180'),
    hip: [-48, -96],
    shoulder: [32, -152],
    feet: { farHind: [-44, -4], farFore: [98, -142], nearHind: [-88, -4], nearFore: [84, -128] },
    tail: svgPoints('-66,-92 -118,-84 -164,-104 -202,-136'),
    head: { x: 62, y: -208, turn: 4 },
  },
  play: {
    name: 'play',
    body: svgPoints('-34,-140 -20,-184 4,-234 18,-272'),
    hip: [-34, -134],
    shoulder: [12, -236],
    feet: { farHind: [52, -66], farFore: [82, -268], nearHind: [14, -42], nearFore: [-50, -262] },
    tail: svgPoints('-50,-116 -98,-84 -138,-60 -176,-62'),
    head: { x: 28, y: -304, turn: -8 },
  },
};

/** The kangaroo with its joey: sits upright, hops, and jumps for joy. */
export const kangaroo = hoofed({
  stances: STANCES,
  face: { x: 4, y: 4, radius: 42 },
  boxes: {
    rest: [-194, -314, 81, 6],
    move: [-208, -300, 113, 6],
    play: [-183, -400, 92, -36],
  },
  animal: kangarooOf,
});
