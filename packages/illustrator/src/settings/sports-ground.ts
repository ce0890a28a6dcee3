import { light, mix, shade } from '../paint/colour.ts';
import { hidesFace } from '../paint/face-zone.ts';
import { leafyTree } from '../paint/foliage.ts';
import { lerp, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from '../props/forms.ts';
import { ball, plank, rod, slab, xy } from '../props/parts.ts';
import { goal } from '../props/pitch.ts';
import { football } from '../props/toys.ts';
import { SPORTS_PALETTES } from './palettes/grounds.ts';
import { groundStage } from './parts/ground-stage.ts';
import { ground, ridges } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import { clearOf, frontPieces, furnish, sizeAt, underHour } from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { pennant } from './parts/towers.ts';

/** A sports ground: a stand full of people and flags, a running track, a striped pitch with its goal. */

/** How far below the horizon the track begins and ends. */
const TRACK = [14, 58] as const;
const SHIRTS = [
  '#e2574c',
  '#f2c14e',
  '#5f93c6',
  '#7bb86e',
  '#fff4e2',
  '#b487c4',
  '#ef9f6f',
] as const;
const SKINS = ['#f3cfae', '#d9a273', '#a9714b', '#7a4c36'] as const;

/** Rows of people who came to watch, on steps. */
const crowd = (
  layer: Layer,
  scene: SettingScene,
  [left, right]: readonly [number, number],
): void => {
  const random = scene.random('crowd');
  for (let row = 3; row >= 0; row--) {
    const y = -34 - row * 27;
    plank(layer, [left, y + 2, right, y + 30], row % 2 ? '#a9a2bc' : '#b8b1c9');
    for (let x = left + 14; x < right - 8; x += 21) {
      if (random.chance(0.08)) continue;
      const up = random.between(-3, 3);
      layer.dab([x, y + 22], 30, 11, { angle: -90, colour: random.pick(SHIRTS) });
      layer.disc([x + random.signed(2), y - 6 + up], 7.4, random.pick(SKINS));
      layer.dab([x - 7, y - 10 + up], 15, 4.5, {
        angle: 0,
        colour: random.pick(['#3a2a2c', '#7a4c2e', '#d9a94c', '#2c2438']),
      });
      if (random.chance(0.12))
        slab(
          layer,
          xy([x + 7, y - 4, x + 7, y - 30, x + 24, y - 24, x + 8, y - 17]),
          random.pick(SHIRTS),
        );
    }
  }
};

/** The stand: steps, crowd, a roof on posts, flags. The foot is at (0, 0). */
const stand = (layer: Layer, scene: SettingScene): void => {
  panel(layer, [-330, -152, 330, 0], 4, { colour: '#6f6a8c' });
  crowd(layer, scene, [-322, 322]);
  plank(layer, [-336, -14, 336, 4], '#8c86a6');
  for (let i = 0; i < 8; i++)
    panel(layer, [-326 + i * 82, -12, -250 + i * 82, 3], 2, { colour: SHIRTS[i % 7] ?? '#e2574c' });
  for (const x of [-300, -100, 100, 300]) rod(layer, xy([x, -10, x, -182]), 6, '#e6e1ee');
  slab(layer, xy([-352, -176, -332, -212, 332, -212, 352, -176]), '#d9574a');
  for (let i = 0; i < 9; i += 2)
    slab(
      layer,
      xy([-352 + i * 78, -176, -332 + i * 74, -212, -258 + i * 74, -212, -274 + i * 78, -176]),
      '#fff1dc',
    );
  for (const [i, x] of [-300, -150, 0, 150, 300].entries())
    pennant(layer, [x, -208], 40, { colour: SHIRTS[i] ?? '#f2c14e', wind: scene.side });
};

/** Masts of lamps: lit when the day is over. */
const floodlights = (scene: SettingScene, size: number): void => {
  const { page, palette, stage, light: hour, calm } = scene;
  const lit = hour === 'evening' || hour === 'night';
  const top = Math.max(calm === 'top' ? 346 : 50, stage.horizon - 310 * size);
  page.plane((layer) => {
    for (const x of [46, 954]) {
      rod(
        layer,
        xy([x, stage.horizon + 20, x, top]),
        8,
        mix(palette.middle, palette.foreground, 0.4),
      );
      panel(layer, [x - 32, top - 22, x + 32, top + 18], 4, {
        colour: mix(palette.middle, palette.foreground, 0.5),
      });
      for (const dx of [-20, 0, 20])
        for (const dy of [-10, 7])
          ball(layer, [x + dx, top + dy], 7.5, { colour: lit ? '#fffbe0' : '#e9eef2' });
    }
  });
  if (lit) for (const x of [46, 954]) page.glow([x, top], 230, '#fff2c4', { opacity: 0.6 });
};

const band = (from: number, to: number): Point[] => [
  [-20, from],
  [1020, from],
  [1020, to],
  [-20, to],
];

/** Lanes to run on, before the stand. */
const paintTrack = ({ page, palette, stage }: SettingScene): void => {
  const [from, to] = [stage.horizon + TRACK[0], stage.horizon + TRACK[1]];
  page.shape(band(from, to), palette.path, {
    angular: true,
    tremble: 1,
    coats: [
      page.shading([0, from], [0, to], shade(palette.path, 0.08), 0.7),
      { fill: light(palette.path, 0.06), texture: 'grain', size: 180, strength: 0.4 },
    ],
  });
  page.plane((layer) => {
    for (const t of [0, 0.3, 0.63, 1]) {
      const y = lerp(from, to, t);
      layer.line(
        [
          [-20, y],
          [500, y],
          [1020, y],
        ],
        2.4 + t * 1.6,
        '#fff8ec',
        { even: true, opacity: 0.75, tremble: 0.3 },
      );
    }
  });
};

/** Mown stripes and the white lines of the pitch. */
const paintPitch = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const top = stage.horizon + TRACK[1];
  ground(page, scene, { top: top + 1, swell: 0 });
  page.plane(
    (layer) => {
      for (let i = -8; i < 8; i += 2)
        layer.shape(
          [
            [500 + i * 92, top + 2],
            [500 + (i + 1) * 92, top + 2],
            [500 + (i + 1) * 196, 1012],
            [500 + i * 196, 1012],
          ],
          light(palette.ground, 0.06),
          { angular: true, tremble: 1.2 },
        );
    },
    { opacity: 0.42 },
  );
  const chalk = mix('#ffffff', palette.groundLit, 0.2);
  page.plane(
    (layer) => {
      const deep = 1000 - top;
      const y = (t: number): number => top + deep * t;
      layer.line(
        [
          [-20, y(0.045)],
          [500, y(0.045)],
          [1020, y(0.045)],
        ],
        4,
        chalk,
        { even: true },
      );
      const goalX = 500 + side * 330;
      const box: Point[] = [
        [goalX - 190, y(0.05)],
        [goalX - 240, y(0.26)],
        [goalX + 250, y(0.26)],
        [goalX + 200, y(0.05)],
      ];
      layer.line(box, 4.5, chalk, { even: true });
      layer.ctx.strokeStyle = chalk;
      layer.ctx.lineWidth = 6;
      layer.ctx.beginPath();
      layer.ctx.ellipse(500 - side * 190, y(0.62), 260, 84, 0, 0, 2 * Math.PI);
      layer.ctx.stroke();
    },
    { opacity: 0.72 },
  );
};

