import type * as z from 'zod/mini';
import { ApiError, sentenceOf } from '../api/api-error.ts';
import { toast } from '../ui/show-toast.ts';
import type { FieldErrors } from '../ui/use-submit.ts';

/** The first complaint about each field, in the contract's own sentences. */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
};

/** Shows a failed try as the spec's toast and gives what is wrong with each field. */
export const showAuthFailure = (error: unknown): FieldErrors => {
  toast({ tone: 'destructive', title: 'Error', description: sentenceOf(error) });
  return error instanceof ApiError ? error.fields : {};
};
