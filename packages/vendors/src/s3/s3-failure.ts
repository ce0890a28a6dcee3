import { failureOf, readRetryAfter, VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';

interface S3Error {
  readonly name?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly $response?: { readonly headers?: Readonly<Record<string, string>> };
}

/** What a failed call to S3 means. Keys of files hold ids, so nothing of S3's own message is kept. */
export const readS3Failure = (error: unknown): VendorOutage | VendorRefusal => {
  if (error instanceof VendorOutage || error instanceof VendorRefusal) return error;
  const { name = '', $metadata, $response } = error as S3Error;
  const status = $metadata?.httpStatusCode;
  if (status === undefined)
    return new VendorOutage('no_answer', `S3 could not be reached (${name})`);
  if (status < 300) return new VendorOutage('nonsense', 'S3 answered something else', { status });
  // A bucket that is not there is a wrong setting, a file that is not there is an answer.
  if (name === 'NoSuchBucket')
    return new VendorOutage('not_let_in', 'S3 has no such bucket', { status });
  const retryAfterMs = readRetryAfter($response?.headers?.['retry-after'], new Date());
  const failure = failureOf('S3', { status, code: name, retryAfterMs });
  // Nothing that is asked of a bucket can be refused but for how it is set up; only a file may be missing.
  return failure instanceof VendorRefusal && !isMissingFile(failure)
    ? new VendorOutage('not_let_in', failure.message, { status })
    : failure;
};

export const isMissingFile = (error: unknown): boolean =>
  error instanceof VendorRefusal && (error.status === 404 || error.status === 416);
