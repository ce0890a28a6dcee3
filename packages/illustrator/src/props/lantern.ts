import { ellipse } from '../paint/geometry.ts';
import type { PropPainter } from './prop-painter.ts';

const IRON = '#43303c';

/** A storm lantern on a wire handle. */
export const lantern: PropPainter = {
  box: { left: -24, top: -74, right: 24, bottom: 2 },
  grip: [0, -70],
  lamp: { at: [0, -28], radius: 300, colour: '#ffcf7a' },

  paint(layer) {
    const { ctx } = layer;
    ctx.strokeStyle = IRON;
    ctx.lineWidth = 3.2;
    ctx.beginPath();
    ctx.arc(0, -55, 14, Math.PI * 1.02, Math.PI * 1.98);
    ctx.stroke();
    layer.shape(
      [
        [-18, -50],
        [18, -50],
        [20, -8],
        [-20, -8],
      ],
      '#ffe9a8',
      {
        angular: true,
        tremble: 0.3,
        coats: [{ fill: layer.radial([0, -28], 1, 30, ['#fffdf0', '#ffd76a', '#f0a03a']) }],
      },
    );
    layer.shape(ellipse(0, -27, 5.5, 10), '#fff8dd', { tremble: 0.3 });
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.moveTo(-17, -50);
    ctx.lineTo(-19, -8);
    ctx.moveTo(17, -50);
    ctx.lineTo(19, -8);
    ctx.stroke();
    layer.shape(
      [
        [-17, -55],
        [0, -66],
        [17, -55],
        [15, -49],
        [-15, -49],
      ],
      IRON,
      { tremble: 0.4, coats: [layer.shading([-8, -60], [16, -50], '#1d1226', 0.7)] },
    );
    layer.shape(
      [
        [-23, -9],
        [23, -9],
        [20, 0],
        [-20, 0],
      ],
      IRON,
      { tremble: 0.4, coats: [layer.shading([-10, -9], [22, 0], '#1d1226', 0.7)] },
    );
  },
};
