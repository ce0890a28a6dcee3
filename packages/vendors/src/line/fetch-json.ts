import { fetchBytes, type VendorRequest } from './fetch-bytes.ts';
import { VendorOutage } from './vendor-failure.ts';

/** Most answers are small. */
const LONGEST_ANSWER_BYTES = 1_000_000;

const asJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/**
 * Asks a vendor over HTTP and gives its JSON. Throws as `fetchBytes` does, a refusal with the
 * code and the reasons that `codeOf` and `reasonsOf` find in its body, and `VendorOutage` for a
 * success that is no JSON.
 */
export const fetchJson = async (
  vendor: string,
  request: Omit<VendorRequest, 'longestBytes'> & {
    readonly longestBytes?: number;
    readonly codeOf?: (json: unknown) => string;
    readonly reasonsOf?: (json: unknown) => readonly string[];
  },
): Promise<unknown> => {
  const { codeOf, reasonsOf, longestBytes = LONGEST_ANSWER_BYTES, ...asked } = request;
  const { status, bytes } = await fetchBytes(vendor, { ...asked, longestBytes }, (body) => {
    const json = asJson(body);
    if (json === undefined) return { code: '', reasons: [] };
    return { code: codeOf?.(json) ?? '', reasons: reasonsOf?.(json) ?? [] };
  });
  const json = asJson(bytes);
  if (json === undefined)
    throw new VendorOutage('nonsense', `${vendor} answered no JSON`, { status });
  return json;
};
