import { setTimeout as wait } from 'node:timers/promises';
import type { Book } from '@bramblebook/contract/book';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { isPastApproval, type OrderStatus } from '@bramblebook/contract/order-states';
import type { Refused } from '@bramblebook/contract/refusals';
import { createBook } from '@bramblebook/shop/books/create-book';
import { openFullPreview } from '@bramblebook/shop/books/open-full-preview';
import { fulfilIfPaid } from '@bramblebook/shop/orders/check-payment';
import { confirmSandboxPayment } from '@bramblebook/shop/orders/confirm-sandbox-payment';
import { createPaymentIntent } from '@bramblebook/shop/orders/create-payment-intent';
import { approvePrinting } from '@bramblebook/shop/printing/approve-printing';
import { loadBook } from '@bramblebook/shop/shelf/load-book';
import type { Shop } from '@bramblebook/shop/shop';
import { THE_SHOP } from '@bramblebook/shop/states/actor';
import { moveBook, moveOrder } from '@bramblebook/shop/states/moves';
import type { SeedBook } from './seed-plan.ts';

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
const LOOK_AGAIN_MS = 250;

type Parent = { readonly id: string };

const orThrow = <T extends { readonly ok: true }>(answer: T | Refused): T => {
  if (!answer.ok) throw new Error(answer.message);
  return answer;
};

const untilMade = async (shop: Shop, parent: Parent, bookId: string): Promise<Book> => {
  for (;;) {
    const book = await loadBook(shop, parent, bookId);
    if (!book) throw new Error(`${bookId} is gone`);
    if (!isBeingMade(book.status)) return book;
    await wait(LOOK_AGAIN_MS);
  }
};

/** Makes one book's preview. */
const begin = async (
  shop: Shop,
  parent: Parent,
  { wish }: SeedBook,
  photoUrl: string,
): Promise<string> => {
  const { bookId } = orThrow(
    await createBook(
      shop,
      { id: parent.id, visitor: null },
      { parentMessage: '', ...wish, photoUrl },
    ),
  );
  await untilMade(shop, parent, bookId);
  return bookId;
};

/** Puts a book in a cart and, unless it is to stay there, pays for it. */
const order = async (
  shop: Shop,
  parent: Parent,
  bookId: string,
  wanted: NonNullable<SeedBook['order']>,
): Promise<string> => {
  const { orderId, clientSecret } = orThrow(
    await createPaymentIntent(shop, parent, {
      bookId,
      items: wanted.formats.map((format) => ({ format, quantity: 1 })),
      shippingInfo: ADDRESS,
    }),
  );
  if (wanted.status === 'pending' || wanted.status === 'cancelled') return orderId;
  orThrow(await confirmSandboxPayment(shop, parent, { clientSecret, ...CARD }));
  orThrow(await fulfilIfPaid(shop, parent, orderId));
  return orderId;
};

const move = async (shop: Shop, id: string, to: OrderStatus): Promise<void> => {
  const set = to === 'shipped' ? TRACKING : {};
  const reason = 'seeded';
  orThrow(
    await shop.db.transaction((tx) =>
      moveOrder(shop, tx, { id, to, actor: THE_SHOP, reason, set }),
    ),
  );
};

/** Takes a paid order to where the plan wants it. */
const bringTo = async (
  shop: Shop,
  parent: Parent,
  { bookId, orderId, status }: { bookId: string; orderId: string; status: OrderStatus },
): Promise<void> => {
  if (status === 'cancelled' || status === 'refunded') return move(shop, orderId, status);
  if (!isPastApproval(status) && status !== 'completed') return;
  await openFullPreview(shop, parent, { bookId });
  await untilMade(shop, parent, bookId);
  if (!isPastApproval(status)) return;
  orThrow(await approvePrinting(shop, parent, { bookId, orderId }));
  for (const step of ROAD.slice(0, ROAD.indexOf(status) + 1)) await move(shop, orderId, step);
};

/** Makes one book of the plan, pictures and all, and takes it and its order where they belong. */
export const seedBook = async (
  shop: Shop,
  parent: Parent,
  planned: SeedBook,
  photoUrl: string,
): Promise<void> => {
  if (planned.book) {
    const { bookId } = orThrow(
      await createBook(
        shop,
        { id: parent.id, visitor: null },
        { parentMessage: '', ...planned.wish, photoUrl },
      ),
    );
    const to = planned.book;
    orThrow(
      await shop.db.transaction((tx) =>
        moveBook(shop, tx, { id: bookId, to, actor: THE_SHOP, reason: 'seeded' }),
      ),
    );
    return;
  }
  const bookId = await begin(shop, parent, planned, photoUrl);
  if (!planned.order) return;
  const orderId = await order(shop, parent, bookId, planned.order);
  await bringTo(shop, parent, { bookId, orderId, status: planned.order.status });
};
