import type { ReadingAge } from '@bramblebook/contract/reading';
import type { FilledFrame } from './frames/fill-frame.ts';
import { rankFrames } from './frames/rank-frames.ts';
import type { Happening } from './happening/read-happening.ts';
import { tellingOf } from './telling/read-tellings.ts';

/** The frame that remembers somebody who died: the only one in which they have a part. */
const REMEMBERING = 'goodbye';

/**
 * The frames that can be told at an age, filled with an idea, the one that fits it best first.
 * Where somebody died, every frame but the one that remembers them keeps to its own defaults:
 * nobody is brought along alive whom the child has lost.
 */
export const toldReadings = (happening: Happening, age: ReadingAge): FilledFrame[] => {
  const ranked = rankFrames(happening);
  const readings = happening.profile.has('bereaved')
    ? [
        ...ranked.filter(({ frame }) => frame.id === REMEMBERING),
        ...rankFrames({ ...happening, mentions: [], steps: [] }).filter(
          ({ frame }) => frame.id !== REMEMBERING,
        ),
      ]
    : ranked;
  return readings.filter(({ frame, offered }) => offered && tellingOf(frame.id, age) !== null);
};
