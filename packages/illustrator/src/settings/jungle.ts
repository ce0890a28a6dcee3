import { light, mix, shade } from '../paint/colour.ts';
import { type FaceZone, hidesFace } from '../paint/face-zone.ts';
import { fern } from '../paint/foliage.ts';
import { lerp, limb, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Random } from '../paint/random.ts';
import { mist } from '../paint/sky.ts';
import { JUNGLE_PALETTES } from './palettes/jungle.ts';
import { palm } from './parts/desert-plants.ts';
import { groundStage } from './parts/ground-stage.ts';
import { ground, meadowGrass, type PathRun, path, ridge, rolling } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import { bigLeaf, bush, leafClump, vine } from './parts/plants.ts';
import type { Frame, SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { paintWaterfall } from './parts/waterfall.ts';

/** A warm green jungle: a waterfall in the haze, giant leaves, vines, bright blossoms. */

/** A liana across the picture, away from the light, where something can sit. */
const branch = (frame: Frame): Point => [500 - frame.side * 300, frame.calm === 'top' ? 420 : 240];

const blossoms = (
  layer: Layer,
  random: Random,
  at: Point,
  {
    reach,
    count,
    colours,
  }: { readonly reach: number; readonly count: number; readonly colours: readonly string[] },
): void => {
  for (let i = 0; i < count; i++) {
    const [x, y] = [at[0] + random.signed(reach), at[1] - random.next() * reach * 0.8];
    const petal = random.pick(colours);
    for (let k = 0; k < 5; k++)
      layer.dab([x, y], 15, 5.4, {
        angle: k * 72 - 90,
        colour: k % 2 ? petal : light(petal, 0.05),
      });
    layer.disc([x, y], 3.4, '#ffd970');
  }
};

const hangLeaves = (layer: Layer, random: Random, colour: string): void => {
  for (const [x, turn] of [
    [-20, 24],
    [-30, 58],
    [1020, 156],
    [1030, 122],
  ] as const)
    bigLeaf(layer, [x, -10], random.between(210, 260), {
      width: 84,
      angle: turn,
      colour: colour,
      bend: 20,
    });
};

export const jungle: SettingPainter = {
  palettes: JUNGLE_PALETTES,

  stage: (frame) => {
    const [x, y] = branch(frame);
    return groundStage(frame, [{ x, y }]);
  },

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    paintOpenSky(scene);
    const random = scene.random('canopy');
    const tall = { far: 0.9, middle: 1, close: 1.15, high: 0.6, low: 1.45 }[scene.shot];
    ridge(page, rolling(stage.horizon - 70, 44, 1, 130), mix(palette.haze, palette.far, 0.36), {
      haze: palette.haze,
    });
    paintWaterfall(scene);
    page.plane((layer) => {
      for (let i = 0; i < 10; i++) {
        const x = i * 112 - 20 + random.signed(30);
        const gap = Math.abs(x - scene.focus[0]);
        if (gap < 130) continue;
        palm(layer, random, [x, stage.horizon + 40], {
          height: random.between(150, 240) * tall,
          leaf: mix(palette.haze, palette.middle, 0.55),
          bark: mix(palette.haze, palette.foreground, 0.35),
          lean: random.signed(44),
        });
      }
      for (let i = 0; i < 14; i++)
        bush(layer, random, [i * 80 - 30, stage.horizon + 52], {
          size: { width: 116, height: random.between(60, 96) },
          colour: mix(palette.haze, palette.middle, 0.8),
          lit: side,
          detail: 0.55,
        });
    });
    mist(page, random, stage.horizon + 24, { colour: light(palette.haze, 0.03), opacity: 0.3 });
    page.glow([scene.focus[0], stage.horizon - 10], 350, light(palette.haze, 0.06), {
      opacity: 0.45,
    });
    const line = ground(page, scene);
    const run = path(page, scene, { top: stage.horizon + 34, width: 170 });
    meadowGrass(page, scene, line, { run, count: 80, height: 12 });
    page.plane((layer) => {
      for (const [x, drop, size] of [
        [500 - side * 400, 96, 270],
        [500 - side * 260, 56, 150],
        [500 + side * 420, 88, 250],
        [500 + side * 300, 58, 140],
      ] as const) {
        if (Math.abs(x - scene.focus[0]) < 190) continue;
        leafClump(layer, scene.random(`clump ${x}`), [x, stage.horizon + drop], {
          size: size * tall,
          colour: mix(palette.middle, palette.ground, 0.4),
        });
        blossoms(layer, scene.random(`blossom ${x}`), [x, stage.horizon + drop], {
          reach: 60,
          count: 7,
          colours: palette.accents,
        });
      }
      paintFerns(layer, scene, run);
    });
  },

  paintInFront(scene) {
    const { page, palette, side, faces } = scene;
    const random = scene.random('frame');
    const edge = side === -1 ? 1000 : 0;
    const dark = palette.foreground;
    page.plane((layer) => {
      const trunk = limb(
        [
          [edge, -40],
          [edge + (edge ? -22 : 22), 420],
          [edge, 1040],
        ],
        [80, 76, 130],
      );
      layer.shape(trunk, dark, {
        smoothed: true,
        tremble: 2.4,
        coats: [
          layer.shading([edge, 0], [edge + (edge ? -70 : 70), 0], light(dark, 0.1), 0.8),
          { fill: shade(dark, 0.05), texture: 'bristle', size: 240, turn: 90, strength: 0.5 },
        ],
      });
      const [bx, by] = branch(scene);
      const top = scene.calm === 'top';
      const bough = {
        left: Math.min(edge, bx),
        right: Math.max(edge, bx),
        top: by,
        bottom: by + 60,
      };
      paintBough(layer, random, faces, { bough, edge, by, bx, side, dark, top });
      if (!top)
        for (const [x, length] of [
          [70, 200],
          [170, 120],
          [905, 230],
          [820, 110],
        ] as const)
          if (!hidesFace(faces, { left: x - 30, right: x + 30, top: 0, bottom: length + 20 }))
            vine(layer, random, [x, -10], { length, sway: 16, colour: light(dark, 0.04) });
      if (!top) hangLeaves(layer, random, light(dark, 0.03));
      if (scene.calm === 'bottom') return;
      const low = { top: 790, bottom: 1000 };
      if (!hidesFace(faces, { left: 0, right: 210, ...low }))
        leafClump(layer, random, [-10, 1030], { size: 270, colour: dark, from: -110, to: -8 });
      if (!hidesFace(faces, { left: 790, right: 1000, ...low }))
        leafClump(layer, random, [1010, 1030], { size: 270, colour: dark, from: -172, to: -70 });
      blossoms(layer, random, [70, 985], { reach: 70, count: 6, colours: palette.accents });
      blossoms(layer, random, [930, 985], { reach: 70, count: 6, colours: palette.accents });
    });
  },
};

