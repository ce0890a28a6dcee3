import type { Light } from '@bramblebook/contract/picture-vocabulary';
import { alpha, light, mix, shade } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';

/** Where a house stands and what it has; (x, y) is the middle of its foot. */
interface HousePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly storeys: number;
  readonly chimney?: boolean;
  readonly door?: string;
  readonly gable?: number;
}

/** What a building is made of. `glow` is the colour of lit windows, or null by day. */
export interface HouseLook {
  readonly wall: string;
  readonly roof: string;
  readonly trim: string;
  readonly glow: string | null;
  /** Side the light comes from. */
  readonly lit: -1 | 1;
}

/** A box standing on its lower left corner (x, y). */
export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y - height],
  [x, y - height],
];

/** A window with four panes; its lower left corner at (x, y). */
export const pane = (
  layer: Layer,
  [x, y]: Point,
  [width, height]: readonly [width: number, height: number],
  look: HouseLook,
): void => {
  const glass = look.glow ?? mix(shade(look.wall, 0.34), '#5f88b4', 0.55);
  layer.shape(
    box(x - width * 0.12, y + width * 0.12, width * 1.24, height + width * 0.24),
    look.trim,
    { angular: true, tremble: 0.5 },
  );
  layer.shape(box(x, y, width, height), glass, {
    angular: true,
    tremble: 0.3,
    coats: [
      layer.shading(
        [x, y - height],
        [x + width, y],
        look.glow ? shade(glass, 0.1) : light(glass, 0.16),
        0.7,
      ),
    ],
  });
  const { ctx } = layer;
  ctx.save();
  ctx.strokeStyle = look.trim;
  ctx.lineWidth = Math.max(1.2, width * 0.09);
  ctx.beginPath();
  ctx.moveTo(x + width / 2, y);
  ctx.lineTo(x + width / 2, y - height);
  ctx.moveTo(x, y - height * 0.52);
  ctx.lineTo(x + width, y - height * 0.52);
  ctx.stroke();
  ctx.restore();
  if (look.glow)
    layer.glow([x + width / 2, y - height / 2], width * 2.6, look.glow, { opacity: 0.4 });
};

/** A panelled door with a round window; its lower left corner at (x, y). */
export const door = (
  layer: Layer,
  [x, y]: Point,
  [width, height]: readonly [width: number, height: number],
  { colour, look }: { readonly colour: string; readonly look: HouseLook },
): void => {
  layer.shape(box(x - 4, y, width + 8, height + 5), look.trim, { angular: true, tremble: 0.5 });
  layer.shape(box(x, y, width, height), colour, {
    angular: true,
    tremble: 0.4,
    coats: [
      layer.shading([x + width / 2, y - height], [x + width / 2, y], shade(colour, 0.16), 0.8),
      { fill: shade(colour, 0.1), texture: 'bristle', size: 120, turn: 90, strength: 0.5 },
    ],
  });
  layer.disc(
    [x + width / 2, y - height * 0.74],
    width * 0.2,
    look.glow ?? mix(colour, '#cfe4ee', 0.7),
  );
  layer.disc([x + width * 0.82, y - height * 0.44], width * 0.06, '#f0cf7a');
};

/** A gabled house seen from the front; (x, y) is the middle of its foot. */
export const house = (layer: Layer, place: HousePlace, look: HouseLook): void => {
  const { x, y, width, height } = place;
  const left = x - width / 2;
  const rise = place.gable ?? width * 0.42;
  paintChimney(layer, [x, y], place, { look, width, height, rise });
  paintFront(layer, [x, y], left, { width, height, rise, look });
  paintRoof(layer, [x, y], width, { left, height, rise, look });
  const storey = height / place.storeys;
  const glass = Math.min(width * 0.16, storey * 0.36);
  for (let s = 0; s < place.storeys; s++) {
    const sill = y - storey * s - storey * 0.3;
    for (const share of [0.2, 0.8]) {
      pane(layer, [left + width * share - glass / 2, sill], [glass, glass * 1.3], look);
    }
    if (s > 0) pane(layer, [x - glass / 2, sill], [glass, glass * 1.3], look);
  }
  layer.disc([x, y - height - rise * 0.36], width * 0.06, look.glow ?? shade(look.wall, 0.3));
  const tall = storey * 0.66;
  door(layer, [x - width * 0.09, y], [width * 0.18, tall], {
    colour: place.door ?? look.roof,
    look,
  });
};

const WINDOW_GLOW: Readonly<Record<Light, string | null>> = {
  morning: null,
  noon: null,
  evening: '#ffdca0',
  night: '#ffd98a',
};

/** Colour of lit windows by light: none by day. */
export const windowGlow = (light: Light): string | null => WINDOW_GLOW[light];

const paintRoof = (
  layer: Layer,
  [x, y]: Point,
  width: number,
  {
    left,
    height,
    rise,
    look,
  }: {
    readonly left: number;
    readonly height: number;
    readonly rise: number;
    readonly look: HouseLook;
  },
): void => {
  const over = width * 0.07;
  const thick = width * 0.085;
  layer.shape(
    [
      [left - over, y - height + over * 0.7],
      [x, y - height - rise - thick * 0.4],
      [left + width + over, y - height + over * 0.7],
      [left + width + over, y - height - thick + over * 0.7],
      [x, y - height - rise - thick * 1.7],
      [left - over, y - height - thick + over * 0.7],
    ],
    look.roof,
    {
      angular: true,
      tremble: 1,
      coats: [
        layer.shading(
          [x + look.lit * width * 0.3, y - height - rise],
          [x - look.lit * width * 0.6, y - height],
          shade(look.roof, 0.16),
          0.9,
        ),
        { fill: light(look.roof, 0.07), texture: 'dry', size: 120, strength: 0.4 },
      ],
    },
  );
};

const paintFront = (
  layer: Layer,
  [x, y]: Point,
  left: number,
  {
    width,
    height,
    rise,
    look,
  }: {
    readonly width: number;
    readonly height: number;
    readonly rise: number;
    readonly look: HouseLook;
  },
): void => {
  layer.shape(
    [
      [left, y],
      [left + width, y],
      [left + width, y - height],
      [x, y - height - rise],
      [left, y - height],
    ],
    look.wall,
    {
      angular: true,
      tremble: 0.8,
      coats: [
        layer.shading(
          [x + look.lit * width * 0.2, y - height],
          [x - look.lit * width * 0.7, y],
          shade(look.wall, 0.13),
          0.9,
        ),
        { fill: light(look.wall, 0.05), texture: 'dry', size: 220, strength: 0.4 },
        {
          fill: layer.linear(
            [0, y - height * 0.2],
            [0, y],
            [alpha(shade(look.wall, 0.2), 0), alpha(shade(look.wall, 0.2), 0.5)],
          ),
        },
      ],
    },
  );
};

const paintChimney = (
  layer: Layer,
  [x, y]: Point,
  place: HousePlace,
  {
    look,
    width,
    height,
    rise,
  }: {
    readonly look: HouseLook;
    readonly width: number;
    readonly height: number;
    readonly rise: number;
  },
): void => {
  if (place.chimney) {
    const cx = x + look.lit * width * 0.24;
    layer.shape(
      box(cx - width * 0.06, y - height, width * 0.12, rise * 0.95),
      shade(look.roof, 0.06),
      {
        angular: true,
        coats: [{ fill: shade(look.roof, 0.14), texture: 'dry', size: 90, strength: 0.5 }],
      },
    );
  }
};
