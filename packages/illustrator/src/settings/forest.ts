import { alpha, light, mix, shade } from '../paint/colour.ts';
import { hidesFace } from '../paint/face-zone.ts';
import { fern, flower, grass, leaves, tints } from '../paint/foliage.ts';
import { clamp, lerp, limb, smooth, terrain } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Random } from '../paint/random.ts';
import { paintSky } from '../paint/sky.ts';
import { FOREST_PALETTES } from './palettes/forest.ts';
import { paintFarTrees, paintMiddleTrees } from './parts/forest-trees.ts';
import { groundStage } from './parts/ground-stage.ts';
import type { Frame, SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A clearing among firs, with a path that leads the eye to the figures. */

/** A branch of the big tree at the edge, away from the light. */
const branchPerch = (frame: Frame) => ({
  x: 500 + frame.side * -330,
  y: frame.calm === 'top' ? 420 : 250,
});

const paintClearing = (page: Layer, scene: SettingScene): void => {
  const { palette, stage, focus } = scene;
  const top = stage.horizon + 46;
  const heightAt = (x: number): number => top + Math.sin(x / 210 + 0.6) * 12;
  page.shape(terrain(heightAt), palette.ground, {
    smoothed: true,
    tremble: 3,
    coats: [
      {
        fill: page.linear(
          [0, top],
          [0, 1000],
          [
            [0, alpha(palette.groundLit, 0.95)],
            [0.3, alpha(palette.groundLit, 0.35)],
            [0.55, alpha(palette.ground, 0)],
            [1, alpha(shade(palette.foreground, -0.06), 0.95)],
          ],
        ),
      },
      { fill: shade(palette.ground, 0.08), texture: 'blotch', size: 420, strength: 0.45 },
      { fill: light(palette.groundLit, 0.02), texture: 'dry', size: 330, strength: 0.18 },
    ],
  });
  const random = scene.random('path');
  const bend = random.signed(120);
  const far = focus[0] * 0.4 + 300 + bend * 0.2;
  const centre = (t: number): number => lerp(far, focus[0] + bend * t * 0.4, t ** 0.8);
  const half = (t: number): number => lerp(14, 250, t ** 1.7);
  const down = (t: number): number => lerp(top - 4, 1010, t);
  const steps = [0, 0.12, 0.3, 0.5, 0.75, 1];
  page.shape(
    smooth([
      ...steps.map((t) => [centre(t) + half(t), down(t)] as const),
      ...steps.toReversed().map((t) => [centre(t) - half(t), down(t)] as const),
    ]),
    palette.path,
    {
      smoothed: true,
      tremble: 5,
      frequency: 0.02,
      opacity: 0.94,
      coats: [
        page.shading([0, top + 120], [0, 1000], shade(palette.path, 0.2), 0.9),
        { fill: shade(palette.path, 0.14), texture: 'blotch', size: 260, strength: 0.4 },
        { fill: light(palette.path, 0.07), texture: 'dry', size: 300, strength: 0.3 },
      ],
    },
  );
  paintUnderwood(page, scene, heightAt, (y) => {
    const t = clamp((y - top) / (1010 - top), 0, 1);
    return { centre: centre(t), half: half(t) };
  });
};

/** Grass and flowers on both sides of the path, bigger toward the eye. */
const paintUnderwood = (
  page: Layer,
  scene: SettingScene,
  heightAt: (x: number) => number,
  pathAt: (y: number) => { centre: number; half: number },
): void => {
  const { palette, stage } = scene;
  const blades = scene.random('grass');
  const rows = 7;
  const depth = 1000 - stage.horizon;
  for (let row = 0; row < rows; row++) {
    const offset = 8 + (row / rows) * depth * 0.8;
    const near = row / (rows - 1);
    const colours = tints(mix(palette.groundLit, palette.ground, 0.35 + near * 0.5)).map((tint) =>
      mix(tint, palette.foreground, near * 0.3),
    );
    const { centre, half } = pathAt(stage.horizon + 60 + offset);
    const common = {
      heightAt: (x: number) => heightAt(x) + offset,
      count: 130,
      height: 13 + row * 6,
      colours,
    };
    grass(page, blades, { ...common, from: -20, to: centre - half, lean: 4 });
    grass(page, blades, { ...common, from: centre + half, to: 1020, lean: -4 });
  }
  const blooms = scene.random('flowers');
  for (let i = 0; i < 34; i++) {
    const y = lerp(stage.horizon + 90, 960, blooms.next());
    const { centre, half } = pathAt(y);
    const away = half + blooms.between(30, 360);
    const x = centre + (blooms.chance(0.5) ? away : -away);
    const size = lerp(0.5, 1.35, (y - stage.horizon) / depth);
    flower(page, [x, y], size, {
      petal: blooms.pick(palette.accents),
      stalk: shade(palette.ground, 0.06),
    });
  }
};

const paintTrunk = (layer: Layer, random: Random, x: number, scene: SettingScene): void => {
  const { palette } = scene;
  const width = random.between(84, 108);
  const bark = palette.foreground;
  const lean = random.signed(18);
  layer.shape(
    limb(
      [
        [x, -40],
        [x + lean, 420],
        [x - lean * 0.4, 800],
        [x, 1040],
      ],
      [width * 0.72, width * 0.8, width, width * 1.6],
    ),
    bark,
    {
      smoothed: true,
      tremble: 2.4,
      frequency: 0.02,
      coats: [
        layer.shading([x, 0], [x + Math.sign(500 - x) * width * 0.7, 0], light(bark, 0.12), 0.8),
        { fill: shade(bark, 0.06), texture: 'bristle', size: 260, turn: 90, strength: 0.55 },
      ],
    },
  );
};

export const forest: SettingPainter = {
  palettes: FOREST_PALETTES,

  stage: (frame) => groundStage(frame, [branchPerch(frame)]),

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    paintSky(page, scene.random('sky'), {
      ...scene,
      horizon: stage.horizon,
      keepClear: scene.calm === 'top' ? { from: 60, to: 310 } : null,
    });
    paintFarTrees(page, scene.random('far trees'), scene);
    page.glow([scene.focus[0], stage.horizon], 330, light(palette.haze, 0.06), { opacity: 0.45 });
    paintClearing(page, scene);
    paintMiddleTrees(page, scene.random('middle trees'), scene);
  },

  paintInFront(scene) {
    const { page, palette } = scene;
    const random = scene.random('frame');
    const edge = scene.side === -1 ? 1000 : 0;
    page.plane((layer) => {
      paintTrunk(layer, random, edge, scene);
      const perch = branchPerch(scene);
      const bough = {
        left: Math.min(edge, perch.x),
        right: Math.max(edge, perch.x),
        top: perch.y - 4,
        bottom: perch.y + 60,
      };
      // No branch where it would cross a face or lie on a head; something small may sit on it.
      const heads = scene.faces.filter((face) => face.radius > 48);
      if (hidesFace(scene.faces, bough) || hidesFace(heads, { ...bough, top: perch.y - 60 }))
        return;
      layer.limb(
        [
          [edge, perch.y + 60],
          [lerp(edge, perch.x, 0.55), perch.y + 22],
          [perch.x - Math.sign(edge - 500) * 50, perch.y + 2],
        ],
        [34, 20, 5],
        palette.foreground,
        { tremble: 1.6 },
      );
    });
    const dark = tints(palette.foreground);
    page.plane((layer) => {
      const corner = (x: number, y: number, radius: number, count: number): void => {
        const box = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
        if (!hidesFace(scene.faces, box))
          leaves(layer, random, { x, y, radius, count, colours: dark, length: 26, width: 7.5 });
      };
      if (scene.calm !== 'top') {
        corner(20, 20, 150, 300);
        corner(985, 10, 150, 300);
      }
      corner(edge, scene.calm === 'top' ? 410 : 60, 100, 230);
      corner(edge, scene.calm === 'top' ? 520 : 330, 80, 150);
      if (scene.calm === 'bottom') return;
      frameFerns(layer, random, dark);
    });
  },
};

const frameFerns = (layer: Layer, random: Random, dark: readonly string[]): void => {
  for (const [x, long, angle] of [
    [-20, 220, -62],
    [50, 190, -78],
    [110, 140, -52],
    [1020, 230, -118],
    [950, 190, -102],
    [890, 140, -128],
  ] as const)
    fern(layer, [x, 1020], long * random.between(0.85, 1.1), {
      angle,
      colour: random.pick(dark),
    });
  grass(layer, random, {
    from: -20,
    to: 1020,
    heightAt: () => 1002,
    count: 230,
    height: 54,
    colours: dark,
  });
};
