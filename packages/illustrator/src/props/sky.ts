import { alpha } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import { ball, lump, toyFace, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const moon: PropPainter = {
  box: { left: -80, top: -80, right: 80, bottom: 80 },
  grip: null,
  floats: true,
  lamp: { at: [0, 0], radius: 320, colour: '#fff0c4' },
  paint(layer) {
    layer.glow([0, 0], 190, '#fff0c4', { opacity: 0.55 });
    lump(layer, ellipse([0, 0], 76, 76, { turn: 0, count: 30 }), '#fff1c8', 0.1);
    for (const [x, y, r] of [
      [-28, -22, 14],
      [24, 8, 18],
      [-12, 34, 11],
      [32, -36, 9],
    ] as const)
      layer.shape(ellipse([x, y], r, r * 0.9), '#efd9a2', { opacity: 0.7 });
  },
};

export const rainbow: PropPainter = {
  box: { left: -330, top: -330, right: 330, bottom: 10 },
  grip: null,
  floats: true,
  paint(layer) {
    const bands = ['#e4675e', '#f0a04e', '#f6d766', '#8cc284', '#74b3d6', '#9a86c8'];
    layer.ctx.save();
    for (const [i, colour] of bands.entries()) {
      layer.ctx.strokeStyle = alpha(colour, 0.72);
      layer.ctx.lineWidth = 21;
      layer.ctx.beginPath();
      layer.ctx.arc(0, 0, 318 - i * 20, Math.PI, 2 * Math.PI);
      layer.ctx.stroke();
    }
    layer.ctx.restore();
    for (const side of [-1, 1])
      for (const [dx, r] of [
        [0, 44],
        [-38, 32],
        [38, 34],
      ] as const)
        ball(layer, [side * 268 + dx, -12], r, { colour: '#fffaf2', ry: r * 0.72 });
  },
};

/** What hangs, drifts and bursts in the air. */

export const sun: PropPainter = {
  box: { left: -116, top: -116, right: 116, bottom: 116 },
  grip: null,
  floats: true,
  lamp: { at: [0, 0], radius: 340, colour: '#fff0b0' },
  paint(layer) {
    layer.glow([0, 0], 210, '#fff0b8', { opacity: 0.5 });
    for (let i = 0; i < 12; i++) {
      const long = i % 2 ? 100 : 114;
      layer.at({ x: 0, y: 0, turn: i * 30 }, () =>
        lump(layer, xy([-11, -82, 0, -long, 11, -82, 0, -76]), i % 2 ? '#f9b93f' : '#fccb52', 0.08),
      );
    }
    lump(layer, ellipse([0, 0], 74, 74, { turn: 0, count: 30 }), '#ffd457', 0.1);
    toyFace(layer, [0, -6], 62, '#8a4a2c');
  },
};

export const cloud: PropPainter = {
  box: { left: -150, top: -92, right: 150, bottom: 46 },
  grip: null,
  floats: true,
  paint(layer) {
    const white = '#fdfbf8';
    const heaps = [
      [-100, 6, 44],
      [104, 8, 40],
      [56, -26, 50],
      [-8, -42, 52],
      [-58, -14, 46],
      [24, 6, 44],
      [78, 16, 30],
      [-26, 16, 34],
      [-78, 20, 26],
    ] as const;
    layer.shape(
      xy([-144, 24, -120, 0, 0, -30, 120, 4, 146, 26, 120, 44, 60, 38, 0, 45, -62, 38, -120, 44]),
      '#d3d5ea',
      { tremble: 2 },
    );
    for (const [x, y, r] of heaps)
      layer.shape(ellipse([x, y], r, r * 0.92, { turn: 0, count: 20 }), white, {
        tremble: 1.4,
        coats: [layer.shading([x - r * 0.2, y - r * 0.3], [x + r * 0.4, y + r], '#aeb5dc', 0.95)],
      });
  },
};
