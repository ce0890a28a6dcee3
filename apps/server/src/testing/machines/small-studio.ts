import type { StudioSize } from '../../open-shop.ts';

/** Pictures that take no time, for tests in which it matters only that they are there. */
export const SMALL_STUDIO: StudioSize = { px: 64, printPx: 96, threads: 1 };
