import { READING_AGES, type ReadingAge } from '@bramblebook/contract/reading';

/** One or several wordings of the same moment, as templates (fill-template.ts). */
export type Wordings = string | readonly string[];

/** A moment told four times, once in each voice: 2–3, 4–5, 6–8, 9–12. */
export type FourVoices = readonly [two: Wordings, four: Wordings, six: Wordings, nine: Wordings];

/** The wordings for one reading age. */
export function wordingsFor(voices: FourVoices, age: ReadingAge): readonly string[] {
  const wordings = voices[READING_AGES.indexOf(age)] ?? voices[1];
  return typeof wordings === 'string' ? [wordings] : wordings;
}

/** A pair of wordings: for the two younger ages and for the two older ones. */
export interface YoungAndOld {
  readonly young: readonly string[];
  readonly old: readonly string[];
}

export const isOlder = (age: ReadingAge): boolean => age === '6-8' || age === '9-12';

/** The four voices with further wordings put after their own. */
export function withFurther(
  voices: FourVoices,
  further: (age: ReadingAge) => readonly string[] | undefined,
): FourVoices {
  const told = (own: Wordings, index: number): Wordings => {
    const age = READING_AGES[index];
    const more = age === undefined ? undefined : further(age);
    return more === undefined ? own : [...(typeof own === 'string' ? [own] : own), ...more];
  };
  const [two, four, six, nine] = voices;
  return [told(two, 0), told(four, 1), told(six, 2), told(nine, 3)];
}
