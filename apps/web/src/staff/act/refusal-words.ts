import { ApiError } from '../../api/api-error.ts';

/** The shop's own sentence about an error, or the one given when it sent none (spec §8). */
export const wordsOr = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 'unknown' ? error.sentence : fallback;

/** What stands now, as a refusal for being late tells it (`changed_meanwhile`). */
export const currentOf = (error: ApiError): unknown => {
  const body = error.message.slice(error.message.indexOf(':') + 1);
  try {
    return (JSON.parse(body) as { current?: unknown }).current;
  } catch {
    return undefined;
  }
};
