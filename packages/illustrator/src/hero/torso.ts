import { light, shade } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import type { Coat } from '../paint/shape.ts';
import type { FigureScene } from './figure.ts';
import {
  paintBelt,
  paintBib,
  paintFurEdge,
  paintPanel,
  paintPlates,
  paintSeat,
} from './garment-parts.ts';
import { has } from './outfits.ts';

/** What the body wears between neck and knees. */

/** Hem below the hip along the spine (negative is below), shorter when seated. */
const hemOf = (scene: FigureScene): number => {
  const { cut, pose } = scene.figure;
  const { build } = scene.skeleton;
  const seated = pose.rests === 'seat' || pose.rests === 'mount';
  const down = (cut.hem * build.thigh) / build.torso;
  return seated ? -Math.min(down, 0.22) - 0.04 : -down;
};

const torsoOutline = (scene: FigureScene): Point[] => {
  const { skeleton, figure } = scene;
  const { spine } = skeleton;
  const narrow = figure.pose.view === 'side' ? 0.74 : 1;
  const hem = hemOf(scene);
  const seated = figure.pose.rests === 'seat' || figure.pose.rests === 'mount';
  const flare = figure.cut.flare * figure.cut.bulk ** 0.5 * (seated ? 0.84 : 1) * narrow;
  const at = (along: number, aside: number): Point => spine(along, aside * narrow);
  const low = Math.min(hem, -0.1);
  return [
    at(1.02, -11),
    at(0.9, -27),
    at(0.5, -32),
    at(0.05, -Math.max(31, flare * 0.8)),
    spine(low, -flare),
    spine(low - 0.06, -flare * 0.4),
    spine(low - 0.07, flare * 0.3),
    spine(low, flare),
    at(0.05, Math.max(31, flare * 0.8)),
    at(0.5, 32),
    at(0.9, 27),
    at(1.02, 11),
  ];
};

export const paintTorso = (scene: FigureScene): void => {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const { paint, cut } = figure;
  const [left, right] = [spine(0.5, -40), spine(0.6, 30)];
  const coats: Coat[] = [
    layer.shading(right, left, shade(paint.main, 0.17), 0.95),
    layer.shading(spine(0.4), spine(-0.4), shade(paint.main, 0.2), 0.65),
    layer.bloom(spine(0.86, 15), 60, light(paint.main, 0.1)),
    ...patternCoats(scene),
  ];
  if (cut.legs === 'shorts' || cut.legs === 'trousers' || cut.details.includes('bib'))
    paintSeat(scene);
  layer.shape(torsoOutline(scene), paint.main, { tremble: 0.9, coats });
  if (figure.pose.view !== 'back') paintFront(scene);
  if (has(scene, 'belt')) paintBelt(scene);
  if (has(scene, 'fur-edge')) paintFurEdge(scene, hemOf(scene));
};

const patternCoats = (scene: FigureScene): Coat[] => {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const { paint } = figure;
  const band = (along: number, colour: string, width: number, opacity: number): void =>
    layer.line([spine(along, -60), spine(along - 0.02, 0), spine(along, 60)], width, colour, {
      even: true,
      opacity,
      tremble: 0.5,
    });
  const draw = (paintPattern: () => void): Coat => ({ draw: paintPattern });
  const coats: Coat[] = [];
  if (has(scene, 'stripes'))
    coats.push(
      draw(() => {
        for (let i = 0; i < 8; i++) band(0.92 - i * 0.17, light(paint.main, 0.14), 5.4, 0.8);
      }),
    );
  if (has(scene, 'knit'))
    coats.push(
      draw(() => {
        for (let i = 0; i < 12; i++) band(0.9 - i * 0.1, shade(paint.main, 0.08), 2, 0.4);
        band(0.5, paint.trim, 5, 0.85);
        for (let i = -4; i <= 4; i++) {
          const [x, y] = spine(0.38, i * 9);
          layer.disc([x, y], 2.6, paint.trim, 0.85);
        }
        band(0.26, paint.trim, 5, 0.85);
      }),
    );
  if (has(scene, 'plates')) coats.push(draw(() => paintPlates(scene)));
  if (has(scene, 'dots') || has(scene, 'stars'))
    coats.push(
      draw(() => {
        for (let row = 0; row < 9; row++)
          for (let i = -4; i <= 4; i++) {
            const [x, y] = spine(0.9 - row * 0.17, i * 15 + (row % 2) * 7);
            layer.disc([x, y], 2.9, paint.trim, 0.85);
          }
      }),
    );
  return coats;
};

const paintFront = (scene: FigureScene): void => {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const { paint, pose } = figure;
  const middle = pose.view === 'side' ? 22 : pose.turn * 11 + 5;
  const low = hemOf(scene);
  const seam = (colour: string, width: number): void =>
    layer.line(
      [spine(0.84, middle - 2), spine(0.3, middle), spine(low, middle + 2)],
      width,
      colour,
      {
        opacity: 0.65,
      },
    );
  if (has(scene, 'buttons')) {
    seam(shade(paint.main, 0.22), 1.9);
    for (let i = 0; i < 3; i++) {
      const [x, y] = spine(0.68 - i * 0.27, middle + 6);
      layer.disc([x + 0.7, y + 1], 4.4, shade(paint.main, 0.3), 0.6);
      layer.disc([x, y], 4, paint.trim);
    }
  }
  if (has(scene, 'zip')) {
    seam(paint.trim, 3);
    const [x, y] = spine(0.72, middle);
    layer.disc([x, y + 3], 3, paint.accent);
  }
  if (has(scene, 'pockets'))
    for (const side of [-1, 1]) {
      const [x, y] = spine(0.06, side * 23 + pose.turn * 5);
      layer.line(
        [
          [x - 10, y],
          [x, y + 1],
          [x + 10, y - 1],
        ],
        3,
        shade(paint.main, 0.2),
        { opacity: 0.8 },
      );
    }
  if (has(scene, 'bib')) paintBib(scene, middle);
  if (has(scene, 'panel')) paintPanel(scene, middle);
  if (has(scene, 'waist-frill'))
    layer.line([spine(0.26, -31), spine(0.23, 0), spine(0.26, 31)], 5, paint.accent, {
      even: true,
    });
};
