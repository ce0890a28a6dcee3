import {
  ART_STYLES,
  DEFAULT_ART_STYLE,
  DEFAULT_READING_AGE,
  GENDERS,
  READING_AGES,
} from '@bramblebook/contract/reading';
import { chosenOutlineSchema, type StoryIdea } from '@bramblebook/contract/story-outline';
import * as z from 'zod/mini';
import { correctionOf } from '../../book/outline/correct-outline.ts';
import { DRAFT_MS } from '../../session/draft-store.ts';

/** The steps of the wizard (spec §2), forward only. */
export const STEPS = ['name', 'gender', 'story', 'photo', 'dedication'] as const;

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
  /** Whether a model may see the photo. */
  photoConsent: z._default(z.boolean(), false),
  parentMessage: z.string(),
});
const storedSchema = z.object({ savedAt: z.number(), draft: draftSchema });

/** What was entered so far, but for the photo. */
export type Draft = z.infer<typeof draftSchema>;
export type StoredDraft = z.infer<typeof storedSchema>;

export interface DraftPhoto {
  readonly name: string;
  /** Size of the file that was chosen. */
  readonly bytes: number;
  /** What is sent: shrunk when the browser could read it. */
  readonly blob: Blob;
  /** The address the upload answered with, or the photo itself as a data address; null until then. */
  readonly photoUrl: string | null;
}

export const EMPTY_DRAFT: Draft = {
  step: 1,
  childName: '',
  childGender: '',
  storyDescription: '',
  correction: null,
  readingAge: DEFAULT_READING_AGE,
  artStyle: DEFAULT_ART_STYLE,
  photoConsent: false,
  parentMessage: '',
};

/** The idea as it is read for its outline; null until name and gender stand. */
export const ideaOf = (draft: Draft): StoryIdea | null => {
  const { childName, childGender, readingAge, storyDescription, correction } = draft;
  if (childGender === '' || childName.trim() === '') return null;
  const outline = correctionOf(correction, storyDescription);
  return { childName, childGender, readingAge, storyDescription, ...(outline && { outline }) };
};

/** Why the wizard may not leave a step yet (spec §5); null when it may. */
export const complaint = (
  draft: Draft,
  photo: DraftPhoto | null,
  step: number = draft.step,
): string | null => {
  if (step === 1 && draft.childName.trim() === '') return "Please enter your child's name";
  if (step === 2 && draft.childGender === '') return "Please select your child's gender";
  if (step === 4 && !photo?.photoUrl) return "Please upload your child's photo";
  return null;
};

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
