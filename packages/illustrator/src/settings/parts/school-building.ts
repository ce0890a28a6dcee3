import { mix, oklch, shade } from '../../paint/colour.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { door, type HouseLook, pane, windowGlow } from './houses.ts';
import type { SettingScene } from './setting-painter.ts';
import { pennant } from './towers.ts';

export const tinted = (scene: SettingScene, colour: string): string => {
  const dusk = { morning: 0.04, noon: 0.04, evening: 0.3, night: 0.55 }[scene.light];
  return mix(mix(colour, scene.palette.middle, dusk), scene.palette.haze, 0.14);
};

/** The building: two wings, a middle with the clock and the bell. Foot in the middle at (0, 0). */
export const paintBuilding = (layer: Layer, scene: SettingScene): void => {
  const { palette, side } = scene;
  const look: HouseLook = {
    wall: tinted(scene, mix(palette.accents[0], oklch(0.72, 0.08, 40), 0.45)),
    roof: tinted(scene, oklch(0.46, 0.07, 280)),
    trim: tinted(scene, '#fff8ea'),
    glow: windowGlow(scene.light),
    lit: side,
  };
  const wall = (left: number, right: number, height: number): void =>
    layer.shape(
      [
        [left, 4],
        [right, 4],
        [right, -height],
        [left, -height],
      ],
      look.wall,
      {
        angular: true,
        tremble: 0.9,
        coats: [
          layer.shading(
            [side * 40, -height],
            [-side * right * 1.2, 0],
            shade(look.wall, 0.14),
            0.9,
          ),
          { fill: shade(look.wall, 0.06), texture: 'bristle', size: 90, strength: 0.5 },
        ],
      },
    );
  wall(-260, 260, 120);
  layer.shape(svgPoints('-276,-116 276,-116 250,-168 -250,-168'), look.roof, {
    angular: true,
    coats: [layer.shading([0, -168], [-side * 200, -110], shade(look.roof, 0.1), 0.8)],
  });
  wall(-78, 78, 176);
  layer.shape(svgPoints('-92,-172 0,-246 92,-172'), look.roof, {
    angular: true,
    coats: [layer.shading([side * 40, -240], [-side * 80, -172], shade(look.roof, 0.12), 0.9)],
  });
  layer.shape(svgPoints('-20,-232 20,-232 20,-270 -20,-270'), look.trim, { angular: true });
  layer.shape(svgPoints('-28,-268 28,-268 0,-300'), look.roof, { angular: true });
  layer.disc([0, -248], 9, '#f0c35a');
  pennant(layer, [0, -298], 34, { colour: palette.accents[1], wind: side });
  paintClock(layer, look);
  for (const x of [-232, -180, -128, 100, 152, 204]) pane(layer, [x, -42], [30, 46], look);
  for (const x of [-56, 30]) pane(layer, [x, -104], [26, 38], look);
  door(layer, [-28, 4], [56, 76], { colour: tinted(scene, palette.accents[2]), look });
};

const paintClock = (layer: Layer, look: HouseLook): void => {
  layer.disc([0, -196], 19, look.trim);
  layer.disc([0, -196], 15.5, look.glow ?? '#fffaf0');
  layer.line(
    [
      [0, -196],
      [0, -207],
    ],
    2,
    shade(look.roof, 0.1),
    { even: true },
  );
  layer.line(
    [
      [0, -196],
      [7, -192],
    ],
    2,
    shade(look.roof, 0.1),
    { even: true },
  );
};
