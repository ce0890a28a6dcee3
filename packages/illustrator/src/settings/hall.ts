import { light, mix, shade } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import { HALL_PALETTES } from './palettes/rooms.ts';
import { floorBoards, floorSheet, roomStage, underHour, wallBand, wallWash } from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A stage in a hall: boards, a painted backdrop, a red curtain drawn aside, lamps at the front. */

/** How far the drawn curtain reaches into the page. */
const DRAWN = 178;

/** Hills and a sun on canvas, as a class paints them. */
const paintBackdrop = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const foot = stage.horizon;
  const hill = (from: number, peak: number, colour: string): void =>
    page.shape(
      [
        [60, foot],
        [60, from],
        [290, peak],
        [520, from + 8],
        [730, peak + 34],
        [940, from],
        [940, foot],
      ],
      colour,
      { tremble: 1.6, coats: [page.shading([500, peak], [500, foot], shade(colour, 0.06), 0.8)] },
    );
  page.disc([500 + side * 190, foot - 170], 46, mix(palette.accents[1], palette.sky[1], 0.35));
  hill(foot - 92, foot - 150, mix(palette.far, palette.sky[2], 0.35));
  hill(foot - 40, foot - 88, mix(palette.far, palette.middle, 0.22));
};

/** One side of the curtain, in folds, held back by a cord. */
const paintCurtain = (scene: SettingScene, edge: -1 | 1): void => {
  const { page, palette, stage } = scene;
  const cloth = palette.accents[0];
  const outer = edge < 0 ? -20 : 1020;
  const inner = edge < 0 ? DRAWN : 1000 - DRAWN;
  const foot = stage.horizon + 58;
  const tied = inner - edge * -1 * 74;
  page.plane((layer) => {
    const outline: Point[] = [
      [outer, -20],
      [inner, -20],
      [inner + edge * 10, foot * 0.34],
      [tied, foot * 0.66],
      [inner + edge * 26, foot],
      [outer, foot],
    ];
    layer.shape(outline, cloth, {
      tremble: 0.8,
      coats: [
        layer.shading([inner, 0], [outer, 0], shade(cloth, 0.1), 0.9),
        { fill: light(cloth, 0.06), texture: 'bristle', size: 240, turn: 90, strength: 0.5 },
      ],
    });
    for (const at of [0.22, 0.46, 0.7]) {
      const top = outer + (inner - outer) * at;
      const waist = outer + (tied - outer) * at;
      layer.limb(
        [
          [top, -20],
          [waist, foot * 0.66],
          [top, foot - 6],
        ],
        [5, 3, 6],
        shade(cloth, 0.12),
      );
    }
    layer.limb(
      [
        [outer, foot * 0.64],
        [tied, foot * 0.66],
      ],
      [11, 9],
      palette.accents[1],
    );
    underHour(layer, scene, 0.06);
  });
};

/** The cloth along the top, in scallops; where the text stands the wall stays bare. */
const paintValance = (scene: SettingScene): void => {
  const { page, palette, calm } = scene;
  if (calm === 'top') return;
  const cloth = shade(palette.accents[0], 0.03);
  page.plane((layer) => {
    for (let i = 0; i < 9; i++) {
      const x = -20 + i * 130;
      layer.shape(
        [
          [x - 10, -20],
          [x + 140, -20],
          [x + 128, 52],
          [x + 65, 92],
          [x + 2, 52],
        ],
        cloth,
        { tremble: 0.8, coats: [layer.shading([x, 0], [x, 92], shade(cloth, 0.1), 0.8)] },
      );
    }
    underHour(layer, scene, 0.06);
  });
};

export const hall: SettingPainter = {
  palettes: HALL_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    wallWash(scene);
    paintBackdrop(scene);
    floorSheet(scene);
    floorBoards(scene);
    paintCurtain(scene, -1);
    paintCurtain(scene, 1);
    paintValance(scene);
    // The spotlight falls on whoever has the stage.
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 430, '#fff3cf', {
      opacity: 0.42,
    });
    page.glow([500, wallBand(scene).top], 380, palette.haze, { opacity: 0.2 });
  },

  /** Lamps along the front edge of the stage, seen from behind. */
  paintInFront(scene) {
    const { page, palette, calm } = scene;
    if (calm === 'bottom') return;
    page.plane((layer) => {
      for (const x of [60, 180, 820, 940]) {
        layer.shape(
          [
            [x - 34, 1010],
            [x - 28, 972],
            [x, 956],
            [x + 28, 972],
            [x + 34, 1010],
          ],
          shade(palette.foreground, 0.04),
          { tremble: 0.8 },
        );
      }
    });
  },
};
