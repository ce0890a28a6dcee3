import { orderApi } from '@bramblebook/contract/shop-api';
import { confirmAmount } from '@bramblebook/shop/orders/confirm-amount';
import { confirmSandboxPayment } from '@bramblebook/shop/orders/confirm-sandbox-payment';
import { createPaymentIntent } from '@bramblebook/shop/orders/create-payment-intent';
import { loadOrder } from '@bramblebook/shop/orders/load-orders';
import { receiveWebhook } from '@bramblebook/shop/orders/receive-webhook';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';

const WEBHOOK_LIMIT = 256 * 1024;

const WEBHOOKS = [
  { call: orderApi.sandboxWebhook, provider: 'sandbox', header: 'sandbox-signature' },
  { call: orderApi.stripeWebhook, provider: 'stripe', header: 'stripe-signature' },
] as const;

/** Webhooks are signed over their bytes, so nothing may parse them before. */
const webhookRoutes = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);

  const options = { access: 'anyone', bodyLimit: WEBHOOK_LIMIT } as const;
  for (const { call, provider, header } of WEBHOOKS)
    route(app, call, options, async ({ shop, request }) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = String(request.headers[header] ?? '');
      const taken = await receiveWebhook(shop, { provider, rawBody, signature });
      return taken.ok ? { received: true as const } : taken;
    });
};

/** Paying: what the checkout asks for, the sandbox's card form, and the provider's webhooks. */
export const paymentRoutes = (app: FastifyInstance): void => {
  route(app, orderApi.createPaymentIntent, { access: 'parent' }, async ({ shop, user, body }) =>
    createPaymentIntent(shop, user, body),
  );

  route(app, orderApi.confirmAmount, { access: 'parent' }, async (asked) => {
    const { shop, user, params, body } = asked;
    const confirmed = await confirmAmount(shop, user, { ...params, ...body });
    return confirmed.ok ? loadOrder(shop, user, confirmed.order) : confirmed;
  });

  route(app, orderApi.confirmSandbox, { access: 'parent' }, async ({ shop, user, body }) =>
    confirmSandboxPayment(shop, user, body),
  );

  app.register(webhookRoutes);
};
