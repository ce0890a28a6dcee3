import { and, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/open-database.ts';
import { modelCalls } from '../database/schema/model-calls.ts';
import type { ModelLedger, PlannedModelCall } from '../ports/model-ledger.ts';
import type { Shop } from '../shop.ts';
import { assumedMicros, sumForBudget } from './assumed-costs.ts';
import { dayStart } from './model-costs.ts';

/** What models may cost at most, in millionths of a dollar. */
export interface ModelBudget {
  readonly bookMicros: number;
  /** For all books of one day of the shop's time zone. */
  readonly dayMicros: number;
}

type LedgerParts = Pick<Shop, 'db' | 'clock' | 'timeZone'>;

/** Plans are judged one after the other, so that two at once never pass on the same money. */
const takeTurn = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('model_calls'))`);

/** The budget that a call would go over; null when it fits. */
const overrun = async (
  shop: LedgerParts,
  tx: Transaction,
  budget: ModelBudget,
  { bookId, purpose, expectedMicros }: PlannedModelCall,
): Promise<'book_budget' | 'day_budget' | null> => {
  const spent = async (which: ReturnType<typeof eq>) => {
    const [row] = await tx.select({ sum: sumForBudget }).from(modelCalls).where(which);
    return Number(row?.sum ?? 0) + (expectedMicros ?? assumedMicros(purpose));
  };
  if ((await spent(eq(modelCalls.bookId, bookId))) > budget.bookMicros) return 'book_budget';
  const today = gte(modelCalls.at, dayStart(shop));
  return (await spent(today)) > budget.dayMicros ? 'day_budget' : null;
};

/** The call that was made under this key before. */
const findCall = async (tx: Transaction, key: string | null): Promise<string | null> => {
  if (key === null) return null;
  const [known] = await tx
    .select({ id: modelCalls.id })
    .from(modelCalls)
    .where(eq(modelCalls.idempotencyKey, key));
  return known?.id ?? null;
};

/** What was answered stays; a call that failed, was refused or was lost may be made again under its key. */
const isUnsettled = or(
  isNull(modelCalls.outcome),
  and(
    isNotNull(modelCalls.idempotencyKey),
    inArray(modelCalls.outcome, ['failed', 'refused', 'unknown']),
  ),
);

/** `openai:gpt-story-5` as provider and model. */
const splitName = (name: string) => {
  const cut = name.indexOf(':');
  return { provider: name.slice(0, Math.max(0, cut)), model: name.slice(cut + 1) };
};

/**
 * The account of all model calls in the shop's database. A call without a price raises an
 * alarm, once for its model and day, and counts against the budgets with what a dear model
 * takes for such a call, never as nothing spent.
 */
export const openModelLedger = (shop: LedgerParts, budget: ModelBudget): ModelLedger => ({
  plan: (call) =>
    shop.db.transaction(async (tx) => {
      await takeTurn(tx);
      const known = await findCall(tx, call.idempotencyKey);
      if (known) return { ok: true, callId: known };
      const reason = await overrun(shop, tx, budget, call);
      if (reason) return { ok: false, reason };
      const { model: name, ...planned } = call;
      const id = newId('call');
      const isUnpriced = call.expectedMicros === null;
      await tx.insert(modelCalls).values({ id, ...planned, ...splitName(name), isUnpriced });
      return { ok: true, callId: id };
    }),
  settle: (callId, outcome) =>
    shop.db.transaction(async (tx) => {
      const now = shop.clock.now();
      const isUnpriced = outcome.costMicros === null;
      const [call] = await tx
        .update(modelCalls)
        .set({
          ...outcome,
          isUnpriced,
          durationMs: sql`greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${modelCalls.at}) * 1000)::integer`,
        })
        .where(and(eq(modelCalls.id, callId), isUnsettled))
        .returning({ provider: modelCalls.provider, model: modelCalls.model });
      if (!call || !isUnpriced) return;
      const model = `${call.provider}:${call.model}`;
      const about = `${model}:${now.toISOString().slice(0, 10)}`;
      await raiseAlarm(shop, tx, { kind: 'model_unpriced', about, model });
    }),
});
