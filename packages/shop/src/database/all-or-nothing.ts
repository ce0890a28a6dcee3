import type { Refused } from '@bramblebook/contract/refusals';
import type { Database, Transaction } from './open-database.ts';

/** Carries a refusal out of a transaction that must leave nothing. */
class Refusal extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

/** A transaction of which nothing stays when it refuses, also what was written before. */
export const allOrNothing = async <Done extends { readonly ok: true }>(
  db: Database,
  work: (tx: Transaction) => Promise<Done | Refused>,
): Promise<Done | Refused> => {
  try {
    return await db.transaction(async (tx) => {
      const answer = await work(tx);
      if (!answer.ok) throw new Refusal(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
};
