import type { ArtStyle } from '@bramblebook/contract/reading';
import type { TextureName } from './textures.ts';

/**
 * What a picture style changes. Settings, creatures, props and people are drawn once;
 * the kit reads these figures wherever paint meets paper.
 */
export interface StyleFigures {
  /** Factor on the strength of coats (shading laid over a shape). */
  readonly coat: number;
  /** Texture that stands in for grain, and the factor on its size. */
  readonly grain: { readonly texture: TextureName | null; readonly size: number };
  /** Width of the dark rim where a wash dries, in page units; 0 for none. */
  readonly dryEdge: number;
  /** Share of paper showing through a base fill, 0…1. */
  readonly paperShow: number;
  /** Offset of the shadow under every cut shape, in page units; 0 for none. */
  readonly cutShadow: number;
  /** Factor on the tremble of outlines. */
  readonly tremble: number;
  /** Foliage and grass: how many dabs, how big, how opaque. */
  readonly dabs: { readonly count: number; readonly size: number; readonly opacity: number };
  /** Finish: strength of fiber and paper over the whole page, and of the vignette. */
  readonly finish: {
    readonly fiber: number;
    readonly paper: number;
    readonly vignette: number;
    /** Strength of the picture laid over itself, 0…1: contrast and fullness of colour. */
    readonly depth: number;
    /** Width of unpainted paper at the edges, in page units. */
    readonly border: number;
  };
  /** Factor on the scene's light on figures. */
  readonly figureLight: number;
}

export const STYLES: Record<ArtStyle, StyleFigures> = {
  gouache: {
    coat: 1,
    grain: { texture: 'grain', size: 1 },
    dryEdge: 0,
    paperShow: 0,
    cutShadow: 0,
    tremble: 1,
    dabs: { count: 1, size: 1, opacity: 1 },
    finish: { fiber: 0.22, paper: 0.24, vignette: 1, depth: 0.42, border: 0 },
    figureLight: 1,
  },
  watercolour: {
    coat: 0.78,
    grain: { texture: 'blotch', size: 0.62 },
    dryEdge: 1.7,
    paperShow: 0.26,
    cutShadow: 0,
    tremble: 1.5,
    dabs: { count: 0.6, size: 1.3, opacity: 0.62 },
    finish: { fiber: 0.1, paper: 0.42, vignette: 0.2, depth: 0.2, border: 34 },
    figureLight: 0.6,
  },
  'cut-paper': {
    coat: 0.2,
    grain: { texture: null, size: 1 },
    dryEdge: 0,
    paperShow: 0,
    cutShadow: 4,
    tremble: 0.45,
    dabs: { count: 0.3, size: 2, opacity: 1 },
    finish: { fiber: 0.42, paper: 0.12, vignette: 0.4, depth: 0.25, border: 0 },
    figureLight: 0.35,
  },
};
