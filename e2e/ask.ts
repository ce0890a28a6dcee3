import {
  type ApiCall,
  type BodyOf,
  type PathParams,
  pathTo,
  type ResponseOf,
} from '@bramblebook/contract/api-call';
import type { APIRequestContext } from '@playwright/test';

/** Makes a call of the contract as whoever the context is; throws when it does not succeed. */
export const ask = async <C extends ApiCall>(
  from: APIRequestContext,
  call: C,
  given: { readonly params?: PathParams<C['path']>; readonly body?: BodyOf<C> } = {},
): Promise<ResponseOf<C>> => {
  const path = pathTo(call, given.params ?? ({} as PathParams<C['path']>));
  const answer = await from.fetch(path, { method: call.method, data: given.body });
  if (!answer.ok())
    throw new Error(`${call.method} ${path}: ${answer.status()} ${await answer.text()}`);
  if (typeof call.response === 'string') return undefined as ResponseOf<C>;
  return call.response.parse(await answer.json()) as ResponseOf<C>;
};
