import type { HAIR_COLOURS, HeroLooks, SKIN_TONES } from '@bramblebook/contract/hero-looks';
import { converter } from 'culori';
import { HAIR_PAINT, SKIN_PAINT } from './hero/looks-colours.ts';

/** A decoded photo: three bytes a pixel, RGB, row by row. */
export interface PhotoPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}
const toOklab = converter('oklab');

/** About this many pixels are looked at, however large the photo is. */
const SAMPLES = 24_000;

/** A painted face is lighter than the same face in a photo, by about this OKLab lightness. */
const PAINT_IS_LIGHTER = 0.05;

/**
 * Guesses skin and hair colour by pixel statistics, to preselect swatches that the parent
 * then sees and corrects. Gives nothing where too few pixels look like skin (wood and dark
 * photos fail: of synthetic portraits about 58 % of skins come within one step of seven).
 */
export const guessLooks = (pixels: PhotoPixels): Partial<HeroLooks> => {
  const samples = samplePixels(pixels);
  const skin = samples.filter((sample) => isSkin(sample) && inFace(sample));
  if (skin.length < samples.length * 0.02) return {};
  const tone = litTone(skin);
  const painted = { ...tone, l: tone.l + PAINT_IS_LIGHTER };
  const guessed: Partial<HeroLooks> = { skin: nearest(SKIN_PAINT, painted, { l: 1, hue: 1.4 }) };
  const hair = hairAbove(samples, skin, tone);
  // A child's hair is hardly ever silver: what looks so is a pale wall behind the head.
  const { silver: _, ...colours } = HAIR_PAINT;
  if (hair.length > samples.length * 0.006)
    guessed.hairColour = nearest(colours, medianOf(hair.map(({ lab }) => lab)), {
      l: 1,
      hue: 1.2,
    });
  return guessed;
};

interface Sample {
  /** Place in the photo, 0…1. */
  readonly x: number;
  readonly y: number;
  readonly lab: Lab;
}

const samplePixels = ({ data, width, height }: PhotoPixels): Sample[] => {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES)));
  const samples: Sample[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const i = (y * width + x) * 3;
      const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
      const { l, a, b: yellow } = toOklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
      samples.push({ x: x / width, y: y / height, lab: { l, a, b: yellow } });
    }
  return samples;
};

/** Colours that skin has in ordinary light: reddish yellow, neither grey nor vivid. */
const isSkin = ({ lab }: Sample): boolean => {
  const chroma = Math.hypot(lab.a, lab.b);
  const hue = (Math.atan2(lab.b, lab.a) * 180) / Math.PI;
  return lab.l > 0.26 && lab.l < 0.95 && chroma > 0.025 && chroma < 0.125 && hue > 18 && hue < 82;
};

const inFace = ({ x, y }: Sample): boolean => Math.hypot((x - 0.5) / 0.3, (y - 0.45) / 0.36) < 1;

/** The face's own tone: of its lighter two thirds, because shadows say little about it. */
const litTone = (skin: readonly Sample[]): Lab => {
  const byLight = skin.map(({ lab }) => lab).sort((p, q) => q.l - p.l);
  return medianOf(byLight.slice(0, Math.ceil((byLight.length * 2) / 3)));
};

/** Hair: above and beside the top of the face, unlike the skin and unlike what is behind. */
const hairAbove = (samples: readonly Sample[], skin: readonly Sample[], tone: Lab): Sample[] => {
  const ys = skin.map(({ y }) => y).sort((a, b) => a - b);
  const xs = skin.map(({ x }) => x).sort((a, b) => a - b);
  const at = (sorted: readonly number[], share: number, otherwise: number): number =>
    sorted[Math.floor(sorted.length * share)] ?? otherwise;
  const crown = at(ys, 0.06, 0.2);
  const [left, middle, right] = [at(xs, 0.1, 0.3), at(xs, 0.5, 0.5), at(xs, 0.9, 0.7)];
  const half = Math.max(0.08, (right - left) * 0.75);
  const near = samples.filter(
    ({ x, y, lab }) =>
      y > crown - 0.16 &&
      y < crown + 0.06 &&
      Math.abs(x - middle) < half &&
      distance(lab, tone) > 0.09,
  );
  const behind = samples.filter(({ x, y }) => y < 0.12 && (x < 0.1 || x > 0.9));
  const wall = medianOf(behind.map(({ lab }) => lab));
  const before = near.filter(({ lab }) => distance(lab, wall) > 0.07);
  return before.length > near.length * 0.2 ? before : near;
};

const medianOf = (labs: readonly Lab[]): Lab => {
  const middle = (values: number[]): number =>
    values.sort((p, q) => p - q)[Math.floor(values.length / 2)] ?? 0;
  return {
    l: middle(labs.map(({ l }) => l)),
    a: middle(labs.map(({ a }) => a)),
    b: middle(labs.map(({ b }) => b)),
  };
};

const distance = (p: Lab, q: Lab): number => Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);

type Swatch = (typeof SKIN_TONES)[number] | (typeof HAIR_COLOURS)[number];

const nearest = <K extends Swatch>(
  swatches: Readonly<Record<K, string>>,
  lab: Lab,
  weight: { readonly l: number; readonly hue: number },
): K => {
  let best: { key: K; cost: number } | null = null;
  for (const key of Object.keys(swatches) as K[]) {
    const swatch = toOklab(swatches[key]);
    if (!swatch) continue;
    const cost = Math.hypot(
      (swatch.l - lab.l) * weight.l,
      (swatch.a - lab.a) * weight.hue,
      (swatch.b - lab.b) * weight.hue,
    );
    if (!best || cost < best.cost) best = { key, cost };
  }
  if (!best) throw new Error('no swatches to choose from');
  return best.key;
};
