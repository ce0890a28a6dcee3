import { light, shade } from '../paint/colour.ts';
import { between, limb, type Point } from '../paint/geometry.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { paintFoot } from './feet.ts';
import type { FigureScene } from './figure.ts';
import type { Arm, Leg } from './skeleton.ts';

/** Arms and legs with what they wear. `far` ones are a little darker. */

const fine = { tremble: 0.5, frequency: 0.05 } as const;

/** A mitten hand with a thumb and the hint of fingers, at the wrist's end, along the forearm. */
const paintHand = (scene: FigureScene, arm: Arm, thumbUp: 1 | -1, pointing = false): void => {
  const { layer, skin, skeleton } = scene;
  const scale = 1.16 * skeleton.build.girth ** 0.5;
  layer.at({ x: arm.hand[0], y: arm.hand[1], turn: arm.angle, scale }, () => {
    layer.limb(
      [
        [1, -3 * thumbUp],
        [6, -10.5 * thumbUp],
      ],
      [8, 6.4],
      skin.base,
      { tremble: 0.3 },
    );
    const palm: Point[] = pointing
      ? svgPoints('-7,-6 3,-8 9,-6 22,-4.6 24,-1.4 11,1 10,6 2,8 -7,6')
      : svgPoints('-7,-6 3,-9 12,-7 15,0 11,7 2,8.5 -7,6');
    layer.shape(palm, skin.base, {
      tremble: 0.3,
      coats: [layer.shading([0, -8], [4, 10], skin.shade, 0.8)],
    });
    for (const y of pointing ? [3.4] : [-2.2, 2.4])
      layer.line(
        [
          [8.5, y],
          [11, y * 1.02],
          [13, y * 0.9],
        ],
        1.1,
        skin.deep,
        { opacity: 0.5, tremble: 0 },
      );
  });
};

export const paintArm = (scene: FigureScene, arm: Arm, far: boolean): void => {
  const { layer, figure, skeleton, skin } = scene;
  const { cut, paint } = figure;
  const girth = skeleton.build.girth;
  const sleeve = far ? shade(paint.main, 0.07) : paint.main;
  const bare = far ? skin.shade : skin.base;
  const w = girth * cut.bulk;
  const { shoulder, elbow, wrist } = arm;
  if (cut.sleeves !== 'long')
    layer.limb([shoulder, elbow, wrist], [20 * girth, 18 * girth, 15 * girth], bare, {
      ...fine,
      coats: [
        layer.shading(
          [elbow[0] + 5, elbow[1] - 12],
          [elbow[0] - 8, elbow[1] + 14],
          skin.shade,
          0.8,
        ),
      ],
    });
  const thumb = far === arm.angle > 90 ? -1 : 1;
  paintHand(scene, arm, thumb, figure.pose.frontArm[0] > 0.9 && !far);
  if (cut.sleeves === 'none') return;
  const end = cut.sleeves === 'long' ? wrist : between(shoulder, elbow, 0.72);
  const spine =
    cut.sleeves === 'long'
      ? [shoulder, elbow, wrist]
      : [shoulder, between(shoulder, elbow, 0.4), end];
  const widths = cut.sleeves === 'long' ? [27 * w, 26 * w, 23 * w] : [27 * w, 29 * w, 30 * w];
  layer.limb(spine, widths, sleeve, {
    ...fine,
    tremble: 0.8,
    coats: [
      layer.shading(
        [elbow[0] + 6, elbow[1] - 14],
        [elbow[0] - 8, elbow[1] + 16],
        shade(paint.main, 0.17),
      ),
      layer.bloom([shoulder[0] + 2, shoulder[1] - 8], 22, light(paint.main, 0.1), 0.5),
      ...(cut.details.includes('stripes')
        ? [stripesAlong(scene, spine, light(paint.main, 0.14))]
        : []),
    ],
  });
  if (cut.sleeves === 'long') paintCuff(scene, arm, far);
};

