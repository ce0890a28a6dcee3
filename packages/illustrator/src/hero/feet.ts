import { light, shade } from '../paint/colour.ts';
import { svgPoints } from '../paint/svg-points.ts';
import type { FigureScene } from './figure.ts';
import type { Leg } from './skeleton.ts';

/** Boots, shoes and bare feet. */

const fine = { tremble: 0.5, frequency: 0.05 } as const;

export const paintFoot = (scene: FigureScene, leg: Leg, far: boolean): void => {
  const { layer, figure, skeleton, skin } = scene;
  const { cut, paint } = figure;
  const grow = (skeleton.build.foot / 24) * (cut.bulk > 1.1 ? 1.08 : 1);
  const base = cut.feet === 'bare' ? skin.base : paint.feet;
  const colour = far ? shade(base, 0.06) : base;
  layer.at({ x: leg.ankle[0], y: leg.ankle[1], turn: leg.foot, scale: grow }, () => {
    if (cut.feet === 'bare') {
      layer.shape(svgPoints('-8,2 6,1 10,12 21,17 26,22 21,26 -9,26 -11,17'), colour, {
        ...fine,
        coats: [layer.shading([4, 0], [-8, 26], skin.shade, 0.9)],
      });
      return;
    }
    if (cut.feet === 'shoes') {
      layer.shape(svgPoints('-11,4 6,5 16,10 28,16 30,24 8,27 -13,26'), colour, {
        ...fine,
        coats: [layer.shading([6, 4], [-10, 26], shade(colour, 0.18), 0.9)],
      });
      layer.line(svgPoints('-3,8 4,11 10,10'), 3, light(colour, 0.16), {
        even: true,
        opacity: 0.8,
      });
    } else {
      layer.shape(
        svgPoints('-12,-8 -1,-10 11,-8 12,6 22,13 29,20 28,27 8,28 -13,28 -15,18'),
        colour,
        {
          ...fine,
          coats: [
            layer.shading([5, -8], [-13, 24], shade(colour, 0.2), 0.9),
            { fill: layer.linear([0, -14], [0, 0], [light(colour, 0.1), `${colour}00`]) },
          ],
        },
      );
      const cuff = cut.details.includes('fur-edge') ? paint.trim : light(colour, 0.1);
      layer.limb(svgPoints('-13,-8 0,-9 13,-8'), [7.5, 8, 7.5], far ? shade(cuff, 0.06) : cuff, {
        tremble: 0.5,
      });
    }
    layer.limb(svgPoints('-13,26.5 6,27 28,25.5'), [4, 5, 4], shade(colour, 0.2), { tremble: 0.3 });
  });
};
