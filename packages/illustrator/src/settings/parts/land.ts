import { alpha, light, mix, shade } from '../../paint/colour.ts';
import { grass, tints } from '../../paint/foliage.ts';
import { clamp, lerp, type Point, smooth, terrain } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { mist } from '../../paint/sky.ts';
import type { SettingScene } from './setting-painter.ts';

/** Height of a rolling line at x, in page units. */
type HeightLine = (x: number) => number;

/** A rolling line around `y`; `phase` makes each its own. */
export const rolling =
  (y: number, swell: number, phase: number, length = 180): HeightLine =>
  (x) =>
    y +
    Math.sin(x / length + phase) * swell +
    Math.sin(x / (length * 0.43) + phase * 2.3) * swell * 0.35;

/** A far ridge or hill: one plane, hazy at its foot, lit along its crest. */
export const ridge = (
  page: Layer,
  line: HeightLine,
  colour: string,
  {
    haze,
    ...options
  }: {
    readonly haze: string;
    readonly depth?: number;
    readonly tremble?: number;
    readonly lit?: string;
  },
): void => {
  const crest = Math.min(line(100), line(350), line(650), line(900));
  const depth = options.depth ?? 150;
  page.shape(terrain(line, 24), colour, {
    smoothed: true,
    tremble: options.tremble ?? 2.4,
    frequency: 0.02,
    coats: [
      page.shading([0, crest + depth * 0.35], [0, crest + depth], light(haze, 0.02), 0.9),
      { fill: options.lit ?? light(colour, 0.06), texture: 'dry', size: 360, strength: 0.3 },
    ],
  });
};

/** Ridges from far to near, each less hazy, with mist between them. */
export const ridges = (
  page: Layer,
  random: Random,
  scene: SettingScene,
  rows: readonly {
    readonly lift: number;
    readonly swell: number;
    readonly share: number;
    readonly length?: number;
  }[],
): void => {
  const { palette, stage } = scene;
  for (const [i, row] of rows.entries()) {
    const line = rolling(
      stage.horizon - row.lift,
      row.swell,
      random.between(0, 6),
      row.length ?? 190,
    );
    const colour = mix(palette.haze, i === 0 ? palette.far : palette.middle, row.share);
    ridge(page, line, colour, { haze: palette.haze });
    mist(page, random, stage.horizon - row.lift + row.swell + 24, {
      colour: light(palette.haze, 0.03),
      opacity: 0.22,
      count: 5,
    });
  }
};

/**
 * The ground under the figures: light lies on its far end, its near end sinks into
 * the foreground's colour. Gives its height line.
 */
export const ground = (
  page: Layer,
  scene: SettingScene,
  options: { readonly top?: number; readonly swell?: number; readonly length?: number } = {},
): HeightLine => {
  const { palette, stage } = scene;
  const top = options.top ?? stage.horizon + 34;
  const line = rolling(top, options.swell ?? 10, 0.6, options.length ?? 230);
  page.shape(terrain(line), palette.ground, {
    smoothed: true,
    tremble: 2.4,
    coats: [
      {
        fill: page.linear(
          [0, top],
          [0, 1000],
          [
            [0, alpha(palette.groundLit, 0.95)],
            [0.32, alpha(palette.groundLit, 0.38)],
            [0.58, alpha(palette.ground, 0)],
            [1, alpha(light(palette.foreground, 0.05), 0.9)],
          ],
        ),
      },
      { fill: shade(palette.ground, 0.07), texture: 'blotch', size: 420, strength: 0.42 },
      { fill: light(palette.groundLit, 0.02), texture: 'dry', size: 330, strength: 0.18 },
    ],
  });
  return line;
};

/** Where a path runs at a height of the page. */
export interface PathRun {
  readonly centre: number;
  readonly half: number;
}

/** A path that winds from the horizon to the eye, past the figures. Gives where it runs. */
export const path = (
  page: Layer,
  scene: SettingScene,
  options: { readonly top: number; readonly width?: number },
): ((y: number) => PathRun) => {
  const { palette, focus } = scene;
  const random = scene.random('path');
  const bend = random.signed(150);
  const far = focus[0] * 0.4 + 300 + bend * 0.3;
  const width = options.width ?? 240;
  const centre = (t: number): number => lerp(far, focus[0] + bend * t * 0.4, t ** 0.8);
  const half = (t: number): number => lerp(12, width, t ** 1.7);
  const down = (t: number): number => lerp(options.top - 4, 1010, t);
  const steps = [0, 0.12, 0.3, 0.5, 0.75, 1];
  page.shape(
    smooth([
      ...steps.map((t): Point => [centre(t) + half(t), down(t)]),
      ...steps.toReversed().map((t): Point => [centre(t) - half(t), down(t)]),
    ]),
    palette.path,
    {
      smoothed: true,
      tremble: 5,
      frequency: 0.02,
      opacity: 0.95,
      coats: [
        page.shading([0, options.top + 120], [0, 1000], shade(palette.path, 0.2), 0.9),
        { fill: shade(palette.path, 0.12), texture: 'blotch', size: 260, strength: 0.4 },
        { fill: light(palette.path, 0.07), texture: 'dry', size: 300, strength: 0.3 },
      ],
    },
  );
  return (y) => {
    const t = clamp((y - options.top) / (1010 - options.top), 0, 1);
    return { centre: centre(t), half: half(t) };
  };
};

/** Rows of grass on the ground, taller and darker toward the eye, leaving `run` free. */
export const meadowGrass = (
  page: Layer,
  scene: SettingScene,
  line: HeightLine,
  {
    run,
    ...options
  }: {
    readonly run: ((y: number) => PathRun) | null;
    readonly count?: number;
    readonly rows?: number;
    readonly height?: number;
  },
): void => {
  const { palette, stage } = scene;
  const random = scene.random('grass');
  const rows = options.rows ?? 7;
  const depth = 1000 - stage.horizon;
  for (let row = 0; row < rows; row++) {
    const offset = 8 + (row / rows) * depth * 0.8;
    const near = row / (rows - 1);
    const colours = tints(mix(palette.groundLit, palette.ground, 0.35 + near * 0.5)).map((tint) =>
      mix(tint, palette.foreground, near * 0.3),
    );
    const common = {
      heightAt: (x: number) => line(x) + offset,
      count: options.count ?? 130,
      height: (options.height ?? 13) + row * 6,
      colours,
    };
    if (!run) {
      grass(page, random, { ...common, count: common.count * 2, from: -20, to: 1020 });
      continue;
    }
    const { centre, half } = run(line(500) + offset);
    grass(page, random, { ...common, from: -20, to: centre - half, lean: 4 });
    grass(page, random, { ...common, from: centre + half, to: 1020, lean: -4 });
  }
};

/** Dark grass along the bottom edge: the nearest frame of an open setting. */
export const frameGrass = (
  scene: SettingScene,
  options: { readonly height?: number; readonly count?: number } = {},
): void => {
  if (scene.calm === 'bottom') return;
  const random = scene.random('frame grass');
  const dark = tints(scene.palette.foreground);
  scene.page.plane((layer) =>
    grass(layer, random, {
      from: -20,
      to: 1020,
      heightAt: (x) => 1004 - (Math.abs(x - 500) / 500) ** 2 * 34,
      count: options.count ?? 240,
      height: options.height ?? 54,
      colours: dark,
    }),
  );
};

/** The band of y that sky lights and clouds keep clear for the text. */
export const textBand = (scene: SettingScene): { from: number; to: number } | null =>
  scene.calm === 'top' ? { from: 60, to: 310 } : null;
