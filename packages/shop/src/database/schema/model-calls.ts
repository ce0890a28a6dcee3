import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { books } from './books.ts';
import { time } from './time-column.ts';

/**
 * Every call of a paid model, written down before it is made (ports/model-ledger.ts). The
 * words that were asked are not in here, so the rows outlive their book.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: text().primaryKey(),
    at: time('at').notNull(),
    bookId: text('book_id').references(() => books.id, { onDelete: 'set null' }),
    page: integer(),
    purpose: text().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    /** SHA-256 of everything that was asked, in hex. */
    promptHash: text('prompt_hash').notNull(),
    seed: bigint({ mode: 'number' }),
    /** Names the same request again to a provider that then answers as before and charges once. */
    idempotencyKey: text('idempotency_key'),
    /** Millionths of a dollar; null when no price is set up. */
    expectedMicros: bigint('expected_micros', { mode: 'number' }),
    /** Null until it is known what came of the call. */
    outcome: text(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    pictures: integer().notNull().default(0),
    costMicros: bigint('cost_micros', { mode: 'number' }),
    /** Whether it costs something that nobody set a price for. */
    isUnpriced: boolean('is_unpriced').notNull(),
    durationMs: integer('duration_ms'),
  },
  (table) => [
    index().on(table.at),
    index().on(table.bookId),
    uniqueIndex().on(table.idempotencyKey),
  ],
);
