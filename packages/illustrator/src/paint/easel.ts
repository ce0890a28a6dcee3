import type { ArtStyle } from '@bramblebook/contract/reading';
import { createNoise2D } from 'simplex-noise';
import { Layer } from './layer.ts';
import { randomStream } from './random.ts';
import { giveBackSheet, takeSheet } from './scratch.ts';
import type { Studio } from './studio.ts';
import { STYLES, type StyleFigures } from './style.ts';
import { loadTextures, type Textures } from './textures.ts';

/** What one picture is painted with: its size, style and textures. */
export class Easel implements Studio {
  /** Side of the picture in pixels. */
  readonly px: number;
  /** Pixels per page unit (the page is 1000 units). */
  readonly unit: number;
  readonly styleName: ArtStyle;
  readonly style: StyleFigures;
  readonly textures: Textures;
  readonly noise: (x: number, y: number) => number;

  constructor(options: { px: number; style: ArtStyle; seed: number; textureDir?: string }) {
    this.px = Math.round(options.px);
    this.unit = this.px / 1000;
    this.styleName = options.style;
    this.style = STYLES[options.style];
    this.textures = loadTextures(options.textureDir);
    this.noise = createNoise2D(randomStream(options.seed, 'tremble').next);
  }

  /** An empty layer in page units. Give it back with `release`: a layer at print size is 27 MB. */
  layer(): Layer {
    return new Layer(this, takeSheet(this.px));
  }

  release(layer: Layer): void {
    giveBackSheet(layer.canvas);
  }
}
