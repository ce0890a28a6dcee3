import { orderApi } from '@bramblebook/contract/shop-api';
import { receiveMailReport } from '@bramblebook/shop/messages/receive-mail-report';
import { receiveSmsReport } from '@bramblebook/shop/messages/receive-sms-report';
import { receiveWebhook } from '@bramblebook/shop/orders/receive-webhook';
import { receiveHouseWebhook } from '@bramblebook/shop/printing/house/receive-house-webhook';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../http/route.ts';

const OPTIONS = { access: 'anyone', bodyLimit: 256 * 1024 } as const;

const PAYMENT_WEBHOOKS = [
  { call: orderApi.sandboxWebhook, provider: 'sandbox', header: 'sandbox-signature' },
  { call: orderApi.stripeWebhook, provider: 'stripe', header: 'stripe-signature' },
] as const;

/** The bytes as they came and what is said to sign them. */
const signedBy = (request: FastifyRequest, header: string) => ({
  rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  signature: String(request.headers[header] ?? ''),
});

/** Webhooks are signed over their bytes, so nothing may parse them before. */
const rawRoutes = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);

  for (const { call, provider, header } of PAYMENT_WEBHOOKS)
    route(app, call, OPTIONS, async ({ shop, request }) => {
      const taken = await receiveWebhook(shop, { provider, ...signedBy(request, header) });
      return taken.ok ? { received: true as const } : taken;
    });

  route(app, orderApi.smsReport, OPTIONS, async ({ shop, request }) => {
    const query = request.url.replace(/^[^?]*/, '');
    const signed = signedBy(request, 'x-twilio-signature');
    const taken = await receiveSmsReport(shop, { query, ...signed });
    return taken.ok ? undefined : taken;
  });

  route(app, orderApi.mailReport, OPTIONS, async ({ shop, request }) => {
    const taken = await receiveMailReport(shop, signedBy(request, 'mail-signature'));
    return taken.ok ? undefined : taken;
  });

  route(app, orderApi.printerWebhook, OPTIONS, async ({ shop, request }) => {
    const taken = await receiveHouseWebhook(shop, signedBy(request, 'lulu-hmac-sha256'));
    return taken.ok ? { received: true as const } : taken;
  });
};

/** What outside services tell the shop by themselves. */
export const webhookRoutes = (app: FastifyInstance): void => {
  app.register(rawRoutes);
};
