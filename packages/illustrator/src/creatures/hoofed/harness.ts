import type { Layer } from '../../paint/layer.ts';
import { form, formLimb, toneOf } from '../parts/form.ts';

/** What people give their animals to wear. */

/** A collar around the end of the neck with a bell below it; drawn around the throat. */
export const bell = (
  layer: Layer,
  place: { readonly x: number; readonly y: number; readonly turn: number },
  wide: number,
  strap: string,
): void => {
  layer.at(place, () => {
    formLimb(
      layer,
      [
        [-wide, -wide * 0.3],
        [0, wide * 0.22],
        [wide, -wide * 0.3],
      ],
      [wide * 0.26, wide * 0.3, wide * 0.26],
      { tone: toneOf(strap), tremble: 0.4 },
    );
    const k = wide * 0.4;
    const gold = toneOf('#e9b544');
    layer.disc([0, k * 2.25], k * 0.3, gold.deep);
    form(
      layer,
      [
        [-k * 0.36, k * 0.6],
        [k * 0.36, k * 0.6],
        [k * 0.66, k * 1.3],
        [k * 0.94, k * 2.1],
        [0, k * 2.26],
        [-k * 0.94, k * 2.1],
        [-k * 0.66, k * 1.3],
      ],
      gold,
      { tremble: 0.4 },
    );
  });
};

/** A cloth that hangs over the back, its fold at the origin, with a stripe and a fringe. */
export const rug = (
  layer: Layer,
  place: { readonly x: number; readonly y: number; readonly turn: number },
  [wide, long]: readonly [number, number],
  { cloth, trim }: { readonly cloth: string; readonly trim: string },
): void => {
  const half = wide / 2;
  const tone = toneOf(cloth);
  layer.at(place, () => {
    for (let i = 0; i < 7; i++)
      layer.dab([-half + 3 + (i * (wide - 6)) / 6, long - 3], 15, 6, {
        angle: 90,
        colour: i % 2 ? trim : cloth,
      });
    form(
      layer,
      [
        [-half, 3],
        [-half * 0.5, -2],
        [half * 0.5, -2],
        [half, 3],
        [half * 1.06, long * 0.5],
        [half * 1.02, long],
        [0, long + 2],
        [-half * 1.02, long],
        [-half * 1.06, long * 0.5],
      ],
      tone,
      {
        tremble: 0.8,
        shadow: 0.5,
        markings: () => {
          for (const y of [0.7, 0.86])
            layer.line(
              [
                [-half * 1.2, long * y],
                [0, long * y + 2],
                [half * 1.2, long * y],
              ],
              long * 0.06,
              trim,
              { even: true },
            );
          for (let i = 0; i < 4; i++)
            layer.disc([-half * 0.72 + i * half * 0.48, long * 0.52], long * 0.05, trim);
        },
      },
    );
  });
};
