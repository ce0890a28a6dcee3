import { light, shade } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { box, type HouseLook } from './houses.ts';

/** Where a tower stands and what it has; (x, y) is the middle of its foot. */
interface TowerPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly flag?: string;
  readonly roof?: boolean;
}

/** A round tower with a pointed roof and a flag; (x, y) is the middle of its foot. */
export const tower = (layer: Layer, place: TowerPlace, look: HouseLook): void => {
  const { x, y, width, height } = place;
  const half = width / 2;
  const { lit } = look;
  layer.shape(
    [
      [x - half, y],
      [x + half, y],
      [x + half * 0.94, y - height],
      [x - half * 0.94, y - height],
    ],
    look.wall,
    {
      angular: true,
      tremble: 0.8,
      coats: [
        layer.shading(
          [x + lit * half * 0.2, y - height],
          [x - lit * half * 1.1, y - height * 0.9],
          shade(look.wall, 0.18),
          1,
        ),
        { fill: light(look.wall, 0.06), texture: 'dry', size: 170, strength: 0.4 },
      ],
    },
  );
  const rim = paintRim(layer, [x, y], width, { half, height, look, lit });
  if (place.roof === false) {
    for (let i = -2; i <= 2; i++)
      layer.shape(
        box(x + i * half * 0.48 - half * 0.16, y - height - rim * 0.3, half * 0.32, rim * 1.3),
        look.wall,
        { angular: true, tremble: 0.4 },
      );
  } else {
    paintSpire(layer, [x, y], height, { width, half, look, lit, place });
  }
  const slit = width * 0.2;
  paintSlits(layer, [x, y], height, { slit, look, width });
};

/** A pennant on a pole that rises from (x, y). */
export const pennant = (
  layer: Layer,
  [x, y]: Point,
  size: number,
  { colour, wind }: { readonly colour: string; readonly wind: -1 | 1 },
): void => {
  layer.line(
    [
      [x, y],
      [x, y - size * 0.6],
      [x, y - size * 1.2],
    ],
    size * 0.07,
    shade(colour, 0.25),
    { even: true },
  );
  layer.shape(
    [
      [x, y - size * 1.2],
      [x - wind * size * 0.5, y - size * 1.1],
      [x - wind * size, y - size * 0.96],
      [x - wind * size * 0.5, y - size * 0.86],
      [x, y - size * 0.72],
    ],
    colour,
    {
      tremble: 0.6,
      coats: [layer.shading([x, y - size], [x - wind * size, y - size], shade(colour, 0.12), 0.8)],
    },
  );
};

const paintSpire = (
  layer: Layer,
  [x, y]: Point,
  height: number,
  {
    width,
    half,
    look,
    lit,
    place,
  }: {
    readonly width: number;
    readonly half: number;
    readonly look: HouseLook;
    readonly lit: -1 | 1;
    readonly place: TowerPlace;
  },
): void => {
  const peak = y - height - width * 1.35;
  layer.shape(
    [
      [x - half * 1.3, y - height],
      [x + half * 1.3, y - height],
      [x + half * 0.36, y - height - width * 0.66],
      [x, peak],
      [x - half * 0.36, y - height - width * 0.66],
    ],
    look.roof,
    {
      tremble: 0.8,
      coats: [
        layer.shading(
          [x + lit * half, y - height],
          [x - lit * half * 1.1, y - height],
          shade(look.roof, 0.18),
          1,
        ),
        { fill: light(look.roof, 0.07), texture: 'dry', size: 110, strength: 0.4 },
      ],
    },
  );
  if (place.flag) pennant(layer, [x, peak + 4], width * 0.5, { colour: place.flag, wind: lit });
};

const paintSlits = (
  layer: Layer,
  [x, y]: Point,
  height: number,
  {
    slit,
    look,
    width,
  }: { readonly slit: number; readonly look: HouseLook; readonly width: number },
): void => {
  for (const up of [0.42, 0.72]) {
    layer.limb(
      [
        [x, y - height * up + slit],
        [x, y - height * up - slit],
      ],
      [slit, slit * 0.9],
      look.glow ?? shade(look.wall, 0.3),
    );
    if (look.glow) layer.glow([x, y - height * up], width, look.glow, { opacity: 0.45 });
  }
};

const paintRim = (
  layer: Layer,
  [x, y]: Point,
  width: number,
  {
    half,
    height,
    look,
    lit,
  }: {
    readonly half: number;
    readonly height: number;
    readonly look: HouseLook;
    readonly lit: -1 | 1;
  },
): number => {
  const rim = width * 0.14;
  layer.shape(
    [
      [x - half * 1.14, y - height + rim],
      [x + half * 1.14, y - height + rim],
      [x + half * 1.14, y - height - rim * 0.4],
      [x - half * 1.14, y - height - rim * 0.4],
    ],
    light(look.wall, 0.03),
    {
      angular: true,
      tremble: 0.6,
      coats: [layer.shading([x + lit * half, y], [x - lit * half, y], shade(look.wall, 0.18), 0.9)],
    },
  );
  return rim;
};
