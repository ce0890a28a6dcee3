import type { Expression } from '@bramblebook/contract/picture-vocabulary';

/** A face as data. */
export interface FaceData {
  readonly eyes: 'open' | 'wide' | 'arch' | 'shut' | 'half';
  /** Height of the brows, and how far their inner ends rise (worry) or fall (courage). */
  readonly brow: { readonly lift: number; readonly inner: number };
  readonly mouth: 'smile' | 'laugh' | 'o' | 'frown' | 'wavy' | 'firm' | 'smirk' | 'yawn' | 'small';
  readonly blush: number;
  readonly tear?: boolean;
}

export const EXPRESSION_DATA: Record<Expression, FaceData> = {
  smile: { eyes: 'open', brow: { lift: 0, inner: 0 }, mouth: 'smile', blush: 1 },
  laugh: { eyes: 'arch', brow: { lift: 2, inner: 0 }, mouth: 'laugh', blush: 1.2 },
  wonder: { eyes: 'wide', brow: { lift: 3.5, inner: 0.5 }, mouth: 'laugh', blush: 1 },
  surprised: { eyes: 'wide', brow: { lift: 5, inner: 0 }, mouth: 'o', blush: 0.9 },
  worried: { eyes: 'open', brow: { lift: 1, inner: 4 }, mouth: 'wavy', blush: 0.7 },
  sad: { eyes: 'half', brow: { lift: 0, inner: 5 }, mouth: 'frown', blush: 0.8, tear: true },
  brave: { eyes: 'open', brow: { lift: -1, inner: -3.5 }, mouth: 'firm', blush: 1 },
  cheeky: { eyes: 'open', brow: { lift: 2, inner: -1.5 }, mouth: 'smirk', blush: 1.2 },
  sleepy: { eyes: 'shut', brow: { lift: -0.5, inner: 1 }, mouth: 'small', blush: 1 },
  thoughtful: { eyes: 'open', brow: { lift: 1.5, inner: 1.5 }, mouth: 'small', blush: 0.9 },
};
