import type { Light } from '@bramblebook/contract/picture-vocabulary';

const MORNING =
  /\b(?:sunshine|sunny|midday|noon|the sun|breakfast|good morning|that morning|the morning|pancake|woke up|before the birds|eight o’clock|the day|milk|sun on)\b/i;
// Not without regard to capitals: Sunny is a dog's name, by night too.
const BROAD_DAY = /\b(?:[Ss]unshine|sunny|[Mm]idday|[Nn]oon|[Tt]he sun)\b/;
const NIGHT =
  /\b(?:moonlight|starlight|midnight|the moon|stars|owl|in the dark|good night|night, night)\b/i;

/** Whether a text can be true at an hour: no sunshine at night, no moonlight at noon. */
export function agreesWithHour(text: string, light: Light): boolean {
  if (light === 'night') return !BROAD_DAY.test(text);
  return light === 'evening' ? !BROAD_DAY.test(text) : !NIGHT.test(text);
}

/** Whether an opening can be told of an evening. */
export const isForEvening = (text: string): boolean => !MORNING.test(text);
