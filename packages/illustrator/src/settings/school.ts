import { light, mix, oklch } from '../paint/colour.ts';
import { leafyTree } from '../paint/foliage.ts';
import type { Point } from '../paint/geometry.ts';
import { SCHOOL_PALETTES } from './palettes/school.ts';
import { fence } from './parts/fence.ts';
import { groundStage } from './parts/ground-stage.ts';
import { ground, ridges } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import { bush } from './parts/plants.ts';
import { slide, swings } from './parts/playground.ts';
import { paintBuilding, tinted } from './parts/school-building.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A playground before a red school with a bell: swings, a slide, chalk on the ground. */

const paintChalk = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('chalk');
  if (scene.calm === 'bottom') return;
  const x = scene.focus[0] + (random.chance(0.5) ? -1 : 1) * random.between(260, 320);
  const y = Math.min(stage.feet + 20, 930);
  page.plane(
    (layer) => {
      layer.ctx.save();
      layer.ctx.translate(x, y);
      layer.ctx.scale(1, 0.42);
      layer.ctx.strokeStyle = palette.path;
      layer.ctx.lineWidth = 5;
      for (const [i, [bx, by]] of (
        [
          [0, 0],
          [0, -52],
          [-27, -104],
          [27, -104],
          [0, -156],
        ] as const
      ).entries()) {
        layer.ctx.strokeStyle =
          [palette.path, palette.accents[1], palette.path][i % 3] ?? palette.path;
        layer.ctx.strokeRect(bx - 26, by - 26, 52, 50);
      }
      layer.ctx.restore();
    },
    { opacity: 0.62 },
  );
};

export const school: SettingPainter = {
  palettes: SCHOOL_PALETTES,

  stage: (frame) => groundStage(frame),

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    paintOpenSky(scene);
    ridges(page, scene.random('hills'), scene, [{ lift: 40, swell: 22, share: 0.4, length: 170 }]);
    const size = { far: 0.95, middle: 1.05, close: 1.15, high: 0.7, low: 1.35 }[scene.shot];
    const random = scene.random('yard');
    page.plane((layer) => {
      for (let i = 0; i < 12; i++)
        bush(layer, random, [i * 96 - 30, stage.horizon + 30], {
          size: { width: 120, height: 66 },
          colour: mix(palette.haze, palette.middle, 0.6),
          lit: side,
          detail: 0.45,
        });
      layer.at({ x: scene.focus[0] - side * 180, y: stage.horizon + 36, scale: size }, () =>
        paintBuilding(layer, scene),
      );
    });
    page.glow([scene.focus[0], stage.horizon], 320, light(palette.haze, 0.05), { opacity: 0.32 });
    ground(page, scene, { swell: 4 });
    page.plane((layer) => {
      const colour = tinted(scene, '#fff8ea');
      for (const [from, to] of [
        [-20, 500 - side * 40 - 250],
        [500 - side * 40 + 250, 1020],
      ] as const)
        if (to > from) fence(layer, { from, to, y: () => stage.horizon + 46, height: 42, colour });
    });
    const place = (x: number): boolean => Math.abs(x - scene.focus[0]) > 190;
    page.plane((layer) => {
      const [swingX, slideX]: Point = [500 + side * 330, 500 - side * 370];
      const tall = size * 1.05;
      if (place(swingX))
        swings(layer, [swingX, stage.horizon + 118], tall, {
          frame: tinted(scene, palette.accents[2]),
          seat: tinted(scene, palette.accents[0]),
        });
      if (place(slideX))
        slide(layer, [slideX, stage.horizon + 128], tall, {
          chute: tinted(scene, palette.accents[1]),
          frame: tinted(scene, palette.accents[0]),
          flip: side === -1,
        });
      const treeX = 500 + side * 470;
      leafyTree(layer, random, {
        x: treeX,
        y: stage.horizon + 80,
        height: 330 * size,
        spread: 116 * size,
        leaf: mix(palette.middle, palette.accents[1], 0.1),
        bark: mix(palette.foreground, oklch(0.42, 0.06, 40), 0.45),
        lit: side,
      });
    });
    paintChalk(scene);
  },

  paintInFront(scene) {
    if (scene.calm === 'bottom') return;
    const random = scene.random('frame');
    scene.page.plane((layer) => {
      for (const [x, width] of [
        [-8, 240],
        [1010, 220],
      ] as const) {
        bush(layer, random, [x, 1034], {
          size: { width, height: width * 0.66 },
          colour: scene.palette.foreground,
          lit: scene.side,
        });
        for (let i = 0; i < 9; i++)
          layer.disc(
            [x + random.signed(width * 0.45), 1000 - random.between(0, 90)],
            random.between(5, 9),
            random.pick(scene.palette.accents),
          );
      }
    });
  },
};
