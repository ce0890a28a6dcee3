import type { Light, Weather } from '@bramblebook/contract/picture-vocabulary';
import { alpha, light, mix, oklch, shade } from './colour.ts';
import { ellipse, lerp, type Point, smooth, terrain } from './geometry.ts';
import type { Layer } from './layer.ts';
import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** What an open sky needs to know. */
interface SkyScene {
  readonly palette: Palette;
  readonly light: Light;
  readonly weather: Weather;
  /** Side of the sun or moon: −1 left, 1 right. */
  readonly side: -1 | 1;
  /** Where the sky ends, in page units. */
  readonly horizon: number;
  /** The story's own moon hangs in this sky: paint no other. */
  readonly skyLightTaken?: boolean;
  /** Clouds, sun and moon keep out of this band of y (the text stands there). */
  readonly keepClear: { readonly from: number; readonly to: number } | null;
}

/** A whole sky: gradient, pooling, stars, sun or moon, clouds. */
export const paintSky = (layer: Layer, random: Random, scene: SkyScene): void => {
  const { horizon, weather } = scene;
  // Where text stands in the sky, the upper colour is held down to its last line.
  const turning = scene.keepClear
    ? Math.min(0.8, Math.max(0.5, (scene.keepClear.to + 70) / horizon))
    : 0.5;
  if (layer.easel.styleName === 'cut-paper') paperSky(layer, random, scene, turning);
  else washSky(layer, scene, turning);
  const bright = weather === 'clear' || weather === 'wind';
  if (scene.light === 'night' || (scene.light === 'evening' && bright)) stars(layer, random, scene);
  if ((bright || weather === 'mist') && !scene.skyLightTaken) sunOrMoon(layer, random, scene);
  if (scene.light === 'evening' || scene.light === 'night') cloudBands(layer, random, scene);
  else clouds(layer, random, scene);
};

/** A graded wash; `turning` is where the upper colour gives way, as a part of the sky. */
const washSky = (layer: Layer, scene: SkyScene, turning: number): void => {
  const { palette, horizon } = scene;
  const [top, middle, low] = palette.sky;
  layer.flood(
    layer.linear(
      [0, 0],
      [0, horizon + 40],
      [
        [0, top],
        [turning * 0.72, mix(top, middle, scene.keepClear ? 0.4 : 0.7)],
        [turning, middle],
        [turning * 0.3 + 0.7, mix(middle, low, 0.75)],
        [1, low],
      ],
    ),
  );
  layer.wash(shade(top, 0.06), 'blotch', 760, { opacity: 0.3 });
  layer.wash(light(low, 0.03), 'blotch', 520, { opacity: 0.22, blend: 'soft-light' });
};

/** Sheets of torn paper, one behind the other, from the top of the sky to the horizon. */
const paperSky = (layer: Layer, random: Random, scene: SkyScene, turning: number): void => {
  const { horizon } = scene;
  const [top, middle, low] = scene.palette.sky;
  layer.flood(top);
  const sheets = 6;
  for (let i = 1; i <= sheets; i++) {
    const t = i / sheets;
    const colour =
      t < turning
        ? mix(top, middle, (t / turning) * 0.8)
        : mix(middle, low, (t - turning) / (1 - turning));
    const wave = random.between(0, 6);
    const y = horizon * (t ** 0.85 - 0.12);
    const edge = (x: number): number =>
      y + Math.sin(x / 150 + wave) * 16 + Math.sin(x / 57 + wave * 2) * 5;
    layer.shape(terrain(edge), colour, { smoothed: true, tremble: 3, frequency: 0.03 });
  }
};

const stars = (layer: Layer, random: Random, scene: SkyScene): void => {
  const deep = scene.light === 'night' ? 1 : 0.55;
  const reach = scene.horizon * 0.85 * deep;
  for (let i = 0; i < 150 * deep; i++) {
    const y = random.next() ** 1.5 * reach;
    const radius = 0.6 + random.next() ** 3 * 2.3;
    layer.disc(
      [random.next() * 1000, y],
      radius,
      '#fff4dc',
      (0.35 + 0.6 * random.next()) * (1 - y / reach),
    );
  }
};

/** Where the sun or moon stands: on its side, out of the text's band. */
const skyLightAt = (scene: SkyScene): Point => {
  const x = 500 + scene.side * 270;
  const high = { morning: 0.62, noon: 0.24, evening: 0.62, night: 0.36 }[scene.light];
  let y = Math.max(90, scene.horizon * high);
  const clear = scene.keepClear;
  if (clear && y > clear.from - 90 && y < clear.to + 90) y = clear.to + 95;
  return [x, Math.min(y, scene.horizon - 20)];
};

const sunOrMoon = (layer: Layer, random: Random, scene: SkyScene): void => {
  const [x, y] = skyLightAt(scene);
  const [, , low] = scene.palette.sky;
  if (scene.light === 'night') {
    layer.glow([x, y], 400, light(low, 0.2), { opacity: 0.55 });
    layer.glow([x, y], 170, '#fff3d2', { opacity: 0.55 });
    layer.shape(ellipse([x, y], 58), '#fff4d6', {
      coats: [
        layer.shading([x - 20, y - 30], [x + 40, y + 45], '#eec58c', 0.8),
        { fill: '#efd2a0', texture: 'blotch', size: 170, strength: 0.55 },
      ],
    });
    return;
  }
  const strength = scene.light === 'noon' ? 0.75 : 0.9;
  layer.glow([x, y], 460, mix(low, '#fff6d8', 0.5), { opacity: strength });
  layer.glow([x, y], 200, '#fff6dc', { opacity: 0.6 });
  if (scene.light !== 'noon')
    layer.shape(ellipse([x, y], 40), mix('#fff3cf', low, 0.2), { tremble: 0.8 });
  if (scene.weather === 'clear' && scene.light === 'morning') sunRays(layer, random, [x, y]);
};

