import type { Rect } from '@bramblebook/contract/page-geometry';
import type { Outline } from './outline.ts';

/** The picture's square, in page units. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export const DESIGNS = [
  'full',
  'large',
  'band',
  'card',
  'framed',
  'vignette',
  'arch',
  'round',
  'panorama',
  'facing',
  'storybook',
  'lunette',
] as const;
export type DesignName = (typeof DESIGNS)[number];

/** Paper over the picture: its outlines, and of which colour. */
export interface PaperShape {
  readonly outlines: readonly Outline[];
  readonly colour: 'paper' | 'rule';
}

/** A page's design with everything in its place; page units. */
export interface DesignedPage {
  readonly name: DesignName;
  readonly text: Rect;
  readonly picture: Square;
  /** Heights that the picture may be slid to, from and to, where its window is too low for whole figures. */
  readonly rises?: readonly [number, number];
  readonly shapes: readonly PaperShape[];
  /** Where the picture is seen. */
  readonly window: Window;
  /** Whether the text stands on paper, not on the picture. */
  readonly onPaper: boolean;
}

/** Part of the page in which the picture is seen: its rectangle, and whether a point lies in it. */
export interface Window {
  readonly rect: Rect;
  holds(x: number, y: number): boolean;
}

/** Colours of what is printed where the picture is not. */
export const PAPER_COLOURS = { paper: '#fbf5e9', rule: '#c8ab78' } as const;
