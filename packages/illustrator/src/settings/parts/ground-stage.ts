import type { Shot } from '@bramblebook/contract/picture-vocabulary';
import type { Frame, Perch, Stage } from './setting-painter.ts';

type Lines = readonly [horizon: number, feet: number, heroHeight: number];

/** With the text above: sky over the heads, figures low on the page. */
const TEXT_ABOVE: Record<Shot, Lines> = {
  far: [560, 812, 270],
  middle: [600, 880, 430],
  close: [640, 962, 590],
  high: [350, 850, 390],
  low: [760, 900, 480],
};

/** With the text below: the ground runs on under it, figures stand higher. */
const TEXT_BELOW: Record<Shot, Lines> = {
  far: [415, 655, 270],
  middle: [400, 690, 420],
  close: [430, 800, 600],
  high: [170, 670, 400],
  low: [560, 690, 470],
};

/** The usual stage of a setting with solid ground; `perches` are the setting's own. */
export const groundStage = (frame: Frame, perches: readonly Perch[] = []): Stage => {
  const lines = frame.calm === 'bottom' ? TEXT_BELOW : TEXT_ABOVE;
  const [horizon, feet, heroHeight] = lines[frame.shot];
  return { horizon, feet, heroHeight, medium: 'ground', perches };
};
