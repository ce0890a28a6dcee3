import { createHash } from 'node:crypto';
import type { PictureMeasures } from '@bramblebook/contract/picture-measures';
import type { Embedding, EmbedPictures } from './embed-pictures.ts';
import { findHeadPlaces } from './find-head-places.ts';
import { cutOut, type Part, squareInside } from './part-of-picture.ts';
import { findSheetFigures } from './sheet-figures.ts';

/** A page beside the sheet of its hero. */
interface HeadToCompare {
  readonly bookId: string;
  readonly page: number;
  readonly picture: Uint8Array;
  readonly sheet: Uint8Array;
  /** Where somebody saw the hero's head; null where nobody looked. */
  readonly seenAt: Part | null;
}

/** How far the head of a page is from those of the sheet; null for no opinion. */
export type CompareHeads = (
  toCompare: HeadToCompare,
) => Promise<NonNullable<PictureMeasures['head']> | null>;

/** What is known of a sheet. */
interface KnownSheet {
  readonly cuts: readonly Uint8Array[];
  readonly heads: readonly Embedding[];
  readonly bodies: readonly Embedding[];
  /** How far its heads are from each other. */
  readonly spread: number;
}

/** As many sheets are kept in mind: the books that are painted at one time. */
const MOST_SHEETS = 16;
/** Heads nearer to each other than this are one to the server, which then tells nothing. */
const LEAST_SPREAD = 0.000_1;

/** From 0 for the same direction to 2; endless between embeddings of two models. */
const distance = (one: Embedding, other: Embedding): number =>
  one.length === other.length
    ? Math.max(0, 1 - one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0))
    : Number.POSITIVE_INFINITY;

const nearest = (one: Embedding, others: readonly Embedding[]): number =>
  Math.min(...others.map((other) => distance(one, other)));

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median way of a head to the nearest other of the same child. */
const spreadOf = (heads: readonly Embedding[]): number =>
  medianOf(heads.map((head, i) => nearest(head, heads.toSpliced(i, 1))));

const cutsOf = async (picture: Uint8Array, parts: readonly Part[]): Promise<Uint8Array[]> =>
  (await Promise.all(parts.map((part) => cutOut(picture, squareInside(part))))).filter(
    (cut) => cut !== null,
  );

/** What is learnt of a sheet; `unfit` where it or the server tells nothing. */
const learn = async (
  embed: EmbedPictures,
  { bookId, page, sheet }: HeadToCompare,
): Promise<KnownSheet | 'unfit' | 'no_answer'> => {
  const figures = await findSheetFigures(sheet);
  const cuts = await cutsOf(sheet, figures.heads);
  const bodyCuts = await cutsOf(sheet, figures.bodies);
  if (cuts.length < 2 || bodyCuts.length === 0) return 'unfit';
  const embedded = await embed({ bookId, page }, [...cuts, ...bodyCuts]);
  if (!embedded) return 'no_answer';
  const heads = embedded.slice(0, cuts.length);
  const bodies = embedded.slice(cuts.length);
  const spread = spreadOf(heads);
  const isTold = spread >= LEAST_SPREAD && Number.isFinite(spread);
  return isTold ? { cuts, heads, bodies, spread } : 'unfit';
};

/** Learns each sheet once, however many pages are painted by it; a server that was down is asked again. */
const knownSheets = (embed: EmbedPictures) => {
  const known = new Map<string, ReturnType<typeof learn>>();
  return async (toCompare: HeadToCompare) => {
    const key = createHash('sha256').update(toCompare.sheet).digest('hex');
    const sheet = known.get(key) ?? learn(embed, toCompare);
    const [oldest] = known.keys();
    if (!known.has(key) && known.size >= MOST_SHEETS && oldest !== undefined) known.delete(oldest);
    known.set(key, sheet);
    const answer = await sheet.catch(() => 'no_answer' as const);
    if (answer === 'no_answer') known.delete(key);
    return sheet;
  };
};

/**
 * Compares the hero's head on pages with those of the character sheet by embeddings, which are
 * made by another model than the one that painted. How far may be too far is measured on each
 * sheet: its heads are one child, drawn from several sides. What is not nearer to the sheet's heads
 * than to its bodies is no head, and no head is no opinion.
 */
export const headComparer = (embed: EmbedPictures, tolerance: number): CompareHeads => {
  const sheetOf = knownSheets(embed);
  return async (toCompare) => {
    const { bookId, page, picture, seenAt } = toCompare;
    const sheet = await sheetOf(toCompare);
    if (sheet === 'unfit' || sheet === 'no_answer') return null;
    const { cuts, heads, bodies, spread } = sheet;
    const places = seenAt ? [seenAt] : await findHeadPlaces(picture, cuts);
    const found = await cutsOf(picture, places);
    const embedded = found.length > 0 ? await embed({ bookId, page }, found) : null;
    const ways = (embedded ?? [])
      .map((head) => ({ away: nearest(head, heads), body: nearest(head, bodies) }))
      .filter(({ away, body }) => away < body && Number.isFinite(away))
      .map(({ away }) => away / spread);
    return ways.length === 0 ? null : { away: Math.min(...ways), most: tolerance };
  };
};
