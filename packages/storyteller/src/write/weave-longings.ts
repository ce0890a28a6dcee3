import { hasWords } from '../grammar/sentences.ts';
import { wordingsFor } from '../page-texts.ts';
import { hasOwnPages, type PlannedLonging } from '../plan/plan-longings.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import { LONGINGS } from '../threads/longings.ts';
import { LONGED, LONGING_HEARD_OF, LONGINGS_MET } from '../threads/longings-met.ts';
import type { PageRole } from './page-order.ts';
import { longingSlots } from './page-slots.ts';
import type { Weaver } from './weaver.ts';
import { ON_THE_WAY, TENSE } from './where-to-weave.ts';
import { textOf, type WrittenPage } from './written-page.ts';

const TOLD: readonly PageRole[] = [
  'arrival',
  'set-out',
  'problem',
  'companion',
  'first-try',
  'second-try',
];
const TRIED: readonly PageRole[] = ['crossing', 'second-try', 'third-try', 'first-try', 'mishap'];
const RIGHT: readonly PageRole[] = ['way-home', 'home', 'solved', 'deed-holds'];

/**
 * Lets the longings of the idea run through the book: told of early, tried on the way, and come
 * right before the end. One that cannot come right for want of room is not begun.
 */
export function weaveLongings(plan: StoryPlan, weaver: Weaver): void {
  const throughout = plan.longings.filter(({ whose }) => whose !== 'met');
  // The youngest can follow one thing besides the story.
  for (const longing of plan.age === '2-3' ? throughout.slice(0, 1) : throughout)
    weaveThroughout(longing, plan, weaver);
}

function weaveThroughout(longing: PlannedLonging, plan: StoryPlan, weaver: Weaver): void {
  const { told, tried, right } = LONGINGS[longing.kind];
  const slots = longingSlots(longing);
  const onPageOf = (role: PageRole): WrittenPage | undefined =>
    hasOwnPages(longing, plan.age) ? weaver.pages.find((page) => page.role === role) : undefined;
  const begun = onPageOf('companion') ?? weaver.weaveOn(TOLD, wordingsFor(told, plan.age), slots);
  if (begun === null) return;
  const ending = wordingsFor(right, plan.age);
  const ended =
    ending.length === 0 ? begun : (onPageOf('way-home') ?? weaver.weaveOn(RIGHT, ending, slots));
  if (ended === null) {
    begun.woven.pop();
    return;
  }
  begun.longings.push(longing);
  ended.longings.push(longing);
  weaver.weaveOn(TRIED, wordingsFor(tried, plan.age), slots, begun.page + 1);
}

/** Whoever is met on a page says there what they long for. */
export function weaveLongingsMet(plan: StoryPlan, weaver: Weaver): void {
  for (const longing of plan.longings.filter(({ whose }) => whose === 'met')) {
    const wordings = wordingsFor(LONGINGS_MET[longing.kind], plan.age);
    const slots = longingSlots(longing);
    const there = weaver.pages.filter((page) => meets(page, longing));
    if (there.some((page) => weaver.weave(page, wordings, slots))) continue;
    if (longing.alongside) weaver.weaveOn(ON_THE_WAY, wordings, slots);
    else if (longing.x !== null) {
      const rel = LONGED[longing.kind].replace('{told}', longing.told);
      const heardOf = wordingsFor(LONGING_HEARD_OF, plan.age);
      weaver.weaveOn([...ON_THE_WAY, ...TRIED], heardOf, { x: longing.x, rel });
    }
  }
}

// Nobody answers in the middle of a catastrophe, or out of a dream at the garden gate.
const meets = (page: WrittenPage, { who }: PlannedLonging): boolean =>
  !TENSE.has(page.role) &&
  (page.beat.show.at ?? 'place') === 'place' &&
  hasWords(textOf(page), who.replace(/^the /, ''));
