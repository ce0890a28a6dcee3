import { light, mix, shade } from '../../paint/colour.ts';
import { lerp, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { panel } from '../../props/forms.ts';
import { underHour } from './room.ts';
import type { SettingScene } from './setting-painter.ts';

/** A long hall seen down its middle: two walls, floor and ceiling that run to a far end. */

interface Hall {
  /** Left, top, right, bottom of the far wall. */
  readonly end: readonly [number, number, number, number];
  /** A place on a side wall: 0 (at the page's edge) … 1 deep, 0 (floor) … 1 (ceiling) high. */
  readonly at: (side: -1 | 1, deep: number, high: number) => Point;
}

/** Depth as the eye sees it: near things take most of the page. */
const seen = (deep: number): number => (1 - 1 / (1 + 2.4 * deep)) / (1 - 1 / 3.4);

export const hallOf = ({ stage, focus, calm }: SettingScene): Hall => {
  const middle = lerp(500, focus[0], 0.35);
  const half = 168;
  const [top, bottom] = [stage.horizon - (calm === 'top' ? 236 : 270), stage.horizon];
  const end = [middle - half, top, middle + half, bottom] as const;
  const near = { floor: Math.max(1090, bottom + 520), ceiling: top - 620 };
  const at = (side: -1 | 1, deep: number, high: number): Point => {
    const t = seen(deep);
    const x = lerp(side === -1 ? -60 : 1060, side === -1 ? end[0] : end[2], t);
    return [x, lerp(lerp(near.floor, bottom, t), lerp(near.ceiling, top, t), high)];
  };
  return { end, at };
};

/** A flat piece of a side wall between two depths and two heights. */
export const wallPiece = (
  { at }: Hall,
  side: -1 | 1,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): Point[] => [at(side, from, low), at(side, to, low), at(side, to, high), at(side, from, high)];

/** Walls, ceiling, floor and the far end with its glazed door. */
export const paintHall = (scene: SettingScene, wainscotHeight: number): void => {
  const { page, palette } = scene;
  const hall = hallOf(scene);
  const [left, top, right, bottom] = hall.end;
  const [ceiling, wall, low] = palette.sky;
  page.flood(page.linear([0, 0], [0, top], [light(ceiling, 0.03), wall]));
  page.wash(shade(ceiling, 0.04), 'blotch', 700, { opacity: 0.22 });
  for (const side of [-1, 1] as const) {
    const lit = side === scene.side;
    const tone = lit ? shade(wall, 0.045) : shade(wall, 0.015);
    const deep = [0, 1] as const;
    page.shape(wallPiece(hall, side, deep, [0, 1]), tone, {
      angular: true,
      tremble: 0.5,
      coats: [
        page.shading(
          [side === -1 ? left : right, 0],
          [side === -1 ? 0 : 1000, 0],
          shade(tone, 0.05),
          0.8,
        ),
      ],
    });
    const foot = mix(palette.far, tone, 0.15);
    page.shape(wallPiece(hall, side, deep, [0, wainscotHeight]), foot, {
      angular: true,
      tremble: 0.5,
      coats: [
        page.shading(
          [side === -1 ? left : right, 0],
          [side === -1 ? 0 : 1000, 0],
          shade(foot, 0.08),
          0.8,
        ),
      ],
    });
    page.shape(
      wallPiece(hall, side, deep, [wainscotHeight, wainscotHeight + 0.012]),
      light(foot, 0.08),
      {
        angular: true,
        tremble: 0.3,
      },
    );
    page.shape(wallPiece(hall, side, deep, [0, 0.028]), shade(foot, 0.1), {
      angular: true,
      tremble: 0.3,
    });
  }
  page.shape(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    low,
    { angular: true, coats: [page.shading([left, top], [right, bottom], shade(low, 0.05), 0.7)] },
  );
  paintHallFloor(scene, hall);
  paintFarDoor(scene, hall);
};

const paintHallFloor = (scene: SettingScene, { at, end }: Hall): void => {
  const { page, palette } = scene;
  const floor = [at(-1, 0, 0), at(-1, 1, 0), at(1, 1, 0), at(1, 0, 0)];
  page.shape(floor, palette.ground, {
    angular: true,
    tremble: 0.4,
    coats: [
      page.shading([0, end[3] + 90], [0, 1000], mix(palette.foreground, palette.ground, 0.5), 0.75),
      { fill: light(palette.groundLit, 0.02), texture: 'dry', size: 420, strength: 0.22 },
    ],
  });
  page.plane(
    (layer) => {
      for (const deep of [0.05, 0.16, 0.3, 0.46, 0.64, 0.82])
        layer.line([at(-1, deep, 0), at(1, deep, 0)], 2.4, shade(palette.ground, 0.08), {
          even: true,
        });
      const shine: Point[] = [
        [end[0] + 60, end[3] + 4],
        [end[2] - 60, end[3] + 4],
        [end[2] + 10, end[3] + 230],
        [end[0] - 10, end[3] + 230],
      ];
      layer.shape(shine, light(palette.groundLit, 0.03), { angular: true, opacity: 0.5 });
    },
    { blur: 3, opacity: 0.8 },
  );
};

const OUTDOOR = {
  morning: ['#cfe6f2', '#fbe8c4'],
  noon: ['#b7def2', '#dff0d8'],
  evening: ['#a98ac8', '#ffbf8a'],
  night: ['#2c3770', '#5a63a4'],
} as const;

/** The double door at the far end, the hour behind its panes. */
const paintFarDoor = (scene: SettingScene, { end }: Hall): void => {
  const { page, palette, light: hour } = scene;
  const [left, top, right, bottom] = end;
  const middle = (left + right) / 2;
  const tall = (bottom - top) * 0.74;
  const [above, below] = OUTDOOR[hour];
  page.plane((layer) => {
    panel(layer, [middle - 84, bottom - tall - 8, middle + 84, bottom], 6, {
      colour: mix('#fff8ea', palette.sky[1], 0.3),
    });
    for (const side of [-1, 1]) {
      const x = middle + side * 39;
      panel(layer, [x - 37, bottom - tall, x + 37, bottom], 4, {
        colour: mix(palette.accents[2], palette.sky[1], 0.25),
      });
      layer.shape(
        [
          [x - 25, bottom - tall + 14],
          [x + 25, bottom - tall + 14],
          [x + 25, bottom - tall * 0.42],
          [x - 25, bottom - tall * 0.42],
        ],
        below,
        {
          angular: true,
          coats: [
            { fill: layer.linear([0, bottom - tall], [0, bottom - tall * 0.4], [above, below]) },
          ],
        },
      );
      layer.disc([middle + side * 8, bottom - tall * 0.32], 4, '#e2b04a');
    }
  });
  const glow = hour === 'night' ? 0.16 : 0.5;
  page.glow([middle, bottom - tall * 0.6], 250, below, { opacity: glow });
};

/** A place on a side wall, as `Hall.at` counts. */
interface WallSpot {
  readonly side: -1 | 1;
  readonly deep: number;
  readonly high: number;
}

/** Something flat drawn on a side wall at a depth and height, foreshortened; its origin is its foot. */
export const onWall = (
  layer: Layer,
  hall: Hall,
  { side, deep, high }: WallSpot,
  draw: () => void,
): void => {
  const [x, y] = hall.at(side, deep, high);
  const tall = hall.at(side, deep, 0)[1] - hall.at(side, deep, 1)[1];
  layer.ctx.save();
  layer.ctx.translate(x, y);
  layer.ctx.scale((tall / 520) * 0.5, tall / 520);
  // The walls lean to the far end.
  layer.ctx.transform(1, side * 0.42, 0, 1, 0, 0);
  draw();
  layer.ctx.restore();
};

/** Doors along a side wall, each with a pane. */
export const hallDoors = (
  scene: SettingScene,
  side: -1 | 1,
  doors: readonly { readonly from: number; readonly to: number; readonly colour: string }[],
): void => {
  const hall = hallOf(scene);
  scene.page.plane((layer) => {
    for (const { from, to, colour } of doors) {
      const span = to - from;
      layer.shape(
        wallPiece(hall, side, [from - span * 0.12, to + span * 0.12], [0, 0.665]),
        '#fff4e2',
        { angular: true, tremble: 0.4 },
      );
      const [x0] = hall.at(side, from, 0);
      const [x1] = hall.at(side, to, 0);
      layer.shape(wallPiece(hall, side, [from, to], [0, 0.64]), colour, {
        angular: true,
        tremble: 0.4,
        coats: [layer.shading([x0, 0], [x1, 0], shade(colour, 0.12), 0.8)],
      });
      layer.shape(
        wallPiece(hall, side, [from + span * 0.26, to - span * 0.24], [0.4, 0.57]),
        scene.light === 'evening' || scene.light === 'night' ? '#ffe0a0' : '#cfe8ee',
        { angular: true, tremble: 0.3 },
      );
      const knob = hall.at(side, to - span * 0.12, 0.3);
      layer.disc(knob, 5, '#e2b04a');
    }
    underHour(layer, scene);
  });
};

/** Coloured lines on a hospital's floor that lead the way. */
export const guideLine = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const y = stage.horizon;
  page.plane(
    (layer) => {
      for (const [i, colour] of [palette.accents[2], palette.path].entries()) {
        const x = 500 + side * (20 + i * 22);
        layer.limb(
          [
            [x - side * 40, y + 6],
            [x + side * (60 + i * 10), y + 160],
            [x + side * (200 + i * 60), y + 330],
            [x + side * (360 + i * 110), 1030],
          ],
          [6, 13, 20, 30],
          colour,
        );
      }
    },
    { opacity: 0.6 },
  );
};
