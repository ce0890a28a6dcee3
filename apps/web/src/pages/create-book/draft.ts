import {
  type ArtStyle,
  DEFAULT_ART_STYLE,
  DEFAULT_READING_AGE,
  type Gender,
  type ReadingAge,
} from '@bramblebook/contract/reading';
import type { StoryIdea } from '@bramblebook/contract/story-outline';
import { type Correction, correctionOf } from '../../book/outline/correct-outline.ts';

/** The steps of the wizard (spec §2), forward only. */
export const STEPS = ['name', 'gender', 'story', 'photo', 'dedication'] as const;

/** What was entered so far, but for the photo. */
export interface Draft {
  /** From 1 to the number of steps. */
  readonly step: number;
  readonly childName: string;
  readonly childGender: Gender | '';
  readonly storyDescription: string;
  /** How the parent corrected our reading of the idea. */
  readonly correction: Correction | null;
  readonly readingAge: ReadingAge;
  readonly artStyle: ArtStyle;
  /** Whether a model may see the photo. */
  readonly photoConsent: boolean;
  readonly parentMessage: string;
}

/** A draft as a browser keeps it. */
export interface StoredDraft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly draft: Draft;
}

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
