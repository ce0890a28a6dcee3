import { light, mix, oklch } from '../../paint/colour.ts';
import { fir, leafyTree } from '../../paint/foliage.ts';
import { clamp, terrain } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { mist } from '../../paint/sky.ts';
import type { SettingScene } from './setting-painter.ts';

export const paintFarTrees = (page: Layer, random: Random, scene: SettingScene): void => {
  const { palette, stage } = scene;
  const rows = [
    { lift: -20, height: 150, width: 46, share: 0.3, count: 24, detail: 0.55 },
    { lift: 12, height: 215, width: 64, share: 0.58, count: 17, detail: 0.75 },
    { lift: 36, height: 290, width: 92, share: 0.86, count: 11, detail: 0.95 },
  ];
  const tall = { far: 1, middle: 1, close: 1, high: 0.62, low: 1.5 }[scene.shot];
  for (const [i, row] of rows.entries()) {
    const base = stage.horizon + row.lift;
    const colour = mix(palette.haze, i === 2 ? palette.middle : palette.far, row.share);
    const heightAt = (x: number): number => base + Math.sin(x / 170 + i * 2) * 14;
    page.plane((layer) => {
      for (let k = 0; k < row.count; k++) {
        const x = ((k + 0.5 + random.signed(0.35)) / row.count) * 1080 - 40;
        const gap = Math.abs(x - scene.focus[0]);
        // Trees step aside and shrink where the figures stand.
        const open = clamp(gap / 190, 0.42, 1);
        fir(layer, random, {
          x,
          y: heightAt(x) + 14,
          height: row.height * tall * open * random.between(0.7, 1.15),
          width: row.width * random.between(0.85, 1.2),
          colour: mix(colour, palette.haze, random.between(0, 0.12)),
          detail: row.detail,
        });
      }
      layer.shape(terrain(heightAt), colour, {
        smoothed: true,
        tremble: 3,
        frequency: 0.02,
        coats: [layer.shading([0, base + 120], [0, base - 20], light(palette.haze, 0.03), 0.9)],
      });
    });
    mist(page, random, base + 10, { colour: light(palette.haze, 0.04), opacity: 0.34 });
  }
};

/** Taller trees at both edges of the clearing, in front of the far rows. */
export const paintMiddleTrees = (page: Layer, random: Random, scene: SettingScene): void => {
  const { palette, stage } = scene;
  const base = stage.horizon + 60;
  const tall = { far: 0.8, middle: 1, close: 1.25, high: 0.6, low: 1.35 }[scene.shot];
  page.plane((layer) => {
    for (const [x, drop, height, width] of [
      [-10, 50, 560, 230],
      [118, 30, 430, 170],
      [236, 12, 300, 120],
      [1015, 50, 600, 240],
      [894, 34, 470, 180],
      [786, 14, 320, 130],
    ] as const) {
      if (Math.abs(x - scene.focus[0]) < 170) continue;
      const grown = height * tall * random.between(0.85, 1.12);
      const colour = mix(palette.middle, palette.far, random.between(0, 0.3));
      fir(layer, random, {
        x: x + random.signed(26),
        y: base + drop,
        height: grown,
        width,
        colour,
      });
    }
    const beech = scene.side * -300 + 500 + random.signed(30);
    if (Math.abs(beech - scene.focus[0]) > 210 && scene.light !== 'night')
      leafyTree(layer, random, {
        x: beech,
        y: base + 24,
        height: 250 * tall,
        spread: 92 * tall,
        leaf: mix(palette.ground, palette.accents[1], 0.18),
        bark: mix(palette.middle, oklch(0.45, 0.06, 40), 0.6),
        lit: scene.side,
      });
  });
  mist(page, random, base + 30, { colour: light(palette.haze, 0.05), opacity: 0.24, count: 8 });
};
