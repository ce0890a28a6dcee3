import type { Light } from '@bramblebook/contract/picture-vocabulary';
import { alpha, light, mix, shade } from '../../paint/colour.ts';
import { hidesFace } from '../../paint/face-zone.ts';
import { clamp, ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { PropPainter } from '../../props/prop-painter.ts';
import { groundStage } from './ground-stage.ts';
import type { Frame, SettingScene, Stage } from './setting-painter.ts';

/** What rooms share: where wall meets floor, both of them, and what stands along the wall. */

/** A room is looked into from the front: its floor begins below the middle of the page. */
export const roomStage = (frame: Frame): Stage => {
  const stage = groundStage(frame);
  return { ...stage, horizon: Math.max(stage.horizon, frame.calm === 'bottom' ? 440 : 600) };
};

/** The part of the wall that text leaves free, from its upper to its lower edge. */
export const wallBand = ({ calm, stage }: SettingScene): { top: number; bottom: number } => ({
  top: calm === 'top' ? 336 : 64,
  bottom: stage.horizon - 30,
});

const band = (from: number, to: number): Point[] => [
  [-20, from],
  [1020, from],
  [1020, to],
  [-20, to],
];

/** The bare wall. */
export const wallWash = ({ page, palette, stage }: SettingScene): void => {
  const [top, middle, low] = palette.sky;
  page.flood(page.linear([0, 0], [0, stage.horizon], [top, middle, low]));
  page.wash(shade(top, 0.04), 'blotch', 700, { opacity: 0.25 });
};

/** The lower part of a wall in another colour, up to `top`. */
export const wainscot = ({ page, stage }: SettingScene, top: number, colour: string): void => {
  page.shape(band(top, stage.horizon), colour, {
    angular: true,
    tremble: 0.7,
    coats: [
      page.shading([0, top], [0, stage.horizon], shade(colour, 0.07), 0.8),
      { fill: light(colour, 0.04), texture: 'dry', size: 360, strength: 0.3 },
    ],
  });
  page.shape(band(top - 7, top + 3), light(colour, 0.06), { angular: true, tremble: 0.5 });
};

/** The board along the foot of the wall. */
export const skirting = ({ page, palette, stage }: SettingScene): void => {
  const board = mix(light(palette.ground, 0.1), palette.sky[2], 0.4);
  page.shape(band(stage.horizon - 30, stage.horizon + 4), board, {
    angular: true,
    tremble: 0.8,
    coats: [page.shading([0, stage.horizon - 28], [0, stage.horizon + 4], shade(board, 0.1), 0.8)],
  });
};

/** The floor: lit where it meets the wall, dark toward the eye. */
export const floorSheet = ({ page, palette, stage }: SettingScene): void => {
  const top = stage.horizon;
  page.shape(band(top, 1020), palette.ground, {
    angular: true,
    tremble: 0.6,
    coats: [
      {
        fill: page.linear(
          [0, top],
          [0, 1000],
          [
            [0, alpha(palette.groundLit, 0.6)],
            [0.4, alpha(palette.groundLit, 0.2)],
            [1, alpha(mix(palette.foreground, palette.ground, 0.25), 0.85)],
          ],
        ),
      },
      { fill: shade(palette.ground, 0.08), texture: 'bristle', size: 340, strength: 0.55 },
    ],
  });
};

/** Seams of floorboards that run away from the eye. */
export const floorBoards = ({ page, palette, stage }: SettingScene): void => {
  const top = stage.horizon;
  page.plane(
    (layer) => {
      for (let i = -8; i <= 8; i++)
        layer.limb(
          [
            [500 + i * 64, top + 2],
            [500 + i * 127, (top + 1010) / 2],
            [500 + i * 190, 1010],
          ],
          [1.2, 2, 2.6],
          shade(palette.ground, 0.14),
        );
    },
    { opacity: 0.55 },
  );
};

/** Square tiles of the floor in two tones, wider toward the eye. */
export const floorTiles = (
  { page, stage }: SettingScene,
  { colour, opacity }: { readonly colour: string; readonly opacity: number },
): void => {
  const deep = 1012 - stage.horizon;
  const rows = 7;
  const y = (row: number): number => stage.horizon + deep * (row / rows) ** 1.75;
  const wide = (row: number): number => 62 + 128 * ((y(row) - stage.horizon) / deep);
  page.plane(
    (layer) => {
      for (let row = 0; row < rows; row++)
        for (let i = -9; i <= 9; i++) {
          if ((row + i) % 2) continue;
          const [a, b] = [wide(row), wide(row + 1)];
          const tile: Point[] = [
            [500 + (i - 0.5) * a, y(row)],
            [500 + (i + 0.5) * a, y(row)],
            [500 + (i + 0.5) * b, y(row + 1)],
            [500 + (i - 0.5) * b, y(row + 1)],
          ];
          layer.shape(tile, colour, { angular: true, tremble: 0.5 });
        }
    },
    { opacity },
  );
};

/** A thing of the props' that belongs to the place: where its foot stands and how big it is. */
export interface Piece {
  readonly thing: PropPainter;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip?: boolean;
  readonly colour?: string;
  /** Hangs on the wall or stands on something: throws no shadow on the floor. */
  readonly hangs?: boolean;
}

const DUSK: Readonly<Record<Light, number>> = {
  morning: 0.04,
  noon: 0.02,
  evening: 0.32,
  night: 0.52,
};

/** Lays the hour over what is painted on a layer so far, and a breath of the distance. */
export const underHour = (
  layer: Layer,
  { palette, light: hour }: SettingScene,
  air = 0.1,
): void => {
  layer.flood(palette.middle, DUSK[hour], 'source-atop');
  layer.flood(palette.haze, air, 'source-atop');
};

const paintPiece = (layer: Layer, scene: SettingScene, piece: Piece): void => {
  const { x, y, size, flip = false } = piece;
  layer.at({ x, y, scale: size, flip }, () =>
    piece.thing.paint(layer, {
      light: scene.light,
      colour: piece.colour ?? scene.palette.accents[0],
      random: scene.random(`piece ${Math.round(x)}`),
    }),
  );
};

/** Puts things in their places, in the hour's light, each on its shadow. */
export const furnish = (scene: SettingScene, pieces: readonly Piece[], air = 0.1): void => {
  const { page, palette } = scene;
  page.plane((layer) => {
    for (const { thing, x, y, size, hangs } of pieces) {
      if (hangs) continue;
      const half = ((thing.box.right - thing.box.left) / 2) * size * 1.04;
      layer.shape(
        ellipse([x, y], half, half * 0.11 + 5, { count: 28 }),
        shade(palette.ground, 0.2),
        {
          opacity: 0.42,
          tremble: 1,
        },
      );
    }
  });
  page.plane((layer) => {
    for (const piece of pieces) paintPiece(layer, scene, piece);
    underHour(layer, scene, air);
  });
};

/** Things at the very front of the page: dark, cool, out of the text and before no face. */
export const frontPieces = (scene: SettingScene, pieces: readonly Piece[]): void => {
  if (scene.calm === 'bottom') return;
  scene.page.plane((layer) => {
    for (const piece of pieces) {
      const { box } = piece.thing;
      const reach = Math.max(-box.left, box.right) * piece.size;
      const { x, y, size } = piece;
      const room = { left: x - reach, right: x + reach, top: y + box.top * size, bottom: y };
      if (!hidesFace(scene.faces, room)) paintPiece(layer, scene, piece);
    }
    layer.flood(scene.palette.foreground, 0.74, 'source-atop');
  });
};

/** Page units per hero unit at a height of the floor: at the feet as the figures are, smaller behind. */
export const sizeAt = ({ stage }: SettingScene, y: number): number => {
  const unit = stage.heroHeight / 290;
  const near = clamp((y - stage.horizon) / (stage.feet - stage.horizon), 0, 1.4);
  return unit * (0.62 + 0.38 * near);
};

/** How far a place across the page is from the figures, −1 or 1 for their side. */
export const clearOf = ({ focus }: SettingScene, x: number, distance: number): boolean =>
  Math.abs(x - focus[0]) > distance;
