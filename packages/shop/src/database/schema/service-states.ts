import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

/** How each outside service fares for each process of a shop that runs as several. */
export const serviceStates = pgTable(
  'service_states',
  {
    /** Made up by the process at its start. */
    process: text().notNull(),
    service: text().notNull(),
    state: text().$type<'working' | 'down' | 'recovering'>().notNull(),
    since: time('since'),
    lastFailure: text('last_failure'),
    /** When the process last said so: one that is silent is gone. */
    saidAt: time('said_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.process, table.service] })],
);
