import { type Tone, toneOf } from '../parts/form.ts';

export interface DragonCoat {
  readonly scale: Tone;
  readonly belly: Tone;
  /** Ears, spines and wings. */
  readonly fin: Tone;
}

/** Green, plum, coral, sea blue. */
export const DRAGON_COATS: readonly DragonCoat[] = [
  { scale: toneOf('#3f9d86'), belly: toneOf('#f4d88c'), fin: toneOf('#e97f5c') },
  { scale: toneOf('#8f66a6'), belly: toneOf('#f6dcb2'), fin: toneOf('#f0ae50') },
  { scale: toneOf('#d8705c'), belly: toneOf('#fbe2aa'), fin: toneOf('#48999a') },
  { scale: toneOf('#4a86bc'), belly: toneOf('#f5e6ba'), fin: toneOf('#ec8291') },
];
/** Only those that are asked for wear these. */
export const DRAGON_COATS_ON_REQUEST: readonly DragonCoat[] = [
  { scale: toneOf('#e2b04e'), belly: toneOf('#fdf0c8'), fin: toneOf('#d2604e') },
  { scale: toneOf('#e88fa8'), belly: toneOf('#fdeecb'), fin: toneOf('#8f66a6') },
  { scale: toneOf('#645a70'), belly: toneOf('#e6d9cc'), fin: toneOf('#d2604e') },
  { scale: toneOf('#f0e9e4'), belly: toneOf('#fffaf0'), fin: toneOf('#8fb8d8') },
];
