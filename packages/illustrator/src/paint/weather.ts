import type { Rect } from '@bramblebook/contract/page-geometry';
import type { Weather } from '@bramblebook/contract/picture-vocabulary';
import { light, oklch } from './colour.ts';
import type { FaceZone } from './face-zone.ts';
import type { Layer } from './layer.ts';
import type { Palette } from './palette.ts';
import { quietIn } from './quiet-area.ts';
import type { Random } from './random.ts';
import { mist } from './sky.ts';

const FIREFLY = oklch(0.88, 0.15, 95);

/** What falls or drifts in front of the scene. Settings need not paint weather. */
export const paintWeather = (
  page: Layer,
  random: Random,
  weather: Weather,
  {
    palette,
    faces,
    calmArea,
    textBelow,
  }: {
    readonly palette: Palette;
    readonly faces: readonly FaceZone[];
    /** Where the text stands. */
    readonly calmArea: Rect | null;
    readonly textBelow: boolean;
  },
): void => {
  const clean = (x: number, y: number, margin = 8): boolean =>
    faces.every((face) => Math.hypot(x - face.x, y - face.y) > face.radius + margin);
  const quiet = quietIn(calmArea);
  if (weather === 'rain') {
    const colour = light(palette.haze, 0.06);
    for (let i = 0; i < 240; i++) {
      const [x, y, length] = [random.next() * 1040, random.next() * 1000, random.between(16, 44)];
      if (clean(x, y, 30)) page.dab([x, y], length, 0.9, { angle: 102, colour: `${colour}88` });
    }
  }
  if (weather === 'snow') {
    for (let i = 0; i < 260; i++) {
      const [x, y] = [random.next() * 1000, random.next() * 1000];
      const radius = 1 + random.next() ** 3 * 5.5;
      if (!clean(x, y)) continue;
      const opacity = random.between(0.5, 0.95);
      const isSpeck = quiet(x, y);
      page.disc([x, y], isSpeck ? 0.9 : radius, '#fffdf8', isSpeck ? opacity * 0.4 : opacity);
    }
  }
  if (weather === 'wind') {
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.next() * 1000, random.between(120, 900)];
      const colour = random.pick(palette.accents);
      if (clean(x, y, 30))
        page.dab([x, y], random.between(9, 17), 3.2, { angle: random.signed(50), colour });
    }
  }
  if (weather === 'mist') {
    mist(page, random, 560, { colour: light(palette.haze, 0.05), opacity: 0.34, count: 6 });
    if (!textBelow)
      mist(page, random, 860, { colour: light(palette.haze, 0.05), opacity: 0.3, count: 6 });
  }
};

/** Fireflies over evening and night ground: small warm lights away from faces and text. */
export const paintFireflies = (
  page: Layer,
  random: Random,
  area: { readonly from: number; readonly to: number },
  faces: readonly FaceZone[],
): void => {
  for (let i = 0; i < 30; i++) {
    const [x, y] = [random.between(70, 930), random.between(area.from, area.to)];
    const size = random.between(0.5, 1.5);
    if (faces.some((face) => Math.hypot(x - face.x, y - face.y) < face.radius + 26)) continue;
    page.glow([x, y], 15 * size, FIREFLY, { opacity: 0.75 });
    page.disc([x, y], 1.9 * size, '#fffbd8', 0.95);
  }
};
