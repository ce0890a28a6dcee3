import * as z from 'zod/mini';
import { genderSchema, readingAgeSchema } from './reading.ts';
import { TEXT_LIMITS } from './text-limits.ts';
import { freeText, lineOfText } from './text-schemas.ts';

/** One part of what happens, in the parent's words: “Who is brought home: a lost kitten”. */
const outlineRoleSchema = z.object({
  role: z.string().check(z.maxLength(20)),
  label: z.string(),
  /** Empty where nobody has the part: the parent may fill it. */
  value: z.string().check(z.maxLength(120)),
  /** The storyteller's own suggestion, which is no word of the parent's. */
  ours: z.optional(z.boolean()),
});
export type OutlineRole = z.infer<typeof outlineRoleSchema>;

/** One way to understand an idea: what happens, and who and what takes part. */
const outlineSchema = z.object({
  frame: z.string().check(z.maxLength(40)),
  /** For the parent; each role's words stand between stars. */
  sentence: z.string(),
  roles: z.array(outlineRoleSchema),
});
export type Outline = z.infer<typeof outlineSchema>;

/** The outline as a parent corrected it (decision D12); a role that is left out is left to the storyteller. */
export const chosenOutlineSchema = z.object({
  frame: z.string().check(z.maxLength(40)),
  roles: z
    .array(
      z.object({
        role: z.string().check(z.maxLength(20)),
        value: lineOfText(120, 'Please fill this in, or take it out.'),
        ours: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(16)),
});
export type ChosenOutline = z.infer<typeof chosenOutlineSchema>;

/** An idea as the wizard has it so far. */
export const storyIdeaSchema = z.object({
  childName: lineOfText(TEXT_LIMITS.childName, "Please enter your child's name"),
  childGender: genderSchema,
  readingAge: readingAgeSchema,
  storyDescription: freeText(TEXT_LIMITS.idea),
  /** A reading as the parent corrected it: it is then told first, in its own sentence. */
  outline: z.optional(chosenOutlineSchema),
});
export type StoryIdea = z.infer<typeof storyIdeaSchema>;

/** All readings of an idea, the best first, and what none of it could use. */
export const storyOutlinesSchema = z.object({
  outlines: z.array(outlineSchema),
  unused: z.array(z.string()),
  /** Set where the best reading tells no more than half of what the idea says: the parent is told before it is made. */
  tellsLittle: z.optional(z.boolean()),
});
export type StoryOutlines = z.infer<typeof storyOutlinesSchema>;
