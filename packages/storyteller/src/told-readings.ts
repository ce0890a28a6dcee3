import type { ReadingAge } from '@bramblebook/contract/reading';
import type { FilledFrame } from './frames/fill-frame.ts';
import { rankFrames } from './frames/rank-frames.ts';
import type { Happening } from './happening/read-happening.ts';
import { tellingOf } from './telling/read-tellings.ts';

/** The frame that remembers somebody who died: the only one in which they have a part. */
const REMEMBERING = 'goodbye';

/** What happens in them is a look: a jury of the eye, a search high and low, a detective who looks, a sight for one alone. */
const ARE_A_LOOK: ReadonlySet<string> = new Set(
  'grand-day find-lost puzzle suspects only-sees hide-and-seek tall-story'.split(' '),
);

/**
 * The frames that can be told at an age, filled with an idea, the one that fits it best first.
 * Where somebody died, every frame but the one that remembers them keeps to its own defaults:
 * nobody is brought along alive whom the child has lost. A child who is blind is told nothing that is a look,
 * unless a family needs it.
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
  const isBlind = happening.profile.has('blind');
  return readings.filter(
    ({ frame, offered }) =>
      offered &&
      tellingOf(frame.id, age) !== null &&
      !(isBlind && ARE_A_LOOK.has(frame.id) && frame.when === undefined),
  );
};
