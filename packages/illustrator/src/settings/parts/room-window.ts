import type { Weather } from '@bramblebook/contract/picture-vocabulary';
import { light, mix, oklch, shade } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Palette } from '../../paint/palette.ts';
import type { SettingScene } from './setting-painter.ts';

/** What stands outside the window, by light. */
const OUTSIDE = {
  morning: [oklch(0.82, 0.07, 240), oklch(0.93, 0.06, 70)],
  noon: [oklch(0.74, 0.1, 235), oklch(0.9, 0.05, 215)],
  evening: [oklch(0.45, 0.1, 310), oklch(0.84, 0.11, 60)],
  night: [oklch(0.2, 0.07, 275), oklch(0.36, 0.09, 262)],
} as const;

/** How much of the sky the weather hides, and how grey it is by day. */
const OVERCAST: Record<Weather, number> = {
  clear: 0,
  wind: 0.15,
  cloudy: 0.6,
  mist: 0.7,
  snow: 0.65,
  rain: 0.8,
};

/** The window away from the bed: the sky of the hour and weather, curtains, light that falls in. */
export const paintWindow = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const w = 210;
  const h = 250;
  const x = 500 + side * 250;
  const y = Math.max(scene.calm === 'top' ? 330 : 60, stage.horizon - 330);
  const tall = Math.min(h, stage.horizon - y - 60);
  if (tall < 110) return;
  const overcast = OVERCAST[scene.weather];
  const grey = oklch(scene.light === 'night' ? 0.24 : 0.7, 0.025, 255);
  const [high, low] = [
    mix(OUTSIDE[scene.light][0], grey, overcast),
    mix(OUTSIDE[scene.light][1], grey, overcast * 0.7),
  ];
  const trim = mix('#fffaf0', palette.sky[1], scene.light === 'night' ? 0.55 : 0.2);
  page.plane((layer) => {
    const frame = (grow: number): Point[] => [
      [x - w / 2 - grow, y - grow],
      [x + w / 2 + grow, y - grow],
      [x + w / 2 + grow, y + tall + grow],
      [x - w / 2 - grow, y + tall + grow],
    ];
    layer.shape(frame(12), trim, {
      angular: true,
      tremble: 0.7,
      coats: [layer.shading([x, y], [x - side * w, y + tall], shade(trim, 0.12), 0.7)],
    });
    layer.shape(frame(0), low, {
      angular: true,
      tremble: 0.4,
      coats: [{ fill: layer.linear([0, y], [0, y + tall], [high, low]) }],
    });
    if (overcast < 0.5) paintSunOrStars(layer, scene, [x, y], { w, tall });
    else paintClouds(layer, scene, [x, y], { w, high });
    layer.shape(
      [
        [x - w / 2, y + tall],
        [x - w / 2, y + tall * 0.8],
        [x - w * 0.2, y + tall * 0.7],
        [x + w * 0.12, y + tall * 0.78],
        [x + w / 2, y + tall * 0.68],
        [x + w / 2, y + tall],
      ],
      mix(low, oklch(0.55, 0.1, 150), scene.light === 'night' ? 0.3 : 0.55),
      { tremble: 1.4 },
    );
    paintFalling(layer, scene, [x, y], { w, tall });
    paintBars(layer, [x, y], tall, { trim, w });
    paintCurtains(layer, [x, y], w, { palette, tall });
    layer.limb(
      [
        [x - w * 0.85, y - 24],
        [x, y - 26],
        [x + w * 0.85, y - 24],
      ],
      [8, 8, 8],
      shade(palette.middle, 0.05),
    );
  });
  paintLightOnFloor(scene, x, w, low);
};

const paintLightOnFloor = (scene: SettingScene, x: number, w: number, low: string): void => {
  const { page, stage, side } = scene;
  page.plane(
    (layer) => {
      layer.shape(
        [
          [x - w * 0.4, stage.horizon + 12],
          [x + w * 0.4, stage.horizon + 12],
          [x - side * 30 + w * 0.75, stage.horizon + 210],
          [x - side * 110 - w * 0.5, stage.horizon + 210],
        ],
        mix(low, '#fff6d8', 0.6),
        { angular: true },
      );
    },
    { opacity: scene.light === 'night' ? 0.12 : 0.26, blur: 8, blend: 'soft-light' },
  );
};

