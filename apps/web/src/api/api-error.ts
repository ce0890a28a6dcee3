import type { ErrorBody } from '@bramblebook/contract/refusals';

/**
 * A call that did not succeed. `message` has the spec's form (`status: body`);
 * people are shown `sentence`; `fields` names what is wrong with each field of a 400;
 * `current` is what a 409 says stands now.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What stands now, where somebody else was quicker. */
  readonly current: unknown;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const told = readBody(body);
    this.code = told?.code ?? 'unknown';
    this.sentence = told?.message ?? UNTOLD;
    this.fields = told?.fields ?? {};
    this.current = told?.current;
  }
}

const UNTOLD = 'Something went wrong on our side. Please try again.';
const UNREACHED = 'We could not reach the shop. Please check your connection and try again.';

/** The shop's own words; none where something before it answered, such as a proxy with a page of its own. */
const readBody = (body: string): ErrorBody | undefined => {
  try {
    const told = JSON.parse(body) as Partial<ErrorBody> | null;
    return typeof told?.message === 'string' ? (told as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
};

/** What a person is told about an error: the shop's own sentence, or that it could not be reached. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.sentence;
  // What `fetch` throws without a net.
  return error instanceof TypeError ? UNREACHED : UNTOLD;
};

/** Whether an error is a refusal with this code. */
export const isRefusal = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code;
