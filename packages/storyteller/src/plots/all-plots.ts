import { lostAndFound } from './lost-and-found.ts';
import type { Plot } from './plot.ts';
import { starHome } from './star-home.ts';

/** Every plot, the general ones first. */
export const ALL_PLOTS: readonly Plot[] = [lostAndFound, starHome];
