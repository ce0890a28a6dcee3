import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { light } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, sideMouth } from '../parts/creature-face.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { roundFoot, type Stance } from '../parts/four-legged.ts';
import { type Build, legsOf, stancesOf } from './build.ts';
import { acrossAt, stations } from './coats.ts';
import { coatOf, type Hoofed, hoofed, tuftedTail } from './parts.ts';

const HORN = toneOf('#f1e3c6');
const INNER_EAR = '#d8a8a4';

const BUILD: Build = {
  half: 96,
  back: 164,
  rise: 10,
  widths: [146, 174, 182, 168, 124],
  neck: [[40, 2]],
  head: { x: 30, y: -14, scale: 1.42 },
  fore: [84, 66, 56],
  hind: [108, 78, 58, 54],
  ankle: 24,
  stride: 0.85,
  lie: { back: 92, haunch: [68, 58], neck: 14 },
  play: { kind: 'kick', turn: -13, lift: 3, neck: -6 },
  tails: {
    rest: svgPoints('6,4 -18,14 -30,34'),
    move: svgPoints('6,4 -16,22 -20,58'),
    play: svgPoints('6,0 -22,-18 -46,-26'),
  },
};

const SITTING: Stance = {
  name: 'rest',
  body: svgPoints('-50,-84 -36,-126 -4,-166 26,-192'),
  widths: [154, 184, 168, 124],
  hip: [-54, -66],
  shoulder: [36, -138],
  feet: { farHind: [-10, 0], farFore: [28, 0], nearHind: [8, 2], nearFore: [70, 2] },
  haunch: [66, 64],
  tail: svgPoints('-120,-46 -146,-28 -158,-12'),
  head: { x: 40, y: -228, scale: 1.42, turn: -5 },
};

const SKULL: readonly Point[] = svgPoints(`
  -4,-46 20,-40 36,-22 54,-8 74,4 84,24 80,44 60,55 34,53 6,50 -22,42 -42,20 -44,-12 -30,-38
`);
const EAR: readonly Point[] = svgPoints('-9,8 -15,-12 -6,-34 4,-38 13,-18 10,8');

const paintEar = (layer: Layer, [x, y]: Point, turn: number, tone: Tone): void => {
  layer.at({ x, y, turn }, () => {
    form(layer, EAR, tone, { tremble: 0.6, shadow: 0.5 });
    layer.shape(
      EAR.map(([px, py]): Point => [px * 0.5, py * 0.62]),
      INNER_EAR,
      { tremble: 0.3 },
    );
  });
};

const paintHead = (layer: Layer, skin: Tone, muzzle: Tone, mood: CreatureMood): void => {
  const droop = { happy: 0, curious: 0, worried: 16, sleepy: 9 }[mood];
  paintEar(layer, [18, -38], 24 + droop, farTone(skin));
  form(layer, SKULL, skin, {
    shadow: 0.6,
    markings: () =>
      form(layer, svgPoints('56,-14 92,0 98,60 50,66 30,56 38,36 50,22'), muzzle, {
        tremble: 1.2,
        shadow: 0.4,
      }),
  });
  paintEar(layer, [-22, -38], -16 - droop, skin);
  formLimb(layer, svgPoints('43,-12 50,-26 51,-40'), [19, 13, 3], { tone: HORN, tremble: 0.4 });
  formLimb(layer, svgPoints('68,6 82,-20 84,-64'), [28, 21, 3], { tone: HORN, tremble: 0.5 });
  creatureEye(layer, [-8, -10], 9.4, { side: -1, mood, brow: skin.deep });
  creatureEye(layer, [27, -12], 8.6, { side: 1, mood, brow: skin.deep });
  cheek(layer, [-16, 16], 12);
  layer.shape(ellipse([72, 25], 4.6, 3.4, { turn: 30 }), muzzle.deep, { tremble: 0.3 });
  sideMouth(layer, [79, 39], [49, 40], mood);
};

/** Folds of the armour before the haunch and behind the shoulder. */
const paintFolds = (layer: Layer, { body, name }: Stance, skin: Tone): void => {
  const places = stations(body, BUILD.widths, 22);
  for (const share of name === 'rest' ? [0.36, 0.74] : [0.2, 0.66]) {
    const station = places.find(({ t }) => t >= share);
    if (!station) continue;
    const fold = [-0.86, -0.5, 0, 0.5, 0.86].map((across): Point => {
      const [x, y] = acrossAt(station, across);
      return [x - Math.abs(across) * 12, y];
    });
    layer.line(fold, 5.4, skin.deep, { opacity: 0.7 });
  }
};

const rhinoOf = (random: Random): Hoofed => {
  const skin = coatOf('#949c9f', random);
  const muzzle = coatOf('#b3b2ae', random, 0.5);
  return {
    tone: skin,
    bodyWidths: BUILD.widths,
    ...legsOf(BUILD),
    foot: roundFoot(skin, 62, light(skin.base, 0.18)),
    tail: (layer, spine) =>
      tuftedTail(layer, spine, [17, 12, 9], {
        tone: skin,
        tuft: { colour: skin.deep, long: 24, wide: 9 },
      }),
    markings: (layer, stance) => paintFolds(layer, stance, skin),
    head: (layer, mood) => paintHead(layer, skin, muzzle, mood),
  };
};

/** The rhino: sits heavily, marches, and kicks up its heels. */
export const rhino = hoofed({
  stances: { ...stancesOf(BUILD), rest: SITTING },
  face: { x: 18, y: 4, radius: 54 },
  boxes: {
    rest: [-172, -331, 169, 6],
    move: [-192, -292, 283, 3],
    play: [-236, -294, 292, 3],
  },
  seat: [-20, -256],
  animal: rhinoOf,
});
