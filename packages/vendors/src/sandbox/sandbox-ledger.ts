import type { Database, Transaction } from '@bramblebook/shop/database/open-database';
import type { Clock } from '@bramblebook/shop/ports/clock';
import type { JobQueue } from '@bramblebook/shop/ports/job-queue';
import type { PaymentIntent } from '@bramblebook/shop/ports/payment';
import { eq, sql } from 'drizzle-orm';
import { deliverSandboxEvent } from './deliver-sandbox-event.ts';
import {
  sandboxCharges,
  sandboxEvents,
  sandboxIntents,
  sandboxRefunds,
  sandboxRequests,
} from './tables.ts';

/** What was taken from the customer for an intent, and what was given back. */
interface SandboxCharge {
  readonly amountCents: number;
  readonly refundedCents: number;
}

/** The ledger's entries inside one atomic step. */
export interface SandboxEntries {
  /** The intent, locked until the step ends. */
  findIntent(id: string): Promise<PaymentIntent | null>;
  /** Writes a new intent, or a known one's status. */
  saveIntent(intent: PaymentIntent): Promise<void>;
  findCharge(intentId: string): Promise<SandboxCharge | null>;
  /** Throws when the intent is charged already. */
  addCharge(intentId: string, amountCents: number): Promise<void>;
  addRefund(refundId: string, intentId: string, amountCents: number): Promise<void>;
  /** Keeps an event for the shop and has it delivered. */
  addEvent(eventId: string, body: string): Promise<void>;
}

/** Where the sandbox provider keeps its books. */
export interface SandboxLedger {
  readIntent(id: string): Promise<PaymentIntent | null>;
  /** Does all of the step or nothing. */
  write<T>(step: (entries: SandboxEntries) => Promise<T>): Promise<T>;
  /**
   * Does the step once for the key and gives its answer every time. Throws when the key
   * was used to ask something else. The answer must be plain data.
   */
  writeOnce<T>(
    request: { readonly key: string; readonly asked: string },
    step: (entries: SandboxEntries) => Promise<T>,
  ): Promise<T>;
  /** An event that waits for delivery; null when it was delivered or never was. */
  readEvent(eventId: string): Promise<{ readonly body: string } | null>;
  markDelivered(eventId: string): Promise<void>;
}

const toIntent = (row: typeof sandboxIntents.$inferSelect | undefined): PaymentIntent | null => {
  if (!row) return null;
  const { createdAt: _, ...intent } = row;
  return intent;
};

interface LedgerParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

/** The entries that one transaction writes. */
const entriesOf = (tx: Transaction, { jobs, clock }: LedgerParts): SandboxEntries => ({
  async findIntent(id) {
    const [row] = await tx
      .select()
      .from(sandboxIntents)
      .where(eq(sandboxIntents.id, id))
      .for('update');
    return toIntent(row);
  },
  async saveIntent(intent) {
    await tx
      .insert(sandboxIntents)
      .values({ ...intent, createdAt: clock.now() })
      .onConflictDoUpdate({ target: sandboxIntents.id, set: { status: intent.status } });
  },
  async findCharge(intentId) {
    const [charge] = await tx
      .select()
      .from(sandboxCharges)
      .where(eq(sandboxCharges.intentId, intentId));
    if (!charge) return null;
    const [refunds] = await tx
      .select({ cents: sql<number>`coalesce(sum(${sandboxRefunds.amountCents}), 0)::integer` })
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.intentId, intentId));
    return { amountCents: charge.amountCents, refundedCents: refunds?.cents ?? 0 };
  },
  async addCharge(intentId, amountCents) {
    await tx.insert(sandboxCharges).values({ intentId, amountCents, chargedAt: clock.now() });
  },
  async addRefund(id, intentId, amountCents) {
    await tx.insert(sandboxRefunds).values({ id, intentId, amountCents, refundedAt: clock.now() });
  },
  async addEvent(eventId, body) {
    await tx.insert(sandboxEvents).values({ id: eventId, body, createdAt: clock.now() });
    await jobs.send(deliverSandboxEvent, { eventId }, { tx, singletonKey: eventId });
  },
});

/** The ledger in the shop's database, in tables of its own. */
export const sandboxLedger = (parts: LedgerParts): SandboxLedger => {
  const { db, clock } = parts;

  return {
    async readIntent(id) {
      const [row] = await db.select().from(sandboxIntents).where(eq(sandboxIntents.id, id));
      return toIntent(row);
    },
    write: (step) => db.transaction((tx) => step(entriesOf(tx, parts))),
    writeOnce: <T>(
      { key, asked }: { readonly key: string; readonly asked: string },
      step: (entries: SandboxEntries) => Promise<T>,
    ) =>
      db.transaction(async (tx): Promise<T> => {
        // A second one with the same key waits here until the first has ended.
        const [fresh] = await tx
          .insert(sandboxRequests)
          .values({ key, asked, at: clock.now() })
          .onConflictDoNothing()
          .returning({ key: sandboxRequests.key });
        if (!fresh) {
          const [known] = await tx
            .select()
            .from(sandboxRequests)
            .where(eq(sandboxRequests.key, key));
          if (known?.asked !== asked)
            throw new Error(`the idempotency key ${key} was used to ask something else`);
          return known.answer as T;
        }
        const answer = await step(entriesOf(tx, parts));
        await tx.update(sandboxRequests).set({ answer }).where(eq(sandboxRequests.key, key));
        return answer;
      }),
    async readEvent(eventId) {
      const [row] = await db.select().from(sandboxEvents).where(eq(sandboxEvents.id, eventId));
      return row && !row.deliveredAt ? { body: row.body } : null;
    },
    async markDelivered(eventId) {
      await db
        .update(sandboxEvents)
        .set({ deliveredAt: clock.now() })
        .where(eq(sandboxEvents.id, eventId));
    },
  };
};
