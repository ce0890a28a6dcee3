import type {
  ModelCallOutcome,
  ModelLedger,
  PlannedModelCall,
} from '@bramblebook/shop/ports/model-ledger';

export type LedgerRow = PlannedModelCall & { settled: ModelCallOutcome | null };

/** A ledger in memory with a budget for each book, in dollars. */
export const memoryLedger = (bookBudget = 10): ModelLedger & { readonly rows: LedgerRow[] } => {
  const rows: LedgerRow[] = [];
  const spent = (bookId: string): number =>
    rows
      .filter((row) => row.bookId === bookId)
      .reduce(
        (sum, row) => sum + ((row.settled ? row.settled.costMicros : row.expectedMicros) ?? 0),
        0,
      );
  return {
    rows,
    async plan(call) {
      const known = rows.findIndex(
        ({ idempotencyKey }) => idempotencyKey !== null && idempotencyKey === call.idempotencyKey,
      );
      if (known >= 0) return { ok: true, callId: String(known) };
      if (spent(call.bookId) + (call.expectedMicros ?? 0) > bookBudget * 1_000_000)
        return { ok: false, reason: 'book_budget' };
      rows.push({ ...call, settled: null });
      return { ok: true, callId: String(rows.length - 1) };
    },
    async settle(callId, outcome) {
      const row = rows[Number(callId)];
      if (row) row.settled = outcome;
    },
  };
};
