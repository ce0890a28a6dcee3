import { forest } from './forest.ts';
import type { PlacePack } from './place-pack.ts';

/** Every place a story can play in. */
export const ALL_PLACES: readonly PlacePack[] = [forest];
