import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

const coatOf = wardrobe(['#8f7cc4', '#5fa58f', '#e08a6a', '#5f93c6'], toneOf, (coat) => coat);
const HORN = toneOf('#f4dfae');
const BELLY = '#fbf0dc';

interface MonsterPose {
  readonly arms: readonly (readonly Point[])[];
  /** How far it leans, in degrees, and how far it is off the ground. */
  readonly lean: number;
  readonly lift: number;
}

const POSES: Record<CreaturePose, MonsterPose> = {
  rest: {
    arms: [svgPoints('-70,-96 -98,-66 -92,-34'), svgPoints('70,-96 98,-66 92,-34')],
    lean: 0,
    lift: 0,
  },
  move: {
    arms: [svgPoints('-70,-96 -104,-84 -118,-56'), svgPoints('70,-100 108,-98 128,-118')],
    lean: 6,
    lift: 0,
  },
  play: {
    arms: [svgPoints('-70,-104 -104,-132 -108,-172'), svgPoints('70,-104 104,-132 108,-172')],
    lean: -4,
    lift: -22,
  },
};

/** A tuft of fur on top of the head. */
const paintTuft = (layer: Layer, tone: Tone): void => {
  for (const [x, turn] of [
    [-16, -118],
    [0, -90],
    [16, -62],
  ] as const)
    layer.dab([x, -202], 34, 11, { angle: turn, colour: tone.base });
};

const paintFace = (layer: Layer, mood: Parameters<typeof creatureMouth>[3], tone: Tone): void => {
  for (const side of [-1, 1] as const) {
    creatureEye(layer, [side * 28, -142], 15, { side, mood, brow: tone.deep, white: true });
    cheek(layer, [side * 52, -112], 12, '#f2a9a0');
  }
  creatureMouth(layer, [0, -112], 34, mood);
  for (const x of [-9, 9])
    layer.shape(
      [
        [x - 5, -105],
        [x + 5, -105],
        [x, -95],
      ],
      '#fffaf0',
      { tremble: 0.2 },
    );
};

/** The monster that children ask for: round, furry, two small horns, and nobody needs to run. */
export const monster: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -112, top: -236, right: 112, bottom: 2 },
      face: { x: 0, y: -128, radius: 66 },
    },
    move: {
      box: { left: -126, top: -238, right: 152, bottom: 4 },
      face: { x: 12, y: -128, radius: 66 },
    },
    play: {
      box: { left: -138, top: -258, right: 122, bottom: -18 },
      face: { x: -10, y: -150, radius: 66 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    const { arms, lean, lift } = POSES[pose];
    const tone = coatOf(random, coat);
    layer.at({ x: 0, y: lift, turn: lean }, () => {
      for (const side of [-1, 1]) {
        form(
          layer,
          [
            [side * 34, -186],
            [side * 62, -190],
            [side * 66, -232],
          ],
          HORN,
          { small: true },
        );
        form(layer, ellipse([side * 38, -12], 32, 14), tone, { small: true });
      }
      paintTuft(layer, tone);
      for (const arm of arms) formLimb(layer, arm, [36, 30, 26], { tone, shadow: 0.5 });
      form(
        layer,
        svgPoints(`
          0,-208 44,-200 74,-168 86,-120 88,-70 76,-26 44,-8 0,-4 -44,-8 -76,-26 -88,-70 -86,-120
          -74,-168 -44,-200
        `),
        tone,
        { tremble: 2.4, frequency: 0.16, hair: 80, shadow: 0.7 },
      );
      layer.shape(ellipse([0, -50], 46, 38), BELLY, { tremble: 1.6 });
      paintFace(layer, mood, tone);
    });
  },
};
