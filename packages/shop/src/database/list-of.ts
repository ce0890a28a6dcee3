import { type SQL, sql } from 'drizzle-orm';

/** Texts as they stand between the brackets of `in (…)`. */
export const listOf = (texts: readonly string[]): SQL =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );
