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
