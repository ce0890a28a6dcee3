import type { ShopConfig } from '@bramblebook/contract/shop-api';
import { accountApi, orderApi } from '@bramblebook/contract/shop-api';
import type { FastifyInstance } from 'fastify';
import { modelMakers } from '../http/model-makers.ts';
import { route } from '../http/route.ts';

/** What anyone may know of the shop. */
export const configRoutes = (app: FastifyInstance): void => {
  route(app, accountApi.config, { access: 'anyone' }, async ({ shop }): Promise<ShopConfig> => {
    const { name, owner, supportEmail } = shop.brand;
    const { inBrowser } = shop.payment;
    return {
      brand: name,
      brandOwner: owner,
      supportEmail,
      payment:
        inBrowser === null
          ? { provider: 'sandbox', confirmUrl: orderApi.confirmSandbox.path }
          : { provider: 'stripe', ...inBrowser },
      sampleContent: app.sampleContent,
      claims: app.claims,
      models: modelMakers(shop),
      reads: shop.narrator?.maker ?? null,
    };
  });
};
