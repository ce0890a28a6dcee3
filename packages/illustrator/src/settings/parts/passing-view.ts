import type { Light } from '@bramblebook/contract/picture-vocabulary';
import { light, oklch, shade } from '../../paint/colour.ts';
import { type Box, type Point, terrain } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import { ball, rod, slab, xy } from '../../props/parts.ts';
import type { SettingScene } from './setting-painter.ts';

const HILLS: Readonly<Record<Light, readonly [string, string, string]>> = {
  morning: [oklch(0.8, 0.06, 170), oklch(0.72, 0.1, 140), oklch(0.6, 0.11, 138)],
  noon: [oklch(0.78, 0.07, 175), oklch(0.7, 0.12, 138), oklch(0.58, 0.12, 140)],
  evening: [oklch(0.56, 0.09, 320), oklch(0.46, 0.08, 300), oklch(0.36, 0.07, 280)],
  night: [oklch(0.38, 0.07, 262), oklch(0.3, 0.065, 262), oklch(0.23, 0.06, 268)],
};

/** What goes by outside: the hour's sky, hills, trees and a village. */
export const paintPassingView = (layer: Layer, scene: SettingScene, pane: Box): void => {
  const { light: hour } = scene;
  const random = scene.random('view');
  const { left, right, top, bottom } = pane;
  const tall = bottom - top;
  const sky = OPEN_SKY[hour].sky;
  layer.flood(layer.linear([0, top], [0, bottom], [sky[0], sky[1], sky[2]]));
  if (hour === 'night') {
    for (let i = 0; i < 40; i++)
      layer.disc(
        [random.between(left, right), random.between(top, top + tall * 0.5)],
        1.5,
        '#fff6de',
        0.9,
      );
    layer.disc([620, top + tall * 0.26], 20, '#fff3d2');
  } else layer.glow([680, top + tall * 0.34], 150, '#fff6d8', { opacity: 0.7 });
  const phase = random.between(0, 6);
  for (const [i, colour] of HILLS[hour].entries()) {
    const y = top + tall * (0.56 + i * 0.14);
    const line = (x: number): number =>
      y + Math.sin(x / (170 - i * 30) + phase + i * 2) * tall * 0.07;
    layer.shape(terrain(line, 24), colour, {
      smoothed: true,
      tremble: 1.4,
      coats: [{ fill: light(colour, 0.05), texture: 'dry', size: 300, strength: 0.35 }],
    });
    if (i === 1) for (let k = 0; k < 5; k++) cottage(layer, random.between(40, 960), line, hour);
    if (i === 2)
      for (let k = 0; k < 9; k++) {
        const x = k * 118 + random.between(0, 60);
        roundTree(layer, [x, line(x)], random.between(20, 30), colour);
      }
  }
};

const cottage = (layer: Layer, x: number, line: (x: number) => number, hour: Light): void => {
  const y = line(x);
  const dark = hour === 'night';
  slab(
    layer,
    xy([x, y + 6, x + 34, y + 6, x + 34, y - 16, x, y - 16]),
    dark ? '#4d4a7a' : '#f3dcb8',
  );
  slab(layer, xy([x - 5, y - 15, x + 17, y - 34, x + 39, y - 15]), dark ? '#6a4a6c' : '#c2685a');
  layer.disc([x + 17, y - 6], 4.5, dark || hour === 'evening' ? '#ffe09a' : '#7f9cc0');
};

const roundTree = (layer: Layer, [x, y]: Point, size: number, colour: string): void => {
  rod(layer, xy([x, y + 10, x + 2, y - 20]), 6, shade(colour, 0.14));
  ball(layer, [x, y - 38], size, { colour: shade(colour, 0.03), ry: size * 1.25 });
};
