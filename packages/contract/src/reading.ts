import * as z from 'zod/mini';

/** Reading ages a parent can choose on wizard step 3 (decision D3). */
export const READING_AGES = ['2-3', '4-5', '6-8', '9-12'] as const;
export const readingAgeSchema = z.enum(READING_AGES);
export type ReadingAge = z.infer<typeof readingAgeSchema>;
export const DEFAULT_READING_AGE: ReadingAge = '4-5';

/** Picture styles: all three are painted from the same scene. */
export const ART_STYLES = ['gouache', 'watercolour', 'cut-paper'] as const;
export const artStyleSchema = z.enum(ART_STYLES);
export type ArtStyle = z.infer<typeof artStyleSchema>;
export const DEFAULT_ART_STYLE: ArtStyle = 'gouache';

export const GENDERS = ['male', 'female'] as const;
export const genderSchema = z.enum(GENDERS);
export type Gender = z.infer<typeof genderSchema>;

/** What a page of each reading age may hold, in words. */
export interface ReadingFigures {
  readonly wordsPerPage: { readonly min: number; readonly max: number };
  readonly wordsPerSentence: { readonly mean: number; readonly max: number };
}

/** The figures the storyteller writes to and the editor judges by. */
export const READING_FIGURES: Record<ReadingAge, ReadingFigures> = {
  '2-3': { wordsPerPage: { min: 6, max: 14 }, wordsPerSentence: { mean: 6, max: 9 } },
  '4-5': { wordsPerPage: { min: 18, max: 34 }, wordsPerSentence: { mean: 10, max: 15 } },
  '6-8': { wordsPerPage: { min: 40, max: 70 }, wordsPerSentence: { mean: 13, max: 20 } },
  '9-12': { wordsPerPage: { min: 70, max: 110 }, wordsPerSentence: { mean: 16, max: 26 } },
};
