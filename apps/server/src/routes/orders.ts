import { refuse } from '@bramblebook/contract/refusals';
import { bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { triggerFulfilment, viewOrder } from '@bramblebook/shop/orders/check-payment';
import { listOrders, loadOrder } from '@bramblebook/shop/orders/load-orders';
import { approvePrinting } from '@bramblebook/shop/printing/approve-printing';
import { loadBook } from '@bramblebook/shop/shelf/load-book';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';

/** Following orders, and approving a book for printing. */
export const orderRoutes = (app: FastifyInstance): void => {
  route(app, orderApi.ofUser, { access: 'parent' }, async ({ shop, user }) =>
    listOrders(shop.db, user),
  );

  route(app, orderApi.get, { access: 'parent' }, async ({ shop, user, params }) => {
    const viewed = await viewOrder(shop, user, params.orderId);
    return viewed.ok ? loadOrder(shop.db, user, viewed.order) : viewed;
  });

  route(app, orderApi.triggerFulfillment, { access: 'parent' }, async (asked) => {
    const { shop, user, params } = asked;
    const fulfilled = await triggerFulfilment(shop, user, params.orderId);
    return fulfilled.ok ? loadOrder(shop.db, user, fulfilled.order) : fulfilled;
  });

  route(
    app,
    bookApi.approvePrinting,
    { access: 'parent' },
    async ({ shop, user, params, body }) => {
      const { bookId } = params;
      const approved = await approvePrinting(shop, user, { bookId, orderId: body.orderId });
      if (!approved.ok) return approved;
      return (await loadBook(shop.db, user, bookId)) ?? refuse('book_not_found');
    },
  );

  route(app, bookApi.approve, { access: 'parent' }, async ({ shop, user, params: { bookId } }) => {
    const approved = await approvePrinting(shop, user, { bookId });
    if (!approved.ok) return approved;
    return (await loadBook(shop.db, user, bookId)) ?? refuse('book_not_found');
  });
};
