import { ART_STYLES, GENDERS, READING_AGES } from '@bramblebook/contract/reading';
import { chosenOutlineSchema } from '@bramblebook/contract/story-outline';
import * as z from 'zod/mini';
import { DRAFT_MS } from '../../session/draft-store.ts';
import { complaint, type Draft, EMPTY_DRAFT, STEPS } from './draft.ts';

const correctionSchema = z.object({ idea: z.string(), outline: chosenOutlineSchema });
const draftSchema = z.object({
  step: z.int().check(z.gte(1), z.lte(STEPS.length)),
  childName: z.string(),
  childGender: z.enum([...GENDERS, '']),
  storyDescription: z.string(),
  /** How the parent corrected our reading of the idea. */
  correction: z._default(z.nullable(correctionSchema), null),
  readingAge: z.enum(READING_AGES),
  artStyle: z.enum(ART_STYLES),
  /** Drafts from before it was asked have none. */
  photoConsent: z._default(z.boolean(), false),
  parentMessage: z.string(),
});
const storedSchema = z.object({ savedAt: z.number(), draft: draftSchema });

/**
 * The draft that a browser kept, at `now` in ms: an empty one when there is none, it
 * is damaged or too old; never further along than what was entered allows.
 */
export const draftFrom = (stored: unknown, now: number): Draft => {
  const found = storedSchema.safeParse(stored).data;
  if (!found || now - found.savedAt > DRAFT_MS) return EMPTY_DRAFT;
  const { draft } = found;
  const blocked = [1, 2].find((step) => complaint(draft, null, step) !== null);
  return { ...draft, step: Math.min(draft.step, blocked ?? draft.step) };
};
