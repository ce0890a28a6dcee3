import { light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { FigureScene } from './figure.ts';

/** What wizards and knights wear on their heads, in head units; the face stays free. */

/** A tall hat with a brim, its tip bent by many spells, a band and a few stars. */
export const paintPointedHat = ({ layer, figure }: FigureScene, shift: number): void => {
  const { main, trim } = figure.paint;
  const cone: Point[] = [
    [-46 + shift * 0.5, -34],
    [-30 + shift, -74],
    [-8 + shift, -106],
    [20 + shift, -122],
    [38 + shift, -108],
    [22 + shift, -100],
    [34 + shift, -70],
    [50 + shift * 0.5, -34],
  ];
  layer.shape(cone, main, {
    tremble: 0.7,
    coats: [
      layer.shading([26, -110], [-44, -30], shade(main, 0.16)),
      layer.bloom([18, -70], 34, light(main, 0.1), 0.7),
    ],
  });
  layer.limb(
    [
      [-76, -26],
      [-36 + shift, -40],
      [shift, -42],
      [38 + shift, -40],
      [78, -26],
    ],
    [9, 18, 19, 18, 9],
    shade(main, 0.05),
    { tremble: 0.6, coats: [layer.shading([40, -48], [-60, -20], shade(main, 0.18))] },
  );
  layer.limb(
    [
      [-44 + shift * 0.6, -46],
      [shift, -54],
      [48 + shift * 0.6, -46],
    ],
    [8, 9, 8],
    trim,
    { tremble: 0.4 },
  );
  for (const [x, y, r] of [
    [-14, -72, 4.6],
    [14, -84, 3.4],
    [22, -64, 3],
  ] as const)
    layer.disc([x + shift, y], r, light(trim, 0.06));
};

/** A round helmet with its visor pushed up, rivets and a plume. */
export const paintIronHat = ({ layer, figure }: FigureScene, shift: number): void => {
  const { main, trim, accent } = figure.paint;
  layer.limb(
    [
      [shift - 2, -66],
      [-10 + shift, -92],
      [-34 + shift, -98],
      [-54 + shift, -80],
    ],
    [8, 20, 22, 8],
    accent,
    { tremble: 1.4, coats: [layer.shading([0, -100], [-40, -70], shade(accent, 0.16))] },
  );
  const dome: Point[] = [
    [-58, -4],
    [-54, -38],
    [-30, -64],
    [2, -70],
    [34, -63],
    [55, -38],
    [59, -4],
    [44 + shift, -18],
    [shift, -32],
    [-42 + shift, -18],
  ];
  layer.shape(dome, main, {
    tremble: 0.5,
    coats: [
      layer.shading([24, -60], [-50, -6], shade(main, 0.2)),
      layer.bloom([20, -52], 30, '#ffffff', 0.5),
    ],
  });
  // The visor, up.
  layer.limb(
    [
      [-50 + shift * 0.4, -26],
      [-26 + shift, -44],
      [shift, -48],
      [28 + shift, -44],
      [52 + shift * 0.4, -26],
    ],
    [10, 16, 17, 16, 10],
    trim,
    { tremble: 0.5, coats: [layer.shading([30, -54], [-40, -24], shade(trim, 0.16))] },
  );
  for (const x of [-22, -6, 10, 26])
    layer.shape(ellipse([x + shift, -46], 5, 1.8), shade(main, 0.3), { tremble: 0.2 });
  for (const x of [-52, 53]) layer.disc([x, -18], 3.6, light(trim, 0.04));
};
