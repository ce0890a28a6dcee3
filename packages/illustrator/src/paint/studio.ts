import type { ArtStyle } from '@bramblebook/contract/reading';
import type { CanvasGradient, CanvasPattern, SKRSContext2D } from '@napi-rs/canvas';
import type { StyleFigures } from './style.ts';
import type { Textures } from './textures.ts';

/** What every brush knows of the picture it works on: size, style and textures. */
export interface Studio {
  /** Side of the picture in pixels. */
  readonly px: number;
  /** Pixels per page unit (the page is 1000 units). */
  readonly unit: number;
  readonly styleName: ArtStyle;
  readonly style: StyleFigures;
  readonly textures: Textures;
  /** Smooth noise, −1…1: the tremble of the hand. */
  readonly noise: (x: number, y: number) => number;
}

/** Something to paint on. */
export interface Surface {
  readonly easel: Studio;
  readonly ctx: SKRSContext2D;
}

export type Fill = string | CanvasGradient | CanvasPattern;
