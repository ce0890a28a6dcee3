import * as z from 'zod/mini';
import { apiCall } from './api-call.ts';

/** Where a word of a text begins, and when it is spoken. */
export const spokenWordSchema = z.object({
  /** Into the text as it is printed, in UTF-16 units. */
  offset: z.int(),
  /** From the start of the sound. */
  seconds: z.number(),
});
export type SpokenWord = z.infer<typeof spokenWordSchema>;

/** A page as the shop's own voice reads it. */
const pageSpeechSchema = z.object({
  /** What is read: another text than the one on the screen is another page. */
  text: z.string(),
  /** Where it is heard; another text or another voice has another address. */
  url: z.string(),
  /** In the order they are spoken; null where the voice told none. */
  words: z.nullable(z.array(spokenWordSchema)),
});
export type PageSpeech = z.infer<typeof pageSpeechSchema>;

const PAGE_SPEECH = '/api/books/:bookId/speech/:page';

/** The calls of the shop's own voice, for those who read a book digitally. */
export const speechApi = {
  /** Has a page read, unless it was before; `not_found` where the shop has no voice, or the page no words. */
  read: apiCall({ method: 'POST', path: PAGE_SPEECH, response: pageSpeechSchema, status: 200 }),
  hear: apiCall({
    method: 'GET',
    path: PAGE_SPEECH,
    /** As in the address that `read` gives. */
    query: z.object({ take: z._default(z.string().check(z.regex(/^[0-9a-f]{0,32}$/)), '') }),
    response: 'file',
    status: 200,
  }),
} as const;
