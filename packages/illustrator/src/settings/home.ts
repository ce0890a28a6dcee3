import { light, mix, oklch, shade } from '../paint/colour.ts';
import { hidesFace } from '../paint/face-zone.ts';
import { ellipse } from '../paint/geometry.ts';
import { HOME_PALETTES } from './palettes/home.ts';
import { bigLeaf } from './parts/plants.ts';
import { floorBoards, floorSheet, roomStage, skirting, wallWash } from './parts/room.ts';
import { paintBed, paintShelf } from './parts/room-furniture.ts';
import { paintWindow } from './parts/room-window.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A child's room: papered wall, window to the weather, bed, shelf of books, rug. */

const paintWall = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const [, middle] = palette.sky;
  wallWash(scene);
  const random = scene.random('wallpaper');
  const colour = light(middle, scene.light === 'night' ? 0.05 : 0.025);
  const pattern = random.whole(0, 2);
  const from = scene.calm === 'top' ? 330 : 20;
  page.plane(
    (layer) => {
      for (let row = 0; row * 62 < stage.horizon; row++)
        for (let x = row % 2 ? 31 : 0; x < 1030; x += 62) {
          const y = 26 + row * 62;
          if (y < from || y > stage.horizon - 40) continue;
          if (pattern === 0)
            for (let k = 0; k < 5; k++) layer.dab([x, y], 9, 3.4, { angle: k * 72 - 90, colour });
          else if (pattern === 1) layer.disc([x, y], 5, colour);
          else for (const turn of [-60, -120]) layer.dab([x, y], 17, 4, { angle: turn, colour });
        }
    },
    { opacity: 0.9 },
  );
  skirting(scene);
};

export const home: SettingPainter = {
  palettes: HOME_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    paintWall(scene);
    paintWindow(scene);
    paintShelf(scene);
    floorSheet(scene);
    floorBoards(scene);
    paintRug(scene);
    paintBed(scene);
    const { page, palette, stage } = scene;
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 380, palette.haze, {
      opacity: 0.28,
    });
  },

  paintInFront(scene) {
    if (scene.calm === 'bottom') return;
    const { page, palette, side } = scene;
    const random = scene.random('frame');
    page.plane((layer) => {
      const x = side === 1 ? 40 : 960;
      const inward = side === 1 ? 1 : -1;
      const plant = { left: x - 190, right: x + 190, top: 710, bottom: 1000 };
      if (hidesFace(scene.faces, plant)) return;
      layer.shape(
        [
          [x - 70, 1010],
          [x + 70, 1010],
          [x + 58, 918],
          [x - 58, 918],
        ],
        palette.foreground,
        {
          angular: true,
          coats: [
            layer.shading([x, 1000], [x + inward * 70, 920], light(palette.foreground, 0.1), 0.8),
          ],
        },
      );
      for (const turn of [-152, -128, -104, -84, -62, -36])
        bigLeaf(layer, [x, 926], random.between(150, 220), {
          width: 62,
          angle: turn,
          colour: mix(palette.foreground, oklch(0.42, 0.09, 155), 0.55),
          bend: inward * 10,
        });
    });
  },
};

const paintRug = (scene: SettingScene): void => {
  const { stage, page, palette } = scene;
  const [x] = scene.focus;
  const y = Math.min(stage.feet + 8, scene.calm === 'bottom' ? 690 : 950);
  const wide = 300 * (stage.heroHeight / 420);
  page.plane((layer) => {
    for (const [k, colour] of [
      palette.path,
      light(palette.path, 0.1),
      palette.path,
      mix(palette.path, palette.accents[1], 0.5),
    ].entries())
      layer.shape(
        ellipse([x, y], wide * (1.12 - k * 0.2), wide * 0.27 * (1.12 - k * 0.2), {
          turn: 0,
          count: 26,
        }),
        colour,
        {
          tremble: 1.6,
          coats: [{ fill: shade(colour, 0.1), texture: 'grain', size: 240, strength: 0.4 }],
        },
      );
  });
};
