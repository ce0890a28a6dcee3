import type { Chance } from '../chance.ts';
import { possessive, pronounsOf } from '../grammar/hero-words.ts';
import { capitalised } from '../grammar/noun-phrases.ts';
import type { StoryPlan } from '../plan/plan-story.ts';

/** The text beside the hero's portrait. */
export function aboutHero(plan: StoryPlan, refrain: string, chance: Chance): string {
  const { he = 'he', his = 'his' } = pronounsOf(plan.brief.childGender);
  const He = capitalised(he);
  const His = capitalised(his);
  const { name, kind } = plan.companion;
  const opening = chance.pick([
    `${plan.printed} is the hero of this book.`,
    `This is ${plan.printed}, who went ${plan.place.into} and came back again.`,
    `Every word of this book is about ${plan.printed}.`,
  ]);
  const middle = chance.pick([
    `${He} is good at looking twice, at asking questions, and at getting up again.`,
    `${He} can think with ${his} whole face, and is kind even when nobody is looking.`,
    `${His} favourite time to start something is straight away.`,
  ]);
  const friend = chance.pick([
    `${possessive(plan.spoken)} friend on this journey is ${name} the ${kind}.`,
    `Where ${plan.spoken} goes, ${name} the ${kind} would like to come too.`,
  ]);
  return `${opening} ${middle} ${friend} If you meet ${plan.spoken}, just call: “${refrain}”`;
}
