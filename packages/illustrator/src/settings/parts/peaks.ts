import { light, shade } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';

/** A peak with a lit and a shaded flank and snow on its top. */
export const peak = (
  layer: Layer,
  random: Random,
  at: Point,
  {
    size: [width, height],
    colours,
    lit,
  }: {
    readonly size: readonly [width: number, height: number];
    readonly colours: { rock: string; snow: string; haze: string };
    readonly lit: -1 | 1;
  },
): void => {
  const [x, y] = at;
  const half = width / 2;
  const jag = (t: number): number => random.signed(width * 0.03 * t);
  const left: Point[] = [
    [x - half, y],
    [x - half * 0.62 + jag(1), y - height * 0.34],
    [x - half * 0.3 + jag(1), y - height * 0.7],
    [x, y - height],
  ];
  const right: Point[] = [
    [x + half * 0.26 + jag(1), y - height * 0.74],
    [x + half * 0.6 + jag(1), y - height * 0.38],
    [x + half, y],
  ];
  const { rock, snow, haze } = colours;
  layer.shape([...left, ...right], rock, {
    angular: true,
    tremble: 3.4,
    frequency: 0.02,
    coats: [
      layer.shading(
        [x + lit * half * 0.1, y - height],
        [x - lit * half * 0.9, y - height * 0.4],
        shade(rock, 0.12),
        0.9,
      ),
      { fill: light(rock, 0.08), texture: 'dry', size: 300, strength: 0.45 },
      {
        draw: (ctx) => {
          snowCap([x, y], ctx, snow, { height, half });
        },
      },
      layer.shading(
        [x + lit * half * 0.05, y - height],
        [x - lit * half * 0.5, y - height * 0.7],
        shade(rock, 0.02),
        0.55,
      ),
      layer.shading([x, y - height * 0.42], [x, y], haze, 0.95),
    ],
  });
};

const snowCap = (
  [x, y]: Point,
  ctx: Layer['ctx'],
  snow: string,
  { height, half }: { readonly height: number; readonly half: number },
): void => {
  ctx.fillStyle = snow;
  ctx.beginPath();
  ctx.moveTo(x, y - height - 20);
  const teeth = 7;
  for (let i = 0; i <= teeth; i++) {
    const px = x + half * 0.7 - (half * 1.4 * i) / teeth;
    ctx.lineTo(px, y - height * (i % 2 ? 0.74 : 0.6) - Math.abs(px - x) * 0.1);
  }
  ctx.closePath();
  ctx.fill();
};
