import * as z from 'zod/mini';

const dollars = z.number().check(z.gte(0), z.lte(10_000));

/** What is known of a model; all of it is set up, because models and prices change every few months. */
const factsSchema = z.strictObject({
  /** Dollars for a million tokens. */
  inputPerMillion: z.optional(dollars),
  outputPerMillion: z.optional(dollars),
  /** Dollars for a picture, where it is priced so. */
  perPicture: z.optional(dollars),
  /** The day after which its maker answers no more. */
  retires: z.optional(z.iso.date()),
  /** Side of its pictures, in px. */
  picturePx: z.optional(z.int().check(z.gte(64), z.lte(8192))),
  /**
   * `references`: takes pictures to go by; `seed`, `mask`, `schema`: takes those;
   * `idempotency`: answers the same `Idempotency-Key` as before and charges once.
   */
  can: z.optional(z.array(z.enum(['references', 'seed', 'mask', 'schema', 'idempotency']))),
});
export type ModelFacts = z.infer<typeof factsSchema>;

/** By the model as it is set up, such as `openai:gpt-story-5`. */
export const modelFactsSchema = z.record(z.string(), factsSchema);
export type KnownModels = z.infer<typeof modelFactsSchema>;

export interface ModelUse {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly pictures: number;
}

/**
 * What a call costs, in millionths of a dollar; null when a price it needs is not set up,
 * or the maker did not say how much was used.
 */
export const costMicros = (facts: ModelFacts | undefined, use: ModelUse): number | null => {
  if (!facts) return null;
  const { inputPerMillion, outputPerMillion, perPicture } = facts;
  if (perPicture !== undefined && use.pictures > 0)
    return Math.round(perPicture * use.pictures * 1_000_000);
  if (inputPerMillion === undefined || outputPerMillion === undefined) return null;
  if (use.inputTokens === null || use.outputTokens === null) return null;
  return Math.round(use.inputTokens * inputPerMillion + use.outputTokens * outputPerMillion);
};
