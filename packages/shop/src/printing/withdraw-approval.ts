import { bookCan } from '@bramblebook/contract/book-can';
import { orderCan } from '@bramblebook/contract/order-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { orders } from '../database/schema/orders.ts';
import { approvalOpenUntil } from '../shelf/approval-open.ts';
import { changeBook } from '../shelf/change-book.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { moveOrder } from '../states/moves.ts';
import { mustMove } from '../states/moving.ts';

/**
 * Takes back what a parent approved a short while ago (decision D15): the orders whose
 * approval is still open return to where they were, and the book with them unless an
 * earlier approval of it stands. Pictures painted for the printer stay for the next time.
 * Refuses with `book_not_found`, and with `wrong_state` when nothing is open any more.
 */
export const withdrawApproval = (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true } | Refused> =>
  changeBook(shop, user, bookId, async (tx, { status }) => {
    const found = await tx.select().from(orders).where(eq(orders.bookId, bookId)).for('update');
    const open = found.filter((order) =>
      orderCan.withdrawApproval({
        status: order.status,
        isApprovalOpen: approvalOpenUntil(shop, order) !== null,
      }),
    );
    if (!bookCan.withdrawApproval({ status, isApprovalOpen: open.length > 0 }))
      return refuse('wrong_state', {
        message: 'The approval cannot be taken back any more. Please write to us at once.',
      });
    for (const { id } of open)
      mustMove(
        await moveOrder(shop, tx, {
          id,
          to: 'processing',
          actor: parentActor(user),
          set: { approvedAt: null },
        }),
        `the approval of ${id} could not be taken back`,
      );
    return { ok: true };
  });
