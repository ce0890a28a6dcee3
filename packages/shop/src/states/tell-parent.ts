import { eq } from 'drizzle-orm';
import { books } from '../database/schema/books.ts';
import { announce } from '../messages/announce.ts';
import type { Message } from '../messages/message.ts';
import { bookInTrouble } from '../messages/templates/book-in-trouble.ts';
import { bookRejected } from '../messages/templates/book-rejected.ts';
import { orderConfirmed } from '../messages/templates/order-confirmed.ts';
import { orderDelivered } from '../messages/templates/order-delivered.ts';
import { orderShipped } from '../messages/templates/order-shipped.ts';
import { previewReady } from '../messages/templates/preview-ready.ts';
import { printingApproved } from '../messages/templates/printing-approved.ts';
import { isBookComplete } from '../shelf/book-complete.ts';
import { heroSheetOf, readSheets } from '../shelf/wanted-sheets.ts';
import type { MovedBook, MovedOrder } from './moving.ts';

/** The first pages stand. */
export const tellPreviewReady = ({ shop, tx, book }: MovedBook): Promise<void> =>
  announce(shop, tx, {
    userId: book.userId,
    about: book.id,
    message: previewReady(shop, { childName: book.childName, bookId: book.id }),
  });

/** Making was given up; told once of each step, which is the move's reason. */
export const tellTrouble = async ({ shop, tx, book, move }: MovedBook): Promise<void> => {
  const { id: bookId, childName, userId } = book;
  const isByModel = heroSheetOf(book, await readSheets(tx, bookId)) !== null;
  await announce(shop, tx, {
    userId,
    about: `${bookId}:${move.reason}`,
    message: bookInTrouble(shop, { childName, bookId, isByModel }),
  });
};

/** No book can be made of what the parent asked for. */
export const tellRejection = ({ shop, tx, book }: MovedBook): Promise<void> =>
  announce(shop, tx, {
    userId: book.userId,
    about: book.id,
    message: bookRejected(shop, {
      childName: book.childName,
      reason: book.rejectionReason ?? '',
    }),
  });

type WriteMessage = (childName: string) => Message | Promise<Message>;

/** Tells an order's parent; nobody where the account is erased. */
const tellOrder = async (
  { shop, tx, order }: MovedOrder,
  write: WriteMessage,
  { isOwed = false } = {},
): Promise<void> => {
  const [book] = await tx
    .select({ childName: books.childName })
    .from(books)
    .where(eq(books.id, order.bookId));
  if (!order.userId || !book) return;
  const announcement = {
    userId: order.userId,
    about: order.id,
    message: await write(book.childName),
  };
  // What is owed goes out by e-mail in any case; a text message goes by consent.
  if (isOwed) await announce(shop, tx, { ...announcement, required: 'mail' });
  await announce(shop, tx, announcement);
};

/** The confirmation of a purchase, which is owed. */
export const confirmOrder = (moved: MovedOrder): Promise<void> => {
  const { shop, tx, order } = moved;
  const write: WriteMessage = async (childName) =>
    orderConfirmed(shop, {
      orderId: order.id,
      childName,
      items: order.items,
      totalCents: order.totalCents,
      bookReady: await isBookComplete(tx, order.bookId),
    });
  return tellOrder(moved, write, { isOwed: true });
};

export const tellApproved = (moved: MovedOrder): Promise<void> =>
  tellOrder(moved, (childName) =>
    printingApproved(moved.shop, { childName, undoMinutes: moved.shop.approvalUndoMinutes }),
  );

/** The parcel has left, with what its row says of tracking. */
export const tellShipped = (moved: MovedOrder): Promise<void> => {
  const { id: orderId, carrier, trackingNumber, trackingUrl } = moved.order;
  return tellOrder(moved, (childName) =>
    orderShipped(moved.shop, { orderId, childName, carrier, trackingNumber, trackingUrl }),
  );
};

export const tellDelivered = (moved: MovedOrder): Promise<void> =>
  tellOrder(moved, (childName) =>
    orderDelivered(moved.shop, { childName, bookId: moved.order.bookId }),
  );
