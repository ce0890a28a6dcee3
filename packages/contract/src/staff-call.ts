import * as z from 'zod/mini';
import type { ApiCall } from './api-call.ts';
import type { Permission } from './staff-roles.ts';

/** A call of the staff area: it names what its caller must be allowed. */
export interface StaffCall extends ApiCall {
  /** `nobody` for signing in, `anyone` for whoever is signed in. */
  readonly needs: Permission | 'nobody' | 'anyone';
  /** Whether it asks for a code given within the last ten minutes (decision D10). */
  readonly freshCode?: true;
}

/** Declares a staff call, keeping its literal types. */
export const staffCall = <const C extends StaffCall>(call: C): C => call;

/** The version of a row that was seen; a change of another one is 409 `changed_meanwhile`. */
export const versionSchema = z.optional(z.int().check(z.gte(0)));

/** A key that the screen makes once for an act: repeated, the act happens once. */
export const actKeySchema = z.optional(z.string().check(z.regex(/^[\w-]{8,80}$/)));

/** What every list takes. */
export const listQuerySchema = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  status: z.optional(z.string().check(z.maxLength(40))),
  sort: z.optional(z.string().check(z.maxLength(40))),
  direction: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** Rows of a page of a list unless asked otherwise. */
export const PAGE_SIZE = 50;
