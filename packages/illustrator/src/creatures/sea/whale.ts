import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { degrees, limb, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, sideMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, farTone, form, moved, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

/** Blue, dusk violet, slate, rosy grey. */
const SKINS = ['#4f76b3', '#7a74b4', '#677f96', '#a5809a'];
const skinOf = wardrobe(SKINS, toneOf);
const BELLY = toneOf('#e6e4ea');
const WIDTHS = [48, 118, 204, 268, 290, 262, 196];

interface Arch {
  /** Spine from the tail to the head. */
  readonly spine: readonly Point[];
  readonly flipper: number;
  /** The head's own place and tilt: face features are drawn there. */
  readonly face: { readonly x: number; readonly y: number; readonly turn: number };
}

const ARCHES: Record<CreaturePose, Arch> = {
  rest: {
    spine: svgPoints('-378,-84 -318,-14 -184,10 -20,0 130,4 250,14 330,24'),
    flipper: 36,
    face: { x: 300, y: 14, turn: 0 },
  },
  move: {
    spine: svgPoints('-352,-160 -306,-70 -176,-8 -24,4 126,-2 248,0 328,12'),
    flipper: 64,
    face: { x: 298, y: 2, turn: 2 },
  },
  play: {
    spine: svgPoints('-330,190 -270,106 -170,38 -40,-18 96,-68 204,-116 270,-146'),
    flipper: -6,
    face: { x: 244, y: -142, turn: -24 },
  },
};

/** Both flukes with the tail's root at the origin, spread left and right of an axis that points up. */
const FLUKES: readonly Point[] = svgPoints(`
  -17,26 -24,-8 -66,-34 -124,-36 -164,-8 -144,-62 -88,-92 -32,-84 0,-58 32,-84 88,-92
  144,-62 164,-8 124,-36 66,-34 24,-8 17,26
`);
const FLIPPER: readonly Point[] = svgPoints('-34,-6 24,-18 34,34 8,96 -40,146 -60,128 -56,70');

const paintFlukes = (layer: Layer, skin: Tone, spine: readonly Point[]): void => {
  const [tip, before] = [spine[0] ?? [0, 0], spine[1] ?? [0, 0]];
  const turn = degrees(Math.atan2(tip[1] - before[1], tip[0] - before[0])) + 90;
  layer.at({ x: tip[0], y: tip[1], turn: turn - 6 }, () => form(layer, FLUKES, skin));
};

/** Pale belly with its long throat grooves. */
const paintBelly = (layer: Layer, spine: readonly Point[]): void => {
  const under = alongside(
    spine,
    WIDTHS.map((w) => w * 0.5),
  );
  form(layer, limb(under, [10, 26, 74, 132, 168, 170, 120]), BELLY, {
    smoothed: true,
    tremble: 2,
    shadow: 0.5,
  });
  for (const share of [0.26, 0.34, 0.42, 0.49]) {
    const groove = alongside(
      spine,
      WIDTHS.map((w) => w * share),
    ).slice(3);
    layer.line(groove, 4, BELLY.deep, { opacity: 0.55, tremble: 1 });
  }
};

const paintFace = (layer: Layer, skin: Tone, arch: Arch, mood: CreatureMood): void => {
  layer.at({ x: arch.face.x, y: arch.face.y, turn: arch.face.turn }, () => {
    creatureEye(layer, [-20, -14], 27, { side: -1, mood, brow: skin.deep });
    cheek(layer, [-58, 32], 26, '#ef9a92');
    sideMouth(layer, [98, 30], [4, 48], mood);
  });
};

/** The great whale: floats, swims with its tail raised, and rises in a bow. */
export const whale: CreaturePainter = {
  lives: 'water',
  seat: [40, -142],
  shapes: {
    rest: {
      box: { left: -525, top: -233, right: 431, bottom: 225 },
      face: { x: 320, y: 20, radius: 96 },
    },
    move: {
      box: { left: -511, top: -296, right: 428, bottom: 193 },
      face: { x: 320, y: 10, radius: 96 },
    },
    play: {
      box: { left: -491, top: -248, right: 368, bottom: 319 },
      face: { x: 266, y: -144, radius: 96 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const skin = skinOf(random);
    const arch = ARCHES[pose];
    const root: Point = [arch.spine[4]?.[0] ?? 0, (arch.spine[4]?.[1] ?? 0) + 92];
    layer.at({ x: root[0] + 46, y: root[1] + 8, turn: arch.flipper - 40 }, () =>
      form(layer, moved(FLIPPER, 0, 0, 0.8), farTone(skin)),
    );
    paintFlukes(layer, skin, arch.spine);
    form(layer, limb(arch.spine, WIDTHS, 24), skin, {
      tremble: 1.6,
      shadow: 0.5,
      markings: () => paintBelly(layer, arch.spine),
    });
    paintFace(layer, skin, arch, mood);
    layer.at({ x: root[0], y: root[1], turn: arch.flipper }, () => form(layer, FLIPPER, skin));
  },
};
