import { ellipse, limb, type Point } from '../../paint/geometry.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { type Tone, toneOf } from '../parts/form.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Build, legsOf, stancesOf } from './build.ts';
import { acrossAt, paintFleece, stations } from './coats.ts';
import { rug } from './harness.ts';
import { clovenHoof, coatOf, type Hoofed, hoofed, lashes } from './parts.ts';

const HOOF = toneOf('#6b504a');
/** Wool and face of a llama. */
const COATS = [
  { wool: '#faeeda', skin: '#f0d9b8' },
  { wool: '#c99a6e', skin: '#e3bf97' },
  { wool: '#eedfcb', skin: '#b98f72' },
] as const;

const BUILD: Build = {
  half: 60,
  back: 152,
  rise: 4,
  widths: [98, 114, 114, 96, 72, 60, 58],
  neck: svgPoints('26,-30 38,-78 44,-128'),
  head: { x: 10, y: -20, scale: 0.98 },
  fore: [42, 30, 25],
  hind: [50, 36, 27, 25],
  ankle: 13,
  lie: { back: 62, haunch: [44, 38], neck: 6 },
  play: { kind: 'leap', turn: 13, lift: 42, neck: 8 },
  tails: {
    rest: [
      [6, 0],
      [-18, 4],
    ],
    move: [
      [6, 0],
      [-20, 8],
    ],
    play: [
      [6, 0],
      [-24, -8],
    ],
  },
};

const headOf = (tone: Tone): FurryHead => ({
  tone,
  outline: svgPoints(`
    0,-38 20,-35 33,-20 34,-2 27,16 23,32 15,43 3,46 -9,43 -18,32 -24,16 -34,-2 -33,-20
    -20,-35
  `),
  ears: {
    at: [18, -32],
    shape: svgPoints('-9,6 -12,-18 -4,-44 6,-56 11,-40 12,-18 9,6'),
    inner: svgPoints('-4,0 -6,-18 0,-38 5,-45 7,-34 6,-16 4,0'),
    tone,
    innerColour: '#efb7a2',
    lean: 8,
  },
  turn: 5,
  eyes: { y: -2, apart: 19, size: 9 },
  brow: '#8d6a50',
  muzzle: { shape: ellipse([0, 28], 21, 17), tone: toneOf('#fff6e6') },
  nose: { y: 18, width: 16, height: 10, colour: '#5b3a3d' },
  mouth: { y: 31, width: 18 },
  cheek: { y: 14, apart: 27, radius: 9 },
});

const curlsOn = (spine: readonly Point[]): Point[] =>
  stations(spine, BUILD.widths, 26).flatMap((station, i) => {
    const rows = station.thick > 84 ? [-0.6, -0.1, 0.4, 0.8] : [-0.5, 0.3];
    return rows.map((across) => acrossAt(station, across + (i % 2) * 0.24 - 0.12));
  });

const llamaOf = (random: Random): Hoofed => {
  const look = random.pick(COATS);
  const wool = coatOf(look.wool, random, 0.6);
  const skin = coatOf(look.skin, random, 0.6);
  const head = headOf(skin);
  const cloth = random.pick(['#c8505a', '#3f8a86', '#d9813c'] as const);
  return {
    tone: wool,
    legTone: skin,
    bodyWidths: BUILD.widths.map((width) => width * 0.7),
    ...legsOf(BUILD),
    foot: clovenHoof(HOOF, 30),
    tail: (layer, spine) =>
      paintFleece(layer, limb(spine, [28, 30]), wool, { look: { bump: 16, curls: [] }, random }),
    overLegs: (layer, { body }) => {
      const fleece = { bump: 29, curls: curlsOn(body) };
      paintFleece(layer, limb(body, BUILD.widths), wool, { look: fleece, random });
      const [[ax, ay], [bx, by]] = [body[1] ?? [0, 0], body[2] ?? [1, 0]];
      const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
      const at = { x: (ax + bx) / 2, y: (ay + by) / 2 - 64, turn };
      rug(layer, at, [66, 84], { cloth, trim: '#f6d27a' });
    },
    head: (layer, mood, { name }) => {
      paintFurryHead(layer, head, mood, name === 'play' ? { sweep: -8 } : {});
      const curls: Point[] = svgPoints('-12,-36 4,-42 16,-35');
      paintFleece(layer, ellipse([2, -35], 24, 13, { turn: 2 }), wool, {
        look: { bump: 15, curls },
        random,
      });
      lashes(layer, head, '#5b3a3d');
    },
  };
};

/** The llama under its bright rug: lies, walks, and bounds. */
export const llama = hoofed({
  stances: stancesOf(BUILD),
  face: { x: 1, y: 4, radius: 35 },
  boxes: {
    rest: [-142, -306, 139, 6],
    move: [-142, -389, 147, 3],
    play: [-169, -444, 181, -58],
  },
  seat: [-14, -216],
  animal: llamaOf,
});
