/** What the editor can find wrong with a story. */
const FINDING_CODES = [
  'page-length',
  'sentence-length',
  'sentence-mean',
  'hero-name',
  'pronoun',
  'picture-figure',
  'picture-light',
  'picture-weather',
  'picture-pose',
  'picture-cast',
  'idea-in-text',
  'idea-in-picture',
  'sentence-twice',
  'open-end',
  'content',
  'unfilled',
  'article',
  'profile',
  'definite',
  'two-places',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** One thing that is wrong, where, and in words for an editor or a model. */
export interface Finding {
  readonly code: FindingCode;
  /** Page number, or null for the book as a whole. */
  readonly page: number | null;
  readonly message: string;
}
