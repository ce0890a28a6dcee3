import { shade } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import type { FigureScene } from './figure.ts';
import { has } from './outfits.ts';

/** Parts sewn onto a garment. */

/** The trousers' upper part, so that a short top shows no gap. */
export const paintSeat = (scene: FigureScene): void => {
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
};

export const paintBib = (scene: FigureScene, middle: number): void => {
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
      angular: true,
      tremble: 0.6,
      coats: [layer.shading(spine(0.2, 30), spine(0, -34), shade(legs, 0.17))],
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
    layer.disc([x, y], 3.8, accent);
  }
};

export const paintPanel = (scene: FigureScene, middle: number): void => {
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
    layer.disc([x, y], 3.1, colour);
  };
  lamp(0.54, -6, '#ffe08a');
  lamp(0.54, 5, '#ff8a7a');
  lamp(0.42, -6, accent);
  lamp(0.42, 5, '#fff7e6');
};

export const paintBelt = (scene: FigureScene): void => {
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
};

/** The seams and rivets of steel plates, breast and skirt. */
export const paintPlates = ({ layer, skeleton, figure }: FigureScene): void => {
  const { spine } = skeleton;
  const { main, trim } = figure.paint;
  for (const along of [0.42, 0.02, -0.16]) {
    layer.line(
      [spine(along, -60), spine(along - 0.05, 0), spine(along, 60)],
      2.6,
      shade(main, 0.22),
      {
        even: true,
        tremble: 0.3,
      },
    );
    for (const aside of [-26, -9, 9, 26]) {
      const [x, y] = spine(along + 0.06, aside);
      layer.disc([x, y], 2.4, trim);
    }
  }
  layer.line([spine(0.95, 4), spine(0.44, 6)], 2.2, shade(main, 0.18), {
    even: true,
    tremble: 0.3,
  });
};

export const paintFurEdge = (scene: FigureScene, hem: number): void => {
  const { layer, skeleton, figure } = scene;
  const { spine } = skeleton;
  const low = Math.min(hem, -0.1) - 0.03;
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
};
