import { alpha, light, shade } from '../paint/colour.ts';
import { ellipse, type Point, smooth } from '../paint/geometry.ts';
import type { Coat } from '../paint/shape.ts';
import type { FigureScene } from './figure.ts';

/** What the body wears between neck and knees. */

const has = (
  scene: FigureScene,
  detail: FigureScene['figure']['cut']['details'][number],
): boolean => scene.figure.cut.details.includes(detail);

/** Hem below the hip along the spine (negative is below), shorter when seated. */
const hemOf = (scene: FigureScene): number => {
  const { cut, pose } = scene.figure;
  const { build } = scene.skeleton;
  const seated = pose.rests === 'seat' || pose.rests === 'mount';
  const down = (cut.hem * build.thigh) / build.torso;
  return seated ? -Math.min(down, 0.22) - 0.04 : -down;
};

function torsoOutline(scene: FigureScene): Point[] {
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
}

export function paintTorso(scene: FigureScene): void {
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
  if (has(scene, 'fur-edge')) paintFurEdge(scene);
}

/** The trousers' upper part, so that a short top shows no gap. */
function paintSeat(scene: FigureScene): void {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const narrow = figure.pose.view === 'side' ? 0.74 : 1;
  const at = (along: number, aside: number): Point => spine(along, aside * narrow);
  layer.shape(
    [at(0.3, -25), at(0, -28), at(-0.18, -27), at(-0.26, 0), at(-0.18, 27), at(0, 28), at(0.3, 25)],
    figure.paint.legs,
    {
      tremble: 0.6,
      coats: [layer.shading(spine(0, 30), spine(0, -34), shade(figure.paint.legs, 0.17))],
    },
  );
}

function patternCoats(scene: FigureScene): Coat[] {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const { paint } = figure;
  const band = (along: number, colour: string, width: number, opacity: number): void =>
    layer.line([spine(along, -60), spine(along - 0.02, 0), spine(along, 60)], width, colour, {
      ...{ even: true, opacity, tremble: 0.5 },
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
          layer.disc(x, y, 2.6, paint.trim, 0.85);
        }
        band(0.26, paint.trim, 5, 0.85);
      }),
    );
  if (has(scene, 'dots'))
    coats.push(
      draw(() => {
        for (let row = 0; row < 9; row++)
          for (let i = -4; i <= 4; i++) {
            const [x, y] = spine(0.9 - row * 0.17, i * 15 + (row % 2) * 7);
            layer.disc(x, y, 2.9, paint.trim, 0.85);
          }
      }),
    );
  return coats;
}

function paintFront(scene: FigureScene): void {
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
      layer.disc(x + 0.7, y + 1, 4.4, shade(paint.main, 0.3), 0.6);
      layer.disc(x, y, 4, paint.trim);
    }
  }
  if (has(scene, 'zip')) {
    seam(paint.trim, 3);
    const [x, y] = spine(0.72, middle);
    layer.disc(x, y + 3, 3, paint.accent);
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
}

function paintBib(scene: FigureScene, middle: number): void {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const { legs, accent } = figure.paint;
  const bib = [
    spine(0.62, middle - 21),
    spine(0.62, middle + 17),
    spine(0.2, middle + 24),
    spine(0.2, middle - 27),
  ];
  for (const side of [-1, 1])
    layer.line([spine(0.98, side * 19 + 2), spine(0.6, middle + side * 16 - 2)], 7, legs, {
      even: true,
    });
  layer.shape(
    [spine(0.32, -32), spine(0.32, 32), spine(-0.16, 31), spine(-0.2, 0), spine(-0.16, -31)],
    legs,
    {
      ...{ tremble: 0.6, coats: [layer.shading(spine(0.2, 30), spine(0, -34), shade(legs, 0.17))] },
    },
  );
  layer.shape(bib, legs, {
    angular: true,
    tremble: 0.6,
    coats: [layer.shading(spine(0.6, 20), spine(0.1, -30), shade(legs, 0.15), 0.8)],
  });
  layer.line([spine(0.44, middle - 12), spine(0.43, middle + 9)], 2.4, shade(legs, 0.2), {
    opacity: 0.7,
  });
  for (const side of [-1, 1]) {
    const [x, y] = spine(0.6, middle + side * 16 - 2);
    layer.disc(x, y, 3.8, accent);
  }
}

