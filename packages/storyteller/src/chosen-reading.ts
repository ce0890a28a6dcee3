import type { Gender, ReadingAge } from '@bramblebook/contract/reading';
import type { ChosenOutline } from '@bramblebook/contract/story-outline';
import { frameOf } from './frames/all-frames.ts';
import type { FilledFrame } from './frames/fill-frame.ts';
import { readFor } from './frames/read-phrase.ts';
import type { Noun } from './happening/noun.ts';
import { broughtIn } from './telling/noun-forms.ts';
import { tellingOf } from './telling/read-tellings.ts';

interface Chosen {
  readonly outline?: ChosenOutline | undefined;
  readonly childGender: Gender;
  readonly readingAge: ReadingAge;
}

/**
 * The frame that the parent chose, with the roles as corrected; null when there is none, or
 * it is not told at this age. What we suggested ourselves (`ours`) stays nobody's words.
 */
export const chosenReading = (
  { outline, childGender, readingAge }: Chosen,
  readings: readonly FilledFrame[],
): FilledFrame | null => {
  const frame = outline === undefined ? null : frameOf(outline.frame);
  if (outline === undefined || frame === null || tellingOf(frame.id, readingAge) === null)
    return null;
  const read = readings.find((filled) => filled.frame === frame);
  if (frame.retells) return read ?? null;
  const given = new Map<string, Noun>();
  for (const { role, value, ours } of outline.roles) {
    const accepts = frame.roles.find(({ id }) => id === role)?.accepts;
    if (accepts === undefined) continue;
    const before = read?.given.get(role);
    const same = before !== undefined && broughtIn(before, childGender) === value;
    const noun = same ? before : readFor(accepts, value);
    if (noun !== null) given.set(role, ours && !same ? { ...noun, said: null } : noun);
  }
  const kept = new Set(given.values());
  const gone = new Set([...(read?.given.values() ?? [])].filter((noun) => !kept.has(noun)));
  const used = new Set([...(read?.used ?? [])].filter(({ noun }) => !gone.has(noun)));
  return {
    frame,
    offered: true,
    called: true,
    cues: read?.cues ?? 0,
    unwanted: read?.unwanted ?? new Set(),
    given,
    score: read?.score ?? 0,
    used,
  };
};
