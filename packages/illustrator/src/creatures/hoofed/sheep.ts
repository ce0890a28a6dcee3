import { mix } from '../../paint/colour.ts';
import { ellipse, limb, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { type Tone, toneOf } from '../parts/form.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Build, legsOf, stancesOf } from './build.ts';
import { acrossAt, paintFleece, stations } from './coats.ts';
import { clovenHoof, coatOf, type Hoofed, hoofed, innerLeaf, leafEar } from './parts.ts';

const WOOL = '#fbf1e0';
const HOOF = toneOf('#4e3b40');
/** What the bare face and legs of a sheep may look like. */
const FACES = [
  { skin: '#dcb498', ear: '#eda79a', nose: '#b9716c', ring: '', brow: '#8d6252' },
  { skin: '#755e68', ear: '#b98084', nose: '#3a2833', ring: '#ecdcd6', brow: '#463540' },
] as const;
type Face = (typeof FACES)[number];

const BUILD: Build = {
  half: 56,
  back: 112,
  rise: 2,
  widths: [104, 122, 122, 96, 74],
  neck: [[26, -8]],
  head: { x: 20, y: -32, scale: 1 },
  fore: [34, 26, 22],
  hind: [40, 32, 23, 22],
  ankle: 12,
  lie: { back: 66, haunch: [40, 34], neck: 10 },
  play: { kind: 'leap', turn: 12, lift: 46 },
  tails: {
    rest: [
      [2, 0],
      [-18, 14],
    ],
    move: [
      [4, 0],
      [-18, 18],
    ],
    play: [
      [2, 0],
      [-22, 6],
    ],
  },
};

const headOf = (skin: Tone, face: Face): FurryHead => ({
  tone: skin,
  outline: svgPoints(`
    0,-40 20,-36 34,-20 35,0 27,20 22,38 4,46 -14,40 -22,22 -34,0 -34,-20 -20,-36
  `),
  ears: {
    at: [31, -14],
    shape: leafEar(40, 24),
    inner: innerLeaf(40, 24),
    tone: skin,
    innerColour: face.ear,
    lean: 18,
  },
  turn: 5,
  eyes: {
    y: -2,
    apart: 19,
    size: 8.6,
    ...(face.ring ? { ring: face.ring, ink: face.ring } : {}),
  },
  brow: face.brow,
  // Mouths are painted dark: a dark face wants a paler muzzle below them.
  muzzle: face.ring
    ? { shape: ellipse([0, 29], 20, 15), tone: toneOf(mix(skin.base, '#e6cfc8', 0.45)) }
    : null,
  nose: { y: 19, width: 15, height: 9, colour: face.nose },
  mouth: { y: 31, width: 17 },
  cheek: { y: 15, apart: 25, radius: 9 },
});

/** Curls all over a fleece that lies on a spine. */
const curlsOn = (spine: readonly Point[], widths: readonly number[]): Point[] =>
  stations(spine, widths, 25).flatMap((station, i) =>
    [-0.62, -0.16, 0.3, 0.72].map((across) => acrossAt(station, across + (i % 2) * 0.22 - 0.11)),
  );

const paintTopknot = (layer: Layer, wool: Tone, random: Random): void => {
  const curls: Point[] = svgPoints('-16,-40 4,-46 20,-38');
  paintFleece(layer, ellipse([2, -38], 32, 15, { turn: 2 }), wool, {
    look: { bump: 17, curls },
    random,
  });
};

const sheepOf = (random: Random): Hoofed => {
  const wool = coatOf(WOOL, random, 0.6);
  const face = random.chance(0.6) ? FACES[0] : FACES[1];
  const skin = coatOf(face.skin, random, 0.6);
  const head = headOf(skin, face);
  return {
    tone: wool,
    legTone: skin,
    bodyWidths: BUILD.widths.map((width) => width * 0.7),
    ...legsOf(BUILD),
    foot: clovenHoof(HOOF, 27),
    tail: (layer, spine) =>
      paintFleece(layer, limb(spine, [22, 26]), wool, { look: { bump: 14, curls: [] }, random }),
    overLegs: (layer, { body }) =>
      paintFleece(layer, limb(body, BUILD.widths), wool, {
        look: { bump: 31, curls: curlsOn(body, BUILD.widths) },
        random,
      }),
    head: (layer, mood, { name }) => {
      paintFurryHead(layer, head, mood, name === 'play' ? { sweep: -10 } : {});
      paintTopknot(layer, wool, random);
    },
  };
};

/** The sheep: lies like a cloud in the grass, walks, and hops. */
export const sheep = hoofed({
  stances: stancesOf(BUILD),
  face: { x: 4, y: 2, radius: 44 },
  boxes: {
    rest: [-136, -172, 158, 6],
    move: [-139, -211, 161, 3],
    play: [-142, -272, 158, -56],
  },
  animal: sheepOf,
});