const sunRays = (layer: Layer, random: Random, at: Point): void => {
  layer.plane(
    (rays) => {
      for (let i = 0; i < 9; i++) {
        const t = -1.2 + i * 0.3 + random.signed(0.06);
        const [x, y] = at;
        rays.ctx.fillStyle = rays.radial(at, 20, 620, [alpha('#fff1cc', 0.5), alpha('#fff1cc', 0)]);
        rays.ctx.beginPath();
        rays.ctx.moveTo(x, y);
        rays.ctx.lineTo(x + t * 560 - 30, y + 600);
        rays.ctx.lineTo(x + t * 560 + 40, y + 600);
        rays.ctx.fill();
      }
    },
    { opacity: 0.2, blur: 9, blend: 'screen' },
  );
};

/** Thin bands of evening and night cloud in dry brush. */
const cloudBands = (layer: Layer, random: Random, scene: SkyScene): void => {
  const heavy = scene.weather === 'clear' || scene.weather === 'wind' ? 1 : 2.2;
  const colour = light(mix(scene.palette.sky[1], scene.palette.haze, 0.65), 0.05);
  layer.plane(
    (band) => {
      for (let i = 0; i < 6 * heavy; i++) {
        const y = scene.horizon * random.between(0.3, 0.82);
        const x = random.next() * 1000;
        const half = random.between(110, 260);
        band.shape(ellipse([x, y], half, random.between(7, 14)), alpha(colour, 0.5), {
          tremble: 9,
          frequency: 0.012,
        });
      }
      band.flood(layer.easel.textures.fill('dry', 420), 1, 'destination-in');
    },
    { opacity: 0.5, blur: 0.8 },
  );
};

/** Heaped day clouds, lit on the sun's side. */
const clouds = (layer: Layer, random: Random, scene: SkyScene): void => {
  const count = { clear: 4, wind: 5, cloudy: 8, rain: 9, snow: 7, mist: 3 }[scene.weather];
  for (let i = 0; i < count; i++) {
    const depth = i / count;
    const size = lerp(46, 120, depth) * random.between(0.8, 1.2);
    const x = ((i * 0.618 + random.next() * 0.25) % 1) * 1100 - 50;
    let y = lerp(scene.horizon * 0.86, scene.horizon * 0.2, depth ** 0.7) + random.signed(26);
    const clear = scene.keepClear;
    if (clear && y > clear.from - 20 && y < clear.to + 30) y = clear.to + 36 + random.next() * 40;
    if (y < scene.horizon - 30) cloud(layer, random, [x, y], { size, scene });
  }
};

/** One cloud: heaps on a flat foot, shadow below, light toward the sun. */
const cloud = (
  layer: Layer,
  random: Random,
  at: Point,
  {
    size,
    scene,
  }: { readonly size: number; readonly scene: Pick<SkyScene, 'palette' | 'side' | 'weather'> },
): void => {
  const [x, y] = at;
  const grey = { clear: 0, wind: 0, cloudy: 0.3, rain: 0.6, snow: 0.25, mist: 0.2 }[scene.weather];
  const white = mix(mix('#fffaf0', scene.palette.haze, 0.18), oklch(0.7, 0.03, 260), grey);
  const outline: Point[] = [];
  const heaps = 7;
  for (let i = 0; i <= heaps; i++) {
    const t = i / heaps;
    const lift = Math.sin(t * Math.PI) ** 0.7 * size * random.between(0.42, 0.7);
    outline.push([x + lerp(-size * 1.15, size * 1.15, t), y - lift]);
  }
  outline.push(
    [x + size * 0.9, y + size * 0.12],
    [x, y + size * 0.16],
    [x - size * 0.9, y + size * 0.12],
  );
  layer.shape(smooth(outline), white, {
    smoothed: true,
    tremble: size * 0.05,
    frequency: 0.03,
    opacity: 0.93,
    coats: [
      layer.shading(
        [x, y - size * 0.3],
        [x, y + size * 0.2],
        mix(white, oklch(0.66, 0.07, 280), 0.55),
        0.75,
      ),
      layer.bloom([x + scene.side * size * 0.4, y - size * 0.45], size * 0.8, '#fffdf4', 0.8),
    ],
  });
};

/** Soft mist lying along a height, between two planes. */
export const mist = (
  layer: Layer,
  random: Random,
  y: number,
  {
    colour,
    opacity = 0.36,
    count = 7,
  }: { readonly colour: string; readonly opacity?: number; readonly count?: number },
): void => {
  layer.plane(
    (bank) => {
      for (let i = 0; i < count; i++) {
        const half = random.between(150, 290);
        const points = ellipse(
          [random.next() * 1000, y + random.next() * 46],
          half,
          random.between(13, 24),
        );
        bank.shape(points, colour, { tremble: 7, frequency: 0.01 });
      }
    },
    { opacity, blur: 15 },
  );
};
