import { createHash } from 'node:crypto';
import type { Clock } from '@bramblebook/shop/ports/clock';
import type { ModelLedger, ModelPurpose } from '@bramblebook/shop/ports/model-ledger';
import { VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';
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
  /** Names the call over the tries of its job, where the provider charges one name once. */
  readonly onceAs?: string;
  /** Whether asking again costs nothing and changes nothing. */
  readonly isRepeatable?: boolean;
}

export type Charged<T> =
  | { readonly ok: true; readonly value: T }
  /** An answer that came, was paid and cannot be used. */
  | { readonly ok: false; readonly reason: 'unusable' | 'refused' | 'book_budget' | 'day_budget' };

type CallHeaders = Readonly<Record<string, string>>;

/** Makes paid calls, each with its row in the ledger. Throws `VendorOutage`. */
export type MakeCharged = <T>(
  call: ChargedCall,
  run: (signal: AbortSignal, headers: CallHeaders) => Promise<{ value: T; use: ModelUse }>,
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

/** The same call of the same job has the same key, whichever process makes it; null where the provider knows none. */
const keyOf = ({ onceAs, purpose, facts }: ChargedCall, promptHash: string): string | null =>
  onceAs !== undefined && facts?.can?.includes('idempotency')
    ? hashOf([onceAs, purpose, promptHash])
    : null;

const NOTHING: ModelUse = { inputTokens: null, outputTokens: null, pictures: 0 };
const useOf = (error: unknown): ModelUse => {
  const { usage } = error as { usage?: { inputTokens?: number; outputTokens?: number } };
  const { inputTokens = null, outputTokens = null } = usage ?? {};
  return { inputTokens, outputTokens, pictures: 0 };
};

/** Whether the model may have worked for its money although no answer came. */
const mayHaveWorked = (error: unknown): boolean => {
  if (!(error instanceof VendorOutage)) return true;
  const { reason, status } = error;
  return reason !== 'circuit_open' && (status === null || status < 400);
};

/**
 * Most models have no idempotency keys, so a call is made once and what it may cost stands
 * in the ledger before: an answer lost on the way is counted, and asked for again by the job
 * alone. Where a provider knows such keys, the same call has the same one and the same row. `alarm` hears of every call whose price is not set up.
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
    const idempotencyKey = keyOf(call, promptHash);
    const at = clock.now();
    const plan = { bookId, purpose, page, model, promptHash, seed, expectedMicros, at };
    const planned = await ledger.plan({ ...plan, idempotencyKey });
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
      const { isRepeatable = false } = call;
      const headers = idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey };
      const { value, use } = await line.ask({ name, isRepeatable, timeLimitMs }, (signal) =>
        run(signal, headers).catch((error: unknown) => {
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
      await settle(mayHaveWorked(error) ? 'unknown' : 'failed', NOTHING);
      throw error;
    }
  };
};
