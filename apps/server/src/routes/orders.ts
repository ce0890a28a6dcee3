import { bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { fulfilIfPaid, viewOrder } from '@bramblebook/shop/orders/check-payment';
import { listOrders, loadOrder } from '@bramblebook/shop/orders/load-orders';
import { approvePrinting } from '@bramblebook/shop/printing/approve-printing';
import { showProof } from '@bramblebook/shop/printing/show-proof';
import { withdrawApproval } from '@bramblebook/shop/printing/withdraw-approval';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { layingOut } from './laying-out.ts';
import { showBook } from './show-book.ts';

/** Following orders, and approving a book for printing or not after all. */
export const orderRoutes = (app: FastifyInstance): void => {
  route(app, orderApi.ofUser, { access: 'parent' }, async ({ shop, user, query }) =>
    listOrders(shop, user, query),
  );

  route(app, orderApi.get, { access: 'parent' }, async ({ shop, user, params }) => {
    const viewed = await viewOrder(shop, user, params.orderId);
    if (!viewed.ok) return viewed;
    const order = await loadOrder(shop, user, viewed.order);
    return { ...order, ...(viewed.isPaymentUnderWay && { paymentUnderWay: true }) };
  });

  route(app, orderApi.triggerFulfillment, { access: 'parent' }, async (asked) => {
    const { shop, user, params } = asked;
    const fulfilled = await fulfilIfPaid(shop, user, params.orderId);
    return fulfilled.ok ? loadOrder(shop, user, fulfilled.order) : fulfilled;
  });

  route(app, bookApi.proof, layingOut, async ({ shop, user, params, query }) => {
    const shown = await showProof(shop, user, { ...params, ...query });
    return shown.ok ? shown.proof : shown;
  });

  route(app, bookApi.approvePrinting, layingOut, async (asked) => {
    const { shop, user, params, body } = asked;
    const approved = await approvePrinting(shop, user, { ...params, ...body });
    return showBook(asked, params.bookId, approved);
  });

  route(app, bookApi.withdrawApproval, { access: 'parent' }, async (asked) => {
    const { shop, user, params } = asked;
    return showBook(asked, params.bookId, await withdrawApproval(shop, user, params));
  });

  route(app, bookApi.approve, layingOut, async (asked) => {
    const { shop, user, params } = asked;
    return showBook(asked, params.bookId, await approvePrinting(shop, user, params));
  });
};
