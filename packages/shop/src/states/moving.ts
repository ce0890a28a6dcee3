import { BOOK_STATES, type BookStatus } from '@bramblebook/contract/book-states';
import { ORDER_STATES, type OrderStatus } from '@bramblebook/contract/order-states';
import type { Refused } from '@bramblebook/contract/refusals';
import type { Transaction } from '../database/open-database.ts';
import { type BookRow, books } from '../database/schema/books.ts';
import { type OrderRow, orders } from '../database/schema/orders.ts';
import type { Shop } from '../shop.ts';
import type { Actor } from './actor.ts';
import type { LifeCycle } from './transition.ts';

export const BOOK: LifeCycle<BookStatus, typeof books> = {
  kind: 'book',
  table: books,
  states: BOOK_STATES,
};
export const ORDER: LifeCycle<OrderStatus, typeof orders> = {
  kind: 'order',
  table: orders,
  states: ORDER_STATES,
};

interface Move<S extends string, Columns> {
  readonly id: string;
  readonly to: S;
  readonly actor: Actor;
  /** Why, in a few words of the shop's own; staff read it on the timeline. */
  readonly reason?: string | undefined;
  /** Columns that change with the state, such as an order's tracking number. */
  readonly set?: Columns | undefined;
  /** Whether it only follows its partner's move, so that the partner does not follow back. */
  readonly isFollowing?: boolean;
}

export type OrderMove = Move<OrderStatus, Partial<typeof orders.$inferInsert>>;
export type BookMove = Move<BookStatus, Partial<typeof books.$inferInsert>> & {
  /** Columns of the orders that move with the book, such as their tracking number. */
  readonly setOnOrders?: OrderMove['set'];
};

export type Moved<S extends string> = { readonly ok: true; readonly from: S } | Refused;

/** A transaction in which books and orders are moved, with all that follows. */
export interface Moving {
  readonly shop: Shop;
  readonly tx: Transaction;
  moveBook(move: BookMove): Promise<Moved<BookStatus>>;
  moveOrder(move: OrderMove): Promise<Moved<OrderStatus>>;
}

/** A book just moved, as its row is now. */
export interface MovedBook extends Moving {
  readonly book: BookRow;
  readonly from: BookStatus;
  readonly move: BookMove;
}

/** An order just moved, as its row is now. */
export interface MovedOrder extends Moving {
  readonly order: OrderRow;
  readonly from: OrderStatus;
  readonly move: OrderMove;
}

/** For moves that cannot be refused where they are made: throws, so that nothing of them stays. */
export const mustMove = (moved: { readonly ok: true } | Refused, what: string): void => {
  if (!moved.ok) throw new Error(`${what}: ${moved.code}`);
};
