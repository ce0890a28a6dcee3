import * as z from 'zod/mini';
import type { BookFacts } from './book-can.ts';
import { bookStatusSchema } from './book-states.ts';
import { heroLooksSchema } from './hero-looks.ts';
import { idSchema } from './ids.ts';
import { ALL_PAGES, PAGE, PREVIEW_PAGES, READY_THRESHOLD, TEXT_PAGES } from './page-numbers.ts';
import { artStyleSchema, genderSchema, readingAgeSchema } from './reading.ts';
import { chosenOutlineSchema } from './story-outline.ts';
import { TEXT_LIMITS } from './text-limits.ts';
import { freeText, personName } from './text-schemas.ts';

type PageField =
  | `finalPage${number}ImageUrl`
  | `finalPage${number}Text`
  | `page${number}ImageUrl`
  | `page${number}Text`;
/** The pages of a book as the spec names them; null until a page is made. */
export type PageFields = { readonly [field in PageField]?: string | null };
export const finalImageField = (page: number) => `finalPage${page}ImageUrl` as const;
export const finalTextField = (page: number) => `finalPage${page}Text` as const;

const optionalText = z.optional(z.nullable(z.string()));
const pageFields = Object.fromEntries(
  [
    ...PREVIEW_PAGES.flatMap((_, i) => [`page${i + 1}ImageUrl`, `page${i + 1}Text`]),
    ...ALL_PAGES.map(finalImageField),
    ...TEXT_PAGES.map(finalTextField),
  ].map((name) => [name, optionalText]),
) as Record<PageField, typeof optionalText>;

/** The drawing that a model paints the hero by, for the parent to approve or have made anew. */
const heroSheetSchema = z.object({
  imageUrl: z.string(),
  isFromPhoto: z.boolean(),
  /** Whether the model would not take the photo, so that the hero is drawn from the looks. */
  isPhotoRefused: z.boolean(),
  isApproved: z.boolean(),
  /** How often it can still be drawn anew; 0 once approved, bought, or the whole book is wanted. */
  redosLeft: z.int(),
});
export type HeroSheet = z.infer<typeof heroSheetSchema>;

/**
 * A book as its owner sees it. Beside the named fields it holds page1ImageUrl …
 * page3Text, finalPage1ImageUrl … finalPage30ImageUrl and finalPage6Text …
 * finalPage26Text: null until the page is made.
 */
export const bookSchema = z.object({
  id: idSchema,
  childName: z.string(),
  childGender: genderSchema,
  storyDescription: z.string(),
  parentMessage: z.string(),
  readingAge: readingAgeSchema,
  artStyle: artStyleSchema,
  photoUrl: z.nullable(z.string()),
  status: bookStatusSchema,
  createdAt: z.iso.datetime(),
  title: z.nullable(z.string()),
  /** A kind word of the storyteller to the parent, for instance when the idea is in a language it only half knows. */
  storyNotice: z.optional(z.nullable(z.string())),
  /** What the story took up of the idea and what it left out, in the parent's own words; null until it is told. */
  understood: z.optional(
    z.nullable(
      z.object({
        used: z.array(z.string()),
        unused: z.array(z.string()),
        /** No more than half of what the idea says is told. */
        little: z.optional(z.boolean()),
      }),
    ),
  ),
  looks: z.nullable(heroLooksSchema),
  /** The hero as a model drew them, by whom every page is painted; null where the shop's own painter paints. */
  heroSheet: z.optional(z.nullable(heroSheetSchema)),
  /** Pages made and pages wanted in the stage under way or last done. */
  progress: z.object({ made: z.int(), wanted: z.int() }),
  revisionsLeft: z.int(),
  /** What the shop understood of the last revision's note and does about it. */
  revisionAnswer: z.optional(z.nullable(z.string())),
  /** How often another story can still be asked for; 0 once the book is bought or approved. */
  otherStoriesLeft: z.optional(z.int()),
  /** Whether a paid order holds a digital copy of this book. */
  digitalAccess: z.boolean(),
  /** Whether a paid order holds it in any format: its pictures are shown unmarked. */
  bought: z.boolean(),
  /** Until when the approval for printing can be taken back (decision D15); null when it cannot. */
  approvalOpenUntil: z.optional(z.nullable(z.iso.datetime())),
  /** Why the book was refused, in plain words; only with status `rejected`. */
  rejectionReason: z.nullable(z.string()),
  ...pageFields,
});
export type Book = z.infer<typeof bookSchema> & PageFields;

export const newBookSchema = z.object({
  /** Sent by older clients; the session alone decides whose book it is. */
  userId: z.optional(z.unknown()),
  childName: personName(TEXT_LIMITS.childName, "Please enter your child's name"),
  childGender: z.enum(['male', 'female'], "Please select your child's gender"),
  storyDescription: z._default(z.optional(freeText(TEXT_LIMITS.idea)), ''),
  /** How the parent wants the idea understood; the best reading of it when absent. */
  outline: z.optional(chosenOutlineSchema),
  parentMessage: z._default(z.optional(freeText(TEXT_LIMITS.dedication)), ''),
  photoUrl: z
    .string("Please upload your child's photo")
    .check(z.minLength(1, "Please upload your child's photo")),
  readingAge: z.optional(readingAgeSchema),
  artStyle: z.optional(artStyleSchema),
  /** Whether a model may see the photo (PHOTO_CONSENT); without it none leaves the shop. */
  photoConsent: z.optional(z.boolean()),
});
export type NewBook = z.infer<typeof newBookSchema>;

/** Whether the book is ready: enough text pages have both picture and text (spec §4). */
export const isReady = (book: PageFields): boolean =>
  TEXT_PAGES.filter((page) => book[finalImageField(page)] && book[finalTextField(page)]).length >=
  READY_THRESHOLD;

/** Whether every page stands, so that the PDF can be made and a buyer misses nothing. */
export const isComplete = (book: PageFields): boolean =>
  ALL_PAGES.every((page) => book[finalImageField(page)]);

/** What `bookCan` asks of a book, at a moment in ms since 1970. */
export const bookFacts = (book: Book, now: number): BookFacts => ({
  status: book.status,
  isComplete: isComplete(book),
  hasDigital: book.digitalAccess,
  isBought: book.bought,
  isApprovalOpen: book.approvalOpenUntil != null && Date.parse(book.approvalOpenUntil) > now,
});

/** The book's name on screens and in messages (spec §2, "Your Books"). */
export const bookTitle = (book: Pick<Book, 'childName'>): string =>
  `${book.childName}'s Story Book`;

/** The pages the reader turns through: the dedication only if there is one (decision D1). */
export const readerPages = (book: PageFields & { readonly parentMessage: string }): number[] =>
  [
    PAGE.frontCover,
    ...(book.parentMessage ? [PAGE.dedication] : []),
    ...TEXT_PAGES,
    PAGE.backCover,
  ].filter((page) => book[finalImageField(page)]);
