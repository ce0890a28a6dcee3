import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { type StaffOrder, staffOrderApi } from '@bramblebook/contract/staff-order-api';
import { quotePrint } from '@bramblebook/shop/printing/house/quote-print';
import type { Shop } from '@bramblebook/shop/shop';
import { bulkTracking } from '@bramblebook/shop/staff/orders/bulk-tracking';
import { cancelOrder } from '@bramblebook/shop/staff/orders/cancel-order';
import { listStaffOrders } from '@bramblebook/shop/staff/orders/list-orders';
import { addNote, correctAddress, resendMessage } from '@bramblebook/shop/staff/orders/order-acts';
import { readStaffOrder } from '@bramblebook/shop/staff/orders/read-order';
import { refundOrder } from '@bramblebook/shop/staff/orders/refund-order';
import {
  addView,
  changeView,
  listViews,
  removeView,
} from '@bramblebook/shop/staff/orders/saved-views';
import { sendToPrinter } from '@bramblebook/shop/staff/orders/send-to-printer';
import { settleProblem } from '@bramblebook/shop/staff/orders/settle-problem';
import { updateOrder } from '@bramblebook/shop/staff/orders/track-order';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';

/** The order as it is after an act, or what the act refused. */
const orderAfter = async (
  shop: Shop,
  orderId: string,
  act?: Promise<{ ok: true } | Refused>,
): Promise<StaffOrder | Refused> => {
  const done = await act;
  if (done && !done.ok) return done;
  return (await readStaffOrder(shop, orderId)) ?? refuse('order_not_found');
};

/** The staff's orders, one by one. */
const oneOrder = (app: FastifyInstance): void => {
  route(app, staffOrderApi.order, { access: 'staff' }, ({ shop, params }) =>
    orderAfter(shop, params.orderId),
  );

  route(app, staffOrderApi.updateOrder, { access: 'staff' }, (asked) => {
    const { shop, staff, params, body } = asked;
    const { orderId } = params;
    if (body.orderId !== undefined && body.orderId !== orderId)
      return Promise.resolve(
        refuse('malformed', { fields: { orderId: 'This is another order.' } }),
      );
    return orderAfter(shop, orderId, updateOrder(shop, staff, { ...body, orderId }));
  });

  route(app, staffOrderApi.cancelOrder, { access: 'staff' }, ({ shop, staff, params, body }) =>
    orderAfter(shop, params.orderId, cancelOrder(shop, staff, { ...params, ...body })),
  );

  route(app, staffOrderApi.refundOrder, { access: 'staff' }, ({ shop, staff, params, body }) =>
    orderAfter(shop, params.orderId, refundOrder(shop, staff, { ...params, ...body })),
  );

  route(app, staffOrderApi.settleProblem, { access: 'staff' }, ({ shop, staff, params, body }) =>
    orderAfter(shop, params.orderId, settleProblem(shop, staff, { ...params, ...body })),
  );

  route(app, staffOrderApi.printQuote, { access: 'staff' }, async ({ shop, params }) => {
    const asked = await quotePrint(shop, params.orderId);
    return asked.ok ? asked.quote : asked;
  });

  route(app, staffOrderApi.sendToPrinter, { access: 'staff' }, ({ shop, staff, params, body }) =>
    orderAfter(shop, params.orderId, sendToPrinter(shop, staff, { ...params, ...body })),
  );

  route(app, staffOrderApi.correctAddress, { access: 'staff' }, (asked) => {
    const { shop, staff, params, body } = asked;
    const { version, ...shipping } = body;
    return orderAfter(
      shop,
      params.orderId,
      correctAddress(shop, staff, { ...params, shipping, version }),
    );
  });

  route(app, staffOrderApi.addNote, { access: 'staff' }, ({ shop, staff, params, body }) =>
    orderAfter(shop, params.orderId, addNote(shop, staff, { ...params, ...body })),
  );

  route(app, staffOrderApi.resendMessage, { access: 'staff' }, ({ shop, staff, params }) =>
    orderAfter(shop, params.orderId, resendMessage(shop, staff, params)),
  );
};

/** The staff's lists of orders and their saved views. */
const manyOrders = (app: FastifyInstance): void => {
  route(app, staffOrderApi.orders, { access: 'staff' }, ({ shop, query }) =>
    listStaffOrders(shop, query),
  );

  route(app, staffOrderApi.bulkTracking, { access: 'staff' }, ({ shop, staff, body }) =>
    bulkTracking(shop, staff, { lines: body.trackingUpdates, isDryRun: body.dryRun === true }),
  );

  route(app, staffOrderApi.views, { access: 'staff' }, async ({ shop, staff }) => ({
    views: await listViews(shop, staff),
  }));

  route(app, staffOrderApi.addView, { access: 'staff' }, async ({ shop, staff, body }) => {
    const added = await addView(shop, staff, body);
    return added.ok ? added.view : added;
  });

  route(app, staffOrderApi.changeView, { access: 'staff' }, async (asked) => {
    const { shop, staff, params, body } = asked;
    const changed = await changeView(shop, staff, { ...params, ...body });
    return changed.ok ? changed.view : changed;
  });

  route(app, staffOrderApi.removeView, { access: 'staff' }, async ({ shop, staff, params }) => {
    const removed = await removeView(shop, staff, params.viewId);
    return removed.ok ? undefined : removed;
  });
};

export const staffOrderRoutes = (app: FastifyInstance): void => {
  manyOrders(app);
  oneOrder(app);
};
