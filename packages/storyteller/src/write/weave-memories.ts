import { capitalised } from '../grammar/noun-phrases.ts';
import { wordingsFor } from '../page-texts.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import { MISSED, REMEMBERED } from '../threads/people.ts';
import type { PageRole } from './page-order.ts';
import { calledOut, type Weaver } from './weaver.ts';

const QUIET_ENOUGH: readonly PageRole[] = [
  'turn-deepens',
  'home',
  'spark',
  'opening',
  'set-out',
  'way-home',
  'arrival',
  'crossing',
];

/** Those who have died, or are far away, are thought of and never met. */
export function weaveMemories(plan: StoryPlan, weaver: Weaver): void {
  const { known, departed, themes } = plan.understanding;
  const wordings = wordingsFor(themes.has('goodbye') ? REMEMBERED : MISSED, plan.age);
  const his = plan.brief.childGender === 'female' ? 'her' : 'his';
  const weave = (who: string, myWho: string): void => {
    weaver.weaveOn(QUIET_ENOUGH, wordings, { who, myWho, call: calledOut(who) });
  };
  for (const { entry, names, remembered } of known) {
    if (!remembered) continue;
    const calling = entry.facts.includes('name') ? capitalised(entry.word) : names[0];
    weave(calling ?? `${his} ${entry.word}`, calling ?? `my ${entry.word}`);
  }
  for (const name of departed) weave(name, name);
}
