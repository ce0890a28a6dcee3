import { light, mix, shade } from '../paint/colour.ts';
import type { Box, Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from '../props/forms.ts';
import { suitcase } from '../props/outdoors.ts';
import { ball, lump, plank, rod, xy } from '../props/parts.ts';
import { CARRIAGE_PALETTES } from './palettes/rooms.ts';
import { paintPassingView } from './parts/passing-view.ts';
import {
  floorSheet,
  frontPieces,
  roomStage,
  sizeAt,
  skirting,
  underHour,
  wainscot,
  wallBand,
  wallWash,
} from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** Inside a train: wide windows on hills that go by, plush seats, a rack of luggage, little lamps. */

/** The windows' edges, left to right. */
const windowsOf = (scene: SettingScene): Box[] => {
  const { top, bottom } = wallBand(scene);
  const size = sizeAt(scene, scene.stage.horizon);
  const sill = bottom - Math.min(74 * size, (bottom - top) * 0.34);
  const high = Math.max(top + 14, sill - 300);
  return [-1, 1].map((end) => {
    const x = 500 + end * 246;
    return { left: x - 196, right: x + 196, top: high, bottom: sill };
  });
};

const paintWindows = (scene: SettingScene): void => {
  const { page, palette } = scene;
  const wood = mix(palette.middle, palette.far, 0.3);
  for (const pane of windowsOf(scene)) {
    const { left, right, top, bottom } = pane;
    page.plane((layer) => {
      panel(layer, [left - 15, top - 15, right + 15, bottom + 15], 30, { colour: wood });
      layer.ctx.save();
      layer.ctx.beginPath();
      layer.ctx.roundRect(left, top, right - left, bottom - top, 20);
      layer.ctx.clip();
      paintPassingView(layer, scene, pane);
      layer.line(
        xy([left + 30, bottom, left + 90, (top + bottom) / 2, left + 130, top]),
        16,
        '#ffffff',
        { opacity: 0.2 },
      );
      layer.ctx.restore();
      rod(
        layer,
        xy([left, top + (bottom - top) * 0.24, right, top + (bottom - top) * 0.24]),
        6,
        wood,
      );
      plank(layer, [left - 24, bottom + 10, right + 24, bottom + 24], light(wood, 0.06));
      for (const [edge, inward] of [
        [left, 1],
        [right, -1],
      ] as const) {
        const cloth = mix(palette.accents[0], palette.sky[1], 0.2);
        lump(
          layer,
          xy([
            edge - inward * 8,
            top - 6,
            edge + inward * 44,
            top - 4,
            edge + inward * 26,
            (top + bottom) / 2,
            edge + inward * 34,
            bottom + 4,
            edge - inward * 8,
            bottom + 6,
          ]),
          cloth,
        );
        rod(
          layer,
          xy([
            edge - inward * 6,
            (top + bottom) / 2 + 14,
            edge + inward * 28,
            (top + bottom) / 2 + 6,
          ]),
          6,
          palette.accents[1],
        );
      }
    });
  }
};

/** One seat from the side, looking to the right; its foot is at (0, 0). */
const seat = (layer: Layer, cloth: string, wood: string): void => {
  plank(layer, [-58, -26, 50, 0], shade(wood, 0.1));
  lump(
    layer,
    xy([-74, -30, -84, -120, -80, -206, -58, -222, -40, -206, -42, -110, -34, -30]),
    cloth,
  );
  lump(layer, xy([-62, -26, -60, -62, 0, -70, 56, -64, 64, -44, 56, -24]), light(cloth, 0.04));
  for (const y of [-180, -140, -100]) ball(layer, [-58, y], 4, { colour: shade(cloth, 0.12) });
  lump(layer, xy([-80, -214, -66, -228, -44, -220, -40, -186, -62, -180, -80, -188]), '#fff1da');
  layer.limb(xy([-50, -104, -14, -110, 22, -106]), [12, 13, 11], wood);
};

/** A table between two seats, with a small lamp. */
const lampTable = (layer: Layer, wood: string): void => {
  rod(layer, xy([0, 0, 0, -104]), 12, wood);
  plank(layer, [-66, -116, 66, -102], light(wood, 0.06));
  ball(layer, [18, -120], 9, { colour: '#e2b04a', ry: 5 });
  rod(layer, xy([18, -120, 18, -142]), 4, '#e2b04a');
  lump(layer, xy([-4, -140, 6, -168, 30, -168, 40, -140]), '#e2574c');
};

const paintSeats = (scene: SettingScene): void => {
  const { page, palette, stage, light: hour } = scene;
  const y = stage.horizon + 34;
  const size = sizeAt(scene, y) * 0.96;
  const cloth = mix(palette.path, palette.accents[0], 0.2);
  const wood = palette.middle;
  const lit = hour === 'evening' || hour === 'night';
  page.plane((layer) => {
    for (const end of [-1, 1]) {
      layer.at({ x: 500 + end * 246, y, scale: size }, () => lampTable(layer, wood));
      for (const turn of [-1, 1])
        layer.at(
          {
            x: 500 + end * 246 - turn * 158 * Math.min(1, size),
            y: y + 8,
            scale: size,
            flip: turn === -1,
          },
          () => seat(layer, cloth, wood),
        );
    }
    underHour(layer, scene, 0.06);
  });
  if (lit)
    for (const end of [-1, 1])
      page.glow([500 + end * 246 + 18 * size, y - 150 * size], 190, '#ffd58a', { opacity: 0.8 });
};

/** The rack over the windows, where no text stands. */
const paintRack = (scene: SettingScene): void => {
  if (scene.calm === 'top') return;
  const { page, palette } = scene;
  const [first] = windowsOf(scene);
  if (!first || first.top < 120) return;
  const y = first.top - 34;
  const random = scene.random('rack');
  page.plane((layer) => {
    for (const x of [150, 400, 610, 860])
      if (random.chance(0.75))
        layer.at({ x, y, scale: 0.5 }, () =>
          suitcase.paint(layer, {
            light: scene.light,
            colour: random.pick(palette.accents),
            random,
          }),
        );
    rod(layer, xy([-20, y, 500, y, 1020, y]), 6, palette.accents[1]);
    for (let x = 20; x < 1000; x += 120) rod(layer, xy([x, y, x, y + 20]), 4, palette.accents[1]);
    underHour(layer, scene);
  });
};

/** A runner along the carriage's floor. */
const paintRunner = ({ page, palette, stage }: SettingScene): void => {
  const from = stage.horizon + (stage.feet - stage.horizon) * 0.5;
  const to = Math.min(1010, stage.feet + 70);
  const rug = mix(palette.path, palette.ground, 0.25);
  const bar = (a: number, b: number): Point[] => [
    [-20, a],
    [1020, a],
    [1020, b],
    [-20, b],
  ];
  page.plane(
    (layer) => {
      layer.shape(bar(from, to), rug, {
        angular: true,
        tremble: 1.4,
        coats: [{ fill: shade(rug, 0.08), texture: 'grain', size: 220, strength: 0.4 }],
      });
      for (const y of [from + 14, to - 20])
        layer.shape(bar(y, y + 7), mix(palette.accents[1], rug, 0.35), { angular: true });
    },
    { opacity: 0.85 },
  );
};

export const trainCarriageInside: SettingPainter = {
  palettes: CARRIAGE_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    wallWash(scene);
    const [first] = windowsOf(scene);
    wainscot(scene, (first?.bottom ?? stage.horizon - 80) - 60, palette.far);
    paintWindows(scene);
    paintRack(scene);
    skirting(scene);
    floorSheet(scene);
    paintRunner(scene);
    paintSeats(scene);
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 360, palette.haze, {
      opacity: 0.24,
    });
  },

  paintInFront(scene) {
    const { side } = scene;
    frontPieces(scene, [{ thing: suitcase, x: 500 - side * 455, y: 1026, size: 1.7 }]);
  },
};
