import type { CreaturePainter } from '../creature-painter.ts';
import { GREAT_BEARS } from './bears.ts';
import { BIG_CATS } from './big-cats.ts';

/** Furry animals of woods, plains and zoos by their words. */
export const FURRY_PAINTERS = {
  ...BIG_CATS,
  ...GREAT_BEARS,
} satisfies Readonly<Record<string, CreaturePainter>>;
