import { light, mix, oklch, shade } from '../paint/colour.ts';
import { hidesFace } from '../paint/face-zone.ts';
import { leafyTree } from '../paint/foliage.ts';
import { lerp } from '../paint/geometry.ts';
import { GARDEN_PALETTES } from './palettes/garden.ts';
import { fence } from './parts/fence.ts';
import { groundStage } from './parts/ground-stage.ts';
import { house, windowGlow } from './parts/houses.ts';
import { ground, meadowGrass, type PathRun, path, ridges } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import { bush, flowerBed, sunflower } from './parts/plants.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A cottage garden: hedge, picket fence, flower beds on both sides of the path, sunflowers. */

const paintCottage = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const x = 500 - side * 300;
  const size = { far: 0.95, middle: 1.1, close: 1.25, high: 0.75, low: 1.45 }[scene.shot];
  if (Math.abs(x - scene.focus[0]) < 150) return;
  const dusk = { morning: 0.06, noon: 0.06, evening: 0.3, night: 0.55 }[scene.light];
  const tint = (colour: string): string =>
    mix(mix(colour, palette.middle, dusk), palette.haze, 0.12);
  page.plane((layer) => {
    house(
      layer,
      {
        x,
        y: stage.horizon + 40,
        width: 210 * size,
        height: 116 * size,
        storeys: 1,
        chimney: true,
        gable: 104 * size,
        door: tint(palette.accents[2]),
      },
      {
        wall: tint(oklch(0.93, 0.035, 80)),
        roof: tint(oklch(0.56, 0.11, 35)),
        trim: tint('#fffaf0'),
        glow: windowGlow(scene.light),
        lit: side,
      },
    );
    const random = scene.random('climbing rose');
    bush(layer, random, [x + side * 100 * size, stage.horizon + 44], {
      size: { width: 62 * size, height: 104 * size },
      colour: tint(palette.ground),
      lit: side,
      detail: 0.7,
    });
    for (let i = 0; i < 12; i++)
      layer.disc(
        [
          x + side * 100 * size + random.signed(24 * size),
          stage.horizon + 34 - random.between(0, 84 * size),
        ],
        random.between(3, 5.5),
        tint(palette.accents[0]),
      );
  });
};

const paintBeds = (scene: SettingScene, run: (y: number) => PathRun): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('beds');
  const lowest = scene.calm === 'bottom' ? 680 : 985;
  for (let i = 0; i < 7; i++) {
    const y = lerp(stage.horizon + 62, lowest, (i / 6) ** 1.3);
    const near = (y - stage.horizon) / (1000 - stage.horizon);
    const { centre, half } = run(y);
    for (const edge of [-1, 1] as const) {
      const inner = centre + edge * (half + 16 + near * 20);
      const outer = inner + edge * lerp(90, 240, near);
      const inWay =
        Math.min(inner, outer) < scene.focus[0] + 150 &&
        Math.max(inner, outer) > scene.focus[0] - 150;
      if (inWay && Math.abs(y - stage.feet) < 190 && near > 0.2) continue;
      flowerBed(page, random, {
        from: [inner, y],
        to: [outer, y + 6],
        count: Math.round(lerp(20, 13, near)),
        size: lerp(0.55, 1.5, near),
        colours: [...palette.accents, '#fff6ea', light(palette.accents[0], 0.12)],
        leaf: shade(palette.ground, 0.07),
      });
    }
  }
};

export const garden: SettingPainter = {
  palettes: GARDEN_PALETTES,

  stage: (frame) => groundStage(frame),

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    paintOpenSky(scene);
    ridges(page, scene.random('hills'), scene, [{ lift: 54, swell: 26, share: 0.36, length: 170 }]);
    const random = scene.random('hedge');
    page.plane((layer) => {
      for (let i = 0; i < 15; i++)
        bush(layer, random, [i * 76 - 30, stage.horizon + 34], {
          size: { width: random.between(98, 126), height: random.between(70, 104) },
          colour: mix(palette.haze, palette.middle, 0.72),
          lit: side,
          detail: 0.55,
        });
    });
    const line = ground(page, scene);
    paintCottage(scene);
    page.plane((layer) =>
      fence(layer, {
        from: -20,
        to: 1020,
        y: (x) => line(x) + 12,
        height: 46,
        colour: mix(
          mix(
            '#fff9ee',
            palette.middle,
            { morning: 0, noon: 0, evening: 0.25, night: 0.5 }[scene.light],
          ),
          palette.haze,
          0.12,
        ),
      }),
    );
    page.glow([scene.focus[0], stage.horizon], 320, light(palette.haze, 0.05), { opacity: 0.3 });
    const run = path(page, scene, { top: stage.horizon + 44, width: 170 });
    meadowGrass(page, scene, (x) => line(x) + 14, { run, count: 100, height: 9 });
    const tall = { far: 0.85, middle: 1, close: 1.2, high: 0.7, low: 1.3 }[scene.shot];
    const treeX = 500 + side * 390;
    const trees = scene.random('apple tree');
    page.plane((layer) => {
      leafyTree(layer, trees, {
        x: treeX,
        y: stage.horizon + 92,
        height: 310 * tall,
        spread: 120 * tall,
        leaf: mix(palette.ground, palette.middle, 0.25),
        bark: mix(palette.foreground, oklch(0.42, 0.06, 40), 0.45),
        lit: side,
      });
      for (let i = 0; i < 13; i++) {
        const [ax, ay] = [
          treeX + trees.signed(96 * tall),
          stage.horizon + 92 - 214 * tall + trees.signed(80 * tall),
        ];
        layer.disc([ax, ay], 8.5 * tall, palette.accents[0]);
        layer.disc([ax + side * 2.5, ay - 3], 3 * tall, light(palette.accents[0], 0.14), 0.8);
      }
    });
    paintBeds(scene, run);
  },

  paintInFront(scene) {
    if (scene.calm === 'bottom') return;
    const { palette, side, faces } = scene;
    const random = scene.random('frame');
    scene.page.plane((layer) => {
      for (const [x, height] of [
        [46, 330],
        [118, 240],
        [958, 300],
      ] as const)
        if (!hidesFace(faces, { left: x - 50, right: x + 50, top: 970 - height, bottom: 1000 }))
          sunflower(layer, [x, 1020], height, { leaf: palette.foreground, lit: side });
      for (const [x, width] of [
        [-14, 220],
        [1014, 230],
      ] as const)
        if (!hidesFace(faces, { left: x - 110, right: x + 110, top: 890, bottom: 1000 }))
          bush(layer, random, [x, 1034], {
            size: { width, height: width * 0.62 },
            colour: palette.foreground,
            lit: side,
          });
      flowerBed(layer, random, {
        from: [-10, 1004],
        to: [260, 1012],
        count: 14,
        size: 1.9,
        colours: palette.accents,
        leaf: palette.foreground,
      });
      flowerBed(layer, random, {
        from: [740, 1012],
        to: [1010, 1004],
        count: 14,
        size: 1.9,
        colours: palette.accents,
        leaf: palette.foreground,
      });
    });
  },
};
