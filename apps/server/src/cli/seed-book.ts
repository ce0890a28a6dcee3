import { setTimeout as wait } from 'node:timers/promises';
import type { Book } from '@bramblebook/contract/book';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { isPastApproval, type OrderStatus } from '@bramblebook/contract/order-states';
import { FIRST_PAGE } from '@bramblebook/contract/page-of-list';
import type { Refused } from '@bramblebook/contract/refusals';
import { createBook } from '@bramblebook/shop/books/create-book';
import { openFullPreview } from '@bramblebook/shop/books/open-full-preview';
import { fulfilIfPaid } from '@bramblebook/shop/orders/check-payment';
import { confirmSandboxPayment } from '@bramblebook/shop/orders/confirm-sandbox-payment';
import { createPaymentIntent } from '@bramblebook/shop/orders/create-payment-intent';
import { listOrders } from '@bramblebook/shop/orders/load-orders';
import { approvePrinting } from '@bramblebook/shop/printing/approve-printing';
import { listBooks, loadBook } from '@bramblebook/shop/shelf/load-book';
import type { Shop } from '@bramblebook/shop/shop';
import { cancelOrder } from '@bramblebook/shop/staff/orders/cancel-order';
import { refundOrder } from '@bramblebook/shop/staff/orders/refund-order';
import type { StaffMember } from '@bramblebook/shop/staff/staff-member';
import { THE_SHOP } from '@bramblebook/shop/states/actor';
import { moveBook, moveOrder } from '@bramblebook/shop/states/moves';
import { isMadeWhole, type SeedBook, type SeedOrder } from './seed-plan.ts';

const CARD = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
const ADDRESS = {
  name: 'Amina Khalil',
  address: '12 Bramble Lane',
  city: 'Portland',
  state: 'OR',
  zip: '97201',
  country: 'US',
};
const TRACKING = {
  trackingNumber: '1Z999AA10123456784',
  trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  carrier: 'UPS',
};
/** How a printed order goes on after its approval. */
const ROAD: readonly OrderStatus[] = ['sent_for_printing', 'printed', 'shipped', 'delivered'];
const LOOK_AGAIN_MS = 100;
const REASON = 'A seeded order';

/** What every step of seeding needs. */
export interface Seeding {
  readonly shop: Shop;
  /** Address of a picture that stands for every child's photo. */
  readonly photoUrl: string;
  /** Who cancels and refunds. */
  readonly staff: StaffMember;
}

/** A book of the plan and its parent's account. */
export interface Planned {
  readonly parent: { readonly id: string };
  readonly planned: SeedBook;
}

const orThrow = <T extends { readonly ok: true }>(answer: T | Refused): T => {
  if (!answer.ok) throw new Error(answer.message);
  return answer;
};

const untilMade = async ({ shop }: Seeding, { parent }: Planned, bookId: string): Promise<Book> => {
  for (;;) {
    const book = await loadBook(shop, parent, bookId);
    if (!book) throw new Error(`${bookId} is gone`);
    if (!isBeingMade(book.status)) return book;
    await wait(LOOK_AGAIN_MS);
  }
};

/** The parent's book of this wish, begun unless it is there already. */
const find = async (
  { shop, photoUrl }: Seeding,
  { parent, planned: { wish } }: Planned,
): Promise<{ readonly bookId: string; readonly isNew: boolean }> => {
  const known = (await listBooks(shop, parent)).find(
    ({ childName, storyDescription }) =>
      childName === wish.childName && storyDescription === wish.storyDescription,
  );
  if (known) return { bookId: known.id, isNew: false };
  const made = await createBook(
    shop,
    { id: parent.id, visitor: null },
    { parentMessage: '', ...wish, photoUrl },
  );
  return { bookId: orThrow(made).bookId, isNew: true };
};

/**
 * Makes a book of the plan, pictures and all, and gives its id; null for one that is to be
 * left half-made. What of it is there already stays.
 */
export const makeSeedBook = async (seeding: Seeding, book: Planned): Promise<string | null> => {
  if (book.planned.left) return null;
  const { bookId } = await find(seeding, book);
  await untilMade(seeding, book, bookId);
  if (isMadeWhole(book.planned)) {
    orThrow(await openFullPreview(seeding.shop, book.parent, { bookId }));
    await untilMade(seeding, book, bookId);
  }
  return bookId;
};

/** Puts a book in a cart and, unless it is to stay there, pays for it. */
const order = async (
  { shop }: Seeding,
  { parent }: Planned,
  bookId: string,
  { formats, status }: SeedOrder,
): Promise<string> => {
  const { orderId, clientSecret } = orThrow(
    await createPaymentIntent(shop, parent, {
      bookId,
      items: formats.map((format) => ({ format, quantity: 1 })),
      shippingInfo: ADDRESS,
    }),
  );
  if (status === 'pending' || status === 'cancelled') return orderId;
  const by = { userId: parent.id, address: '127.0.0.1' };
  orThrow(await confirmSandboxPayment(shop, by, { clientSecret, ...CARD }));
  orThrow(await fulfilIfPaid(shop, parent, orderId));
  return orderId;
};

const print = async (
  { shop }: Seeding,
  { parent }: Planned,
  ids: { readonly bookId: string; readonly orderId: string },
  status: OrderStatus,
): Promise<void> => {
  orThrow(await approvePrinting(shop, parent, ids));
  for (const to of ROAD.slice(0, ROAD.indexOf(status) + 1)) {
    const set = to === 'shipped' ? TRACKING : {};
    const step = { id: ids.orderId, to, actor: THE_SHOP, reason: REASON, set };
    orThrow(await shop.db.transaction((tx) => moveOrder(shop, tx, step)));
  }
};

/** Begins a book and leaves it where the plan wants it, unless it is there already. */
const leaveHalfMade = async (seeding: Seeding, book: Planned): Promise<void> => {
  const { shop } = seeding;
  const { bookId: id, isNew } = await find(seeding, book);
  const to = book.planned.left;
  if (!isNew || !to || to === 'generating') return;
  const step = { id, to, actor: THE_SHOP, reason: REASON };
  orThrow(await shop.db.transaction((tx) => moveBook(shop, tx, step)));
};

/**
 * Takes a book that is made (null: one that is to be left half-made) and its orders where the
 * plan wants them. Orders that are there already are left as they are.
 */
export const placeSeedOrders = async (
  seeding: Seeding,
  book: Planned,
  bookId: string | null,
): Promise<void> => {
  if (bookId === null) return leaveHalfMade(seeding, book);
  const { shop, staff } = seeding;
  const known = (await listOrders(shop, book.parent, FIRST_PAGE)).filter(
    (one) => one.bookId === bookId,
  );
  for (const wanted of (book.planned.orders ?? []).slice(known.length)) {
    const orderId = await order(seeding, book, bookId, wanted);
    const act = { orderId, reason: REASON };
    if (wanted.status === 'cancelled') orThrow(await cancelOrder(shop, staff, act));
    if (wanted.status === 'refunded') orThrow(await refundOrder(shop, staff, act));
    if (isPastApproval(wanted.status))
      await print(seeding, book, { bookId, orderId }, wanted.status);
  }
};
