import { bookCan } from '@bramblebook/contract/book-can';
import { orderCan } from '@bramblebook/contract/order-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open-database.ts';
import { type OrderRow, orders, type PAYMENT_PROBLEMS } from '../../database/schema/orders.ts';
import { orderRefunds } from '../../database/schema/staff.ts';
import { askProvider } from '../../orders/ask-provider.ts';
import { fulfilOrder } from '../../orders/fulfil-order.ts';
import type { PaymentIntent } from '../../ports/payment.ts';
import { lockBookById } from '../../shelf/find-book.ts';
import type { Shop } from '../../shop.ts';
import { writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';
import { changeOrder } from './change-order.ts';
import { beginRefund, finishRefund } from './refund-order.ts';
import { problemCents } from './refundable.ts';

/** What is wrong, and the way out, in plain words. */
export const PROBLEM_WORDS: Readonly<
  Record<(typeof PAYMENT_PROBLEMS)[number], { readonly sentence: string; readonly wayOut: string }>
> = {
  other_amount: {
    sentence: 'Another amount arrived than this order costs.',
    wayOut:
      'Apply it, and the order is made as it is; or give it back, and the order is cancelled.',
  },
  paid_after_cancel: {
    sentence: 'This order was cancelled before the money arrived.',
    wayOut: 'Give it back.',
  },
  paid_twice: {
    sentence: 'This order was paid a second time.',
    wayOut: 'Give the second payment back.',
  },
  book_unavailable: {
    sentence: 'The book of this order can no longer be made.',
    wayOut: 'Give the money back.',
  },
};

const NO_PROBLEM = refuse('wrong_state', {
  message: 'The money of this order fits, or is on its way back already.',
});

const apply = async (
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  intent: PaymentIntent,
): Promise<{ ok: true; value: null } | Refused> => {
  const book = await lockBookById(tx, order.bookId);
  const canBeMade = book !== null && bookCan.openFullPreview(book);
  if (order.paymentProblem !== 'other_amount' || !orderCan.pay(order) || !canBeMade)
    return refuse('wrong_state', {
      message: 'This money cannot be applied to the order. Please give it back.',
    });
  await tx.update(orders).set({ paymentProblem: null }).where(eq(orders.id, order.id));
  // The money is on the row already.
  const before = { ...order, paidCents: order.paidCents - intent.amountCents };
  await fulfilOrder(shop, tx, before, intent);
  return { ok: true, value: null };
};

/** Settles money that does not fit its order: applied to it, or given back. */
export const settleProblem = async (
  shop: Shop,
  by: StaffMember,
  asked: {
    readonly orderId: string;
    readonly by: 'apply' | 'give_back';
    readonly key?: string | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const { orderId, key } = asked;
  const [found] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!found) return refuse('order_not_found');
  const intentId = found.problemIntentId;
  const intent = intentId && (await askProvider(shop, (payment) => payment.getIntent(intentId)));
  const wanted = { orderId, key, asked: `settle ${asked.by}` };
  const done = await changeOrder<string | null>(shop, by, wanted, async (tx, order) => {
    if (order.paymentProblem === null || !intent || order.problemIntentId !== intent.id)
      return NO_PROBLEM;
    const [underWay] = await tx
      .select({ id: orderRefunds.id })
      .from(orderRefunds)
      .where(and(eq(orderRefunds.intentId, intent.id), eq(orderRefunds.status, 'pending')));
    if (underWay) return NO_PROBLEM;
    await writeAudit(shop, tx, by, {
      what: `order.settle_${asked.by}`,
      subject: ['order', orderId],
      before: { problem: order.paymentProblem },
      after: { cents: intent.amountCents },
    });
    if (asked.by === 'apply') return apply(shop, tx, order, intent);
    const id = await beginRefund(shop, tx, by, {
      order,
      intentId: intent.id,
      cents: Math.min(problemCents(order), intent.amountCents),
      reason: PROBLEM_WORDS[order.paymentProblem].sentence,
    });
    return { ok: true, value: id };
  });
  if (!done.ok) return done;
  if (done.value) await finishRefund(shop, done.value);
  return { ok: true };
};
