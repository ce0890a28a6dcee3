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
  /** Words too many or too few, where that is what is wrong. */
  readonly off?: number;
}

const SLIGHT_WORDS = 5;
/** A page or sentence that is a few words off its age's figures: no reason to tell another story. */
export const isSlight = ({ off }: Finding): boolean => off !== undefined && off <= SLIGHT_WORDS;

const GRAVE: ReadonlySet<FindingCode> = new Set([
  'hero-name',
  'idea-in-text',
  'content',
  'unfilled',
  'profile',
]);
/** What must not be printed where any other story can be told. */
export const isGrave = ({ code }: Finding): boolean => GRAVE.has(code);