function paintPanel(scene: FigureScene, middle: number): void {
  const { layer, skeleton, figure } = scene;
  const { trim, accent } = figure.paint;
  const { spine } = skeleton;
  const corners = [
    spine(0.62, middle - 13),
    spine(0.62, middle + 13),
    spine(0.34, middle + 13),
    spine(0.34, middle - 13),
  ];
  layer.shape(corners, trim, {
    angular: true,
    tremble: 0.5,
    coats: [layer.shading(corners[1] ?? [0, 0], corners[3] ?? [0, 0], shade(trim, 0.15))],
  });
  const lamp = (along: number, aside: number, colour: string): void => {
    const [x, y] = spine(along, middle + aside);
    layer.disc(x, y, 3.1, colour);
  };
  lamp(0.54, -6, '#ffe08a');
  lamp(0.54, 5, '#ff8a7a');
  lamp(0.42, -6, accent);
  lamp(0.42, 5, '#fff7e6');
}

function paintBelt(scene: FigureScene): void {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const narrow = figure.pose.view === 'side' ? 0.76 : 1;
  const colour = has(scene, 'panel') ? figure.paint.trim : shade(figure.paint.accent, 0.12);
  layer.limb(
    [spine(0.16, -33 * narrow), spine(0.12), spine(0.16, 33 * narrow)],
    [8, 9, 8],
    colour,
    { tremble: 0.4 },
  );
  if (figure.pose.view === 'back') return;
  const [x, y] = spine(0.13, figure.pose.turn * 10 + 3);
  layer.shape(
    [
      [x - 6, y - 6],
      [x + 6, y - 6],
      [x + 6, y + 6],
      [x - 6, y + 6],
    ],
    '#f0c756',
    { angular: true, tremble: 0.3 },
  );
}

function paintFurEdge(scene: FigureScene): void {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const low = Math.min(hemOf(scene), -0.1) - 0.03;
  const half =
    figure.cut.flare *
    (figure.pose.view === 'side' ? 0.74 : 1) *
    (figure.pose.rests === 'seat' ? 0.84 : 1);
  layer.limb(
    [spine(low + 0.03, -half), spine(low), spine(low + 0.03, half)],
    [12, 12, 12],
    figure.paint.trim,
    {
      tremble: 1.8,
      frequency: 0.12,
    },
  );
}

/** Neck, and what is worn around it. */
export function paintNeck(scene: FigureScene): void {
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
        ...{ coats: [layer.shading(spine(1.1), spine(0.86), shade(paint.main, 0.18))] },
      },
    );
  if (has(scene, 'scarf')) paintScarf(scene);
  if (has(scene, 'neckerchief')) {
    layer.limb([spine(0.98, -22), spine(0.9, 2), spine(0.98, 23)], [11, 14, 11], paint.accent, {
      tremble: 0.7,
    });
    if (figure.pose.view !== 'back')
      layer.shape([spine(0.9, -6), spine(0.9, 14), spine(0.68, 10), spine(0.64, 4)], paint.accent, {
        ...{
          tremble: 0.6,
          coats: [layer.shading(spine(0.9, 8), spine(0.62, 0), shade(paint.accent, 0.15))],
        },
      });
  }
}

function paintScarf(scene: FigureScene): void {
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
                ...{ even: true, opacity: 0.8, tremble: 0.2 },
              });
          },
        },
      ],
    },
  );
}

/** Cape and backpack: behind the body, or over it when seen from behind. */
export function paintBack(scene: FigureScene): void {
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
    const pack = ellipse(0, 0, 34, 38).map(([x, y]): Point => {
      const [sx, sy] = spine(0.5, shift + x);
      return [sx, sy + y * 0.98];
    });
    const leather = '#8a5a3a';
    layer.shape(smooth(pack), leather, {
      ...{
        smoothed: true,
        coats: [
          layer.shading(spine(0.8, shift + 20), spine(0.1, shift - 34), shade(leather, 0.16)),
        ],
      },
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
}

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
