import { ellipse, type Point, radians } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone } from './bug-head.ts';
import { paintCrawler } from './crawler.ts';

const SKIN = '#f0c78e';
const SOLE = toneOf('#f9e6bd');
const SHELLS = ['#c8684f', '#c07a3e', '#a9648a', '#4f9a94'] as const;
const SWIRL = '#fbe3b0';

const head = (skin: Tone): BugHead => ({
  tone: skin,
  outline: svgPoints('0,-25 18,-21 29,-6 29,10 18,23 -2,26 -20,21 -28,6 -26,-10 -16,-22'),
  turn: 4,
  eyes: { y: -2, apart: 11, size: 6.8 },
  brow: skin.deep,
  mouth: { y: 9, width: 14 },
  cheek: { y: 9, apart: 18, radius: 6.6 },
  feelers: {
    spine: svgPoints('9,-18 13,-34 17,-50'),
    shift: 3,
    width: 7,
    tone: skin,
    knob: { radius: 7, tone: toneOf(skin.lit) },
  },
});

/** A spiral from the rim inward, beginning at the shell's mouth. */
const spiral = (from: number, to: number, turns: number): Point[] =>
  Array.from({ length: 30 }, (_, i): Point => {
    const t = i / 29;
    const r = from + (to - from) * t ** 0.85;
    const a = radians(62 - 360 * turns * t);
    return [Math.cos(a) * r, Math.sin(a) * r * 0.96];
  });

const paintShell = (layer: Layer, tone: Tone): void => {
  form(layer, ellipse([0, 0], 46, 43, { turn: 0, count: 20 }), tone, {
    tremble: 0.5,
    shadow: 0.75,
    markings: () => {
      layer.limb(spiral(35, 2, 2.1), [12, 10, 8, 5, 3], SWIRL, {
        tremble: 0.7,
        opacity: 0.9,
        coats: [layer.shading([6, -30], [-10, 44], tone.base, 0.6)],
      });
      layer.line(spiral(43, 3, 2.1), 3, tone.deep, { even: true, opacity: 0.6, tremble: 0.4 });
      layer.dab([4, -37], 28, 3.4, { angle: 24, colour: '#ffffff8c' });
    },
  });
};

/** The snail: sits by its shell, glides along stretched out, and rears up tall. */
export const snail: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -62, top: -83, right: 67, bottom: 2 },
      face: { x: 43, y: -34, radius: 21 },
    },
    move: {
      box: { left: -83, top: -100, right: 90, bottom: 3 },
      face: { x: 63, y: -51, radius: 21 },
    },
    play: {
      box: { left: -72, top: -138, right: 54, bottom: 2 },
      face: { x: 32, y: -88, radius: 21 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const skin = ownTone(SKIN, random);
    const shell = ownTone(random.pick(SHELLS), random);
    paintCrawler(
      layer,
      { tone: skin, sole: SOLE, head: head(skin), shell: () => paintShell(layer, shell) },
      pose,
      mood,
    );
  },
};
