import type { ListQuery } from '@bramblebook/contract/staff-call';
import { listQuerySchema, PAGE_SIZE } from '@bramblebook/contract/staff-call';
import type { SortingState } from '@tanstack/react-table';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';

/** What of a list stands in its address. */
export type ListView = Omit<ListQuery, 'pageSize'> & {
  readonly problem?: 'only' | undefined;
  /** Of the audit log: only what one person did, only what was done to one thing. */
  readonly who?: string | undefined;
  readonly subject?: string | undefined;
};

const OWN_FILTERS = z.object({
  problem: z.optional(z.enum(['only'])),
  who: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
});
const FIELDS = { ...listQuerySchema.shape, ...OWN_FILTERS.shape };

/** Reads a list's view out of its address; what does not fit is left out. */
export const readView = (search: string): ListView => {
  const given = new URLSearchParams(search);
  const read: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(FIELDS)) {
    const value = schema.safeParse(given.get(name) ?? undefined);
    if (value.success && value.data !== undefined && value.data !== '') read[name] = value.data;
  }
  const { pageSize: _, ...view } = read as ListQuery & ListView;
  return view;
};

/** Writes a view as the query of an address, in one order, without what goes without saying. */
export const writeView = (view: ListView): string => {
  const { page, status, ...rest } = view;
  const { search, problem, who, subject, sort, direction } = rest;
  const shown = status === 'all' ? undefined : status;
  const said = { search, status: shown, problem, who, subject, sort, direction };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) query.set(name, value);
  if (page && page > 1) query.set('page', String(page));
  return query.toString();
};

/** The columns sorted by, as TanStack Table takes them. */
export const sortingOf = (
  { sort, direction }: ListView,
  first: { readonly id: string; readonly desc: boolean },
): SortingState => [sort ? { id: sort, desc: direction === 'desc' } : first];

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The view in the address, and how to change it: what changes but the page begins at page 1. */
export const useListView = (): readonly [
  ListView,
  (change: Partial<ListView>, options?: { replace?: boolean }) => void,
] => {
  const view = readView(useSearch());
  const [path, navigate] = useLocation();
  const change = (next: Partial<ListView>, options?: { replace?: boolean }) => {
    const query = writeView({ ...view, page: undefined, ...next });
    navigate(query ? `${path}?${query}` : path, options);
  };
  return [view, change];
};
