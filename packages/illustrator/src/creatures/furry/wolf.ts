import { mix } from '../../paint/colour.ts';
import { ellipse } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, form, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone, paintBushyTail } from './coats.ts';
import { furryPainter } from './furry-painter.ts';

const PALE = toneOf('#f3eee6');
const SADDLE = '#5d6377';
const BODY_WIDTHS = [54, 64, 66, 72, 58, 42];

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-40 24,-36 42,-18 50,2 64,22 52,34 32,41 12,47 0,48 -12,47 -32,41 -52,34 -64,22 -50,2
    -42,-18 -24,-36
  `),
  ears: {
    at: [30, -23],
    shape: svgPoints('-17,8 -12,-18 4,-40 15,-18 17,8'),
    inner: svgPoints('-8,4 -5,-14 3,-26 9,-12 10,4'),
    tone: fur,
    innerColour: mix(SADDLE, '#d9a7a0', 0.55),
    lean: 6,
  },
  turn: 6,
  eyes: { y: -2, apart: 20, size: 8.4, ring: '#f2c95c' },
  brow: SADDLE,
  muzzle: {
    shape: svgPoints('0,4 12,8 22,20 23,32 12,41 0,44 -12,41 -22,32 -20,20 -11,8'),
    tone: PALE,
  },
  nose: { y: 11, width: 19, height: 13, colour: '#2c2430' },
  mouth: { y: 29, width: 21 },
  cheek: { y: 18, apart: 34, radius: 10 },
  markings: (layer) => {
    for (const side of [-1, 1]) {
      layer.shape(ellipse([6 + side * 38, 27], 32, 15, { turn: side * 16 }), PALE.base, {
        tremble: 1.6,
      });
      layer.shape(ellipse([6 + side * 18, -16], 8, 4.6, { turn: side * 18 }), PALE.base, {
        tremble: 0.8,
        opacity: 0.6,
      });
    }
    layer.shape(
      svgPoints('6,4 12,-10 17,-30 24,-44 -12,-44 -5,-30 0,-10'),
      mix(fur.base, SADDLE, 0.62),
      { tremble: 1.4, opacity: 0.8 },
    );
  },
  tufts: (layer) => {
    for (const side of [-1, 1])
      for (const [x, y, long, turn] of [
        [45, 17, 25, 18],
        [44, 26, 24, 36],
        [36, 33, 21, 56],
      ] as const)
        layer.dab([side * x, y], long, 5.6, {
          angle: side > 0 ? turn : 180 - turn,
          colour: PALE.base,
        });
  },
});

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-26,-34 -20,-70 -4,-106 12,-140'),
    widths: [64, 74, 66, 46],
    hip: [-28, -30],
    shoulder: [14, -86],
    feet: { farHind: [-10, 0], farFore: [10, 0], nearHind: [-6, 2], nearFore: [30, 2] },
    haunch: [30, 32],
    tail: svgPoints('-36,-18 -70,-16 -104,-26 -126,-54 -130,-88'),
    head: { x: 16, y: -166, scale: 1.08, turn: -5 },
  },
  move: {
    name: 'move',
    body: svgPoints('-62,-86 -24,-88 16,-86 48,-96 68,-122'),
    hip: [-56, -80],
    shoulder: [44, -82],
    feet: { farHind: [-28, 0], farFore: [84, -14], nearHind: [-98, 0], nearFore: [32, 0] },
    tail: svgPoints('-78,-90 -108,-76 -138,-72 -166,-80 -190,-96'),
    head: { x: 80, y: -146, scale: 1.02, turn: 2 },
  },
  play: {
    name: 'play',
    body: svgPoints('-66,-98 -30,-98 10,-76 44,-58 70,-70'),
    hip: [-60, -88],
    shoulder: [40, -50],
    feet: { farHind: [-42, 0], farFore: [120, 0], nearHind: [-86, 0], nearFore: [100, 0] },
    folded: {
      flat: true,
      far: svgPoints('56,-46 82,-20 130,-9'),
      near: svgPoints('36,-46 60,-18 108,-8'),
    },
    tail: svgPoints('-78,-108 -98,-136 -100,-170 -86,-200 -64,-216'),
    head: { x: 88, y: -98, scale: 1.02, turn: 9 },
  },
};

const wolfOf = (fur: Tone): FourLegged => {
  const head = headOf(fur);
  return {
    tone: fur,
    bodyWidths: BODY_WIDTHS,
    fore: { upper: 46, lower: 40, widths: [38, 25, 19], ankle: 10 },
    hind: { upper: 36, lower: 32, cannon: 26, widths: [50, 37, 19, 17], ankle: 10 },
    sock: PALE.base,
    hair: 12,
    foot: paw(PALE, 27),
    tail: (layer, spine) =>
      paintBushyTail(layer, spine, {
        tone: fur,
        widths: [22, 38, 46, 40, 10],
        locks: 5,
        tip: { colour: SADDLE, from: 0.78 },
      }),
    head: (layer, mood, { name }) =>
      paintFurryHead(layer, head, mood, name === 'play' ? { sweep: 4 } : {}),
    markings: (layer, { body, widths = BODY_WIDTHS, name }) => {
      const back = alongside(
        body,
        widths.map((wide) => -wide * 0.46),
      );
      layer.limb(back, [20, 30, 34, 38, 30], SADDLE, { tremble: 3, frequency: 0.1, opacity: 0.85 });
      if (name === 'rest') return;
      const low = alongside(
        body,
        widths.map((wide) => wide * 0.48),
      );
      layer.limb(low, [10, 20, 24, 30, 36], PALE.base, { tremble: 2 });
    },
    over: (layer, { head: at, name }) => {
      const [dx, dy, turn] = { rest: [0, 50, 8], move: [-8, 44, -14], play: [-14, 34, -40] }[
        name
      ] as [number, number, number];
      layer.at({ x: at.x + dx, y: at.y + dy, turn }, () =>
        form(layer, svgPoints('-10,-34 14,-38 36,-28 36,-4 28,20 18,46 8,28 0,36 -8,8'), PALE, {
          tremble: 2.4,
          frequency: 0.1,
        }),
      );
    },
  };
};

/** The grey wolf: sits with a bushy tail, trots, and bows for a game. */
export const wolf: CreaturePainter = furryPainter({
  size: 1.1,
  face: 50,
  boxes: FURRY_BOXES.wolf,
  poses: STANCES,
  build: (random) => ({ four: wolfOf(ownTone(random, '#8e94a6')) }),
});
