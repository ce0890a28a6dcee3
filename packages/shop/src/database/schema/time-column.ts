import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept with its zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });
