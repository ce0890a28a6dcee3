import { readFileSync } from 'node:fs';
import type { Direction } from '@bramblebook/contract/book-layout';
import {
  Blob,
  ClusterLevel,
  Face,
  Font,
  Buffer as GlyphBuffer,
  MetricsTag,
  Direction as PenDirection,
  shape,
} from 'harfbuzzjs';
import { fontFile } from './font-files.ts';

/** A glyph of a shaped text; lengths in ems. */
export interface ShapedGlyph {
  /** Its number in the face. */
  readonly id: number;
  /** Which letters of the text it stands for; none where another glyph has them already. */
  readonly letters: string;
  /** How far the pen goes on after it, kerned. */
  readonly advance: number;
  /** Where it stands beside the pen: to the right and up. */
  readonly x: number;
  readonly y: number;
}

interface OpenFace {
  readonly font: Font;
  readonly unitsPerEm: number;
}

const opened = new Map<string, OpenFace>();

/** The face of a key, read from disk on first use and kept. */
const openFace = (key: string): OpenFace => {
  const known = opened.get(key);
  if (known) return known;
  const face = new Face(new Blob(readFileSync(fontFile(key))));
  const open = { font: new Font(face), unitsPerEm: face.upem };
  opened.set(key, open);
  return open;
};

// One for all: each of its own would be freed long after it is done with.
const buffer = new GlyphBuffer();

/**
 * A text set in one face, its glyphs from left to right as they are drawn. Without a
 * direction it runs as its script does.
 */
export const shapeText = (key: string, text: string, direction?: Direction): ShapedGlyph[] => {
  const { font, unitsPerEm } = openFace(key);
  buffer.reset();
  // Marks keep letters of their own, apart from those they stand on.
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  buffer.addText(text);
  if (direction) buffer.setDirection(direction === 'rtl' ? PenDirection.RTL : PenDirection.LTR);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const infos = buffer.getGlyphInfos();
  const letters = lettersOf(
    infos.map(({ cluster }) => cluster),
    text,
  );
  return infos.map(({ codepoint: id }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
    return {
      id,
      letters: letters[i] ?? '',
      advance: xAdvance / unitsPerEm,
      x: xOffset / unitsPerEm,
      y: yOffset / unitsPerEm,
    };
  });
};

/** The letters of each glyph, from where in the text those of each begin: the first that is read has those of a group. */
const lettersOf = (starts: readonly number[], text: string): string[] => {
  const letters = starts.map(() => '');
  const isTurned = (starts[0] ?? 0) > (starts.at(-1) ?? 0);
  let end = text.length;
  // From the last that is read to the first.
  for (let n = 0; n < starts.length; n++) {
    const i = isTurned ? n : starts.length - 1 - n;
    const start = starts[i] ?? 0;
    const before = starts[isTurned ? i + 1 : i - 1];
    if (before === start) continue;
    letters[i] = text.slice(start, end);
    end = start;
  }
  return letters;
};

/** Width of a glyph by itself, in ems. */
export const glyphWidthEm = (key: string, id: number): number => {
  const { font, unitsPerEm } = openFace(key);
  return font.glyphHAdvance(id) / unitsPerEm;
};

/** Whether the face has a glyph of its own for a letter. */
export const hasGlyph = (key: string, codePoint: number): boolean =>
  openFace(key).font.nominalGlyph(codePoint) !== undefined;

/** Height of a capital, in ems; throws when the face does not tell. */
export const capHeightEm = (key: string): number => {
  const { font, unitsPerEm } = openFace(key);
  const height = font.getMetricPosition(MetricsTag.CAP_HEIGHT);
  if (height === undefined) throw new Error(`The face "${key}" does not tell its cap height.`);
  return height / unitsPerEm;
};

/** A glyph's outline as commands of an SVG path, in ems, upwards from the baseline. */
export const glyphOutline = (
  key: string,
  id: number,
): { readonly type: string; readonly values: readonly number[] }[] => {
  const { font, unitsPerEm } = openFace(key);
  return font.glyphToJson(id).map(({ type, values }) => ({
    type,
    values: values.map((value) => value / unitsPerEm),
  }));
};
