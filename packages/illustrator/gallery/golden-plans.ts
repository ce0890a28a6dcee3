import { type PagePlan, planBook } from '../src/plan-book.ts';
import { randomLooks } from './random-story.ts';
import { sampleStory } from './sample-story.ts';

/** Side of a golden picture in pixels: enough to see an accident, small enough to keep. */
export const GOLDEN_PX = 96;

/** A few pages that together touch most of the painter. */
export const goldenPlans = (): { name: string; plan: PagePlan }[] => {
  const pick = (
    seed: number,
    style: PagePlan['style'],
    page: number,
  ): { name: string; plan: PagePlan } => {
    const plans = planBook({
      story: sampleStory(seed),
      looks: randomLooks(seed),
      readingAge: '4-5',
      style,
      seed,
    });
    const plan = plans[page - 1];
    if (!plan) throw new Error(`no page ${page}`);
    return { name: `book-${seed}-page-${page}-${style}`, plan };
  };
  return [
    pick(1, 'gouache', 16),
    pick(2, 'gouache', 17),
    pick(3, 'gouache', 1),
    pick(4, 'watercolour', 21),
    pick(5, 'cut-paper', 18),
    pick(6, 'gouache', 3),
    pick(2, 'gouache', 27),
    pick(4, 'gouache', 28),
  ];
};
