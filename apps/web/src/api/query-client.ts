import type { ApiCall } from '@bramblebook/contract/api-call';
import { ApiError } from './api-error.ts';
import { type Asked, type Query, QueryCache } from './query-cache.ts';
import { type AddressOf, type AnswerOf, send, urlOf } from './send.ts';

/** Reads the URL that is a query key's first element and parses its JSON (spec §7). */
const readKey = async ({ queryKey, signal }: Asked): Promise<unknown> => {
  const response = await fetch(String(queryKey[0]), { credentials: 'include', signal });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response.json();
};

/**
 * Reads are never stale, asked once, and not asked again on focus (spec §7). Without a network they
 * are asked all the same: a kept book answers them, and anything else says at once that it cannot.
 */
export const queryClient = new QueryCache(readKey);

/** A call as a query: its key's first element is the URL. `useQuery(queryOf(bookApi.get, { params }))`. */
export const queryOf = <C extends ApiCall>(
  call: C,
  ...input: AddressOf<C>
): Query<AnswerOf<C>> => ({
  queryKey: [urlOf(call, ...input)],
  queryFn: ({ signal }) => send(call, { ...input[0], signal } as never),
});

/** Turns a 401 into null: "nobody is signed in" is an answer, not an error. */
export const nullOn401 = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};
