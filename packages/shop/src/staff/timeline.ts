import { BOOK_STATUSES, isApproved } from '@bramblebook/contract/book-states';
import { formatCents } from '@bramblebook/contract/money';
import type { TimelineEntry } from '@bramblebook/contract/staff-order-api';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { bookTellings } from '../database/schema/book-tellings.ts';
import { books } from '../database/schema/books.ts';
import { outbox } from '../database/schema/messages.ts';
import { paymentEvents } from '../database/schema/orders.ts';
import { bookSheets, pagePaintings } from '../database/schema/paintings.ts';
import { staffAudit, staffAuditDetails } from '../database/schema/staff.ts';
import { stateEvents } from '../database/schema/state-events.ts';
import { WHY_NOT_PAINTED } from '../making/why-not-painted.ts';
import type { NotTold } from '../ports/storyteller-model.ts';
import { staffNames, stateLabel } from './changed-meanwhile.ts';

/** What the timeline is of. */
export interface TimelineOf {
  readonly orderIds: readonly string[];
  readonly bookId: string;
  readonly userId: string | null;
  readonly intentIds: readonly string[];
}

/** Acts as sentences. What moved a state says so itself and is left out here. */
const ACTS: Readonly<Record<string, string>> = {
  'order.track': 'Tracking was written down.',
  'order.address': 'The address was corrected.',
  'order.note': 'A note was written.',
  'order.resend': 'A message was sent again.',
  'order.cancel': 'The order was cancelled.',
  'order.print': 'The order was given to the printing house.',
  'order.refund': 'Money is to be given back.',
  'order.refund_done': 'The money was given back.',
  'order.refund_failed': 'The provider would not give the money back.',
  'order.refund_returned': 'The refund failed later: the money is with the shop again.',
  'alarm.seen': 'An alarm was seen to.',
  'order.settle_apply': 'Money that did not fit was applied to the order.',
  'order.settle_give_back': 'Money that did not fit is to be given back.',
  'book.remake': 'The book is to be made again.',
  'book.text': 'The words of a page were changed.',
  'book.write': 'A message was written to the parent.',
  'book.photo': 'The photo was opened.',
};
const MOVES = ['order.status', 'book.status'];

const MAKING: readonly string[] = BOOK_STATUSES.filter((status) => !isApproved(status));
const PRINTER: readonly string[] = BOOK_STATUSES.filter(
  (status) => isApproved(status) && status !== 'approved_for_printing',
);

const readStates = async (db: Queryable, ids: readonly string[]): Promise<TimelineEntry[]> => {
  const rows = await db
    .select()
    .from(stateEvents)
    .where(inArray(stateEvents.subjectId, [...ids]))
    .orderBy(stateEvents.id);
  const names = await staffNames(
    db,
    rows.flatMap(({ actorKind, actorId }) => (actorKind === 'staff' && actorId ? [actorId] : [])),
  );
  const kindOf = ({ subject, to }: (typeof rows)[number]): TimelineEntry['kind'] => {
    if (PRINTER.includes(to)) return 'printer';
    return subject === 'book' && MAKING.includes(to) ? 'making' : 'order';
  };
  const whoOf = ({ actorKind, actorId }: (typeof rows)[number]): string => {
    if (actorKind === 'staff') return names.get(actorId ?? '') ?? 'staff';
    return actorKind === 'provider' ? (actorId ?? 'provider') : actorKind;
  };
  return rows.map((row) => ({
    at: row.at.toISOString(),
    kind: kindOf(row),
    who: whoOf(row),
    sentence: `${row.subject === 'order' ? 'Order' : 'Book'}: ${stateLabel(row.subject, row.to)}${row.reason ? ` (${row.reason})` : ''}`,
    ...(row.from !== null && { before: row.from }),
    after: row.to,
  }));
};

const readPayments = async (db: Queryable, ids: readonly string[]): Promise<TimelineEntry[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.intentId, [...ids]));
  return rows.map(({ receivedAt, provider, status, intentId }) => ({
    at: receivedAt.toISOString(),
    kind: 'payment',
    who: provider,
    sentence: `Payment ${intentId}: ${status.replaceAll('_', ' ')}`,
  }));
};

/** Messages about these orders or this book, the oldest first. */
export const readMessages = async (db: Queryable, { orderIds, bookId, userId }: TimelineOf) => {
  if (userId === null) return [];
  const rows = await db
    .select({
      id: outbox.id,
      key: outbox.key,
      channel: outbox.channel,
      kind: outbox.kind,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      failures: outbox.failures,
      refusal: outbox.refusal,
      deliveredAt: outbox.deliveredAt,
    })
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(outbox.createdAt);
  return rows
    .filter(({ key }) => [...orderIds, bookId].some((id) => key.includes(id)))
    .map(({ key: _, createdAt, sentAt, deliveredAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      deliveredAt: deliveredAt?.toISOString() ?? null,
    }));
};

