import { lerp } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { formLimb, toneOf } from '../parts/form.ts';
import { shapesOf, sized } from './measures.ts';
import { type NeckedBird, necked } from './necked.ts';
import { varied } from './parts.ts';
import { COMB, FOWL_STANCES, fowl, paintWattle } from './poultry.ts';

/** Feathers of the turkey's wheel: brown, then a dark band, then cream. */
const paintWheel = (layer: Layer, turn: number, fan: number): void => {
  layer.at({ x: -22, y: 2, turn: turn - 30 }, () => {
    for (const [count, long, width, colours] of [
      [13, 112, 30, ['#a8693f', '#965a37']],
      [11, 72, 30, ['#7d4a33', '#8a5238']],
    ] as const)
      for (let i = 0; i < count; i++) {
        const angle = lerp(2, 160, i / (count - 1));
        layer.at({ x: 0, y: 0, turn: 80 + (angle - 80) * fan }, () =>
          formLimb(
            layer,
            [
              [0, 0],
              [-long * 0.5, 0],
              [-long, 0],
            ],
            [width * 0.3, width * 0.8, width, width * 0.8],
            {
              tone: toneOf(colours[i % 2] ?? '#a8693f'),

              tremble: 0.6,
              small: true,
              shadow: 0.25,
              markings: () => {
                layer.disc([-long - width * 0.2, 0], width * 0.86, '#5b3630');
                layer.disc([-long - width * 0.3, 0], width * 0.62, '#f0dcb4');
              },
            },
          ),
        );
      }
  });
};

const FEATHERS = ['#9c6242', '#7a4530', '#b0774c'] as const;

const turkeyOf = (random: Random): NeckedBird => {
  const skin = toneOf('#9db6d4');
  const base = fowl({
    coat: varied(random, '#8a5238'),
    wing: toneOf('#774431'),
    feathers: toneOf('#d9b98c'),
    neck: skin,
    hackles: FEATHERS,
    comb: 0,
    wattle: 30,
    brow: '#4f6488',
    tail: paintWheel,
    markings: (layer) => {
      for (let i = 0; i < 7; i++)
        layer.dab([52 - i * 11, 8 + (i % 2) * 12], 16, 5, {
          angle: 110,
          colour: i % 2 ? '#a8693f' : '#6b3d2e',
        });
    },
  });
  return {
    ...base,
    neck: { tone: skin, widths: [60, 46, 34, 34] },
    collar: (layer, { neck: [base, middle] }) => {
      const [bx, by] = base ?? [0, 0];
      const [mx, my] = middle ?? [0, 0];
      for (let row = 2; row >= 0; row--)
        for (let i = 0; i < 7; i++)
          layer.dab(
            [
              lerp(mx, bx, row * 0.5) - 26 + i * 8.4,
              lerp(my + 4, by - 6, row * 0.5) + Math.sin(i / 2) * 7,
            ],
            27,
            7,
            { angle: 122 - i * 9, colour: FEATHERS[(i + row) % 3] ?? '#8a5238' },
          );
    },
    crest: () => {},
    // The snood hangs over the beak.
    trim: (layer) => {
      paintWattle(layer, 30);
      formLimb(layer, svgPoints('10,-9 16,-3 17,9'), [6, 7, 7], {
        tone: COMB,
        tremble: 0.3,
        shadow: 0.5,
      });
    },
  };
};

/** The turkey before the wheel of its tail. */
export const turkey = sized(
  1.1,
  necked(
    turkeyOf,
    FOWL_STANCES,
    shapesOf(
      [-146, -165, 94, 4, 40, -112, 32],
      [-145, -190, 96, 4, 58, -130, 32],
      [-145, -208, 102, 3, 36, -164, 32],
    ),
  ),
);
