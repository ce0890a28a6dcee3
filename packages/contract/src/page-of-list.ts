import * as z from 'zod/mini';

const wholeNumber = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number));

/** Which part of a long list is asked for: the first hundred unless said. */
export const pageSchema = z.object({
  page: z._default(wholeNumber, 1),
  pageSize: z._default(z.pipe(wholeNumber, z.number().check(z.maximum(200))), 100),
});
export type Page = z.output<typeof pageSchema>;

export const FIRST_PAGE: Page = { page: 1, pageSize: 100 };
