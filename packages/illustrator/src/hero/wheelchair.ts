import { light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { PoseData } from '../poses/pose.ts';
import type { FigureScene } from './figure.ts';

/** Height of the seat over the ground, and room the chair takes, in hero units. */
export const SEAT_HEIGHT = 92;
const CHAIR_BOX = { left: -86, right: 92 } as const;

/** Room across: a chair that flies spreads its wings behind. */
export const chairBox = ({ lift }: Pick<PoseData, 'lift'>): { left: number; right: number } =>
  lift > 0 ? { left: -150, right: CHAIR_BOX.right } : CHAIR_BOX;

const FRAME = '#4a4358';
const WHEEL = 58;

const spokes = (scene: FigureScene, at: Point, radius: number): void => {
  for (let i = 0; i < 10; i++) {
    const t = (i / 10) * 2 * Math.PI;
    const rim: Point = [at[0] + Math.cos(t) * radius, at[1] + Math.sin(t) * radius];
    scene.layer.line([at, rim], 1.5, '#c8c4d6', { even: true, opacity: 0.8, tremble: 0 });
  }
};

const wheel = (scene: FigureScene, at: Point, radius: number, rim: string): void => {
  const { layer } = scene;
  const { ctx } = layer;
  for (const [r, width, colour] of [
    [radius - 3, 7, '#3a3346'],
    [radius - 10, 2.6, rim],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(at[0], at[1], r, 0, 2 * Math.PI);
    ctx.stroke();
  }
  spokes(scene, at, radius - 9);
  layer.shape(ellipse(at, 6), rim, { tremble: 0.2 });
};

/** Two white wings at the back: what carries a chair through the air. */
const wings = ({ layer }: FigureScene): void => {
  for (const [root, size, tone] of [
    [[-30, -104], 0.86, '#e6e2f0'],
    [[-40, -92], 1, '#fffaf2'],
  ] as const)
    for (const [turn, long] of [
      [-148, 104],
      [-166, 96],
      [176, 82],
      [158, 62],
    ] as const)
      layer.at({ x: root[0], y: root[1], turn, scale: size }, () =>
        layer.shape(
          [
            [0, -7],
            [long * 0.5, -15],
            [long, 0],
            [long * 0.5, 13],
            [0, 8],
          ],
          tone,
          {
            tremble: 0.6,
            coats: [layer.shading([long * 0.4, -8], [long * 0.5, 16], shade(tone, 0.1), 0.8)],
          },
        ),
      );
};

/** Back, far wheel and frame; the seat is at (0, −SEAT_HEIGHT). */
export const paintChairBehind = (scene: FigureScene): void => {
  const { layer, figure } = scene;
  const cloth = figure.paint.accent;
  if (figure.pose.lift > 0) wings(scene);
  wheel(scene, [4, -WHEEL], WHEEL * 0.96, shade(cloth, 0.08));
  layer.limb(
    [
      [-38, -SEAT_HEIGHT + 4],
      [-46, -SEAT_HEIGHT - 66],
      [-62, -SEAT_HEIGHT - 72],
    ],
    [6, 6, 6],
    FRAME,
    { tremble: 0.2 },
  );
  layer.shape(
    [
      [-48, -SEAT_HEIGHT - 62],
      [-30, -SEAT_HEIGHT - 62],
      [-24, -SEAT_HEIGHT + 4],
      [-44, -SEAT_HEIGHT + 4],
    ],
    cloth,
    {
      tremble: 0.6,
      coats: [layer.shading([-24, -150], [-48, -90], shade(cloth, 0.16))],
    },
  );
  layer.limb(
    [
      [-40, -SEAT_HEIGHT + 12],
      [44, -SEAT_HEIGHT + 12],
    ],
    [13, 13],
    shade(cloth, 0.1),
    { tremble: 0.4 },
  );
};

/** Near wheel, footrest and armrest, over the rider's hip. */
export const paintChairFront = (scene: FigureScene): void => {
  const { layer, figure } = scene;
  layer.limb(
    [
      [40, -SEAT_HEIGHT + 10],
      [58, -44],
      [66, -14],
      [88, -12],
    ],
    [5, 5, 5, 6],
    FRAME,
    { tremble: 0.2 },
  );
  wheel(scene, [60, -12], 12, '#8a86a0');
  wheel(scene, [-10, -WHEEL], WHEEL, light(figure.paint.accent, 0.04));
};
