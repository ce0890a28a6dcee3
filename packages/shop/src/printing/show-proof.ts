import type { BookLayout } from '@bramblebook/contract/book-layout';
import { hasPrinted } from '@bramblebook/contract/order';
import { isPaid, isPastApproval } from '@bramblebook/contract/order-states';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { PrintProof } from '@bramblebook/contract/print-proof';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { interiorPages } from '@bramblebook/press/print/interior-pages';
import { eq } from 'drizzle-orm';
import { printApprovals } from '../database/schema/orders.ts';
import { findOwnOrder } from '../orders/find-order.ts';
import { findBook } from '../shelf/find-book.ts';
import { isTold, layOut, markProof } from '../shelf/lay-out.ts';
import type { Shop } from '../shop.ts';
import { readPaintedPx } from './painted-px.ts';
import { sealOf } from './proof.ts';

const findApproved = async (shop: Shop, orderId: string) => {
  const [approved] = await shop.db
    .select({
      layout: printApprovals.layout,
      hash: printApprovals.layoutHash,
      versions: printApprovals.pictureVersions,
    })
    .from(printApprovals)
    .where(eq(printApprovals.orderId, orderId));
  return approved ?? null;
};

/** The dedication's page as it is printed, a paragraph a line. */
const printedDedication = ({ pages }: BookLayout): string =>
  (pages.find(({ page }) => page === PAGE.dedication)?.blocks ?? [])
    .map(({ text }) => text)
    .join('\n');

/**
 * All that is looked at before an order's book is approved for printing, by the rules of
 * the shop's printer: the book as it is now or, once approved, as it was then. Refuses
 * with `book_not_found`, `order_not_found`, `book_not_ready` until the story is told, and
 * with `wrong_state` an order that is not paid or holds nothing to print.
 */
export const showProof = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId, orderId }: { readonly bookId: string; readonly orderId: string },
): Promise<{ ok: true; proof: PrintProof } | Refused> => {
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  const order = await findOwnOrder(shop.db, user.id, orderId);
  if (!order || order.bookId !== bookId) return refuse('order_not_found');
  if (!isPaid(order.status) || !hasPrinted(order.items))
    return refuse('wrong_state', { message: 'Nothing of that order is to be printed.' });
  if (!isTold(book)) return refuse('book_not_ready');

  const approved = isPastApproval(order.status) ? await findApproved(shop, orderId) : null;
  const { layout, hash, versions } = approved ?? (await layOut(shop, shop.db, book));
  const { printerProfile: profile } = shop;
  const { childName, parentMessage: written } = book;
  const { trimMm, bleedMm, safetyMm, minPpi } = profile;
  const { id, items, totalCents: totalAmount } = order;
  const paintedPx = await readPaintedPx(shop.db, bookId, versions);
  return {
    ok: true,
    proof: {
      layout,
      seal: sealOf({ layoutHash: hash, pictureVersions: versions }),
      pages: await markProof({ layout, profile, childName, paintedPx }),
      name: childName,
      dedication: written.trim() === '' ? null : { written, printed: printedDedication(layout) },
      printer: {
        trimMm,
        bleedMm,
        safetyMm,
        minPpi,
        interiorPages: interiorPages(profile).length,
      },
      order: { id, items, totalAmount },
      isApproved: approved !== null,
    },
  };
};
