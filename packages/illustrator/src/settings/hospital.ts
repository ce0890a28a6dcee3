import { light, mix } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { balloon } from '../props/aircraft.ts';
import { panel } from '../props/forms.ts';
import { dripStand, hospitalBed } from '../props/hospital.ts';
import { plank, rod, xy } from '../props/parts.ts';
import { bouquet } from '../props/plants.ts';
import { blocks, teddy } from '../props/toys.ts';
import { HOSPITAL_PALETTES } from './palettes/rooms.ts';
import { guideLine } from './parts/hallway.ts';
import {
  clearOf,
  floorSheet,
  floorTiles,
  frontPieces,
  furnish,
  type Piece,
  roomStage,
  sizeAt,
  skirting,
  underHour,
  wainscot,
  wallBand,
  wallWash,
} from './parts/room.ts';
import { paintWindow } from './parts/room-window.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A children's ward: a bed with a drip stand, a painted wall, a window, a fish tank. */

const ARCHES = ['#e2574c', '#f0a04c', '#f2d05e', '#7bb86e', '#5f93c6'] as const;

/** Painted on the wall long ago by somebody kind: hills, a rainbow, a row of ducks. */
const paintMural = (scene: SettingScene): void => {
  const { page, stage, side } = scene;
  const size = sizeAt(scene, stage.horizon);
  const { top, bottom } = wallBand(scene);
  const x = 500 - side * 170;
  const radius = Math.min(150 * size, (bottom - top) * 0.55);
  const foot = bottom - 84 * size;
  page.plane(
    (layer) => {
      const { ctx } = layer;
      ctx.lineCap = 'butt';
      for (const [i, colour] of ARCHES.entries()) {
        ctx.strokeStyle = colour;
        ctx.lineWidth = radius * 0.11;
        ctx.beginPath();
        ctx.arc(x, foot, radius * (1 - i * 0.115), Math.PI, 2 * Math.PI);
        ctx.stroke();
      }
      for (const end of [-1, 1])
        for (const [dx, dy, r] of [
          [-0.2, -0.04, 0.16],
          [0, -0.1, 0.2],
          [0.2, -0.04, 0.16],
        ] as const)
          layer.disc(
            [x + end * radius * 0.8 + dx * radius, foot + dy * radius],
            r * radius,
            '#fffaf2',
          );
      for (let i = 0; i < 3; i++)
        duck(layer, [x + (i - 1) * radius * 0.42, foot + 6], radius * (0.16 - i * 0.02));
      underHour(layer, scene);
    },
    { opacity: 0.62 },
  );
};

const duck = (layer: Layer, [x, y]: Point, size: number): void => {
  layer.dab([x - size * 1.3, y - size * 0.7], size * 2.6, size * 0.9, {
    angle: 8,
    colour: '#f2c14e',
  });
  layer.disc([x + size * 0.8, y - size * 1.3], size * 0.55, '#f2c14e');
  layer.dab([x + size * 1.2, y - size * 1.25], size * 0.6, size * 0.2, {
    angle: 4,
    colour: '#ef8f4f',
  });
};

/** A tank on a stand: water, weed, three fish, one of them astonished. */
const fishTank = (layer: Layer): void => {
  plank(layer, [-74, -58, 74, 0], '#b98a58');
  for (const x of [-36, 36]) panel(layer, [x - 30, -50, x + 30, -8], 4, { colour: '#a87848' });
  panel(layer, [-70, -138, 70, -58], 6, { colour: '#7fc4dc', depth: 0.1 });
  plank(layer, [-68, -72, 68, -60], '#e8cf9a');
  for (const [x, tall] of [
    [-52, 50],
    [-44, 36],
    [50, 44],
    [58, 30],
  ] as const)
    layer.dab([x, -68], tall, 6, { angle: -92, colour: '#5f9f6c', bend: 6 });
  for (const [x, y, colour, turn] of [
    [-18, -112, '#ef8f4f', 0],
    [22, -92, '#f2c14e', 180],
    [-6, -84, '#e2574c', 0],
  ] as const)
    layer.at({ x, y, turn }, () => {
      layer.dab([-16, 0], 12, 7, { angle: 180, colour });
      layer.dab([-16, 0], 32, 9, { angle: 0, colour });
      layer.disc([8, -2], 2, '#2f2a44');
    });
  for (const [x, y, r] of [
    [2, -120, 3],
    [6, -128, 4],
    [38, -110, 3],
  ] as const)
    layer.disc([x, y], r, '#eaffff', 0.8);
  panel(layer, [-74, -146, 74, -136], 4, { colour: '#4a4058' });
  layer.line(xy([-58, -74, -50, -104, -40, -130]), 5, '#ffffff', { opacity: 0.5 });
};

