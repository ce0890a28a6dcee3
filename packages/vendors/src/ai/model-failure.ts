import { APICallError, NoImageGeneratedError, NoObjectGeneratedError } from 'ai';
import * as z from 'zod/mini';
import { failureOf, readRetryAfter, VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';

/** The code of a refusal because of what was asked or shown, whoever's model it is. */
export const CONTENT_REFUSED = 'content_refused';

const errorSchema = z.object({
  error: z.object({
    code: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    type: z.optional(z.nullable(z.string())),
    message: z.optional(z.string()),
  }),
});
const CONTENT_CODES = /moderation|content_policy|content_filter|safety|sensitive|prohibited/i;
const GOOGLE_BLOCKS = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII|blocked/i;

const isContentRefusal = (body: string | undefined): boolean => {
  try {
    const { data } = errorSchema.safeParse(JSON.parse(body ?? ''));
    return CONTENT_CODES.test(`${data?.error.code} ${data?.error.type}`);
  } catch {
    return false;
  }
};

const contentRefused = (status: number): VendorRefusal =>
  new VendorRefusal(status, CONTENT_REFUSED, 'the model refused the content');

const isBlocked = (error: NoImageGeneratedError): boolean =>
  (error.calls ?? []).some(({ providerMetadata }) =>
    GOOGLE_BLOCKS.test(JSON.stringify(providerMetadata ?? {})),
  );

/**
 * What a failed call of a model means. The SDK's errors hold the whole prompt, so none is
 * handed on. Gives null for an answer that came and cannot be used: it was paid for.
 */
export const readModelFailure = (error: unknown): VendorOutage | VendorRefusal | null => {
  if (error instanceof VendorOutage || error instanceof VendorRefusal) return error;
  if (NoObjectGeneratedError.isInstance(error))
    return error.finishReason === 'content-filter' ? contentRefused(200) : null;
  if (NoImageGeneratedError.isInstance(error)) return isBlocked(error) ? contentRefused(200) : null;
  if (!APICallError.isInstance(error))
    return new VendorOutage('no_answer', 'the model could not be reached');
  const { statusCode: status, responseBody, responseHeaders } = error;
  if (status === undefined) return new VendorOutage('no_answer', 'the model could not be reached');
  // Answered with success and unreadable: cut, or the page of a proxy.
  if (status < 400)
    return new VendorOutage('nonsense', 'the model answered something else', { status });
  if (status === 400 && isContentRefusal(responseBody)) return contentRefused(status);
  const retryAfterMs = readRetryAfter(responseHeaders?.['retry-after'], new Date());
  const failure = failureOf('the model', { status, retryAfterMs });
  // A request the model cannot take, a model that ended, an empty purse: staff see to it.
  return failure instanceof VendorRefusal
    ? new VendorOutage('not_let_in', failure.message, { status })
    : failure;
};
