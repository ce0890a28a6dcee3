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
    plan.place.setting === 'home'
      ? `This is ${plan.printed}, who found an adventure without going out.`
      : `This is ${plan.printed}, who went ${plan.place.into} and came back again.`,
    `Every word of this book is about ${plan.printed}.`,
    `${plan.printed} was there from the first page to the last.`,
    `You have just met ${plan.printed}.`,
    `Without ${plan.printed} this book would have ended on page 7.`,
  ]);
  const middle = chance.pick([
    `${He} is good at looking twice, at asking questions, and at getting up again.`,
    `${He} can think with ${his} whole face, and is kind even when nobody is looking.`,
    `${His} favourite time to start something is straight away.`,
    `${He} knows that a plan may go wrong three times and still be a good plan.`,
    `${He} has one brave foot, one careful foot, and a very good nose for trouble.`,
    `${He} never goes anywhere without a question, and seldom comes back without two.`,
    `${He} has been seen to stop and think. Then it is best to stand well back.`,
    `${He} says sorry when ${he} must, thank you when ${he} can, and hello to nearly everyone.`,
  ]);
  const friend = chance.pick([
    `${possessive(plan.spoken)} friend on this journey is ${name} the ${kind}.`,
    `The other one in the pictures is ${name} the ${kind}, who helped.`,
    `For the whole truth you would have to ask ${name} the ${kind}, who saw it all.`,
    `Where ${plan.spoken} goes, ${name} the ${kind} would like to come too.`,
  ]);
  return `${opening} ${middle} ${friend} If you meet ${plan.spoken}, just call: “${refrain}”`;
}
