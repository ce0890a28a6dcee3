import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { users } from '../../database/schema/accounts.ts';
import { type OrderRow, orders, paymentEvents } from '../../database/schema/orders.ts';
import { orderRefunds, staffNotes } from '../../database/schema/staff.ts';
import { presentOrder } from '../../orders/present-order.ts';
import { readArrivals } from '../../orders/read-arrivals.ts';
import { readPrintJob } from '../../printing/house/read-print-job.ts';
import { approvalOpenUntil } from '../../shelf/approval-open.ts';
import { loadBooks } from '../../shelf/load-book.ts';
import type { Shop } from '../../shop.ts';
import { readMessages, readTimeline } from '../timeline.ts';
import { refundableCents } from './refundable.ts';
import { PROBLEM_WORDS } from './settle-problem.ts';

const intentsOf = ({ paymentIntentId, problemIntentId }: OrderRow): string[] => [
  ...new Set([paymentIntentId, problemIntentId].filter((id) => id !== null)),
];

const readPayment = async (
  { payment }: Pick<Shop, 'payment'>,
  db: Queryable,
  order: OrderRow,
): Promise<StaffOrder['payment']> => {
  const intents = intentsOf(order);
  const events =
    intents.length === 0
      ? []
      : await db
          .select()
          .from(paymentEvents)
          .where(inArray(paymentEvents.intentId, intents))
          .orderBy(paymentEvents.receivedAt);
  const refunds = await db
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, order.id))
    .orderBy(orderRefunds.createdAt);
  const problem = order.paymentProblem;
  return {
    provider: payment.name,
    intentId: order.paymentIntentId,
    paidCents: order.paidCents,
    refundedCents: order.refundedCents,
    refundableCents: await refundableCents(db, order),
    problem: problem && { code: problem, ...PROBLEM_WORDS[problem] },
    events: events.map(({ receivedAt, eventId, status }) => ({
      at: receivedAt.toISOString(),
      id: eventId,
      status,
    })),
    refunds: refunds.map(({ createdAt, cents, reason, who, status }) => ({
      at: createdAt.toISOString(),
      cents,
      reason,
      by: who,
      status,
    })),
  };
};

/** Everything of one order for the staff; null where there is no such order. */
export const readStaffOrder = async (shop: Shop, orderId: string): Promise<StaffOrder | null> => {
  const { db } = shop;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  const { userId, bookId } = order;
  const [customer] = userId
    ? await db
        .select({ id: users.id, name: users.parentName, email: users.email, phone: users.phone })
        .from(users)
        .where(eq(users.id, userId))
    : [];
  const [book = null] = await loadBooks(shop, [bookId]);
  const notes = await db
    .select({ at: staffNotes.at, who: staffNotes.who, text: staffNotes.text })
    .from(staffNotes)
    .where(eq(staffNotes.orderId, orderId))
    .orderBy(staffNotes.at);
  const arrivals = await readArrivals(db, [order]);
  const of = { orderIds: [orderId], bookId, userId, intentIds: intentsOf(order) };
  return {
    order: presentOrder(order, book, arrivals.get(orderId) ?? null),
    version: order.version,
    customer: customer ?? null,
    payment: await readPayment(shop, db, order),
    approvalOpenUntil: approvalOpenUntil(shop, order)?.toISOString() ?? null,
    printHouse: shop.printer.kind === 'house' ? shop.printer.name : null,
    printJob: await readPrintJob(shop, orderId),
    timeline: await readTimeline(db, of),
    notes: notes.map(({ at, ...note }) => ({ at: at.toISOString(), ...note })),
    messages: await readMessages(db, of),
  };
};
