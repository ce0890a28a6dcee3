import { light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { MILK } from './materials.ts';
import { ball, flank, glass, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** A round ship with a dome of glass and lamps along its rim. */
export const flyingSaucer: PropPainter = {
  box: standing(300, 176),
  grip: null,
  lamp: { at: [0, -44], radius: 120, colour: '#ffe27a' },
  paint(layer) {
    for (const x of [-78, 0, 78]) rod(layer, xy([x * 0.8, -34, x, -6]), 9, '#8f86a8');
    for (const x of [-78, 0, 78]) ball(layer, [x, -8], 13, { colour: '#8f86a8', ry: 8 });
    layer.glow([0, -30], 90, '#ffe27a', { opacity: 0.45 });
    lump(layer, ellipse([0, -112], 74, 62, { turn: 0, count: 20 }), '#bfe3ea', 0.08);
    layer.line(xy([-40, -120, -26, -148, 0, -160]), 8, '#f4fdff', { opacity: 0.75 });
    lump(layer, ellipse([0, -64], 148, 40, { turn: 0, count: 26 }), '#a99bd0');
    lump(layer, ellipse([0, -74], 118, 24, { turn: 0, count: 24 }), '#c3b8e2', 0.08);
    for (const x of [-112, -58, 0, 58, 112])
      ball(layer, [x, -56 + Math.abs(x) * -0.08], 11, { colour: '#ffdf7a' });
  },
};

export const rocket: PropPainter = {
  box: standing(150, 280),
  grip: null,
  paint(layer) {
    for (const [x, height, width, colour] of [
      [0, 44, 26, '#f58d34'],
      [0, 28, 15, '#ffd35c'],
    ] as const)
      layer.shape(
        xy([
          x - width,
          -30,
          x + width,
          -30,
          x + width * 0.5,
          -12 + height * 0.2,
          x,
          height * 0.04,
          x - width * 0.5,
          -12 + height * 0.2,
        ]),
        colour,
      );
    for (const side of [-1, 1]) lump(layer, flank(side, '34,-100 70,-54 72,-14 30,-44'), '#d9503f');
    lump(
      layer,
      xy([0, -276, 34, -226, 48, -150, 40, -50, 26, -30, -26, -30, -40, -50, -48, -150, -34, -226]),
      MILK,
    );
    lump(layer, xy([0, -276, 26, -240, 36, -214, 0, -208, -36, -214, -26, -240]), '#d9503f');
    ball(layer, [0, -156], 24, { colour: '#d7a548' });
    ball(layer, [0, -156], 17, { colour: '#9fd3e2' });
    lump(layer, xy([-8, -84, 8, -84, 10, -24, 0, -12, -10, -24]), '#d9503f');
    layer.line(xy([-38, -64, 0, -60, 38, -64]), 5, '#8fa0b8', { even: true });
  },
};

export const aeroplane: PropPainter = {
  box: { left: -150, top: -70, right: 150, bottom: 70 },
  grip: null,
  floats: true,
  seat: [-10, -40],
  paint(layer, { colour }) {
    lump(layer, xy([-140, -54, -104, -54, -92, -12, -128, -4]), shade(colour, 0.05));
    lump(layer, xy([-30, -20, 24, -22, 46, -64, -6, -66]), shade(colour, 0.12));
    lump(
      layer,
      xy([-138, -14, -60, -34, 50, -36, 112, -22, 126, 0, 104, 22, 30, 32, -60, 24, -132, 2]),
      colour,
    );
    glass(layer, xy([14, -34, 20, -58, 46, -54, 62, -32]));
    lump(layer, xy([-44, 4, 34, 2, 6, 62, -66, 64, -70, 52]), light(colour, 0.06));
    layer.line(xy([-120, -2, 0, 4, 112, 2]), 6, MILK, { even: true });
    ball(layer, [128, 0], 9, { colour: '#e2b04a' });
    layer.shape(ellipse([134, 0], 7, 52, { turn: 0, count: 18 }), '#f4efe6', { opacity: 0.55 });
    for (const x of [24, 54]) rod(layer, xy([x, 28, x + 4, 52]), 5, '#6d6478');
    for (const x of [28, 58]) ball(layer, [x, 58], 11, { colour: '#4a3a52' });
  },
};

export const hotAirBalloon: PropPainter = {
  box: { left: -120, top: -330, right: 120, bottom: 60 },
  grip: null,
  floats: true,
  seat: [0, 20],
  paint(layer, { colour }) {
    const rim: Point[] = svgPoints(`
      0,-326 84,-296 118,-220 92,-136 34,-72 -34,-72 -92,-136 -118,-220 -84,-296
    `);
    layer.shape(rim, colour, {
      tremble: 0.8,
      coats: [
        {
          draw: (ctx) => {
            for (const [x, width, fill] of [
              [-118, 44, '#f6d472'],
              [-40, 80, MILK],
              [74, 44, '#f6d472'],
            ] as const) {
              ctx.fillStyle = fill;
              ctx.beginPath();
              ctx.moveTo(0, -330);
              ctx.bezierCurveTo(x * 1.2, -270, x * 1.2, -170, x * 0.26, -68);
              ctx.lineTo((x + width) * 0.26, -68);
              ctx.bezierCurveTo((x + width) * 1.2, -170, (x + width) * 1.2, -270, 0, -330);
              ctx.fill();
            }
          },
        },
        layer.shading([-30, -290], [110, -90], shade(colour, 0.2), 0.85),
        layer.bloom([-46, -260], 80, '#fffbe8', 0.6),
      ],
    });
    for (const side of [-1, 1])
      layer.line(xy([side * 32, -72, side * 32, -30, side * 34, 6]), 2.6, '#8a6a4a', {
        even: true,
      });
    lump(layer, xy([-38, 4, 38, 4, 30, 54, -30, 54]), '#b97f46');
    for (let i = 0; i < 3; i++)
      layer.line(
        xy([-36 + i * 2, 16 + i * 13, 0, 18 + i * 13, 36 - i * 2, 16 + i * 13]),
        2.4,
        '#8f5c30',
        { even: true },
      );
    plank(layer, [-42, 0, 42, 9], '#d59a58');
  },
};

export const kite: PropPainter = {
  box: { left: -60, top: -90, right: 60, bottom: 150 },
  grip: [0, 148],
  floats: true,
  paint(layer, { colour }) {
    const [top, left, right, low]: [Point, Point, Point, Point] = [
      [0, -88],
      [-54, -20],
      [54, -20],
      [0, 70],
    ];
    slab(layer, [top, right, [0, -20]], colour);
    slab(layer, [top, left, [0, -20]], '#f6e3c0');
    slab(layer, [left, low, [0, -20]], shade(colour, 0.08));
    slab(layer, [right, low, [0, -20]], '#f0c04e');
    layer.line([low, [-14, 96], [12, 122], [0, 148]], 2, '#8a6a4a', { even: true });
    for (const [x, y, turn] of [
      [-9, 92, 20],
      [8, 116, -20],
    ] as const)
      for (const side of [0, 180])
        layer.dab([x, y], 18, 6, { angle: turn + side, colour: side ? colour : '#f0c04e' });
  },
};

export const balloon: PropPainter = {
  box: { left: -34, top: -96, right: 34, bottom: 90 },
  grip: [0, 88],
  floats: true,
  paint(layer, { colour }) {
    layer.line(xy([0, -12, -5, 24, 5, 56, 0, 88]), 1.8, '#8a7a8a', { even: true });
    lump(
      layer,
      xy([0, -94, 26, -82, 33, -54, 18, -26, 0, -14, -18, -26, -33, -54, -26, -82]),
      colour,
    );
    slab(layer, xy([0, -16, 6, -6, -6, -6]), shade(colour, 0.06));
    layer.line(xy([-16, -52, -17, -68, -8, -80]), 5, '#ffffff', { opacity: 0.75 });
  },
};
