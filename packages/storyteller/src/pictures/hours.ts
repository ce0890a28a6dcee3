import type { Light } from '@bramblebook/contract/picture-vocabulary';
import type { StoryPlan } from '../plan/plan-story.ts';
import type { PlannedPage } from '../write/page-order.ts';

// The light moves through the day as the pages turn.
const DAY: readonly (readonly [number, Light])[] = [
  [10, 'morning'],
  [15, 'noon'],
  [23, 'evening'],
  [26, 'night'],
];

/** The light of a page: the beat's own, else the hour that the story has reached. */
export function lightOf(
  page: Pick<PlannedPage, 'page' | 'beat' | 'role'>,
  plan: Pick<StoryPlan, 'plot'>,
): Light {
  if (page.role === 'closing') return 'night';
  if (page.beat.show.light !== undefined) return page.beat.show.light;
  if (plan.plot.byNight === true) return page.page === 6 ? 'evening' : 'night';
  return DAY.find(([until]) => page.page <= until)?.[1] ?? 'night';
}

const MORNING =
  /\b(?:sunshine|sunny|midday|noon|the sun|breakfast|good morning|that morning|the morning|pancake|woke up|before the birds|eight o’clock|the day|milk)\b/i;
const BROAD_DAY = /\b(?:sunshine|sunny|midday|noon|the sun)\b/i;
const NIGHT =
  /\b(?:moonlight|starlight|midnight|the moon|stars|owl|in the dark|good night|night, night)\b/i;

/** Whether a text can be true at an hour: no sunshine at night, no moonlight at noon. */
export function agreesWithHour(text: string, light: Light): boolean {
  if (light === 'night') return !BROAD_DAY.test(text);
  return light === 'evening' ? !BROAD_DAY.test(text) : !NIGHT.test(text);
}

/** Whether an opening can be told of an evening. */
export const isForEvening = (text: string): boolean => !MORNING.test(text);
