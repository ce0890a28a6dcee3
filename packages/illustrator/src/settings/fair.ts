import { light, mix, oklch } from '../paint/colour.ts';
import { leafyTree } from '../paint/foliage.ts';
import type { Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { balloon } from '../props/aircraft.ts';
import { bigWheel, carousel, stall } from '../props/fairground.ts';
import { panel } from '../props/forms.ts';
import { lump, plank, rod, slab, xy } from '../props/parts.ts';
import { FAIR_PALETTES } from './palettes/grounds.ts';
import { groundStage } from './parts/ground-stage.ts';
import { ground, path, ridges } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import { bush } from './parts/plants.ts';
import { clearOf, frontPieces, furnish, type Piece, sizeAt, underHour } from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { pennant } from './parts/towers.ts';

/** A fair: big wheel, roundabout, helter-skelter, stalls under striped awnings, strings of lights. */

const BULBS = ['#ffd98a', '#ff9f8a', '#9fd8ff', '#b8f0a8'] as const;

/** A striped tower with a slide wound round it; its foot is at (0, 0). */
const helterSkelter = (layer: Layer): void => {
  for (let i = 0; i < 7; i++) {
    const [low, high] = [-i * 42, -(i + 1) * 42];
    const half = (at: number): number => 62 + at * 0.1;
    panel(layer, [-half(low), high, half(low), low], 3, { colour: i % 2 ? '#fff1dc' : '#e2574c' });
  }
  slab(layer, xy([-50, -292, 50, -292, 0, -356]), '#5f93c6');
  panel(layer, [-22, -284, 22, -250], 12, { colour: '#5a4a78' });
  for (const [i, y] of [-236, -166, -96, -30].entries()) {
    const turn = i % 2 ? -1 : 1;
    layer.limb(
      xy([-turn * 62, y - 26, 0, y - 2, turn * 70, y + 24, turn * 92, y + 34]),
      [12, 18, 18, 13],
      '#f2c14e',
      {
        coats: [layer.shading([0, y - 20], [0, y + 30], '#d99a3c', 0.8)],
      },
    );
  }
  lump(layer, xy([-16, 0, -16, -40, 0, -52, 16, -40, 16, 0]), '#5a4a78');
};

/** Strings of lights from pole to pole. */
const paintLights = (scene: SettingScene): void => {
  const { page, palette, stage, calm, light: hour } = scene;
  const lit = hour === 'evening' || hour === 'night';
  const y = Math.max(calm === 'top' ? 352 : 76, stage.horizon - 250);
  const poles = [-30, 330, 690, 1040];
  page.plane((layer) => {
    for (const x of poles.slice(1, 3)) {
      rod(
        layer,
        xy([x, stage.horizon + 70, x, y - 6]),
        6,
        mix(palette.foreground, palette.middle, 0.4),
      );
      pennant(layer, [x, y - 4], 22, { colour: palette.accents[0], wind: scene.side });
    }
    for (const [i, from] of poles.slice(0, 3).entries()) {
      const to = poles[i + 1] ?? 1040;
      const at = (t: number): Point => [from + (to - from) * t, y + 56 * (1 - (2 * t - 1) ** 2)];
      layer.line([0, 0.25, 0.5, 0.75, 1].map(at), 2.2, palette.foreground, {
        even: true,
        opacity: 0.7,
      });
      for (let k = 1; k < 11; k++) {
        const [bx, by] = at(k / 11);
        const colour = BULBS[(k + i) % 4] ?? '#ffd98a';
        if (lit) layer.glow([bx, by + 6], 34, colour, { opacity: 0.7 });
        layer.disc([bx, by + 6], 5.6, lit ? light(colour, 0.04) : colour);
      }
    }
  });
};

/** What stands at the back, from left to right as the light falls. */
const ridesOf = (scene: SettingScene): Piece[] => {
  const { stage, side, calm } = scene;
  const roof = calm === 'top' ? 330 : 44;
  const fit = (tall: number, y: number, wished: number): number =>
    Math.min(wished, (y - roof) / tall);
  const unit = { far: 0.62, middle: 0.72, close: 0.84, high: 0.6, low: 0.9 }[scene.shot];
  const [back, front] = [stage.horizon + 30, stage.horizon + 62];
  return [
    { thing: bigWheel, x: 500 - side * 300, y: back, size: fit(520, back, unit * 0.96) },
    { thing: carousel, x: 500 + side * 262, y: front, size: fit(360, front, unit * 1.02) },
  ];
};

const stallsOf = (scene: SettingScene): Piece[] => {
  const { stage, side, palette } = scene;
  const y = stage.horizon + 60 + (Math.min(stage.feet, 900) - stage.horizon) * 0.2;
  const size = sizeAt(scene, y) * 0.84;
  const random = scene.random('stalls');
  const [first, second] = random.chance(0.5) ? palette.accents : palette.accents.toReversed();
  const spots: readonly (readonly [number, string | undefined])[] = [
    [500 - side * 430, first],
    [500 + side * 470, second],
  ];
  return spots.flatMap(([x, colour]): Piece[] =>
    clearOf(scene, x, 170) ? [{ thing: stall, x, y, size, ...(colour && { colour }) }] : [],
  );
};

export const fair: SettingPainter = {
  palettes: FAIR_PALETTES,

  stage: (frame) => {
    const stage = groundStage(frame);
    return {
      ...stage,
      horizon: Math.min(660, Math.max(stage.horizon, frame.calm === 'bottom' ? 410 : 590)),
    };
  },

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    const random = scene.random('trees');
    paintOpenSky(scene);
    ridges(page, scene.random('hills'), scene, [{ lift: 56, swell: 24, share: 0.36, length: 190 }]);
    page.plane((layer) => {
      for (let i = 0; i < 9; i++)
        leafyTree(layer, random, {
          x: i * 124 + random.signed(30),
          y: stage.horizon + 30,
          height: random.between(110, 160),
          spread: 54,
          leaf: mix(palette.haze, oklch(0.56, 0.09, 160), scene.light === 'night' ? 0.2 : 0.45),
          bark: mix(palette.haze, palette.foreground, 0.5),
          lit: side,
          detail: 0.5,
        });
    });
    page.plane((layer) => {
      layer.at({ x: 500 + side * 20, y: stage.horizon + 40, scale: 0.66 }, () => {
        helterSkelter(layer);
        plank(layer, [-110, -6, 110, 4], '#8a6a9a');
      });
      underHour(layer, scene, 0.2);
    });
    ground(page, scene, { swell: 4 });
    path(page, scene, { top: stage.horizon + 40, width: 300 });
    furnish(scene, ridesOf(scene), 0.14);
    paintLights(scene);
    furnish(scene, stallsOf(scene), 0.06);
    page.glow(
      [scene.focus[0], stage.feet - stage.heroHeight * 0.5],
      340,
      light(palette.haze, 0.04),
      { opacity: 0.3 },
    );
  },

  paintInFront(scene) {
    if (scene.calm === 'bottom') return;
    const { side, page, palette } = scene;
    const random = scene.random('frame');
    page.plane((layer) =>
      bush(layer, random, [500 - side * 500, 1036], {
        size: { width: 260, height: 170 },
        colour: palette.foreground,
        lit: side,
      }),
    );
    frontPieces(scene, [{ thing: balloon, x: 500 + side * 462, y: 1060, size: 1.5 }]);
  },
};
