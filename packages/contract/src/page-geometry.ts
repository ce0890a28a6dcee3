/**
 * The shape of a page. Pictures are painted in "page units": 1000 × 1000 over the
 * whole bleed square, so that painter and press agree without knowing pixels.
 * Sizes are those of an 8.5 in square trade book with 0.125 in bleed and 0.5 in
 * safety margin (the printer's published template).
 */
export const TRIM_MM = 215.9;
export const BLEED_MM = 3.175;
export const SAFETY_MM = 12.7;
/** Text keeps this much farther from the trim where the page is bound. */
export const GUTTER_MM = 5.08;
export const BLEED_BOX_MM = TRIM_MM + 2 * BLEED_MM;

/** Resolution that pictures are painted in for printers, in pixels an inch. */
export const PRINT_PPI = 300;
/** Side of a picture painted for printers, in px: over the whole bleed square. */
export const PRINT_PICTURE_PX = Math.round((BLEED_BOX_MM / 25.4) * PRINT_PPI);

/** Page units (0…1000 over the bleed square) to millimetres from the bleed edge. */
export const unitsToMm = (units: number): number => (units / 1000) * BLEED_BOX_MM;
export const mmToUnits = (mm: number): number => (mm / BLEED_BOX_MM) * 1000;

/** Nothing that matters may stand nearer to the bleed edge than this, in page units. */
export const SAFE_INSET_UNITS = mmToUnits(BLEED_MM + SAFETY_MM);

/** A rectangle in page units, origin at the top left of the bleed square. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a story picture that is kept calm for the text. Which side is the
 * painter's choice per page; the size is fixed, so that the press can set the
 * longest text of every reading age in it.
 */
export const CALM_SIDES = ['top', 'bottom'] as const;
export type CalmSide = (typeof CALM_SIDES)[number];

const CALM_HEIGHT = 230;
const edge = Math.ceil(SAFE_INSET_UNITS);

export const CALM_AREAS: Record<CalmSide, Rect> = {
  top: { x: edge, y: edge, width: 1000 - 2 * edge, height: CALM_HEIGHT },
  bottom: { x: edge, y: 1000 - edge - CALM_HEIGHT, width: 1000 - 2 * edge, height: CALM_HEIGHT },
};

/** Ink that the text on a picture is printed in; the painter keeps 7:1 contrast with it. */
const INKS = ['dark', 'light'] as const;
export type Ink = (typeof INKS)[number];
export const INK_COLOURS: Record<Ink, string> = { dark: '#1d1633', light: '#fffaf0' };

/**
 * Text areas of the designed pages, in page units. The painter keeps them calm,
 * the press sets the type in them.
 */
export const DESIGNED_AREAS = {
  frontCover: { x: edge, y: 80, width: 1000 - 2 * edge, height: 270 },
  title: { x: 140, y: 130, width: 720, height: 300 },
  imprint: { x: 190, y: 300, width: 620, height: 440 },
  dedication: { x: 190, y: 330, width: 620, height: 340 },
  portrait: { x: 110, y: 690, width: 780, height: 230 },
  activityHeading: { x: 110, y: 85, width: 780, height: 110 },
  activityText: { x: 110, y: 720, width: 780, height: 200 },
  backCover: { x: 140, y: 130, width: 720, height: 330 },
} as const satisfies Record<string, Rect>;

/** Somebody on a picture, in page units. */
export interface ArtFigure {
  readonly kind: string;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly face?: { readonly x: number; readonly y: number; readonly radius: number } | null;
}

/** What the press must know of a painted page before the picture exists. */
export interface PageArt {
  readonly page: number;
  /** Story pages: the calm area for the text; designed pages: see DESIGNED_AREAS. */
  readonly calm: Rect | null;
  readonly ink: Ink;
  readonly alt: string;
  /** Where the painter knows it: who stands where, so that no window cuts through a face. */
  readonly scene?: { readonly things: readonly ArtFigure[] } | null;
}
