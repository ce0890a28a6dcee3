import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import type { ArtStyle, ReadingAge } from '@bramblebook/contract/reading';

/** The hero of a book as every picture shows them. */
interface PaintedHero {
  readonly looks: HeroLooks;
  readonly readingAge: ReadingAge;
  readonly style: ArtStyle;
}

export interface SheetRequest extends PaintedHero {
  readonly bookId: string;
  /** The photo, only where the parent allowed that a model sees it; otherwise from the looks. */
  readonly photo: { readonly bytes: Uint8Array; readonly consentedAt: Date } | null;
  readonly seed: number;
}

export interface PageRequest extends PaintedHero {
  readonly bookId: string;
  readonly page: number;
  readonly picture: PictureBrief;
  readonly cast: readonly CastMember[];
  /** The character sheet that the parent approved. */
  readonly sheet: Uint8Array;
  /** Sheets of those of the cast who are in this picture. */
  readonly companionSheets: readonly { readonly cast: string; readonly bytes: Uint8Array }[];
  readonly seed: number;
}

export interface ModelPicture {
  /** PNG, JPEG or WebP, decoded once to be sure; square. */
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly model: string;
  readonly seed: number;
  readonly tries: number;
  /** What judges still find; empty when nothing. */
  readonly findings: readonly string[];
}

export type ModelPainting =
  | { readonly ok: true; readonly picture: ModelPicture }
  | {
      readonly ok: false;
      /** `photo_refused`: the way out are drawn looks; otherwise the shop's own painter paints. */
      readonly reason:
        | 'photo_refused'
        | 'refused'
        | 'not_good_enough'
        | 'book_budget'
        | 'day_budget';
      readonly findings: readonly string[];
    };

/** A model that paints. Throws `ServiceOutage`. */
export interface PainterModel {
  characterSheet(request: SheetRequest): Promise<ModelPainting>;
  paintPage(request: PageRequest): Promise<ModelPainting>;
}
