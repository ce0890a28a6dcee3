import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { ArtStyle, ReadingAge } from '@bramblebook/contract/reading';
import type { Story } from '@bramblebook/contract/story';
import type { PagePlan } from '@bramblebook/illustrator/plan-book';

/** What a painter must know of a book to plan its pictures. */
export interface BookToPaint {
  readonly story: Story;
  readonly looks: HeroLooks;
  readonly readingAge: ReadingAge;
  readonly style: ArtStyle;
  readonly seed: number;
  /** 0, or another number for other compositions of the same pictures. */
  readonly composition: number;
}

/** One page painted and encoded. */
export interface PaintedPage {
  /** JPEG, full bleed square, the widest screen size. */
  readonly master: Uint8Array;
  /** WebP at every width that pictures are served in, in px. */
  readonly screens: readonly { readonly width: number; readonly webp: Uint8Array }[];
  /** 16 px wide WebP for a placeholder. */
  readonly placeholder: Uint8Array;
}

/** The hero alone, for the parent who chooses the looks. */
export interface Portrait {
  readonly looks: HeroLooks;
  readonly readingAge: ReadingAge;
  readonly style: ArtStyle;
}

/**
 * Plans and paints a book's pictures, off the event loop. Throws on an outage; the job
 * tries again.
 */
export interface Painter {
  /** What each of the thirty pages is painted from; the same book gives the same plans. */
  plan(book: BookToPaint): Promise<readonly PagePlan[]>;
  paint(plan: PagePlan): Promise<PaintedPage>;
  /** A full bleed JPEG at the printer's size and resolution, in sRGB. */
  paintForPrint(plan: PagePlan): Promise<Uint8Array>;
  /**
   * A picture that a model painted, made into the page: at its size, with the calm that the
   * text needs.
   */
  finish(plan: PagePlan, picture: Uint8Array): Promise<PaintedPage>;
  /** The same at the printer's size; what is smaller is enlarged. */
  finishForPrint(plan: PagePlan, picture: Uint8Array): Promise<Uint8Array>;
  /** A model's sheet as screens show it: WebP. */
  showSheet(sheet: Uint8Array): Promise<Uint8Array>;
  /** A small WebP. */
  portrait(portrait: Portrait): Promise<Uint8Array>;
}
