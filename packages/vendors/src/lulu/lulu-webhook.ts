import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const bodySchema = z.object({
  topic: z.literal('PRINT_JOB_STATUS_CHANGED'),
  data: z.object({ id: z.union([z.int(), z.string().check(z.regex(/^\w{1,40}$/))]) }),
});

/**
 * The print job that a webhook of Lulu's speaks of, or null when Lulu did not sign it. The
 * signature is HMAC-SHA256 over the raw bytes; Lulu does not say in which writing, so hex
 * and base64 are both taken.
 */
export const readLuluWebhook = (
  rawBody: Uint8Array,
  signature: string,
  secret: string,
): { readonly jobId: string } | null => {
  const expected = createHmac('sha256', secret).update(rawBody).digest();
  const isHex = /^[0-9a-f]{64}$/i.test(signature);
  const given = Buffer.from(signature, isHex ? 'hex' : 'base64');
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return null;
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    return null;
  }
  const { data } = bodySchema.safeParse(json);
  return data ? { jobId: String(data.data.id) } : null;
};
