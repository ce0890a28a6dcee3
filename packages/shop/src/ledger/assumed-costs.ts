import { sql } from 'drizzle-orm';
import { modelCalls } from '../database/schema/model-calls.ts';
import type { ModelPurpose } from '../ports/model-ledger.ts';
import { micros } from './model-costs.ts';

/**
 * What a call of a model without a price counts as against the budgets, in millionths of a
 * dollar: rather more than the dearest models take, so that a forgotten price stops early.
 */
const ASSUMED_MICROS: Readonly<Record<ModelPurpose, number>> = {
  tell_story: 250_000,
  mend_story: 250_000,
  character_sheet: 250_000,
  paint_page: 250_000,
  repair_page: 250_000,
  judge_picture: 50_000,
  embed_head: 10_000,
  moderate: 10_000,
};

/** What a call of this kind counts as where nobody set its model's price. */
export const assumedMicros = (purpose: ModelPurpose): number => ASSUMED_MICROS[purpose];

const assumed = sql.join(
  Object.entries(ASSUMED_MICROS).map(
    ([purpose, most]) => sql`when ${purpose} then ${most}::bigint`,
  ),
  sql` `,
);

/** What calls count as together against a budget: those without a price with what is assumed. */
export const sumForBudget = sql<number>`coalesce(sum(coalesce(${micros}, case ${modelCalls.purpose} ${assumed} else 0 end)), 0)::double precision`;
