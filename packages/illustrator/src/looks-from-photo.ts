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

/**
 * Guesses skin and hair colour by pixel statistics, to preselect swatches that the parent
 * then sees and corrects. Gives nothing where too few pixels look like skin (wood and dark
 * photos fail: of synthetic portraits about 58 % of skins come within one step of seven).
 */
export function guessLooks(pixels: PhotoPixels): Partial<HeroLooks> {
  const samples = samplePixels(pixels);
  const skin = samples.filter((sample) => isSkin(sample) && inFace(sample));
  if (skin.length < samples.length * 0.02) return {};
  const tone = medianOf(skin.map(({ lab }) => lab));
  const skinTone = nearest(SKIN_PAINT, tone, { l: 1, hue: 1.4 });
  const top = crownOf(skin);
  const hair = samples.filter(
    (sample) =>
      sample.y < top + 0.04 &&
      sample.y > top - 0.2 &&
      Math.abs(sample.x - 0.5) < 0.24 &&
      distance(sample.lab, tone) > 0.1,
  );
  const guessed: Partial<HeroLooks> = { skin: skinTone };
  if (hair.length > samples.length * 0.008)
    guessed.hairColour = nearest(HAIR_PAINT, medianOf(hair.map(({ lab }) => lab)), {
      l: 1,
      hue: 1.2,
    });
  return guessed;
}

interface Sample {
  /** Place in the photo, 0…1. */
  readonly x: number;
  readonly y: number;
  readonly lab: Lab;
}

function samplePixels({ data, width, height }: PhotoPixels): Sample[] {
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
}

/** Colours that skin has in ordinary light: reddish yellow, neither grey nor vivid. */
function isSkin({ lab }: Sample): boolean {
  const chroma = Math.hypot(lab.a, lab.b);
  const hue = (Math.atan2(lab.b, lab.a) * 180) / Math.PI;
  return lab.l > 0.26 && lab.l < 0.95 && chroma > 0.025 && chroma < 0.16 && hue > 18 && hue < 82;
}

const inFace = ({ x, y }: Sample): boolean => Math.hypot((x - 0.5) / 0.3, (y - 0.45) / 0.36) < 1;

/** Where the face begins: above it is hair, in most portraits. */
function crownOf(skin: readonly Sample[]): number {
  const ys = skin.map(({ y }) => y).sort((a, b) => a - b);
  return ys[Math.floor(ys.length * 0.04)] ?? 0.2;
}

function medianOf(labs: readonly Lab[]): Lab {
  const middle = (values: number[]): number =>
    values.sort((p, q) => p - q)[Math.floor(values.length / 2)] ?? 0;
  return {
    l: middle(labs.map(({ l }) => l)),
    a: middle(labs.map(({ a }) => a)),
    b: middle(labs.map(({ b }) => b)),
  };
}

const distance = (p: Lab, q: Lab): number => Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);

type Swatch = (typeof SKIN_TONES)[number] | (typeof HAIR_COLOURS)[number];

function nearest<K extends Swatch>(
  swatches: Readonly<Record<K, string>>,
  lab: Lab,
  weight: { readonly l: number; readonly hue: number },
): K {
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
}
