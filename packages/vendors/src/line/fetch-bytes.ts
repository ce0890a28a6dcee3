import { failureOf, readRetryAfter, VendorOutage } from './vendor-failure.ts';

export interface VendorRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | FormData;
  readonly signal: AbortSignal;
  /** Answers of more bytes are none of this vendor's. */
  readonly longestBytes: number;
}

/** What a vendor answers with a status that is no success, from its body. */
export type ReadFailure = (body: Uint8Array) => {
  readonly code: string;
  readonly reasons: readonly string[];
};

const NOTHING_SAID: ReadFailure = () => ({ code: '', reasons: [] });

const readBody = async (
  vendor: string,
  { body, status }: Response,
  longestBytes: number,
): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body ?? []) {
      parts.push(part);
      length += part.byteLength;
      if (length > longestBytes) break;
    }
  } catch (cause) {
    throw new VendorOutage('nonsense', `${vendor}'s answer was cut short`, { status, cause });
  }
  if (length > longestBytes)
    throw new VendorOutage('nonsense', `${vendor} answered too much`, { status });
  return Buffer.concat(parts);
};

/**
 * Asks a vendor over HTTP and gives the bytes of its answer. No redirect is followed. Throws
 * `VendorRefusal` for a 4xx with what `readFailure` finds in its body, and `VendorOutage` for
 * everything else that is no success.
 */
export const fetchBytes = async (
  vendor: string,
  { url, longestBytes, ...init }: VendorRequest,
  readFailure: ReadFailure = NOTHING_SAID,
): Promise<{ readonly status: number; readonly bytes: Uint8Array }> => {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const { status } = response;
  const bytes = await readBody(vendor, response, longestBytes);
  if (response.ok) return { status, bytes };
  throw failureOf(vendor, {
    status,
    ...readFailure(bytes),
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), new Date()),
  });
};
