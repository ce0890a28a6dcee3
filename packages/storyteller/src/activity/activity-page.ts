import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type { Prop } from '@bramblebook/contract/picture-vocabulary';
import type { Activity } from '@bramblebook/contract/story';
import type { Chance } from '../chance.ts';
import { capitalised, pluralOf } from '../grammar/noun-phrases.ts';
import { PLURAL_PROPS } from '../grammar/plural-props.ts';
import type { StoryPlan } from '../plan/plan-story.ts';

const FALLBACK: readonly Prop[] = ['leaf', 'stone', 'feather', 'shell'];
const UNCOUNTABLE: ReadonlySet<Prop> = new Set([
  'bed',
  'table',
  'door',
  'moon',
  'rainbow',
  'bridge',
  'treasure-chest',
  'bus',
  'train',
  'rocket',
  'aeroplane',
  'tractor',
  'digger',
  'fire-engine',
  'sailing-boat',
  'hot-air-balloon',
  'tent',
  'bucket-and-spade',
  'slide',
  'swing',
  'tree',
  'sandcastle',
  'snowman',
  'campfire',
  'car',
  'dress',
  'computer',
  'television',
  'mirror',
  'piano',
  'seesaw',
  'trampoline',
  'engine',
  'wheelchair',
  'sun',
  'cloud',
  'firework',
  'bush',
  'submarine',
  'wagon',
  'carriage',
  'wheelbarrow',
  'surfboard',
  'needle-and-thread',
  'fishing-rod',
  'window',
  'school-uniform',
  'cracked-ground',
  'exercise-mat',
  'potty',
  'storm-cloud',
]);

const label = (prop: Prop, count: number): string => {
  const noun = prop.replaceAll('-', ' ');
  return count > 1 ? pluralOf(noun) : noun;
};

/** The activity page: things of this story to find, a maze with its theme, questions to talk about. */
export function activityPage(
  plan: StoryPlan,
  pictures: readonly PictureBrief[],
  chance: Chance,
): Activity {
  const inStory = [
    ...new Set(pictures.flatMap((picture) => picture.props.map((prop) => prop.prop))),
  ];
  const countable = [
    ...inStory.filter((prop) => !UNCOUNTABLE.has(prop) && !PLURAL_PROPS.has(prop)),
    ...FALLBACK.filter((prop) => !inStory.includes(prop)),
  ];
  const counts = chance.shuffle([2, 3, 4, 5]);
  const find = countable.slice(0, 4).map((prop, index) => {
    const count = counts[index] ?? 3;
    return { prop, label: label(prop, count), count };
  });
  const goal =
    plan.plot.quest.from === 'none' ? (plan.plot.quest.props[0] ?? 'lantern') : plan.thing.prop;
  const { companion, spoken } = { companion: plan.companion.name, spoken: plan.spoken };
  return {
    heading: chance.pick([
      `Back to ${plan.place.the}!`,
      `${spoken} and ${companion} need you!`,
      'Look again!',
      'Eyes open, detectives!',
    ]),
    find,
    maze: {
      sentence: chance.pick([
        `Help ${companion} find the way to the ${label(goal, 1)}.`,
        `Which path leads ${companion} to the ${label(goal, 1)}?`,
        `${capitalised(companion)} took a wrong turn. Can you draw the way to the ${label(goal, 1)}?`,
      ]),
      from: companion,
      to: goal,
    },
    questions: [
      chance.pick([
        `What did ${spoken} try first, and why did it not work?`,
        `Which of ${spoken}’s ideas would you have tried?`,
        `When did you first guess how it would end?`,
      ]),
      plan.lesson.question,
      chance.pick([
        `What do you think ${companion} dreamed of that night?`,
        `Where should ${spoken} and ${companion} go next?`,
        `What would you have packed for ${plan.place.the}?`,
      ]),
    ],
  };
}
