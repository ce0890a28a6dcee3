import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { lineOfText } from '@bramblebook/contract/text-schemas';
import { planBook } from '@bramblebook/illustrator/plan-book';
import { checkStory } from '@bramblebook/storyteller/check-story';
import type { StoryFinding } from '../../ports/storyteller-model.ts';

/** Most characters of the texts that stand beside the story, for which a page has its room. */
const ROOM = { title: 60, tagline: 110, blurb: 420, refrain: 120, aboutHero: 260 } as const;
const ACTIVITY_ROOM = { heading: 70, sentence: 110, question: 130, label: 40 } as const;
const MOST_TO_FIND = 6;
const MOST_QUESTIONS = 3;

/** As what parents write is taken: not blank, not too long, only signs that a font has. */
const roomFor = (what: string, text: string, most: number, page: number | null = null) =>
  lineOfText(most, '').safeParse(text).success
    ? []
    : [{ page, message: `${what} must have 1 to ${most} characters, all of them printable.` }];

const roomFindings = (story: Story): StoryFinding[] => {
  const { heading, find, maze, questions } = story.activity;
  const texts = (Object.keys(ROOM) as (keyof typeof ROOM)[]).flatMap((name) =>
    roomFor(name, story[name], ROOM[name]),
  );
  const activity = [
    roomFor('activity.heading', heading, ACTIVITY_ROOM.heading),
    roomFor('activity.maze.sentence', maze.sentence, ACTIVITY_ROOM.sentence),
    questions.map((text) => roomFor('Each of activity.questions', text, ACTIVITY_ROOM.question)),
    find.map(({ label }) => roomFor('Each label of activity.find', label, ACTIVITY_ROOM.label)),
  ].flat(2);
  const counts =
    find.length > MOST_TO_FIND || questions.length > MOST_QUESTIONS
      ? `The activity has room for ${MOST_TO_FIND} things to find and ${MOST_QUESTIONS} questions.`
      : null;
  const pages = story.pages.flatMap(({ page, text }) =>
    roomFor('The text', text, TEXT_LIMITS.pageText, page),
  );
  return [
    ...texts,
    ...pages,
    ...activity,
    ...(counts === null ? [] : [{ page: null, message: counts }]),
  ];
};

/** Anybody: looks move nothing in a picture. */
const ANYBODY: HeroLooks = {
  skin: 'sand',
  hairStyle: 'short',
  hairColour: 'brown',
  eyes: 'brown',
  glasses: 'none',
  freckles: false,
  hearingAid: false,
  wheelchair: false,
  outfitColour: 'leaf',
};

/** Our own stories show only what can be painted; one that cannot be planned must not reach a book. */
const planFindings = (story: Story, { readingAge, seed }: StoryBrief): StoryFinding[] => {
  try {
    planBook({ story, looks: ANYBODY, readingAge, style: 'watercolour', seed, composition: 0 });
    return [];
  } catch {
    return [{ page: null, message: 'Its pictures cannot be painted: show only what is named.' }];
  }
};

/** Everything a model's story is sent back for; empty when it may be printed. Takes a moment. */
export const editStory = (story: Story, brief: StoryBrief): readonly StoryFinding[] => [
  ...checkStory(story, brief).map(({ page, message }) => ({ page, message })),
  ...roomFindings(story),
  ...planFindings(story, brief),
];
