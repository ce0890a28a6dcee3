import type { Happening } from '../happening/read-happening.ts';
import { ALL_FRAMES } from './all-frames.ts';
import { type FilledFrame, fillFrame } from './fill-frame.ts';

/** Every frame, filled with an idea, the one that fits it best first. */
export const rankFrames = (happening: Happening): FilledFrame[] =>
  ALL_FRAMES.map((frame) => fillFrame(frame, happening)).sort((a, b) => b.score - a.score);
