import { shade } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';

/** A swing frame with two seats; (x, y) is the middle of its foot. */
export const swings = (
  layer: Layer,
  [x, y]: Point,
  size: number,
  { frame, seat }: { readonly frame: string; readonly seat: string },
): void => {
  layer.at({ x, y, scale: size }, () => {
    for (const [top, foot] of [
      [-92, -116],
      [-92, -72],
      [92, 72],
      [92, 116],
    ] as const)
      layer.limb(
        [
          [foot, 0],
          [(foot + top) / 2, -84],
          [top, -168],
        ],
        [7, 7, 7],
        frame,
      );
    layer.limb(svgPoints('-100,-168 0,-169 100,-168'), [8, 8, 8], frame);
    for (const [hang, sway] of [
      [-42, -12],
      [44, 16],
    ] as const) {
      for (const dx of [-14, 14])
        layer.line(
          [
            [hang + dx, -166],
            [hang + dx + sway * 0.5, -108],
            [hang + dx + sway, -52],
          ],
          2.2,
          shade(frame, 0.16),
          { even: true },
        );
      layer.limb(
        [
          [hang - 20 + sway, -51],
          [hang + sway, -49],
          [hang + 20 + sway, -51],
        ],
        [7, 8, 7],
        seat,
      );
    }
  });
};

/** A slide with its ladder; (x, y) is the middle of its foot. */
export const slide = (
  layer: Layer,
  [x, y]: Point,
  size: number,
  {
    chute,
    frame,
    flip,
  }: { readonly chute: string; readonly frame: string; readonly flip: boolean },
): void => {
  layer.at({ x, y, scale: size, flip }, () => {
    for (const dx of [-92, -66])
      layer.limb(
        [
          [dx, 0],
          [dx + 4, -74],
          [dx + 8, -150],
        ],
        [6, 6, 6],
        frame,
      );
    for (let i = 1; i < 7; i++)
      layer.line(
        [
          [-92 + i, -i * 21],
          [-64 + i, -i * 21],
        ],
        4,
        frame,
        { even: true },
      );
    layer.limb(svgPoints('-74,-132 -30,-122 24,-62 78,-18 112,-12'), [17, 17, 17, 17, 15], chute, {
      coats: [layer.shading([0, -90], [10, -50], shade(chute, 0.14), 0.9)],
    });
    layer.limb(svgPoints('-94,-150 -74,-158 -56,-150'), [7, 7, 7], frame);
  });
};