export const sportsGround: SettingPainter = {
  palettes: SPORTS_PALETTES,

  stage: (frame) => {
    const stage = groundStage(frame);
    return {
      ...stage,
      horizon: Math.min(660, Math.max(stage.horizon, frame.calm === 'bottom' ? 400 : 580)),
    };
  },

  paintBehind(scene) {
    const { page, palette, stage, side, calm } = scene;
    const random = scene.random('ground');
    paintOpenSky(scene);
    ridges(page, scene.random('hills'), scene, [{ lift: 70, swell: 26, share: 0.36, length: 200 }]);
    const wide = { far: 0.95, middle: 1.1, close: 1.25, high: 0.9, low: 1.3 }[scene.shot];
    const size = Math.min(wide, (stage.horizon - (calm === 'top' ? 350 : 60)) / 262);
    page.plane((layer) => {
      for (let i = 0; i < 7; i++)
        leafyTree(layer, random, {
          x: 40 + i * 156 + random.signed(30),
          y: stage.horizon + 18,
          height: 140 * size + random.between(0, 40),
          spread: 58 * size,
          leaf: mix(palette.haze, palette.middle, 0.6),
          bark: mix(palette.haze, palette.foreground, 0.5),
          lit: side,
          detail: 0.5,
        });
    });
    floodlights(scene, size);
    page.plane((layer) => {
      layer.at({ x: 500 - side * 120, y: stage.horizon + TRACK[0] + 4, scale: size }, () =>
        stand(layer, scene),
      );
      underHour(layer, scene);
    });
    paintTrack(scene);
    paintPitch(scene);
    const y = stage.horizon + TRACK[1] + (stage.feet - stage.horizon) * 0.12;
    const goalX = 500 + side * 330;
    if (clearOf(scene, goalX, 120))
      furnish(scene, [{ thing: goal, x: goalX, y, size: sizeAt(scene, y) * 0.74 }]);
    page.glow(
      [scene.focus[0], stage.feet - stage.heroHeight * 0.5],
      340,
      light(palette.haze, 0.04),
      { opacity: 0.3 },
    );
  },

  paintInFront(scene) {
    if (scene.calm === 'bottom') return;
    const { page, palette, side } = scene;
    frontPieces(scene, [{ thing: football, x: 500 + side * 450, y: 1004, size: 1.8 }]);
    const x = 500 - side * 462;
    if (hidesFace(scene.faces, { left: x - 70, right: x + 70, top: 720, bottom: 1000 })) return;
    page.plane((layer) => {
      rod(layer, xy([x, 1010, x, 780]), 9, light(palette.foreground, 0.14));
      slab(
        layer,
        xy([x, 784, x + side * 76, 802, x, 836]),
        mix(palette.accents[0], palette.foreground, 0.25),
      );
    });
  },
};
