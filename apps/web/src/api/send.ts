import {
  type ApiCall,
  type BodyOf,
  type PathParams,
  pathTo,
  type QueryOf,
  type ResponseOf,
} from '@bramblebook/contract/api-call';
import { ApiError } from './api-error.ts';
import { takeEarlyRead } from './early-reads.ts';

type Address<C extends ApiCall> = (keyof PathParams<C['path']> extends never
  ? { readonly params?: undefined }
  : { readonly params: PathParams<C['path']> }) &
  ([QueryOf<C>] extends [undefined]
    ? { readonly query?: undefined }
    : { readonly query?: QueryOf<C> });
type Sent<C extends ApiCall> = Address<C> &
  ([BodyOf<C>] extends [undefined]
    ? { readonly body?: undefined }
    : { readonly body: BodyOf<C> }) & { readonly signal?: AbortSignal };
/** The argument may be left out when nothing in it is required. */
type Optional<T> = Record<never, never> extends T ? [input?: T] : [input: T];
export type AddressOf<C extends ApiCall> = Optional<Address<C>>;

export type AnswerOf<C extends ApiCall> = C['response'] extends 'file'
  ? Blob
  : C['response'] extends 'nothing'
    ? undefined
    : ResponseOf<C>;

/** The address of a call, with its parameters and query filled in. */
export const urlOf = <C extends ApiCall>(call: C, ...[input]: AddressOf<C>): string => {
  const path = pathTo(call, (input?.params ?? {}) as PathParams<C['path']>);
  const query = new URLSearchParams(
    Object.entries((input?.query ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `${path}?${query}` : path;
};

/** The built app carries no schemas (lean-contract-plugin.ts): there a JSON answer is one by its name. */
type Wanted = ApiCall['response'] | 'json';

const answerOf = async (wanted: Wanted, response: Response): Promise<unknown> => {
  if (wanted === 'nothing') return undefined;
  if (wanted === 'file' || wanted === 'events') return response.blob();
  const answer: unknown = await response.json();
  return wanted === 'json' ? answer : wanted.parse(answer);
};

/**
 * Makes a call of the contract and gives its answer. Cookies go along; a body goes as
 * JSON only when there is one. Throws `ApiError` for every answer that is no success; in
 * development and in tests also a `ZodError` for one that is not what the contract says.
 */
export const send = async <C extends ApiCall>(
  call: C,
  ...[input]: Optional<Sent<C>>
): Promise<AnswerOf<C>> => {
  const sent = input as { body?: unknown; signal?: AbortSignal } | undefined;
  const url = urlOf(call, input as never);
  const asked = (call.method === 'GET' && takeEarlyRead(url)) || null;
  const response = await (asked ??
    fetch(url, {
      method: call.method,
      credentials: 'include',
      ...(sent?.body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent.body),
      }),
      ...(sent?.signal && { signal: sent.signal }),
    }));
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return (await answerOf(call.response, response)) as AnswerOf<C>;
};
