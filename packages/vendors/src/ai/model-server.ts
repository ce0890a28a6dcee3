import { fetchJson } from '../line/fetch-json.ts';
import { orNotLetIn } from '../line/vendor-failure.ts';

/** A server of models, for what the SDK has no call for. */
export interface ModelServer {
  /** No trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
}

/**
 * Posts JSON to a server of models and gives its JSON. A request that it does not take is
 * ours to mend, and so an outage. Throws `VendorOutage`.
 */
export const postToModel = (
  { baseUrl, apiKey }: ModelServer,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<unknown> =>
  fetchJson('the model', {
    url: `${baseUrl}${path}`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    signal,
  }).catch(orNotLetIn);
