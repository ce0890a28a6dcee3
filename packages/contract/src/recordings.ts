import * as z from 'zod/mini';
import { apiCall } from './api-call.ts';

/** How long a page can be read for: the longest has a hundred words and takes a minute. */
export const MAX_RECORDING_SECONDS = 300;
/** Largest recording taken, in bytes: that time as any browser records it. */
export const MAX_RECORDING_BYTES = 12 * 1024 * 1024;

/** Seconds as browsers measure them; 0 where they could not. */
const secondsSchema = z._default(
  z.pipe(z.string().check(z.regex(/^\d{1,4}(\.\d{1,3})?$/)), z.transform(Number)),
  0,
);

/** A page as its parent reads it. */
const recordingSchema = z.object({
  page: z.int(),
  /** How long it is; 0 where that is not known. */
  seconds: z.number(),
  /** Where it is heard; another recording of the page has another address. */
  url: z.string(),
});
export type Recording = z.infer<typeof recordingSchema>;

const PAGE_RECORDING = '/api/books/:bookId/recordings/:page';

/** The calls of what parents record of their books, for those who read them digitally. */
export const recordingApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/books/:bookId/recordings',
    response: z.object({ recordings: z.array(recordingSchema) }),
    status: 200,
  }),
  /** Takes a form with the sound in its field `recording`, in place of the page's earlier one. */
  keep: apiCall({
    method: 'POST',
    path: PAGE_RECORDING,
    query: z.object({ seconds: secondsSchema }),
    response: recordingSchema,
    status: 201,
  }),
  /** `take` is of the address in the list: it keeps browsers from playing an earlier one. */
  hear: apiCall({
    method: 'GET',
    path: PAGE_RECORDING,
    query: z.object({ take: z.optional(z.string().check(z.maxLength(40))) }),
    response: 'file',
    status: 200,
  }),
  erase: apiCall({ method: 'DELETE', path: PAGE_RECORDING, response: 'nothing', status: 204 }),
} as const;
