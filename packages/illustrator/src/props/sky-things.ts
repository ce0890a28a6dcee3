import { alpha, light } from '../paint/colour.ts';
import { ellipse, radians } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { lump, toyFace, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What hangs, drifts and bursts in the air. */

export const sun: PropPainter = {
  box: { left: -116, top: -116, right: 116, bottom: 116 },
  grip: null,
  floats: true,
  lamp: { at: [0, 0], radius: 340, colour: '#fff0b0' },
  paint(layer) {
    layer.glow(0, 0, 210, '#fff0b8', 0.5);
    for (let i = 0; i < 12; i++) {
      const long = i % 2 ? 100 : 114;
      layer.at({ x: 0, y: 0, turn: i * 30 }, () =>
        lump(layer, xy([-11, -82, 0, -long, 11, -82, 0, -76]), i % 2 ? '#f9b93f' : '#fccb52', 0.08),
      );
    }
    lump(layer, ellipse(0, 0, 74, 74, 0, 30), '#ffd457', 0.1);
    toyFace(layer, 0, -6, 62, '#8a4a2c');
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
      layer.shape(ellipse(x, y, r, r * 0.92, 0, 20), white, {
        tremble: 1.4,
        coats: [layer.shading([x - r * 0.2, y - r * 0.3], [x + r * 0.4, y + r], '#aeb5dc', 0.95)],
      });
  },
};

export const firework: PropPainter = {
  box: { left: -140, top: -140, right: 140, bottom: 140 },
  grip: null,
  floats: true,
  lamp: { at: [0, 0], radius: 300, colour: '#ffd9a0' },
  paint(layer, { random }) {
    burst(layer, -10, 10, 118, 18, ['#f0564a', '#ffb53c'], random.next() * 20);
    burst(layer, 84, -86, 54, 12, ['#4f9fe0', '#9fe0f0'], random.next() * 30);
    burst(layer, -94, -92, 42, 10, ['#a868c8', '#f2a0d0'], random.next() * 30);
  },
};

/** Sparks flying outward from one point: streaks with a bead at the end of each. */
const burst = (
  layer: Layer,
  x: number,
  y: number,
  radius: number,
  rays: number,
  [outer, inner]: readonly [string, string],
  turn: number,
): void => {
  layer.glow(x, y, radius * 1.15, light(inner, 0.06), 0.3);
  for (let i = 0; i < rays; i++) {
    const t = radians(turn + (i / rays) * 360);
    const far = radius * (i % 2 ? 0.74 : 1);
    const tint = i % 2 ? inner : outer;
    const sag = radius * 0.05;
    layer.limb(
      [
        [x + Math.cos(t) * radius * 0.2, y + Math.sin(t) * radius * 0.2],
        [x + Math.cos(t) * far * 0.6, y + Math.sin(t) * far * 0.6],
        [x + Math.cos(t) * far * 0.88, y + Math.sin(t) * far * 0.88 + sag],
      ],
      [1.6, 3 + radius * 0.035, 2 + radius * 0.03],
      tint,
      { tremble: 0.2 },
    );
    layer.disc(
      x + Math.cos(t) * far * 0.96,
      y + Math.sin(t) * far * 0.96 + sag,
      radius * 0.045,
      light(tint, 0.08),
    );
    const q = t + Math.PI / rays;
    layer.disc(
      x + Math.cos(q) * radius * 0.5,
      y + Math.sin(q) * radius * 0.5,
      radius * 0.028,
      '#fff6d0',
    );
  }
  layer.disc(x, y, radius * 0.1, '#fffbe8');
};

export const bubbles: PropPainter = {
  box: { left: -96, top: -110, right: 96, bottom: 104 },
  grip: null,
  floats: true,
  paint(layer) {
    for (const [x, y, r] of [
      [-28, 30, 58],
      [52, -44, 40],
      [-50, -66, 27],
      [66, 44, 22],
      [4, -90, 15],
      [28, 86, 13],
      [-82, -22, 11],
    ] as const)
      bubble(layer, x, y, r);
  },
};

const bubble = (layer: Layer, x: number, y: number, radius: number): void => {
  layer.disc(x, y, radius, '#eef8fb', 0.34);
  layer.disc(
    x,
    y,
    radius,
    layer.radial([x, y], radius * 0.55, radius, [
      [0, alpha('#ffffff', 0)],
      [0.5, alpha('#f7c6e0', 0.35)],
      [0.75, alpha('#a9dcf0', 0.6)],
      [1, alpha('#c9b6ec', 0.85)],
    ]),
  );
  const { ctx } = layer;
  ctx.strokeStyle = '#fbfdff';
  ctx.lineWidth = Math.max(2.2, radius * 0.06);
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.stroke();
  const arc = (from: number, to: number, width: number): void => {
    ctx.strokeStyle = '#ffffff';
    ctx.lineWidth = radius * width;
    ctx.beginPath();
    ctx.arc(x, y, radius * 0.74, radians(from), radians(to));
    ctx.stroke();
  };
  arc(192, 236, 0.15);
  arc(252, 258, 0.13);
  arc(28, 58, 0.07);
};
