import type { LongingKind } from '../understand/longings.ts';
import type { LongingTold } from './longing-told.ts';
import { DOES, LOVES, SEEKS, WANTS } from './longings-hopeful.ts';
import { AFRAID, CANNOT, LOST, SLEEPLESS } from './longings-troubled.ts';

/** How each kind of longing is told. */
export const LONGINGS: Readonly<Record<LongingKind, LongingTold>> = {
  cannot: CANNOT,
  sleepless: SLEEPLESS,
  afraid: AFRAID,
  lost: LOST,
  seeks: SEEKS,
  wants: WANTS,
  loves: LOVES,
  does: DOES,
};
