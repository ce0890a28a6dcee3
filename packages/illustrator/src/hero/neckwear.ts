import { alpha, light, shade } from '../paint/colour.ts';
import { ellipse, type Point, smooth } from '../paint/geometry.ts';
import type { Coat } from '../paint/shape.ts';
import type { FigureScene } from './figure.ts';
import { has } from './outfits.ts';

/** What hangs from neck and shoulders: collar, hood, scarf, cape, backpack. */

/** Neck, and what is worn around it. */
export const paintNeck = (scene: FigureScene): void => {
  const { layer, skeleton, figure, skin } = scene;
  const { spine, neck, head } = skeleton;
  const { paint } = figure;
  const middle: Point = [(neck[0] + head[0]) / 2, (neck[1] + head[1]) / 2];
  layer.limb([spine(0.95), middle], [23 * skeleton.build.girth ** 0.4, 22], skin.shade, {
    tremble: 0.3,
  });
  if (has(scene, 'collar'))
    layer.limb([spine(0.98, -17), spine(0.92, 2), spine(0.98, 19)], [9, 12, 9], paint.trim, {
      tremble: 0.5,
    });
  if (has(scene, 'hood'))
    layer.limb(
      [spine(1, -26), spine(0.88, 0), spine(1, 26)],
      [18, 16, 18],
      shade(paint.main, 0.05),
      {
        coats: [layer.shading(spine(1.1), spine(0.86), shade(paint.main, 0.18))],
      },
    );
  if (has(scene, 'scarf')) paintScarf(scene);
  if (has(scene, 'neckerchief')) {
    layer.limb([spine(0.98, -22), spine(0.9, 2), spine(0.98, 23)], [11, 14, 11], paint.accent, {
      tremble: 0.7,
    });
    if (figure.pose.view !== 'back')
      layer.shape([spine(0.9, -6), spine(0.9, 14), spine(0.68, 10), spine(0.64, 4)], paint.accent, {
        tremble: 0.6,
        coats: [layer.shading(spine(0.9, 8), spine(0.62, 0), shade(paint.accent, 0.15))],
      });
  }
};

const paintScarf = (scene: FigureScene): void => {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const { accent } = figure.paint;
  const sway = Math.min(22, 8 + Math.abs(figure.pose.lean) + figure.pose.lift * 0.2);
  const stripes = (from: number, step: number, aside: number): Coat => ({
    draw: () => {
      for (let i = 0; i < 3; i++)
        layer.line(
          [
            spine(from - i * step, aside - 13 - i * 3),
            spine(from - i * step - 0.06, aside + 13 - i * 3),
          ],
          3.6,
          light(accent, 0.16),
          { even: true, opacity: 0.85, tremble: 0.2 },
        );
    },
  });
  const seated = figure.pose.rests === 'seat' ? 0.12 : 0;
  layer.limb(
    [
      spine(0.94, -16),
      spine(0.64, -24 - sway * 0.5),
      spine(0.36 + seated, -29 - sway),
      spine(0.2 + seated, -26 - sway * 1.4),
    ],
    [15, 17, 18, 14],
    shade(accent, 0.06),
    { coats: [stripes(0.4 + seated, 0.09, -27 - sway)] },
  );
  layer.limb(
    [spine(1.02, -26), spine(0.91, -6), spine(0.91, 12), spine(1.03, 27)],
    [17, 22, 22, 17],
    accent,
    {
      coats: [
        layer.shading(spine(1.08), spine(0.86), shade(accent, 0.2)),
        {
          draw: () => {
            for (let i = -2; i <= 2; i++)
              layer.line([spine(1.02, i * 10), spine(0.84, i * 10.5)], 3.4, light(accent, 0.16), {
                even: true,
                opacity: 0.8,
                tremble: 0.2,
              });
          },
        },
      ],
    },
  );
};

/** Cape and backpack: behind the body, or over it when seen from behind. */
export const paintBack = (scene: FigureScene): void => {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const { accent } = figure.paint;
  const sway = Math.min(
    40,
    6 + Math.abs(figure.pose.lean + figure.pose.spin * 0.3) * 1.2 + figure.pose.lift * 0.3,
  );
  if (has(scene, 'cape')) {
    const low = figure.pose.rests === 'seat' ? -0.1 : -0.62;
    layer.shape(
      [
        spine(0.92, -22),
        spine(0.5, -40 - sway * 0.3),
        spine(0, -50 - sway),
        spine(low, -54 - sway * 1.3),
        spine(low - 0.06, -22 - sway),
        spine(low, -sway * 0.5),
        spine(low - 0.03, 32),
        spine(0, 44),
        spine(0.5, 40),
        spine(0.92, 22),
      ],
      accent,
      {
        tremble: 1.4,
        coats: [layer.shading(spine(0.9), spine(low), shade(accent, 0.2)), capeFolds(scene, low)],
      },
    );
  }
  if (has(scene, 'backpack')) {
    const shift = figure.pose.view === 'back' ? 0 : -17 - figure.pose.turn * 8;
    const pack = ellipse([0, 0], 34, 38).map(([x, y]): Point => {
      const [sx, sy] = spine(0.5, shift + x);
      return [sx, sy + y * 0.98];
    });
    const leather = '#8a5a3a';
    layer.shape(smooth(pack), leather, {
      smoothed: true,
      coats: [layer.shading(spine(0.8, shift + 20), spine(0.1, shift - 34), shade(leather, 0.16))],
    });
    const [x, y] = spine(1, shift - 6);
    layer.limb(
      [
        [x - 20, y],
        [x + 24, y],
      ],
      [17, 17],
      light(figure.paint.main, 0.02),
      { tremble: 0.8 },
    );
  }
};

const capeFolds = (scene: FigureScene, low: number): Coat => ({
  draw: () => {
    const { layer, skeleton, figure } = scene;
    for (const aside of [-26, -4, 20])
      layer.line(
        [skeleton.spine(0.8, aside * 0.5), skeleton.spine(low, aside * 1.2)],
        5,
        alpha(shade(figure.paint.accent, 0.14), 0.6),
      );
  },
});