const readActs = async (db: Queryable, ids: readonly string[]): Promise<TimelineEntry[]> => {
  const rows = await db
    .select({ act: staffAudit, details: staffAuditDetails })
    .from(staffAudit)
    .leftJoin(staffAuditDetails, eq(staffAuditDetails.auditId, staffAudit.id))
    .where(inArray(staffAudit.subjectId, [...ids]))
    .orderBy(staffAudit.id);
  const centsOf = (after: unknown): string => {
    const cents = (after as { cents?: unknown } | null)?.cents;
    return typeof cents === 'number' ? ` ${formatCents(cents)}` : '';
  };
  return rows
    .filter(({ act }) => !MOVES.includes(act.what))
    .map(({ act, details }) => ({
      at: act.at.toISOString(),
      kind: act.what.startsWith('order.refund') ? ('payment' as const) : ('staff' as const),
      who: act.who,
      sentence: `${ACTS[act.what] ?? act.what}${centsOf(act.after)}`,
      before: details?.before ?? act.before,
      after: details?.after ?? act.after,
    }));
};

const WHY_NOT_TOLD: Readonly<Record<NotTold, string>> = {
  refused: 'refused to tell it',
  not_good_enough: 'told nothing that the editor could take',
  book_budget: 'was not asked any more: the budget of the book is spent',
  day_budget: 'was not asked any more: the budget of the day is spent',
  outage: 'could not be reached',
};
const MENDED = ['', ', mended once', ', mended twice'];

/** Who told the book's stories where a model is set up, and why it was not the model. */
const readTellings = async (db: Queryable, bookId: string): Promise<TimelineEntry[]> => {
  const rows = await db.select().from(bookTellings).where(eq(bookTellings.bookId, bookId));
  return rows.map(({ at, model, reason, mendings, findings }) => ({
    at: at.toISOString(),
    kind: 'making',
    who: 'shop',
    sentence: reason
      ? [`The shop’s own storyteller tells: ${model} ${WHY_NOT_TOLD[reason]}.`, ...findings].join(
          ' ',
        )
      : `${model} told the story${MENDED[mendings]}.`,
  }));
};

/** The names of everybody in the book's stories, by their ids in the cast; the present story's last. */
const readCast = async (db: Queryable, bookId: string): Promise<ReadonlyMap<string, string>> => {
  const { story, leavingStory } = books;
  const [book] = await db.select({ story, leavingStory }).from(books).where(eq(books.id, bookId));
  const cast = [book?.leavingStory, book?.story].flatMap((told) => told?.cast ?? []);
  // Who has no name of their own is called by what they are.
  const called = (name: string): string => (/^\p{Ll}/u.test(name) ? `the ${name}` : name);
  return new Map(cast.map(({ id, name }) => [id, called(name)]));
};

/** Who was drawn by a model before the pages, and why not. */
const readSheets = async (db: Queryable, bookId: string): Promise<TimelineEntry[]> => {
  const rows = await db.select().from(bookSheets).where(eq(bookSheets.bookId, bookId));
  const names = await readCast(db, bookId);
  return rows.flatMap(({ at, model, subject, isFromPhoto, reason, findings }) => {
    const entry = (sentence: string): TimelineEntry[] => [
      { at: at.toISOString(), kind: 'making', who: 'shop', sentence },
    ];
    if (reason === 'given_up')
      return findings.flatMap((why) =>
        entry(`The shop’s own painter paints the whole book. ${why}`),
      );
    const from = isFromPhoto ? 'from the photo' : 'from words';
    const companion = names.get(subject) ?? 'somebody of an earlier story';
    const what = subject === 'hero' ? `the hero ${from}` : companion;
    const sentence = reason
      ? [`${model} did not draw ${what}: it ${WHY_NOT_PAINTED[reason]}.`, ...findings].join(' ')
      : `${model} drew ${what}.`;
    return entry(sentence);
  });
};

/** The pages that a model was to paint and did not, and why. */
const readPaintings = async (db: Queryable, bookId: string): Promise<TimelineEntry[]> => {
  const rows = await db.select().from(pagePaintings).where(eq(pagePaintings.bookId, bookId));
  return rows.flatMap(({ at, model, page, reason, findings }) => {
    if (!reason) return [];
    const why = `${model} did not paint page ${page}: it ${WHY_NOT_PAINTED[reason]}.`;
    const sentence = [why, ...findings].join(' ');
    return [{ at: at.toISOString(), kind: 'making' as const, who: 'shop', sentence }];
  });
};

/** Everything that happened, the oldest first: states, tellings, pictures of models, payments, messages, acts of staff. */
export const readTimeline = async (db: Queryable, of: TimelineOf): Promise<TimelineEntry[]> => {
  const ids = [...of.orderIds, of.bookId];
  const messages = await readMessages(db, of);
  const told: TimelineEntry[] = messages.map((message) => ({
    at: message.sentAt ?? message.createdAt,
    kind: 'message',
    who: 'shop',
    sentence: `${message.channel === 'mail' ? 'E-mail' : 'Text message'}${message.sentAt ? '' : ' (not sent yet)'}: ${message.subject || message.kind}`,
  }));
  const all = [
    ...(await readStates(db, ids)),
    ...(await readPayments(db, of.intentIds)),
    ...(await readTellings(db, of.bookId)),
    ...(await readSheets(db, of.bookId)),
    ...(await readPaintings(db, of.bookId)),
    ...told,
    ...(await readActs(db, ids)),
  ];
  return all.toSorted((a, b) => a.at.localeCompare(b.at));
};