const paintCuff = (scene: FigureScene, arm: Arm, far: boolean): void => {
  const { layer, figure, skeleton } = scene;
  const { cut, paint } = figure;
  const half = 11 * skeleton.build.girth * cut.bulk;
  const r = (arm.angle * Math.PI) / 180;
  const [c, s] = [Math.cos(r), Math.sin(r)];
  const [x, y] = [arm.wrist[0] - c * 1.5, arm.wrist[1] - s * 1.5];
  const thick = cut.details.includes('fur-edge') ? 12 : 8.5;
  layer.limb(
    [
      [x - s * half, y + c * half],
      [x + s * half, y - c * half],
    ],
    [thick, thick],
    far ? shade(paint.trim, 0.08) : paint.trim,
    { tremble: thick > 10 ? 1.6 : 0.4 },
  );
};

const stripesAlong = (scene: FigureScene, spine: readonly Point[], colour: string) => ({
  draw: () => {
    const { layer } = scene;
    for (let i = 1; i < spine.length; i++) {
      const [a, b] = [spine[i - 1], spine[i]];
      if (!a || !b) continue;
      const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, ny] = [(-(b[1] - a[1]) / d) * 22, ((b[0] - a[0]) / d) * 22];
      for (let at = 5; at < d; at += 13) {
        const [x, y] = between(a, b, at / d);
        layer.line(
          [
            [x - nx, y - ny],
            [x + nx, y + ny],
          ],
          4.4,
          colour,
          { even: true, opacity: 0.8, tremble: 0.2 },
        );
      }
    }
  },
});

export const paintLeg = (scene: FigureScene, leg: Leg, far: boolean): void => {
  const { layer, figure, skeleton, skin } = scene;
  const { cut, paint } = figure;
  const girth = skeleton.build.girth * cut.bulk;
  const bare = far ? skin.shade : skin.base;
  const cloth = far ? shade(paint.legs, 0.07) : paint.legs;
  const { hip, knee, ankle } = leg;
  const covered = cut.legs === 'trousers' || cut.legs === 'tights';
  const slim = cut.legs === 'tights' ? 0.92 : 1;
  const colour = covered ? cloth : bare;
  layer.limb(
    [hip, knee, ankle],
    [31 * girth * slim, 26 * girth * slim, 20 * girth * slim],
    colour,
    {
      ...fine,
      tremble: 0.7,
      coats: [
        layer.shading(
          [knee[0] + 14, knee[1] - 10],
          [knee[0] - 16, knee[1] + 10],
          shade(colour, 0.17),
          0.8,
        ),
        ...(cut.details.includes('leg-stripes') && covered
          ? [stripesAlong(scene, [hip, knee, ankle], light(paint.legs, 0.14))]
          : []),
      ],
    },
  );
  if (cut.legs === 'shorts' || cut.legs === 'trousers') {
    const short = cut.legs === 'shorts';
    const end = short ? between(hip, knee, 0.86) : between(knee, ankle, 0.9);
    const spine = short ? [hip, between(hip, knee, 0.5), end] : [hip, knee, end];
    const widths = short
      ? [33 * girth, 34 * girth, 34 * girth]
      : [32 * girth, 29 * girth, 27 * girth];
    layer.shape(limb(spine, widths), cloth, {
      smoothed: true,
      tremble: 0.7,
      coats: [
        layer.shading(
          [knee[0] + 14, knee[1] - 12],
          [knee[0] - 16, knee[1] + 8],
          shade(cloth, 0.17),
          0.8,
        ),
        ...(cut.details.includes('dots') ? [dotsOver(scene, hip, ankle)] : []),
      ],
    });
  }
  paintFoot(scene, leg, far);
};

const dotsOver = (scene: FigureScene, from: Point, to: Point) => ({
  draw: () => {
    for (let i = 0; i < 9; i++) {
      const [x, y] = between(from, to, i / 8);
      scene.layer.disc([x + ((i % 3) - 1) * 9, y], 2.6, scene.figure.paint.trim, 0.85);
    }
  },
});
