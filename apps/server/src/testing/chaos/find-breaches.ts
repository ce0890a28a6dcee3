import { BOOK_STATES } from '@bramblebook/contract/book-states';
import { isPaid, ORDER_STATES } from '@bramblebook/contract/order-states';
import { PAGE_COUNT } from '@bramblebook/contract/page-numbers';
import { mayMove } from '@bramblebook/contract/state-table';
import type { Database } from '@bramblebook/shop/database/open-database';
import { users } from '@bramblebook/shop/database/schema/accounts';
import { bookPages, books, pagePictures } from '@bramblebook/shop/database/schema/books';
import { outbox } from '@bramblebook/shop/database/schema/messages';
import { orders, printApprovals } from '@bramblebook/shop/database/schema/orders';
import { photos } from '@bramblebook/shop/database/schema/photos';
import { type StateEventRow, stateEvents } from '@bramblebook/shop/database/schema/state-events';
import { masterKey } from '@bramblebook/shop/shelf/book-files';
import {
  sandboxCharges,
  sandboxIntents,
  sandboxRefunds,
} from '@bramblebook/vendors/sandbox/tables';
import { sql } from 'drizzle-orm';
import type { Promised } from './customer-road.ts';

/** Everything the invariants are asked of, as it lies in the database once the shop is closed. */
const readAll = async (db: Database) => ({
  users: await db.select().from(users),
  photos: await db.select().from(photos),
  books: await db.select().from(books),
  pages: await db.select().from(bookPages),
  pictures: await db.select().from(pagePictures),
  orders: await db.select().from(orders),
  approvals: await db.select().from(printApprovals),
  messages: await db.select().from(outbox),
  events: await db.select().from(stateEvents).orderBy(stateEvents.id),
  intents: await db.select().from(sandboxIntents),
  charges: await db.select().from(sandboxCharges),
  refunds: await db.select().from(sandboxRefunds),
  /** Where giving up has consequences (a book `failed`, its parent told) it is no loss. */
  givenUp: (
    await db.execute(
      sql`select name, output from pgboss.job where state = 'failed' and dead_letter is null`,
    )
  ).rows,
});
type Found = Awaited<ReturnType<typeof readAll>>;

/** What customers were answered is there, and once. */
const lost = (found: Found, promised: readonly Promised[]): string[] =>
  promised.flatMap(({ email, userId, bookId, orderId, isPaid: paid, isApproved, at }) => {
    const count = (rows: readonly { id: string }[], id?: string) =>
      id === undefined || rows.filter((row) => row.id === id).length === 1;
    const order = found.orders.find(({ id }) => id === orderId);
    return [
      ...(found.users.filter((user) => user.email === email).length > 1 ? ['account twice'] : []),
      ...(count(found.users, userId) ? [] : ['account lost']),
      ...(count(found.books, bookId) ? [] : ['book lost']),
      ...(count(found.orders, orderId) ? [] : ['order lost']),
      ...(paid && !(order && isPaid(order.status)) ? ['payment lost'] : []),
      ...(isApproved && order?.status !== 'approved_for_printing' ? ['approval lost'] : []),
    ].map((what) => `${email}, who was at "${at}": ${what}`);
  });

/** A paid order has its book, whole; a picture's row has its file. */
const withoutBook = (found: Found, hasFile: (key: string) => boolean): string[] => {
  const isWhole = (bookId: string) => {
    const pages = found.pages.filter((page) => page.bookId === bookId);
    const isShown = pages.every(
      ({ wantedVersion, shownVersion }) => wantedVersion === shownVersion,
    );
    const painted = found.pictures.filter((picture) => picture.bookId === bookId);
    return pages.length === PAGE_COUNT && isShown && painted.length === PAGE_COUNT;
  };
  return [
    ...found.orders
      .filter(({ status, bookId }) => isPaid(status) && !isWhole(bookId))
      .map(({ id }) => `paid order ${id} has no whole book, or one with pages painted twice`),
    ...found.pictures
      .filter((picture) => !hasFile(masterKey(picture)))
      .map(({ bookId, page }) => `page ${page} of ${bookId} has a row and no file`),
    ...found.approvals
      .filter(({ orderId }) => !found.orders.some(({ id }) => id === orderId))
      .map(({ orderId }) => `an approval of ${orderId}, which is no order`),
  ];
};

