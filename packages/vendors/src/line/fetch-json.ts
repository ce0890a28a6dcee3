import { failureOf, readRetryAfter, VendorOutage } from './vendor-failure.ts';

/** Answers are small; one that is not is none of this vendor's. */
const LONGEST_ANSWER_BYTES = 1_000_000;

const readBody = async (vendor: string, response: Response): Promise<string> => {
  try {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength <= LONGEST_ANSWER_BYTES) return new TextDecoder().decode(bytes);
  } catch (cause) {
    throw new VendorOutage('nonsense', `${vendor}'s answer was cut short`, {
      status: response.status,
      cause,
    });
  }
  throw new VendorOutage('nonsense', `${vendor} answered too much`, { status: response.status });
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Asks a vendor over HTTP and gives its JSON. No redirect is followed. Throws
 * `VendorRefusal` for a 4xx with the code that `codeOf` finds in its body, and
 * `VendorOutage` for everything else that is not a JSON answer of success.
 */
export const fetchJson = async (
  vendor: string,
  request: {
    readonly url: string;
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | URLSearchParams;
    readonly signal: AbortSignal;
    readonly codeOf?: (json: unknown) => string;
    readonly reasonsOf?: (json: unknown) => readonly string[];
  },
): Promise<unknown> => {
  const { url, method, headers, body, signal, codeOf, reasonsOf } = request;
  const init = { method, headers, signal, redirect: 'manual' as const };
  const response = await fetch(url, body === undefined ? init : { ...init, body });
  const json = asJson(await readBody(vendor, response));
  if (response.ok && json !== undefined) return json;
  if (response.ok)
    throw new VendorOutage('nonsense', `${vendor} answered no JSON`, { status: response.status });
  throw failureOf(vendor, {
    status: response.status,
    code: json === undefined ? '' : (codeOf?.(json) ?? ''),
    reasons: json === undefined ? [] : (reasonsOf?.(json) ?? []),
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), new Date()),
  });
};
