import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { panel } from './forms.ts';
import { BRASS, OLD_GOLD } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What stands in a museum. */

const BONE = '#eedfba';

/** A tall hunter of long ago, in bones, on its plinth. */
export const dinosaurSkeleton: PropPainter = {
  box: { left: -232, top: -330, right: 214, bottom: 2 },
  grip: null,
  paint(layer) {
    panel(layer, [-150, -36, 150, 0], 6, { colour: '#9c7a5c' });
    plank(layer, [-158, -44, 158, -32], '#b8946e');
    panel(layer, [-26, -26, 26, -10], 3, { colour: BRASS });
    const bone = (points: readonly number[], widths: readonly number[], tone = BONE): void =>
      layer.limb(xy(points), widths, tone, {
        coats: [{ fill: shade(tone, 0.1), texture: 'grain', size: 150, strength: 0.5 }],
      });
    const far = shade(BONE, 0.12);
    bone([-18, -172, 20, -128, -2, -86, 26, -48], [17, 12, 10, 12], far);
    bone([24, -48, 58, -46], [10, 7], far);
    bone(
      [-228, -112, -170, -128, -110, -160, -40, -186, 40, -204, 84, -238, 104, -286],
      [3, 7, 11, 15, 14, 12, 12],
    );
    for (let i = 0; i < 15; i++) {
      const t = i / 14;
      const x = -206 + t * 278;
      const y = -121 - t * 82 - Math.sin(t * 3) * 10;
      layer.limb(xy([x, y - 4, x - 5, y - 14 - t * 7]), [5, 3], BONE);
    }
    for (const [i, x] of [-14, 4, 22, 40, 56].entries()) {
      const long = 62 - Math.abs(i - 2) * 7;
      bone([x, -194 - i * 4, x + 16, -176 - i * 3, x + 12, -190 + long - i * 3], [6, 6, 4]);
    }
    bone([-46, -186, -66, -136, -34, -92, -58, -48], [22, 16, 12, 13]);
    bone([-60, -48, -20, -46], [11, 8]);
    lump(layer, xy([-68, -196, -36, -206, -14, -190, -30, -164, -58, -162]), BONE);
    bone([62, -196, 84, -172, 102, -180], [8, 6, 4]);
    for (const y of [-186, -176]) rod(layer, xy([100, -180, 110, y]), 3, BONE);
    lump(
      layer,
      xy([84, -318, 122, -330, 166, -316, 206, -292, 210, -276, 168, -278, 112, -272, 88, -286]),
      BONE,
    );
    lump(
      layer,
      xy([104, -276, 150, -270, 196, -262, 190, -250, 138, -250, 106, -260]),
      light(BONE, 0.02),
    );
    layer.shape(ellipse([126, -306], 11, 10), '#5a4438', { tremble: 0.4 });
    layer.shape(ellipse([184, -298], 5, 4), '#7a6250', { tremble: 0.3 });
    for (let i = 0; i < 7; i++) {
      slab(
        layer,
        xy([130 + i * 10, -279, 138 + i * 10, -279, 134 + i * 10, -266]),
        '#fffaf0',
        0.05,
      );
      if (i < 6)
        slab(layer, xy([132 + i * 9, -263, 139 + i * 9, -263, 135 + i * 9, -272]), '#fffaf0', 0.05);
    }
    rod(layer, xy([0, -36, 0, -190]), 4, '#7a6a86');
  },
};

/** Something precious under glass: a crown on a cushion. */
export const glassCase: PropPainter = {
  box: standing(128, 216),
  grip: null,
  paint(layer, { colour }) {
    panel(layer, [-56, -94, 56, 0], 5, { colour: '#9c7a5c' });
    panel(layer, [-42, -80, 42, -16], 4, { colour: '#b08c68' });
    plank(layer, [-62, -104, 62, -90], '#b8946e');
    lump(layer, xy([-36, -106, -40, -118, 0, -124, 40, -118, 36, -106, 0, -102]), colour);
    slab(
      layer,
      xy([-26, -122, -32, -156, -14, -140, 0, -164, 14, -140, 32, -156, 26, -122]),
      OLD_GOLD,
    );
    for (const [x, y, tint] of [
      [-32, -158, '#e2574c'],
      [0, -166, '#5f93c6'],
      [32, -158, '#7bb86e'],
    ] as const)
      ball(layer, [x, y], 5, { colour: tint });
    layer.shape(xy([-54, -104, 54, -104, 54, -206, -54, -206]), '#cfeaf2', {
      angular: true,
      opacity: 0.3,
    });
    for (const x of [-54, 54]) rod(layer, xy([x, -104, x, -206]), 4, BRASS);
    plank(layer, [-58, -212, 58, -204], BRASS);
    layer.line(xy([-40, -116, -28, -156, -8, -196]), 7, '#ffffff', { opacity: 0.6 });
  },
};

/** Two brass posts with a red rope between them. */
export const ropeBarrier: PropPainter = {
  box: standing(236, 112),
  grip: null,
  paint(layer) {
    layer.limb(
      xy([-100, -92, -56, -60, 0, -48, 56, -60, 100, -92]),
      [11, 11, 11, 11, 11],
      '#b8324a',
      {
        coats: [layer.shading([0, -70], [0, -40], shade('#b8324a', 0.14), 0.8)],
      },
    );
    for (const x of [-102, 102]) {
      lump(layer, xy([x - 24, 0, x - 14, -10, x + 14, -10, x + 24, 0]), OLD_GOLD);
      rod(layer, xy([x, -8, x, -96]), 9, OLD_GOLD);
      ball(layer, [x, -102], 9, { colour: OLD_GOLD });
    }
  },
};
