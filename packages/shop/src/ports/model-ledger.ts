export type ModelPurpose =
  | 'tell_story'
  | 'mend_story'
  | 'character_sheet'
  | 'paint_page'
  | 'repair_page'
  | 'judge_picture'
  | 'embed_head'
  | 'moderate';

/** One call of a model, written down before it is made. */
export interface PlannedModelCall {
  readonly bookId: string;
  readonly purpose: ModelPurpose;
  /** Page of the book; null for what is of the whole book. */
  readonly page: number | null;
  /** As set up, such as `openai:gpt-story-5`. */
  readonly model: string;
  /** SHA-256 of everything that was asked, in hex; the words themselves are not kept. */
  readonly promptHash: string;
  readonly seed: number | null;
  /** Where the provider charges a call of this name once, however often it is made; else null. */
  readonly idempotencyKey: string | null;
  /** What it may cost at most, in millionths of a dollar; null when no price is set up. */
  readonly expectedMicros: number | null;
  readonly at: Date;
}

/** What came of a call. */
export interface ModelCallOutcome {
  /** `unknown`: the answer was lost, so that it counts with what was expected. */
  readonly outcome: 'answered' | 'refused' | 'failed' | 'unknown';
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly pictures: number;
  /** In millionths of a dollar; null when no price is set up: an alarm, never nothing. */
  readonly costMicros: number | null;
}

/**
 * The account of every call of a model, judges included. A planned call without outcome
 * counts with what was expected of it: a crash between answer and row hides no money.
 */
export interface ModelLedger {
  /**
   * Writes a planned call down, unless it would go over the budget of its book or of the
   * day; both are judged in the same transaction as the row. A call whose idempotency key
   * is known is that call, made again.
   */
  plan(
    call: PlannedModelCall,
  ): Promise<
    | { readonly ok: true; readonly callId: string }
    | { readonly ok: false; readonly reason: 'book_budget' | 'day_budget' }
  >;
  settle(callId: string, outcome: ModelCallOutcome): Promise<void>;
}
