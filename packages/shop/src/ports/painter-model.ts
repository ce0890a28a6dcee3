import type { Hand } from '@bramblebook/contract/book-hand';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { Ink, Rect } from '@bramblebook/contract/page-geometry';
import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import type { PictureMeasures } from '@bramblebook/contract/picture-measures';
import type { ArtStyle, ReadingAge } from '@bramblebook/contract/reading';
import type { NOT_PAINTED } from '../database/schema/paintings.ts';

/** What every picture of a book has in common. */
interface PaintedBook {
  readonly bookId: string;
  readonly readingAge: ReadingAge;
  readonly style: ArtStyle;
  /** From 0 to 2³²−1. */
  readonly seed: number;
  /** Names the picture over all tries of its job, so that a provider that can tell charges once. */
  readonly name: string;
}

export interface HeroSheetRequest extends PaintedBook {
  /** The parent's own words on the book: judged before anything of it is painted. */
  readonly idea: string;
  readonly looks: HeroLooks;
  /** The photo, only where the parent allowed that a model sees it; otherwise from the looks. */
  readonly photo: { readonly bytes: Uint8Array; readonly consentedAt: Date } | null;
}

export interface CompanionSheetRequest extends PaintedBook {
  readonly member: CastMember;
}

export interface PageRequest extends PaintedBook {
  readonly page: number;
  readonly looks: HeroLooks;
  readonly picture: PictureBrief;
  readonly cast: readonly CastMember[];
  /** Where text is set on the picture, in page units, and in which ink. */
  readonly calm: Rect | null;
  readonly ink: Ink;
  /** The character sheet that the parent saw. */
  readonly sheet: Uint8Array;
  /** Sheets of those of the cast who are in this picture. */
  readonly companionSheets: readonly { readonly cast: string; readonly bytes: Uint8Array }[];
  /** The hand of the book's other pages; null while they are too few to tell. */
  readonly bookHand: Hand | null;
}

interface ModelPicture {
  /** PNG, JPEG or WebP, decoded once to be sure; square. */
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly seed: number;
  readonly tries: number;
  /** What judges still find; empty when nothing. */
  readonly findings: readonly string[];
  readonly measures: PictureMeasures | null;
}

/** Why there is no picture of the model's. */
export type NotPainted = (typeof NOT_PAINTED)[number];

export type ModelPainting =
  | { readonly ok: true; readonly picture: ModelPicture }
  | {
      readonly ok: false;
      /** `photo_refused`: the way out are drawn looks; otherwise the shop's own painter paints. */
      readonly reason: Exclude<NotPainted, 'outage'>;
      readonly tries: number;
      readonly findings: readonly string[];
    };

/** A model that paints. Throws `ServiceOutage`. */
export interface PainterModel {
  /** As set up, such as `openai:gpt-image-5`. */
  readonly name: string;
  /** Who runs it, in a parent's words. */
  readonly maker: string;
  heroSheet(request: HeroSheetRequest): Promise<ModelPainting>;
  companionSheet(request: CompanionSheetRequest): Promise<ModelPainting>;
  paintPage(request: PageRequest): Promise<ModelPainting>;
}
