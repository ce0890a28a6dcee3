import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { type StateEventRow, type SUBJECTS, stateEvents } from '../database/schema/state-events.ts';
import type { Actor } from './actor.ts';

/** One book or one order. */
export interface Subject {
  readonly kind: (typeof SUBJECTS)[number];
  readonly id: string;
}

/** What is written down of a move. */
export interface Passage {
  /** Null for the state that a thing begins in. */
  readonly from: string | null;
  readonly to: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly reason?: string | undefined;
}

/** Writes a move down. Moves do it themselves; what begins a book or an order calls it once. */
export const logState = async (
  tx: Transaction,
  subject: Subject,
  { from, to, at, actor, reason = '' }: Passage,
): Promise<void> => {
  await tx.insert(stateEvents).values({
    subject: subject.kind,
    subjectId: subject.id,
    from,
    to,
    at,
    actorKind: actor.kind,
    actorId: actor.id,
    reason: reason || null,
  });
};

/** Every state that a book or an order came to, the first one first: the staff's timeline. */
export const listStates = (db: Queryable, subject: Subject): Promise<StateEventRow[]> =>
  db
    .select()
    .from(stateEvents)
    .where(and(eq(stateEvents.subject, subject.kind), eq(stateEvents.subjectId, subject.id)))
    .orderBy(stateEvents.id);

/** Forgets what happened to books that are erased. */
export const eraseBooksFromStateLog = async (
  tx: Transaction,
  bookIds: readonly string[],
): Promise<void> => {
  await tx
    .delete(stateEvents)
    .where(and(eq(stateEvents.subject, 'book'), inArray(stateEvents.subjectId, [...bookIds])));
};

/** Forgets who an erased parent was, and what happened to the books that go with them. */
export const eraseFromStateLog = async (
  tx: Transaction,
  erased: { readonly userId: string; readonly bookIds: readonly string[] },
): Promise<void> => {
  const { userId, bookIds } = erased;
  await eraseBooksFromStateLog(tx, bookIds);
  await tx
    .update(stateEvents)
    .set({ actorId: null })
    .where(and(eq(stateEvents.actorKind, 'parent'), eq(stateEvents.actorId, userId)));
};