const paintBars = (
  layer: Layer,
  [x, y]: Point,
  tall: number,
  { trim, w }: { readonly trim: string; readonly w: number },
): void => {
  layer.line(
    [
      [x, y],
      [x, y + tall],
    ],
    7,
    trim,
    { even: true, tremble: 0 },
  );
  layer.line(
    [
      [x - w / 2, y + tall * 0.46],
      [x + w / 2, y + tall * 0.46],
    ],
    7,
    trim,
    { even: true, tremble: 0 },
  );
};

const paintCurtains = (
  layer: Layer,
  [x, y]: Point,
  w: number,
  { palette, tall }: { readonly palette: Palette; readonly tall: number },
): void => {
  for (const edge of [-1, 1]) {
    const inner = x + edge * w * 0.36;
    const outer = x + edge * (w / 2 + 52);
    const cloth = mix(palette.accents[0], palette.sky[1], 0.35);
    layer.shape(
      [
        [x + edge * w * 0.16, y - 22],
        [outer, y - 22],
        [outer + edge * 4, y + tall * 0.5],
        [outer, y + tall + 34],
        [inner + edge * 22, y + tall + 30],
        [inner + edge * 26, y + tall * 0.56],
        [inner, y + tall * 0.24],
      ],
      cloth,
      {
        coats: [
          layer.shading([outer, y], [inner, y + tall * 0.5], shade(cloth, 0.13), 0.9),
          { fill: light(cloth, 0.08), texture: 'bristle', size: 210, turn: 90, strength: 0.5 },
        ],
      },
    );
  }
};

const paintSunOrStars = (
  layer: Layer,
  scene: SettingScene,
  [x, y]: Point,
  { w, tall }: { readonly w: number; readonly tall: number },
): void => {
  const { side } = scene;
  if (scene.light === 'night') {
    layer.disc([x + side * 40, y + 62], 26, '#fff3d2');
    for (let i = 0; i < 16; i++)
      layer.disc(
        [x - w * 0.44 + ((i * 61) % 100) * w * 0.0088, y + 12 + ((i * 37) % 100) * tall * 0.007],
        1.6,
        '#fff6de',
        0.9,
      );
  } else layer.glow([x + side * 40, y + 70], 120, '#fff6d8', { opacity: 0.7 });
};

/** A low grey cover, lighter where the sun or the moon is behind it. */
const paintClouds = (
  layer: Layer,
  { side, light: hour }: SettingScene,
  [x, y]: Point,
  { w, high }: { readonly w: number; readonly high: string },
): void => {
  const cloud = light(high, hour === 'night' ? 0.07 : 0.1);
  for (const [across, down, wide] of [
    [-0.22, 34, 0.26],
    [0.2, 52, 0.28],
    [-0.06, 74, 0.3],
  ] as const)
    layer.shape(ellipse([x + side * across * w, y + down], wide * w, 24), cloud, {
      opacity: 0.8,
      tremble: 1.6,
    });
};

/** Drops that run down the pane, or flakes before it. */
const paintFalling = (
  layer: Layer,
  { weather, light: hour }: SettingScene,
  [x, y]: Point,
  { w, tall }: { readonly w: number; readonly tall: number },
): void => {
  if (weather !== 'rain' && weather !== 'snow') return;
  const colour = hour === 'night' ? '#b9c4e0' : '#ffffff';
  for (let i = 0; i < 22; i++) {
    const left = x - w * 0.46 + ((i * 61) % 100) * w * 0.0092;
    const top = y + 6 + ((i * 37) % 100) * tall * 0.0088;
    if (weather === 'snow') layer.disc([left, top], 3.4, colour, 0.9);
    else
      layer.line(
        [
          [left, top],
          [left - 3, top + 18],
        ],
        2.4,
        colour,
        { even: true, tremble: 0, opacity: 0.7 },
      );
  }
};
