import { light } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone } from './bug-head.ts';
import { paintCrawler } from './crawler.ts';

const SKINS = ['#c9925f', '#a99bb8', '#b0b468'] as const;
const SOLE = toneOf('#f4dfae');
const FACE = toneOf('#f8e4c0');

const head = (skin: Tone): BugHead => ({
  tone: skin,
  outline: svgPoints('0,-26 18,-22 29,-7 29,10 18,23 -2,27 -20,22 -29,7 -27,-10 -16,-23'),
  mask: { shape: ellipse([5, 6], 23, 17), tone: FACE },
  turn: 4,
  eyes: { y: -2, apart: 11, size: 6.8 },
  mouth: { y: 9, width: 14 },
  cheek: { y: 9, apart: 17, radius: 6.4 },
  feelers: {
    spine: svgPoints('8,-18 13,-34 20,-46'),
    shift: 3,
    width: 6.4,
    tone: skin,
    knob: { radius: 6, tone: toneOf(skin.lit) },
  },
});

/** The saddle that a slug wears where a snail has its shell. */
const paintMantle = (layer: Layer, skin: Tone): void => {
  const tone = toneOf(light(skin.base, 0.06));
  form(layer, svgPoints('-34,2 -26,-12 0,-18 26,-12 36,2 24,13 0,17 -24,13'), tone, {
    tremble: 0.7,
    shadow: 0.5,
    markings: () => {
      for (const k of [0, 1])
        layer.line(
          [
            [-24 + k * 6, 3 + k * 6],
            [0, 8 + k * 5],
            [26 - k * 6, 2 + k * 6],
          ],
          2,
          tone.deep,
          { opacity: 0.5, tremble: 0.3 },
        );
    },
  });
};

/** The slug: rests, glides along stretched out, and rears up tall. */
export const slug: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -63, top: -79, right: 68, bottom: 0 },
      face: { x: 43, y: -33, radius: 20 },
    },
    move: {
      box: { left: -83, top: -97, right: 92, bottom: 2 },
      face: { x: 63, y: -51, radius: 20 },
    },
    play: {
      box: { left: -73, top: -134, right: 54, bottom: 2 },
      face: { x: 32, y: -88, radius: 20 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const skin = ownTone(random.pick(SKINS), random, 1.4);
    const spots = Array.from({ length: 12 }, () => ({
      along: random.next(),
      away: random.between(-9, 3),
      r: random.between(2, 3.4),
    }));
    paintCrawler(
      layer,
      {
        tone: skin,
        sole: SOLE,
        head: head(skin),
        saddle: () => paintMantle(layer, skin),
        marks: (spine) => {
          for (const { along, away, r } of spots) {
            const [x, y] = between(spine, along);
            layer.shape(ellipse([x, y + away], r * 1.2, r), skin.deep, {
              tremble: 0.4,
              opacity: 0.5,
            });
          }
        },
      },
      pose,
      mood,
    );
  },
};

/** A place on the hind part of the body. */
const between = (spine: readonly Point[], share: number): Point => {
  const t = share * 3;
  const k = Math.floor(t);
  const [x, y] = spine[k] ?? [0, 0];
  const [qx, qy] = spine[k + 1] ?? [x, y];
  return [x + (qx - x) * (t - k), y + (qy - y) * (t - k)];
};