const paintBough = (
  layer: Layer,
  random: Random,
  faces: readonly FaceZone[],
  {
    bough,
    edge,
    by,
    bx,
    side,
    dark,
    top,
  }: {
    readonly bough: { left: number; right: number; top: number; bottom: number };
    readonly edge: number;
    readonly by: number;
    readonly bx: number;
    readonly side: -1 | 1;
    readonly dark: string;
    readonly top: boolean;
  },
): void => {
  if (!hidesFace(faces, bough)) {
    layer.limb(
      [
        [edge, by + 66],
        [lerp(edge, bx, 0.5), by + 18],
        [bx + side * 60, by + 2],
      ],
      [36, 22, 6],
      dark,
      { tremble: 1.8 },
    );
    const x = lerp(edge, bx, 0.7);
    const hanging = { left: x - 30, right: x + 30, top: by, bottom: by + 140 };
    if (top && !hidesFace(faces, hanging))
      vine(layer, random, [x, by + 24], { length: 110, sway: 10, colour: light(dark, 0.04) });
  }
};

const paintFerns = (layer: Layer, scene: SettingScene, run: (y: number) => PathRun): void => {
  const { stage, palette } = scene;
  const ferns = scene.random('ferns');
  for (let i = 0; i < 12; i++) {
    const y = lerp(stage.horizon + 110, scene.calm === 'bottom' ? 680 : 930, ferns.next());
    const { centre, half } = run(y);
    const edge = ferns.chance(0.5) ? 1 : -1;
    const x = centre + edge * (half + ferns.between(40, 330));
    if (Math.abs(x - scene.focus[0]) < 150) continue;
    for (const turn of [-132, -108, -74, -48])
      fern(layer, [x, y], ferns.between(46, 78), {
        angle: turn,
        colour: ferns.pick([palette.ground, shade(palette.ground, 0.06)]),
      });
  }
};
