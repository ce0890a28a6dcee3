import { orderApi } from '@bramblebook/contract/shop-api';
import { confirmAmount } from '@bramblebook/shop/orders/confirm-amount';
import { confirmSandboxPayment } from '@bramblebook/shop/orders/confirm-sandbox-payment';
import { createPaymentIntent } from '@bramblebook/shop/orders/create-payment-intent';
import { loadOrder } from '@bramblebook/shop/orders/load-orders';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';

/** Paying: what the checkout asks for, and the sandbox's card form. */
export const paymentRoutes = (app: FastifyInstance): void => {
  route(app, orderApi.createPaymentIntent, { access: 'parent' }, async ({ shop, user, body }) =>
    createPaymentIntent(shop, user, body),
  );

  route(app, orderApi.confirmAmount, { access: 'parent' }, async (asked) => {
    const { shop, user, params, body } = asked;
    const confirmed = await confirmAmount(shop, user, { ...params, ...body });
    return confirmed.ok ? loadOrder(shop, user, confirmed.order) : confirmed;
  });

  route(app, orderApi.confirmSandbox, { access: 'parent' }, async (asked) => {
    const { shop, user, body, request } = asked;
    return confirmSandboxPayment(shop, { userId: user.id, address: request.ip }, body);
  });
};
