import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { aboutHero } from './activity/about-hero.ts';
import { activityPage } from './activity/activity-page.ts';
import { chanceFrom } from './chance.ts';
import { checkStory } from './check-story.ts';
import { type shotOf, stagePage, threadCastId, weatherOfDay } from './pictures/stage-page.ts';
import { inCoat } from './plan/plan-cast.ts';
import { planStory, type StoryPlan } from './plan/plan-story.ts';
import { type Understanding, understandIdea } from './understand/understand-idea.ts';
import { bookPictures, bookWords, pageTurns } from './write/book-matter.ts';
import { understoodWords } from './write/understood-words.ts';
import { writePages } from './write/write-pages.ts';
import { textOf } from './write/written-page.ts';

const VARIATIONS = 16;

/**
 * Tells the story of a brief: the same brief and seed give the same story, to the letter.
 * The editor (check-story) has passed it: a telling with findings is told again in the
 * next variation, and if need be with fewer of the idea's words.
 * Content rules are not looked at here; ask check-brief first.
 */
export function tellPlot(brief: StoryBrief): Story {
  const whole = understandIdea(brief.idea, brief.childName);
  for (let variation = 0; variation < VARIATIONS; variation += 1) {
    const understanding = variation < VARIATIONS / 2 ? whole : withFewerWords(whole, variation);
    const story = tellOnce(brief, understanding, variation);
    if (checkStory(story, brief).length === 0) return story;
  }
  throw new Error('No telling of this brief passes the editor.');
}

// Half the words, then a quarter, then none: a book that stands is worth more than one last detail.
function withFewerWords(whole: Understanding, variation: number): Understanding {
  const share = [0.6, 0.6, 0.4, 0.4, 0.2, 0.2, 0, 0][variation - VARIATIONS / 2] ?? 0;
  return {
    ...whole,
    known: whole.known.slice(0, Math.floor(whole.known.length * share)),
    friends: share === 0 ? [] : whole.friends,
    unknown: [],
    longings: share < 0.4 ? [] : whole.longings,
  };
}

/** One telling of a brief, unedited. */
export function tellOnce(
  brief: StoryBrief,
  understanding: Understanding,
  variation: number,
): Story {
  const chance = chanceFrom(
    `${brief.seed} ${variation} ${brief.childName} ${brief.readingAge} ${brief.idea}`,
  );
  const plan = planStory(brief, understanding, Math.floor(variation / 2), chance.fork('plan'));
  const { pages, refrain } = writePages(plan, chance.fork('pages'));
  const day = weatherOfDay(plan, chance.fork('weather'));
  let before: ReturnType<typeof shotOf> | null = null;
  const told = pages.map((page) => {
    const picture = stagePage(page, plan, day, before);
    before = picture.shot;
    return { page: page.page, text: textOf(page), picture };
  });
  const pictures = told.map((page) => page.picture);
  const slots = pages[4]?.slots ?? {};
  return {
    ...bookWords(plan, slots, chance.fork('title')),
    refrain,
    aboutHero: aboutHero(plan, refrain, chance.fork('about')),
    plot: plan.plot.id,
    cast: castOf(plan),
    pages: told,
    pageTurns: pageTurns(told.map((page) => page.text)),
    ...bookPictures(plan, pictures),
    activity: activityPage(plan, pictures, chance.fork('activity')),
    understood: understoodWords(plan),
    ...noticeOf(understanding),
  };
}

function castOf(plan: StoryPlan): Story['cast'] {
  const cast: Story['cast'] = [
    {
      id: 'companion',
      kind: 'creature',
      creature: plan.companion.character.creature,
      name: plan.companion.name,
      ...inCoat(plan.companion.coat),
    },
    ...plan.figures.map((figure) => figure.member),
  ];
  if (plan.little !== null)
    cast.push({
      id: 'little',
      kind: 'creature',
      creature: plan.little.creature,
      name: plan.little.name,
    });
  if (plan.guest !== null && !plan.figures.some((figure) => figure.id === plan.guest?.person))
    cast.push({ id: 'guest', kind: 'person', person: plan.guest.person, name: plan.guest.name });
  for (const thread of plan.threads)
    if (thread.creature !== null && !cast.some((member) => member.id === threadCastId(thread)))
      cast.push({
        id: threadCastId(thread),
        kind: 'creature',
        creature: thread.creature,
        name: thread.thex,
        ...inCoat(thread.words?.coat ?? null),
      });
  return cast;
}

const noticeOf = (understanding: Understanding): { notice?: string } =>
  understanding.otherLanguage === null
    ? {}
    : {
        notice: `Your idea seems to be in ${understanding.otherLanguage}. Our stories are in English for now; we have woven in what we understood, and you can tell us more in English any time.`,
      };
