import { light, shade } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import { radians } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel, ring } from './forms.ts';
import { IVORY, OAK, OLD_GOLD, STEEL } from './materials.ts';
import { ball, flank, glass, lump, plank, rod, slab, standing, wheel, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** A wheel that one can see through: tyre, spokes, hub. */
const spokedWheel = (
  layer: Layer,
  [x, y]: Point,
  radius: number,
  { colour, tyre = 7 }: { readonly colour: string; readonly tyre?: number },
): void => {
  for (let i = 0; i < 8; i++) {
    const t = radians(i * 45 + 12);
    const far = radius - tyre * 0.5;
    layer.line(
      xy([
        x,
        y,
        x + Math.cos(t) * far * 0.5,
        y + Math.sin(t) * far * 0.5,
        x + Math.cos(t) * far,
        y + Math.sin(t) * far,
      ]),
      tyre * 0.45,
      light(colour, 0.06),
      { even: true },
    );
  }
  ring(layer, [x, y], radius - tyre / 2, { width: tyre, colour });
  ball(layer, [x, y], tyre * 0.95, { colour: shade(colour, 0.06) });
};

export const wagon: PropPainter = {
  box: { left: -92, top: -118, right: 116, bottom: 2 },
  grip: [104, -110],
  seat: [-18, -78],
  paint(layer) {
    const red = '#d9483d';
    rod(layer, xy([66, -38, 82, -66, 104, -108]), 6, STEEL);
    layer.limb(xy([94, -106, 104, -114, 114, -106]), [7, 7, 7], '#4a3a52');
    plank(layer, [-72, -38, 72, -30], '#4a3a52');
    lump(layer, xy([-84, -74, -80, -38, -60, -32, 60, -32, 74, -38, 80, -74, 0, -70]), red, 0.15);
    panel(layer, [-90, -80, 86, -68], 6, { colour: light(red, 0.06) });
    layer.line(xy([-70, -50, 0, -50, 66, -50]), 5, IVORY, { even: true });
    for (const x of [-52, 50]) wheel(layer, [x, -22], 22, IVORY);
  },
};

export const wheelbarrow: PropPainter = {
  box: { left: -124, top: -104, right: 100, bottom: 2 },
  grip: [-118, -64],
  seat: [0, -76],
  paint(layer, { colour, random }) {
    for (const [x, y, turn] of [
      [-22, -66, -112],
      [6, -72, -88],
      [34, -68, -62],
    ] as const) {
      for (let i = 0; i < 5; i++)
        layer.dab([x, y], 30, 6, {
          angle: turn + random.signed(46),
          colour: i % 2 ? '#6fa552' : '#8cbc62',
        });
      ball(layer, [x + Math.cos(radians(turn)) * 26, y + Math.sin(radians(turn)) * 26], 8, {
        colour: ['#f3c24e', '#e8829a', '#f6f0ff'][(x + 22) / 28] ?? IVORY,
      });
    }
    lump(layer, xy([-56, -66, -30, -80, 8, -84, 48, -78, 72, -66, 0, -58]), '#7a5138');
    rod(layer, xy([-118, -64, -40, -44, 70, -22]), 8, OAK);
    rod(layer, xy([-30, -42, -38, -20, -36, 0]), 8, OAK);
    rod(layer, xy([6, -36, -20, -10]), 6, shade(OAK, 0.08));
    slab(layer, xy([-66, -70, 84, -70, 58, -28, -30, -28]), colour, 0.15);
    panel(layer, [-70, -76, 88, -66], 5, { colour: light(colour, 0.07) });
    ball(layer, [-116, -64], 7, { colour: '#4a3a52' });
    wheel(layer, [74, -22], 22, IVORY);
  },
};

export const carriage: PropPainter = {
  box: standing(300, 246),
  grip: null,
  seat: [106, -106],
  paint(layer) {
    const plum = '#8d5aa0';
    rod(layer, xy([92, -52, 128, -58, 148, -74]), 8, OLD_GOLD);
    layer.limb(xy([-104, -50, -118, -84, -100, -112]), [8, 7, 5], OLD_GOLD);
    layer.limb(xy([-76, -52, 0, -40, 92, -52]), [9, 9, 9], OLD_GOLD);
    plank(layer, [84, -104, 128, -94], '#c8574a');
    rod(layer, xy([92, -94, 84, -56]), 7, OLD_GOLD);
    rod(layer, xy([124, -94, 116, -58]), 6, OLD_GOLD);
    lump(
      layer,
      xy([
        -94, -122, -88, -176, -54, -206, 0, -214, 54, -206, 88, -176, 94, -122, 78, -76, 40, -54,
        -40, -54, -78, -76,
      ]),
      plum,
      0.17,
    );
    for (const side of [-1, 1])
      layer.line(xy([side * 30, -208, side * 58, -140, side * 36, -58]), 4, shade(plum, 0.1), {
        opacity: 0.6,
      });
    layer.shape(xy([-76, -130, -72, -170, -46, -178, -38, -164, -38, -130]), OLD_GOLD, {
      tremble: 0.5,
    });
    glass(layer, xy([-70, -136, -67, -164, -47, -171, -44, -136]), '#ffeab0');
    layer.shape(xy([76, -130, 72, -170, 46, -178, 38, -164, 38, -130]), OLD_GOLD, { tremble: 0.5 });
    glass(layer, xy([44, -136, 47, -171, 67, -164, 70, -136]), '#ffeab0');
    lump(
      layer,
      xy([-29, -60, -29, -172, -16, -190, 0, -194, 16, -190, 29, -172, 29, -60, 0, -56]),
      light(plum, 0.06),
    );
    layer.shape(xy([-20, -132, -20, -168, 0, -182, 20, -168, 20, -132]), OLD_GOLD, {
      tremble: 0.5,
    });
    glass(layer, xy([-14, -136, -14, -164, 0, -174, 14, -164, 14, -136]), '#ffeab0');
    for (const side of [-1, 1])
      layer.shape(flank(side, '2,-178 16,-164 15,-136 6,-152'), '#e8829a', { tremble: 0.5 });
    ball(layer, [20, -112], 4.4, { colour: OLD_GOLD });
    layer.line(xy([-88, -116, 0, -110, 88, -116]), 5, OLD_GOLD, { even: true });
    for (const side of [-1, 1])
      layer.limb(flank(side, '0,-214 22,-222 30,-236 20,-240'), [8, 6, 4], OLD_GOLD);
    ball(layer, [0, -224], 11, { colour: OLD_GOLD });
    ball(layer, [0, -239], 6, { colour: '#e4675e' });
    spokedWheel(layer, [-74, -46], 46, { colour: OLD_GOLD, tyre: 9 });
    spokedWheel(layer, [82, -36], 36, { colour: OLD_GOLD, tyre: 8 });
  },
};

export const wheelchair: PropPainter = {
  box: standing(186, 178),
  grip: null,
  paint(layer, { colour }) {
    const frame = '#4f5a78';
    spokedWheel(layer, [8, -58], 54, { colour: shade(frame, 0.06), tyre: 7 });
    layer.limb(xy([-34, -86, -42, -150, -52, -166, -72, -168]), [7, 7, 7], frame);
    ball(layer, [-70, -168], 6, { colour: '#3a3346' });
    lump(layer, xy([-52, -152, -36, -156, -26, -92, -34, -84, -46, -88]), colour);
    layer.limb(xy([30, -88, 50, -84, 60, -40, 66, -14]), [7, 7, 6], frame);
    lump(layer, xy([58, -14, 88, -16, 90, -9, 60, -7]), shade(frame, 0.08));
    lump(layer, xy([-42, -98, 40, -100, 46, -92, 40, -82, -40, -80]), colour);
    rod(layer, xy([-36, -124, 24, -124, 30, -100]), 7, frame);
    panel(layer, [-34, -131, 22, -121], 5, { colour: '#3a3346' });
    wheel(layer, [58, -14], 14, IVORY);
    spokedWheel(layer, [-12, -58], 58, { colour: frame, tyre: 8 });
    ring(layer, [-12, -58], 45, { width: 3.4, colour: light(colour, 0.05) });
  },
};

export const pram: PropPainter = {
  box: standing(150, 150),
  grip: [-72, -132],
  paint(layer, { colour }) {
    rod(layer, xy([-38, -70, -58, -112, -74, -132]), 6, STEEL);
    lump(layer, xy([-50, -72, 50, -72, 44, -40, 20, -28, -24, -28, -46, -42]), colour);
    lump(layer, xy([0, -72, 4, -118, 30, -128, 54, -108, 58, -72]), light(colour, 0.06));
    for (const turn of [14, 34])
      layer.line(xy([2, -74, turn, -98, turn + 8, -122]), 2.4, shade(colour, 0.14), { even: true });
    lump(layer, xy([-46, -78, 0, -84, 2, -64, -40, -60]), IVORY);
    for (const x of [-32, 34]) wheel(layer, [x, -18], 18, IVORY);
  },
};
