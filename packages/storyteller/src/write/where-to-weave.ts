import type { PageRole } from './page-order.ts';

/** Where a thread of the idea sits best: light pages first, tense ones only when all else is full. */
export const ROOMY: readonly PageRole[] = [
  'opening',
  'arrival',
  'problem',
  'set-out',
  'mishap',
  'way-home',
  'companion',
  'first-try',
  'second-try',
  'turn-deepens',
  'crossing',
  'home',
  'solved',
  'want',
  'third-try',
  'turn',
  'deed',
  'deed-holds',
  'spark',
  'low-point',
];
/** Where people puff along. */
export const ON_THE_WAY: readonly PageRole[] = [
  'set-out',
  'problem',
  'crossing',
  'way-home',
  'arrival',
  'turn-deepens',
];
/** Where people look on, and have ideas. */
export const AT_A_TRY: readonly PageRole[] = ['first-try', 'second-try', 'third-try'];
/** Where people look on, and have none. */
export const AT_THE_DEED: readonly PageRole[] = ['deed-holds', 'solved'];
/** The companion's own pages: short ones are one joke from end to end. */
export const COMIC: ReadonlySet<PageRole> = new Set(['companion', 'mishap']);
/** Nothing is put in here for its own sake. */
export const TENSE: ReadonlySet<PageRole> = new Set([
  'turn',
  'low-point',
  'spark',
  'deed',
  'deed-holds',
  'solved',
  'want',
]);
