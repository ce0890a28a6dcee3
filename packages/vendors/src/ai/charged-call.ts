import { createHash } from 'node:crypto';
import type { Clock } from '@bramblebook/shop/ports/clock';
import type { ModelLedger, ModelPurpose } from '@bramblebook/shop/ports/model-ledger';
import { VendorRefusal } from '../line/vendor-failure.ts';
import type { VendorLine } from '../line/vendor-line.ts';
import { costMicros, type ModelFacts, type ModelUse } from './model-facts.ts';
import { CONTENT_REFUSED, readModelFailure } from './model-failure.ts';

/** A paid call: what it is for, and what it may use at most. */
export interface ChargedCall {
  readonly bookId: string;
  readonly purpose: ModelPurpose;
  readonly page: number | null;
  readonly model: string;
  readonly facts: ModelFacts | undefined;
  /** All that is asked: hashed, never kept. */
  readonly asked: readonly (string | Uint8Array)[];
  readonly seed: number | null;
  readonly most: ModelUse;
  readonly timeLimitMs: number;
}

export type Charged<T> =
  | { readonly ok: true; readonly value: T }
  /** An answer that came, was paid and cannot be used. */
  | { readonly ok: false; readonly reason: 'unusable' | 'refused' | 'book_budget' | 'day_budget' };

/** Makes paid calls, each with its row in the ledger. Throws `VendorOutage`. */
export type MakeCharged = <T>(
  call: ChargedCall,
  run: (signal: AbortSignal) => Promise<{ value: T; use: ModelUse }>,
) => Promise<Charged<T>>;

/** An answer that came and is no story or picture: it says nothing against the model's health. */
class UnusableAnswer extends VendorRefusal {
  readonly use: ModelUse;
  constructor(use: ModelUse) {
    super(200, 'unusable', 'the model’s answer cannot be used');
    this.use = use;
  }
}

const hashOf = (asked: ChargedCall['asked']): string => {
  const hash = createHash('sha256');
  for (const part of asked) hash.update(part).update('\0');
  return hash.digest('hex');
};

const NOTHING: ModelUse = { inputTokens: null, outputTokens: null, pictures: 0 };
const useOf = (error: unknown): ModelUse => {
  const { usage } = error as { usage?: { inputTokens?: number; outputTokens?: number } };
  const { inputTokens = null, outputTokens = null } = usage ?? {};
  return { inputTokens, outputTokens, pictures: 0 };
};

/**
 * A model has no idempotency keys, so a call is made once and what it may cost stands in
 * the ledger before: an answer lost on the way is counted, and asked for again by the job
 * alone. `alarm` hears of every call whose price is not set up.
 */
export const chargedCalls = (parts: {
  readonly ledger: ModelLedger;
  readonly line: VendorLine;
  readonly clock: Pick<Clock, 'now'>;
  readonly alarm: (model: string) => void;
}): MakeCharged => {
  const { ledger, line, clock, alarm } = parts;
  return async (call, run) => {
    const { bookId, purpose, page, model, facts, asked, seed, most, timeLimitMs } = call;
    const expectedMicros = costMicros(facts, most);
    const promptHash = hashOf(asked);
    const at = clock.now();
    const planned = await ledger.plan({
      bookId,
      purpose,
      page,
      model,
      promptHash,
      seed,
      expectedMicros,
      at,
    });
    if (!planned.ok) return planned;
    const settle = async (
      outcome: 'answered' | 'refused' | 'failed' | 'unknown',
      use: ModelUse,
    ) => {
      const cost = outcome === 'answered' ? costMicros(facts, use) : 0;
      const costOrExpected = outcome === 'unknown' ? expectedMicros : (cost ?? expectedMicros);
      if (costOrExpected === null) alarm(model);
      await ledger.settle(planned.callId, { outcome, ...use, costMicros: costOrExpected });
    };
    try {
      const name = purpose.replace('_', ' ');
      const { value, use } = await line.ask({ name, isRepeatable: false, timeLimitMs }, (signal) =>
        run(signal).catch((error: unknown) => {
          throw readModelFailure(error) ?? new UnusableAnswer(useOf(error));
        }),
      );
      await settle('answered', use);
      return { ok: true, value };
    } catch (error) {
      if (error instanceof UnusableAnswer) {
        await settle('answered', error.use);
        return { ok: false, reason: 'unusable' };
      }
      if (error instanceof VendorRefusal && error.code === CONTENT_REFUSED) {
        await settle('refused', NOTHING);
        return { ok: false, reason: 'refused' };
      }
      const { status = null } = error as { status?: number | null };
      // Without an error status the model may have worked for its money.
      await settle(status === null || status < 400 ? 'unknown' : 'failed', NOTHING);
      throw error;
    }
  };
};
