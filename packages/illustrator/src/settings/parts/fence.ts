import { shade } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';

/** A picket fence along a height. */
export const fence = (
  layer: Layer,
  run: {
    readonly from: number;
    readonly to: number;
    readonly y: (x: number) => number;
    readonly height: number;
    readonly colour: string;
  },
): void => {
  const { colour, height } = run;
  const gap = height * 0.42;
  for (const up of [0.36, 0.74]) {
    layer.line(
      [run.from, (run.from + run.to) / 2, run.to].map((x): Point => [x, run.y(x) - height * up]),
      height * 0.09,
      shade(colour, 0.06),
      { even: true },
    );
  }
  for (let x = run.from; x <= run.to; x += gap) {
    const foot = run.y(x) + 2;
    layer.shape(
      [
        [x - gap * 0.22, foot],
        [x + gap * 0.22, foot],
        [x + gap * 0.22, foot - height * 0.86],
        [x, foot - height],
        [x - gap * 0.22, foot - height * 0.86],
      ],
      colour,
      {
        angular: true,
        tremble: 0.5,
        coats: [
          layer.shading(
            [x - gap * 0.2, foot - height],
            [x + gap * 0.2, foot],
            shade(colour, 0.12),
            0.8,
          ),
        ],
      },
    );
  }
};
