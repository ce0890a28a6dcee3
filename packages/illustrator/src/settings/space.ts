import { light, mix } from '../paint/colour.ts';
import { lerp, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { quietIn } from '../paint/quiet-area.ts';
import { pool } from '../paint/wash.ts';
import { SPACE_PALETTES } from './palettes/space.ts';
import { groundStage } from './parts/ground-stage.ts';
import { cloudBank, planet } from './parts/planets.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** Deep space: a nebula, planets with rings, stars, and banks of paper cloud below. */

const paintDeep = (scene: SettingScene): void => {
  const { page, palette, side } = scene;
  const [top, middle, low] = palette.sky;
  const upper = scene.calm !== 'bottom';
  const ends: readonly [Point, Point] = upper
    ? [
        [0, 0],
        [0, 1000],
      ]
    : [
        [0, 1000],
        [0, 0],
      ];
  page.flood(
    page.linear(ends[0], ends[1], [
      [0, top],
      [0.42, mix(top, middle, 0.7)],
      [0.8, middle],
      [1, mix(middle, low, 0.6)],
    ]),
  );
  const random = scene.random('nebula');
  const slope = side * random.between(0.15, 0.35);
  const band = upper ? 570 : 330;
  page.plane(
    (layer) => {
      for (let i = 0; i < 12; i++) {
        const x = i * 92 + random.signed(40);
        const y = band + (x - 500) * slope + random.signed(80);
        pool(layer, random, [x, y], {
          size: [random.between(120, 210), random.between(70, 130)],
          colour: random.pick([
            low,
            palette.far,
            mix(low, palette.accents[2], 0.5),
            light(low, 0.06),
          ]),
          strength: 1.2,
        });
      }
    },
    { blend: 'screen', opacity: 0.8, blur: 9 },
  );
  page.wash(light(low, 0.04), 'blotch', 620, { opacity: 0.16, blend: 'screen' });
};

const twinkle = (layer: Layer, [x, y]: Point, size: number, colour: string): void => {
  for (const turn of [0, 90, 180, 270])
    layer.dab([x, y], size, size * 0.055, { angle: turn, colour });
  layer.glow([x, y], size * 0.9, colour, { opacity: 0.5 });
  layer.disc([x, y], size * 0.1, '#fffdf2');
};

const paintStars = (scene: SettingScene): void => {
  const { page, palette } = scene;
  const random = scene.random('stars');
  const quiet = quietIn(scene.calmArea);
  for (let i = 0; i < 230; i++) {
    const [x, y] = [random.next() * 1000, random.next() * 1000];
    const r = 0.6 + random.next() ** 4 * 2.8;
    page.disc(
      [x, y],
      quiet(x, y) ? Math.min(r, 0.9) : r,
      '#fff6de',
      random.between(0.35, 0.95) * (quiet(x, y) ? 0.4 : 1),
    );
  }
  for (let i = 0; i < 11; i++) {
    const [x, y] = [random.next() * 1000, random.next() * 900];
    if (!quiet(x, y))
      twinkle(
        page,
        [x, y],
        random.between(13, 30),
        random.chance(0.6) ? '#fff3d6' : light(palette.accents[2], 0.14),
      );
  }
};

const paintPlanets = (scene: SettingScene): void => {
  const { page, palette, side } = scene;
  const random = scene.random('planets');
  const top = scene.calm === 'top' ? 350 : 90;
  const bottom = scene.calm === 'bottom' ? 620 : 860;
  const layout: readonly (readonly [x: number, y: number, r: number])[] = random.chance(0.5)
    ? [
        [500 + side * 345, top + 90, 84],
        [500 - side * 390, top + 150, 40],
        [500 - side * 420, bottom - 120, 24],
      ]
    : [
        [500 - side * 370, top + 110, 78],
        [500 + side * 380, top + 60, 46],
        [500 + side * 420, bottom - 90, 30],
      ];
  page.plane((layer) => {
    for (const [i, [x, y, r]] of layout.entries()) {
      const colour = mix(
        palette.accents[[0, 2, 1][i] ?? 1] ?? palette.far,
        palette.haze,
        0.16 + i * 0.1,
      );
      layer.glow([x, y], r * 2.2, light(colour, 0.1), { opacity: 0.3 });
      planet(layer, [x, y], r, {
        colour,
        ...(i === 0 && { ring: mix(palette.path, palette.haze, 0.2) }),
        craters: i === 1,
        lit: side,
        tilt: i === 0 ? -16 * side : 0,
      });
    }
  });
};

export const space: SettingPainter = {
  palettes: SPACE_PALETTES,

  stage: (frame) => {
    const ground = groundStage(frame);
    const feet = frame.calm === 'bottom' ? 400 : 610;
    return {
      ...ground,
      horizon: frame.calm === 'bottom' ? 700 : 860,
      feet,
      heroHeight: Math.min(ground.heroHeight, 470),
      medium: 'space',
      perches: [],
    };
  },

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    paintDeep(scene);
    paintStars(scene);
    paintPlanets(scene);
    page.glow([scene.focus[0], stage.feet], 380, light(palette.haze, 0.08), { opacity: 0.42 });
    const random = scene.random('banks');
    const low = scene.calm === 'bottom';
    const base = low ? 716 : 880;
    for (let i = 0; i < 3; i++) {
      const t = i / 2;
      const colour = low
        ? mix(palette.far, palette.foreground, 0.3 + t * 0.35)
        : mix(palette.far, palette.foreground, t * 0.6);
      page.plane((layer) =>
        cloudBank(layer, random, base + i * lerp(38, 30, t), {
          swell: low ? 0.02 : 0.13,
          colour,
          crest: mix(light(colour, 0.12), palette.haze, 0.4 - t * 0.25),
        }),
      );
    }
  },

  paintInFront(scene) {
    if (scene.calm === 'bottom') return;
    const { page, palette } = scene;
    page.plane((layer) =>
      cloudBank(layer, scene.random('near bank'), 996, {
        swell: 0.2,
        colour: palette.foreground,
        crest: light(palette.foreground, 0.1),
      }),
    );
  },
};
