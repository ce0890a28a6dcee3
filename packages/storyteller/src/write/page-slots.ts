import type { Chance } from '../chance.ts';
import type { Slots } from '../fill-template.ts';
import { possessive, pronounsOf } from '../grammar/hero-words.ts';
import type { StoryPlace } from '../plan/place-phrases.ts';
import { companionsLonging, type PlannedLonging } from '../plan/plan-longings.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import { TROUBLE } from '../threads/longing-phrases.ts';

/** Hands out the landmarks of a place one after another, so that no two stand on one page. */
export function landmarks(place: StoryPlace, chance: Chance): () => string {
  const order = chance.shuffle(place.pack.spots);
  let at = 0;
  return () => {
    const spot = order[at % order.length] ?? 'the big tree';
    at += 1;
    return spot;
  };
}

/** The refrain of this story as it is shouted, the same every time. */
export function refrainOf(plan: StoryPlan, chance: Chance, older: boolean): string {
  return chance.pick(older ? plan.plot.refrains.old : plan.plot.refrains.young);
}

/** Everything a template may name. */
export function pageSlots(
  plan: StoryPlan,
  place: StoryPlace,
  spot: () => string,
  refrain: string,
): Slots {
  return {
    ...pronounsOf(plan.brief.childGender),
    hero: plan.spoken,
    'hero’s': possessive(plan.spoken),
    fullName: plan.printed,
    c: plan.companion.name,
    'c’s': possessive(plan.companion.name),
    kind: plan.companion.kind,
    place: place.the,
    noun: place.the.replace(/^the /, ''),
    within: place.within,
    into: place.into,
    spot,
    thing: plan.thing.noun,
    ...(plan.guest === null ? {} : { guest: plan.guest.name }),
    refrain,
    ...longingSlots(companionsLonging(plan.longings)),
    ...(plan.little === null
      ? {}
      : {
          little: plan.little.name,
          'little’s': possessive(plan.little.name),
          littleKind: plan.little.kind,
        }),
  };
}

/** What the texts about a longing may name. */
export function longingSlots(longing: PlannedLonging | null): Slots {
  if (longing === null) return {};
  const { kind, who, other, said, yours } = longing;
  return { who, other, said, yours, trouble: TROUBLE[kind].replace('{said}', said) };
}
