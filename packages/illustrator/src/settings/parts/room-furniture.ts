import { alpha, mix, oklch, shade } from '../../paint/colour.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { bigLeaf } from './plants.ts';
import type { SettingScene } from './setting-painter.ts';

export const paintShelf = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const random = scene.random('shelf');
  const x = 500 - side * 60;
  const y = stage.horizon - 205;
  if (scene.calm === 'top' && y < 370) return;
  const wood = mix(palette.middle, palette.ground, 0.4);
  page.plane((layer) => {
    layer.shape(
      [
        [x - 100, y],
        [x + 100, y],
        [x + 100, y + 13],
        [x - 100, y + 13],
      ],
      wood,
      { angular: true, coats: [layer.shading([x, y], [x, y + 14], shade(wood, 0.14), 0.9)] },
    );
    let at = x - 90;
    while (at < x + 40) {
      const width = random.between(11, 20);
      const height = random.between(40, 66);
      const colour = mix(random.pick([...palette.accents, palette.path]), palette.sky[1], 0.2);
      layer.shape(
        [
          [at, y],
          [at + width - 1.5, y],
          [at + width - 1.5, y - height],
          [at, y - height],
        ],
        colour,
        {
          angular: true,
          tremble: 0.4,
          coats: [layer.shading([at, y], [at + width, y], shade(colour, 0.1), 0.7)],
        },
      );
      at += width;
    }
    layer.shape(
      [
        [x + 56, y],
        [x + 92, y],
        [x + 86, y - 30],
        [x + 62, y - 30],
      ],
      mix(palette.accents[1], palette.sky[1], 0.2),
      { angular: true },
    );
    for (const turn of [-140, -110, -90, -68, -40])
      bigLeaf(layer, [x + 74, y - 30], 44, {
        width: 15,
        angle: turn,
        colour: mix(oklch(0.58, 0.1, 150), palette.sky[1], scene.light === 'night' ? 0.5 : 0.15),
      });
  });
};

/** The bed at the shaded side: headboard, pillow, quilt in patches. */
export const paintBed = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const size = { far: 0.8, middle: 1, close: 1.2, high: 0.85, low: 1.1 }[scene.shot];
  const wood = mix(palette.middle, palette.foreground, 0.15);
  page.plane((layer) =>
    layer.at({ x: 500 - side * 350, y: stage.horizon + 96, scale: size, flip: side === -1 }, () => {
      layer.shape(svgPoints('-170,0 -170,-190 -150,-214 -120,-218 -110,-200 -110,0'), wood, {
        tremble: 1,
        coats: [layer.shading([-160, -200], [-110, 0], shade(wood, 0.14), 0.8)],
      });
      layer.shape(svgPoints('-116,-20 150,-20 150,-58 -116,-58'), wood, {
        angular: true,
        coats: [layer.shading([0, -58], [0, -20], shade(wood, 0.16), 0.9)],
      });
      const pillow = mix('#fffaf2', palette.sky[1], 0.25);
      layer.shape(svgPoints('-118,-64 -116,-112 -76,-120 -34,-110 -30,-76 -60,-60'), pillow, {
        coats: [layer.shading([-90, -118], [-60, -60], shade(pillow, 0.12), 0.9)],
      });
      const quilt = mix(palette.accents[2], palette.sky[1], 0.15);
      layer.shape(svgPoints('-70,-36 -62,-92 10,-98 100,-92 152,-84 158,-20 140,2 -66,-6'), quilt, {
        coats: [
          {
            draw: (ctx) => {
              const patches = [palette.accents[0], palette.accents[1], palette.path, quilt];
              for (let r = 0; r < 4; r++)
                for (let c = 0; c < 8; c++) {
                  ctx.fillStyle = alpha(
                    mix(patches[(r * 3 + c) % 4] ?? quilt, palette.sky[1], 0.25),
                    0.85,
                  );
                  ctx.fillRect(-72 + c * 30 + r * 3, -100 + r * 27, 28, 25);
                }
            },
          },
          layer.shading([40, -98], [60, 0], shade(quilt, 0.16), 0.85),
        ],
      });
      layer.shape(svgPoints('146,6 146,-112 160,-124 172,-112 172,6'), wood, {
        tremble: 0.8,
        coats: [layer.shading([150, -110], [172, 0], shade(wood, 0.14), 0.8)],
      });
      layer.shape(svgPoints('-168,4 -150,4 -150,-20 -168,-20'), shade(wood, 0.08), {
        angular: true,
      });
    }),
  );
};