/** The rail over the bed with its curtain drawn aside. */
const curtain = (layer: Layer, scene: SettingScene): void => {
  const { top, bottom } = wallBand(scene);
  const { stage, side, palette } = scene;
  const railY = Math.max(top + 6, stage.horizon - 300 * sizeAt(scene, stage.horizon));
  const from = side === 1 ? -20 : 1020;
  const to = 500 - side * 190;
  rod(layer, xy([from, railY, to, railY]), 6, '#aab2c4');
  const cloth = mix(palette.accents[2], '#ffffff', 0.45);
  for (let i = 0; i < 4; i++) {
    const x = from + side * (24 + i * 22);
    layer.limb(
      [
        [x, railY + 4],
        [x + side * 5, (railY + bottom) / 2],
        [x, bottom + 20],
      ],
      [24, 28, 25],
      i % 2 ? cloth : light(cloth, 0.04),
      { coats: [layer.shading([x - 12, railY], [x + 14, railY], palette.accents[2], 0.4)] },
    );
  }
};

const furnitureOf = (scene: SettingScene): Piece[] => {
  const { stage, side, palette } = scene;
  const deep = Math.min(stage.feet, 900) - stage.horizon;
  const y = stage.horizon + deep * 0.36;
  const size = sizeAt(scene, y);
  const bedX = 500 - side * 296;
  const pieces: Piece[] = [
    { thing: dripStand, x: bedX - side * 72 * size, y: y - 26, size: size * 0.95 },
    { thing: hospitalBed, x: bedX, y, size, flip: side === -1, colour: palette.accents[2] },
    { thing: teddy, x: bedX - side * 84 * size, y: y - 98 * size, size: size * 0.6, hangs: true },
  ];
  const balloonX = 500 + side * 90;
  if (clearOf(scene, balloonX, 110))
    pieces.push({
      thing: balloon,
      x: balloonX,
      y: stage.horizon - 40,
      size: size * 0.7,
      hangs: true,
    });
  return pieces;
};

export const hospital: SettingPainter = {
  palettes: HOSPITAL_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    const size = sizeAt(scene, stage.horizon);
    wallWash(scene);
    paintMural(scene);
    wainscot(scene, stage.horizon - 84 * size, mix(palette.far, palette.sky[1], 0.2));
    paintWindow(scene);
    page.plane((layer) => {
      curtain(layer, scene);
      underHour(layer, scene);
    });
    skirting(scene);
    floorSheet(scene);
    floorTiles(scene, { colour: palette.groundLit, opacity: 0.3 });
    guideLine(scene);
    page.plane((layer) => {
      layer.at({ x: 500 + side * 390, y: stage.horizon + 22, scale: size }, () => fishTank(layer));
      underHour(layer, scene);
    });
    furnish(scene, furnitureOf(scene));
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 380, palette.haze, {
      opacity: 0.26,
    });
  },

  paintInFront(scene) {
    const { side } = scene;
    frontPieces(scene, [
      { thing: bouquet, x: 500 + side * 478, y: 1020, size: 1.9 },
      { thing: blocks, x: 500 - side * 470, y: 1020, size: 1.5 },
    ]);
  },
};
