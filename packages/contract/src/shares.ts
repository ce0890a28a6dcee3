import * as z from 'zod/mini';
import { apiCall } from './api-call.ts';
import { bookLayoutSchema } from './book-layout.ts';
import { PAGE, PREVIEW_PAGES } from './page-numbers.ts';

/** What a shared link shows of a book, and nothing else: its cover and the first three pages. */
export const SHARED_PAGES: readonly number[] = [PAGE.frontCover, ...PREVIEW_PAGES];

/** A link that a parent made: whoever has it sees the beginning of the book. */
const shareSchema = z.object({
  /** Cannot be guessed; the address is `/shared/:token`. */
  token: z.string(),
  madeAt: z.iso.datetime(),
});
export type Share = z.infer<typeof shareSchema>;

const sharedBookSchema = z.object({
  /** The child's first name. */
  firstName: z.string(),
  title: z.nullable(z.string()),
  /** Pages that stand, with their words; their pictures are marked until the book is bought. */
  pages: z.array(z.object({ page: z.int(), text: z.nullable(z.string()), pictureUrl: z.string() })),
  layout: bookLayoutSchema,
});
export type SharedBook = z.infer<typeof sharedBookSchema>;

/** The calls of sharing a book's beginning by a link. */
export const shareApi = {
  get: apiCall({
    method: 'GET',
    path: '/api/books/:bookId/share',
    response: z.object({ share: z.nullable(shareSchema) }),
    status: 200,
  }),
  /** Makes the link; where there is one, that one stays. */
  make: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/share',
    response: shareSchema,
    status: 201,
  }),
  /** Takes the link back: it leads nowhere from then on. */
  takeBack: apiCall({
    method: 'DELETE',
    path: '/api/books/:bookId/share',
    response: 'nothing',
    status: 204,
  }),
  see: apiCall({
    method: 'GET',
    path: '/api/shared/:token',
    response: sharedBookSchema,
    status: 200,
  }),
  /** The picture that messengers show beside the link. */
  card: apiCall({
    method: 'GET',
    path: '/api/shared/:token/card.jpg',
    response: 'file',
    status: 200,
  }),
  picture: apiCall({
    method: 'GET',
    path: '/api/shared/:token/pictures/:file',
    query: z.object({ w: z.optional(z.string()) }),
    response: 'file',
    status: 200,
  }),
} as const;