/** Every paid order was charged once, what it costs; nothing was charged beside. */
const wrongMoney = (found: Found): string[] => {
  const chargesOf = (orderId: string) => {
    const its = found.intents.filter((intent) => intent.orderId === orderId).map(({ id }) => id);
    return found.charges.filter(({ intentId }) => its.includes(intentId));
  };
  const sumOf = (rows: readonly { amountCents: number }[]) =>
    rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const provider = sumOf(found.charges) - sumOf(found.refunds);
  const shop = found.orders.reduce((sum, row) => sum + row.paidCents - row.refundedCents, 0);
  return [
    ...found.orders.flatMap(({ id, status, totalCents, paidCents, paymentProblem }) => {
      const charges = chargesOf(id);
      const isRight = isPaid(status)
        ? charges.length === 1 && sumOf(charges) === totalCents && paidCents === totalCents
        : charges.length === 0;
      return isRight && paymentProblem === null
        ? []
        : [
            `order ${id}, ${status}: ${charges.length} charges, ${paidCents} of ${totalCents} cents`,
          ];
    }),
    ...(provider === shop ? [] : [`the provider has ${provider} cents, the shop counts ${shop}`]),
  ];
};

/** What is told of each paid order is there once, and has gone out. */
const wrongMessages = ({ orders: rows, messages }: Found): string[] =>
  rows
    .filter(({ status }) => isPaid(status))
    .flatMap(({ id }) => {
      const told = messages.filter(({ key }) => key === `order-confirmed:${id}:mail`);
      if (told.length !== 1) return [`${told.length} confirmations by mail of order ${id}`];
      return told[0]?.sentAt ? [] : [`the confirmation by mail of order ${id} never went out`];
    });

/** Each life is a chain of lawful moves without a gap, which ends at the state that stands. */
const wrongStates = (found: Found): string[] => {
  const breachOf = (
    chain: readonly StateEventRow[],
    status: string,
    may: (from: never, to: never) => boolean,
  ): boolean =>
    chain.at(-1)?.to !== status ||
    chain.some(({ from, to }, i) => {
      if (i === 0) return from !== null;
      return from !== chain[i - 1]?.to || !may(from as never, to as never);
    });
  const wrong = (
    rows: readonly { id: string; status: string }[],
    may: (from: never, to: never) => boolean,
  ) =>
    rows
      .filter(({ id, status }) =>
        breachOf(
          found.events.filter(({ subjectId }) => subjectId === id),
          status,
          may,
        ),
      )
      .map(({ id, status }) => `${id} is ${status}, which its events do not lead to`);
  return [
    ...wrong(found.books, (from, to) => mayMove(BOOK_STATES, from, to)),
    ...wrong(found.orders, (from, to) => mayMove(ORDER_STATES, from, to)),
  ];
};

/**
 * What must never be, whatever killed the shop: promises broken, paid orders without their book,
 * pages, charges or messages twice or lost, states without their events, money that is not the
 * provider's, jobs given up without a word. A sentence for each breach.
 */
export const findBreaches = async (
  db: Database,
  hasFile: (key: string) => boolean,
  promised: readonly Promised[],
): Promise<string[]> => {
  const found = await readAll(db);
  return [
    ...lost(found, promised),
    ...withoutBook(found, hasFile),
    ...wrongMoney(found),
    ...wrongMessages(found),
    ...wrongStates(found),
    ...found.givenUp.map(
      (job) => `a job was given up without a word: ${JSON.stringify(job).slice(0, 300)}`,
    ),
  ];
};
