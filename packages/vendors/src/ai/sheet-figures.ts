import type { Part } from './part-of-picture.ts';
import { coloursOf, isPaper } from './picture-colours.ts';

/** Side at which a sheet is looked over, in px. */
const SIDE_PX = 192;
/** Less of the sheet than this is a splash or a shadow, and none of its figures. */
const LEAST_OF_SHEET = 0.004;
/** More of it is a scene, and no sheet. */
const MOST_OF_SHEET = 0.4;
/** Wider for its height than this it is two figures that touch. */
const WIDEST = 1.4;
/** From this height for its width it is a whole figure, even where no neck is seen. */
const TALL = 1.7;
/** Where a neck may be, from the top of a figure, and how much narrower it is than the head. */
const NECK = { from: 0.15, to: 0.55, width: 0.75 };
/** Of a figure whose hair hides its neck. */
const HEAD_OF_TALL = 0.28;

/** What a character sheet shows: every head, and of whole figures all below it. */
export interface SheetFigures {
  readonly heads: readonly Part[];
  readonly bodies: readonly Part[];
}

/** A figure on the paper, in pixels of the sheet looked over. */
interface Blob {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How wide it is in each row from its top. */
  readonly widths: readonly number[];
}

const blobOf = (pixels: readonly number[]): Blob => {
  const xs = pixels.map((pixel) => pixel % SIDE_PX);
  const ys = pixels.map((pixel) => Math.floor(pixel / SIDE_PX));
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1];
  const widths = Array.from({ length: bottom - top }, () => 0);
  for (const y of ys) widths[y - top] = (widths[y - top] ?? 0) + 1;
  return { left, top, right, bottom, widths };
};

/** Everything that hangs together with one pixel; what was taken is struck from the ink. */
const takeBlob = (ink: boolean[], first: number): number[] => {
  const taken: number[] = [];
  const open = [first];
  ink[first] = false;
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    taken.push(pixel);
    const x = pixel % SIDE_PX;
    const sides = [pixel - SIDE_PX, pixel + SIDE_PX];
    if (x > 0) sides.push(pixel - 1);
    if (x < SIDE_PX - 1) sides.push(pixel + 1);
    for (const next of sides)
      if (ink[next]) {
        ink[next] = false;
        open.push(next);
      }
  }
  return taken;
};

const blobsOn = (ink: boolean[]): Blob[] => {
  const blobs: Blob[] = [];
  for (let pixel = 0; pixel < ink.length; pixel++) {
    if (!ink[pixel]) continue;
    const taken = takeBlob(ink, pixel);
    if (taken.length >= LEAST_OF_SHEET * SIDE_PX * SIDE_PX) blobs.push(blobOf(taken));
  }
  return blobs;
};

/** The row of a figure's neck, counted from its top: narrow between head and shoulders; null without. */
const neckOf = ({ widths }: Blob): number | null => {
  const from = Math.floor(widths.length * NECK.from);
  const to = Math.floor(widths.length * NECK.to);
  const rows = widths.slice(from, to);
  const narrowest = Math.min(...rows);
  const neck = from + rows.indexOf(narrowest);
  const least = NECK.width * Math.max(...widths.slice(0, neck));
  const isNarrow = narrowest < least && narrowest < NECK.width * Math.max(...widths.slice(neck));
  return isNarrow ? neck : null;
};

const partOf = ({ left, right }: Blob, top: number, bottom: number): Part => ({
  left: left / SIDE_PX,
  right: right / SIDE_PX,
  top: top / SIDE_PX,
  bottom: bottom / SIDE_PX,
});

/** A figure's head and what is below; a head alone has nothing below. */
const headAndBody = (blob: Blob): { head: Part; body: Part | null } | null => {
  const { top, bottom, left, right } = blob;
  const height = bottom - top;
  const tall = height / (right - left);
  if (1 / tall > WIDEST || height * (right - left) > MOST_OF_SHEET * SIDE_PX ** 2) return null;
  const neck = neckOf(blob) ?? (tall >= TALL ? Math.round(height * HEAD_OF_TALL) : null);
  if (neck === null) return { head: partOf(blob, top, bottom), body: null };
  const middle = { ...blob, left: (left + right - neck) / 2, right: (left + right + neck) / 2 };
  return {
    head: partOf(middle, top, top + neck),
    body: partOf(blob, top + neck, bottom),
  };
};

/**
 * Where the figures of a character sheet stand, each by itself on plain paper as
 * `prompts/sheet.md` asks for it. None where the sheet is not of that kind.
 */
export const findSheetFigures = async (sheet: Uint8Array): Promise<SheetFigures> => {
  const ink = (await coloursOf(sheet, SIDE_PX)).map((colour) => !isPaper(colour));
  const found = blobsOn(ink).flatMap((blob) => headAndBody(blob) ?? []);
  return {
    heads: found.map(({ head }) => head),
    bodies: found.flatMap(({ body }) => body ?? []),
  };
};
