import type { ApiCall } from '@bramblebook/contract/api-call';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { type AddressOf, type AnswerOf, urlOf } from '../../api/send.ts';
import { keepPreviousData } from '../../api/use-query.ts';

/**
 * A call as a query of the staff area. Unlike a parent's page it is asked again whenever it
 * is opened, since several people work on the same orders; what was last read shows at once.
 */
export const staffQuery = <C extends ApiCall>(call: C, ...input: AddressOf<C>) => ({
  ...queryOf(call, ...input),
  staleTime: 0,
});

/** A page of a list: the page before stays until the next one is there. */
export const listQuery = <C extends ApiCall>(call: C, ...input: AddressOf<C>) => ({
  ...staffQuery(call, ...input),
  placeholderData: keepPreviousData<AnswerOf<C>>,
});

/** Has everything read anew whose address begins with one of these. */
export const readAgain = (...paths: readonly string[]): void => {
  queryClient.invalidateWhere((url) => paths.some((path) => url.startsWith(path)));
};

/** Puts what an act answered in the place of what was read before. */
export const takeAnswer = <C extends ApiCall>(
  call: C,
  answer: unknown,
  ...input: AddressOf<C>
): void => {
  queryClient.set({ queryKey: [urlOf(call, ...input)] }, answer);
};
