import { light } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';

/** A street lamp; (x, y) is its foot. */
export const lamp = (
  layer: Layer,
  at: Point,
  height: number,
  { colour, glow }: { readonly colour: string; readonly glow: string | null },
): void => {
  const [x, y] = at;
  layer.limb(
    [
      [x, y],
      [x, y - height * 0.5],
      [x, y - height * 0.84],
    ],
    [height * 0.05, height * 0.028, height * 0.024],
    colour,
  );
  layer.shape(
    [
      [x - height * 0.05, y + 3],
      [x + height * 0.05, y + 3],
      [x + height * 0.03, y - height * 0.06],
      [x - height * 0.03, y - height * 0.06],
    ],
    colour,
    { angular: true },
  );
  layer.shape(
    [
      [x - height * 0.05, y - height * 0.84],
      [x + height * 0.05, y - height * 0.84],
      [x + height * 0.07, y - height * 0.96],
      [x - height * 0.07, y - height * 0.96],
    ],
    glow ?? light(colour, 0.42),
    { angular: true, tremble: 0.4 },
  );
  layer.shape(
    [
      [x - height * 0.09, y - height * 0.955],
      [x + height * 0.09, y - height * 0.955],
      [x, y - height * 1.04],
    ],
    colour,
    { angular: true, tremble: 0.4 },
  );
  if (glow) layer.glow([x, y - height * 0.9], height * 0.7, glow, { opacity: 0.75 });
};

export const awning = (
  layer: Layer,
  at: Point,
  width: number,
  { colour, white }: { readonly colour: string; readonly white: string },
): void => {
  const [x, y] = at;
  const stripes = 8;
  for (let i = 0; i < stripes; i++) {
    const [l, r] = [x + (width * i) / stripes, x + (width * (i + 1)) / stripes];
    layer.shape(
      [
        [l + 3, y - 15],
        [r + 3, y - 15],
        [r, y + 5],
        [(l + r) / 2, y + 10],
        [l, y + 5],
      ],
      i % 2 ? white : colour,
      { angular: true, tremble: 0.4 },
    );
  }
};
