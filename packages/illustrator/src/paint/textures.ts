import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Canvas, type CanvasPattern, createCanvas, DOMMatrix } from '@napi-rs/canvas';
import { randomStream } from './random.ts';
import { freeCanvas } from './scratch.ts';

/**
 * Tileable masks of blurred noise that turn flat shapes into paint. They are the same
 * for every book; building them takes a second or two, so they are kept on disk.
 */
const TEXTURE_NAMES = ['grain', 'speck', 'dry', 'blotch', 'bristle', 'paper', 'fiber'] as const;
export type TextureName = (typeof TEXTURE_NAMES)[number];

/** Raise when a recipe below changes: older files on disk are then left alone. */
const VERSION = 1;
const SIDE = 768;
const AREA = SIDE * SIDE;

/** Grey tiles (blended over the page) carry their values in RGB, all others in alpha. */
const GREY: ReadonlySet<TextureName> = new Set(['paper', 'fiber']);

type Field = Float32Array;

const blurLine = (source: Field, radius: number, horizontal: boolean): Field => {
  const out = new Float32Array(AREA);
  const width = 2 * radius + 1;
  for (let line = 0; line < SIDE; line++) {
    const index = (i: number): number => {
      const wrapped = (i + SIDE) % SIDE;
      return horizontal ? line * SIDE + wrapped : wrapped * SIDE + line;
    };
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += source[index(i)] ?? 0;
    for (let i = 0; i < SIDE; i++) {
      out[index(i)] = sum / width;
      sum += (source[index(i + radius + 1)] ?? 0) - (source[index(i - radius)] ?? 0);
    }
  }
  return out;
};

const normalise = (field: Field): Field => {
  let mean = 0;
  for (const v of field) mean += v;
  mean /= AREA;
  let variance = 0;
  for (const v of field) variance += (v - mean) ** 2;
  const deviation = Math.sqrt(variance / AREA) || 1;
  return field.map((v) => (v - mean) / deviation);
};

const sum = (...parts: readonly (readonly [Field, number])[]): Field => {
  const out = new Float32Array(AREA);
  for (const [field, weight] of parts)
    for (let i = 0; i < AREA; i++) out[i] = (out[i] ?? 0) + (field[i] ?? 0) * weight;
  return normalise(out);
};

/** Builds all tiles from noise: a second or two. */
export const buildMasks = (): Record<TextureName, Uint8Array> => {
  const noise = (rx: number, ry = rx): Field => {
    const random = randomStream(12_345, 'texture', rx, ry);
    let field: Field = Float32Array.from({ length: AREA }, random.next);
    for (let pass = 0; pass < 2; pass++) {
      if (rx) field = blurLine(field, rx, true);
      if (ry) field = blurLine(field, ry, false);
    }
    return normalise(field);
  };
  const [n1, n3, n9, n28, n80] = [noise(1), noise(2), noise(7), noise(21), noise(60)];
  const bytes = (field: Field, value: (v: number) => number): Uint8Array =>
    Uint8Array.from(field, (v) => Math.max(0, Math.min(255, value(v))));
  /** Alpha that rises from 0 at `low` to 255 at `high` standard deviations. */
  const ramp = (field: Field, low: number, high: number): Uint8Array =>
    bytes(field, (v) => (255 * (v - low)) / (high - low));
  return {
    grain: ramp(sum([n1, 1], [n3, 0.5]), -0.6, 1.3),
    speck: ramp(sum([n1, 1], [n3, 0.8]), 1.2, 2.2),
    dry: ramp(sum([n9, 0.6], [n3, 0.8], [n28, 0.6], [n1, 0.5]), -0.2, 1),
    blotch: ramp(sum([n28, 1], [n80, 1.2], [n9, 0.35]), -1.4, 1.8),
    bristle: ramp(sum([noise(34, 1), 1], [noise(14, 2), 0.5]), -0.4, 1.6),
    paper: bytes(sum([n1, 0.7], [n3, 1], [n9, 0.5]), (v) => 128 + v * 20),
    fiber: bytes(
      sum([n3, 1], [noise(9, 1), 0.6], [noise(1, 9), 0.6], [n80, 0.4]),
      (v) => 128 + v * 16,
    ),
  };
};

/** Where the tiles are kept. */
export const textureFile = (dir: string): string => join(dir, `textures-v${VERSION}.bin`);

/** Reads the cached masks; undefined when there are none or the file is not whole. */
export const readMasks = (dir: string): Record<TextureName, Uint8Array> | undefined => {
  let file: Uint8Array;
  try {
    file = readFileSync(textureFile(dir));
  } catch {
    return undefined;
  }
  if (file.length !== AREA * TEXTURE_NAMES.length) return undefined;
  const masks = {} as Record<TextureName, Uint8Array>;
  TEXTURE_NAMES.forEach((name, i) => {
    masks[name] = file.subarray(i * AREA, (i + 1) * AREA);
  });
  return masks;
};

/** Writes beside and renames, so that a reader never sees half a file. */
export const writeMasks = (dir: string, masks: Record<TextureName, Uint8Array>): void => {
  mkdirSync(dir, { recursive: true });
  const beside = join(dir, `textures-v${VERSION}.${process.pid}.part`);
  writeFileSync(beside, Buffer.concat(TEXTURE_NAMES.map((name) => masks[name])));
  renameSync(beside, textureFile(dir));
};

/** The tiles, ready to fill with. One set serves all pages of a process. */
export class Textures {
  readonly #patterns: ReadonlyMap<TextureName, CanvasPattern>;

  constructor(masks: Record<TextureName, Uint8Array>) {
    // Making a pattern copies its tile (13 ms), so each is made once and turned for every use.
    this.#patterns = new Map(
      TEXTURE_NAMES.map((name) => {
        const tile = drawTile(masks[name], GREY.has(name));
        const pattern = tile.getContext('2d').createPattern(tile, 'repeat');
        if (!pattern) throw new Error(`no pattern from texture ${name}`);
        freeCanvas(tile);
        return [name, pattern] as const;
      }),
    );
  }

  /** A fill of the texture: `size` is the tile's side in user units, `turn` in degrees. */
  fill(name: TextureName, size: number, turn = 0): CanvasPattern {
    const pattern = this.#patterns.get(name);
    if (!pattern) throw new Error(`no texture ${name}`);
    pattern.setTransform(new DOMMatrix().rotate(turn).scale(size / SIDE));
    return pattern;
  }
}

const drawTile = (mask: Uint8Array, grey: boolean): Canvas => {
  const tile = createCanvas(SIDE, SIDE);
  const context = tile.getContext('2d');
  const image = context.createImageData(SIDE, SIDE);
  for (let i = 0; i < AREA; i++) {
    const value = mask[i] ?? 0;
    if (grey) image.data.fill(value, i * 4, i * 4 + 3);
    image.data[i * 4 + 3] = grey ? 255 : value;
  }
  context.putImageData(image, 0, 0);
  return tile;
};

let loaded: Textures | undefined;

/**
 * The texture set, from memory, from `dir`, or newly built (and then kept in `dir`).
 * Every way gives the same bytes.
 */
export const loadTextures = (dir?: string): Textures => {
  if (loaded) return loaded;
  const known = dir ? readMasks(dir) : undefined;
  const masks = known ?? buildMasks();
  if (dir && !known) writeMasks(dir, masks);
  loaded = new Textures(masks);
  return loaded;
};
