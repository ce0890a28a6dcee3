import { light } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import { ellipse, radians } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { BEECH, LINEN } from './materials.ts';
import { ball, lump, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const lamp: PropPainter = {
  box: standing(72, 130),
  grip: null,
  lamp: { at: [0, -92], radius: 280, colour: '#ffdf9a' },
  paint(layer, { colour }) {
    ball(layer, [0, -7], 24, { colour: BEECH, ry: 7 });
    rod(layer, xy([0, -8, 0, -72]), 7, BEECH);
    slab(layer, xy([-20, -128, 20, -128, 36, -72, -36, -72]), light(colour, 0.16));
    layer.glow([0, -98], 70, '#ffe9b0', { opacity: 0.5 });
  },
};

export const candle: PropPainter = {
  box: standing(40, 78),
  grip: [0, -10],
  lamp: { at: [0, -70], radius: 230, colour: '#ffcf80' },
  paint(layer) {
    ball(layer, [0, -5], 19, { colour: '#d9a44a', ry: 6 });
    lump(layer, xy([-9, -6, -9, -50, 0, -54, 9, -50, 9, -6]), LINEN);
    layer.dab([0, -54], 24, 6.6, { angle: -90, colour: '#ffab3c' });
    layer.dab([0, -55], 13, 3.4, { angle: -90, colour: '#fff3bc' });
  },
};

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
    layer.shape(svgPoints('-18,-50 18,-50 20,-8 -20,-8'), '#ffe9a8', {
      angular: true,
      tremble: 0.3,
      coats: [{ fill: layer.radial([0, -28], 1, 30, ['#fffdf0', '#ffd76a', '#f0a03a']) }],
    });
    layer.shape(ellipse([0, -27], 5.5, 10), '#fff8dd', { tremble: 0.3 });
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.moveTo(-17, -50);
    ctx.lineTo(-19, -8);
    ctx.moveTo(17, -50);
    ctx.lineTo(19, -8);
    ctx.stroke();
    layer.shape(svgPoints('-17,-55 0,-66 17,-55 15,-49 -15,-49'), IRON, {
      tremble: 0.4,
      coats: [layer.shading([-8, -60], [16, -50], '#1d1226', 0.7)],
    });
    layer.shape(svgPoints('-23,-9 23,-9 20,0 -20,0'), IRON, {
      tremble: 0.4,
      coats: [layer.shading([-10, -9], [22, 0], '#1d1226', 0.7)],
    });
  },
};

export const firework: PropPainter = {
  box: { left: -140, top: -140, right: 140, bottom: 140 },
  grip: null,
  floats: true,
  lamp: { at: [0, 0], radius: 300, colour: '#ffd9a0' },
  paint(layer, { random }) {
    burst(layer, [-10, 10], 118, {
      rays: 18,
      colours: ['#f0564a', '#ffb53c'],
      turn: random.next() * 20,
    });
    burst(layer, [84, -86], 54, {
      rays: 12,
      colours: ['#4f9fe0', '#9fe0f0'],
      turn: random.next() * 30,
    });
    burst(layer, [-94, -92], 42, {
      rays: 10,
      colours: ['#a868c8', '#f2a0d0'],
      turn: random.next() * 30,
    });
  },
};

/** Sparks flying outward from one point: streaks with a bead at the end of each. */
const burst = (
  layer: Layer,
  [x, y]: Point,
  radius: number,
  {
    rays,
    colours: [outer, inner],
    turn,
  }: { readonly rays: number; readonly colours: readonly [string, string]; readonly turn: number },
): void => {
  layer.glow([x, y], radius * 1.15, light(inner, 0.06), { opacity: 0.3 });
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
      [x + Math.cos(t) * far * 0.96, y + Math.sin(t) * far * 0.96 + sag],
      radius * 0.045,
      light(tint, 0.08),
    );
    const q = t + Math.PI / rays;
    layer.disc(
      [x + Math.cos(q) * radius * 0.5, y + Math.sin(q) * radius * 0.5],
      radius * 0.028,
      '#fff6d0',
    );
  }
  layer.disc([x, y], radius * 0.1, '#fffbe8');
};
