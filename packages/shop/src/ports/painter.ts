import type { PagePlan } from '@bramblebook/illustrator/plan-book';

/** One page painted and encoded. */
export interface PaintedPage {
  /** JPEG, full bleed square, the widest screen size. */
  readonly master: Uint8Array;
  /** 16 px wide WebP for a placeholder. */
  readonly placeholder: Uint8Array;
}

/** Paints a page from its plan, off the event loop. Throws on an outage; the job tries again. */
export interface Painter {
  paint(plan: PagePlan): Promise<PaintedPage>;
}
