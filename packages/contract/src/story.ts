import * as z from 'zod/mini';
import { PAGE } from './page-numbers.ts';
import { castMemberSchema, pictureBriefSchema } from './picture-brief.ts';
import { PROPS } from './picture-vocabulary.ts';
import { genderSchema, readingAgeSchema } from './reading.ts';
import { chosenOutlineSchema } from './story-outline.ts';

/** What a parent asked for, as the storyteller gets it. */
export const storyBriefSchema = z.object({
  childName: z.string().check(z.minLength(1), z.maxLength(60)),
  childGender: genderSchema,
  readingAge: readingAgeSchema,
  idea: z.string().check(z.maxLength(2000)),
  /** Whole number from 0 to 2³²−1; the same brief and seed give the same story. */
  seed: z.int().check(z.gte(0), z.lte(0xffff_ffff)),
  /** Plots told before for this book ("try another story"); the new story takes another. */
  avoidPlots: z.optional(z.array(z.string())),
  /** How the parent wants the idea understood; the best reading when absent. */
  outline: z.optional(chosenOutlineSchema),
  /** What the hero's looks say that no page may contradict. */
  body: z.optional(z.array(z.enum(['wheelchair', 'hearing-aid', 'glasses']))),
});
export type StoryBrief = z.infer<typeof storyBriefSchema>;

/** One of the 21 slots that carry story text. */
const storyPageSchema = z.object({
  page: z.int().check(z.gte(PAGE.firstStory), z.lte(PAGE.closing)),
  text: z.string().check(z.minLength(1)),
  picture: pictureBriefSchema,
  /** Cast members whom the text speaks of and the picture leaves out on purpose: who is lost, who is at home. */
  unseen: z.optional(z.array(z.string())),
});

/** The activity page: made for this story. */
const activitySchema = z.object({
  heading: z.string(),
  /** Things to find on the activity page's own picture, and how many of each it shows. */
  find: z.array(
    z.object({ prop: z.enum(PROPS), label: z.string(), count: z.int().check(z.gte(1), z.lte(9)) }),
  ),
  maze: z.object({ sentence: z.string(), from: z.string(), to: z.enum(PROPS) }),
  questions: z.array(z.string()),
});
export type Activity = z.infer<typeof activitySchema>;

/** A whole story, whoever wrote it: the shop's own storyteller or a model. */
export const storySchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  tagline: z.string(),
  /** Back-cover text. */
  blurb: z.string(),
  /** Said again and again in the story; children shout it. */
  refrain: z.string(),
  aboutHero: z.string(),
  plot: z.string(),
  cast: z.array(castMemberSchema),
  /** Pages 6–26 in order. */
  pages: z.array(storyPageSchema).check(z.length(21)),
  /** What happens at each turn of the leaf: one beat a spread, for editors and models. */
  pageTurns: z.array(z.object({ spread: z.string(), beat: z.string() })),
  cover: pictureBriefSchema,
  portrait: pictureBriefSchema,
  backCover: pictureBriefSchema,
  activity: activitySchema,
  /** The idea's words that the storyteller knew, each with what stands for it in the book. */
  understood: z.array(
    z.object({
      words: z.string(),
      kind: z.string(),
      /** Words that must appear in the text, any one of them. */
      inText: z.array(z.string()),
      /** What must appear in a picture: a setting, creature, person or prop; null when it cannot be painted. */
      inPicture: z.nullable(z.string()),
    }),
  ),
  /** What of the idea the story could not use, in the parent's own words. */
  unused: z.optional(z.array(z.string())),
  /** Set where no more than half of what the idea says is told. */
  tellsLittle: z.optional(z.boolean()),
  /** A kind sentence for the parent, for instance when the idea is in a language that was only half understood. */
  notice: z.optional(z.string()),
});
export type Story = z.infer<typeof storySchema>;
