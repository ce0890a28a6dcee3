import type { Companion } from './companion.ts';
import { dog } from './dog.ts';
import { fox } from './fox.ts';

/** Everybody who can come along. */
export const ALL_COMPANIONS: readonly Companion[] = [dog, fox];
