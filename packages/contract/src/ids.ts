import * as z from 'zod/mini';

/** Prefixes of the shop's ids: `book_…`, `order_…`. The rest is 20 random characters of a–z2–7. */
const ID_PREFIXES = ['user', 'book', 'order', 'photo', 'staff'] as const;
export type IdPrefix = (typeof ID_PREFIXES)[number];

const ID = /^[a-z]{2,8}_[a-z2-7]{20}$/;

/** Whether something can be an id at all. */
export const isId = (text: string): boolean => ID.test(text);

/** An id in a path. Anything else cannot exist, so it answers 404 rather than 400. */
export const idSchema = z.string().check(z.regex(ID));
