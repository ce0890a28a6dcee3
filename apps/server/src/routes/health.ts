import { healthApi } from '@bramblebook/contract/shop-api';
import { checkReadiness } from '@bramblebook/shop/jobs/check-readiness';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';

/** For whoever watches over the process: whether it runs, and whether it can serve. */
export const healthRoutes = (app: FastifyInstance): void => {
  route(app, healthApi.healthz, { access: 'anyone' }, async () => ({ ok: true as const }));

  route(app, healthApi.readyz, { access: 'anyone' }, async ({ shop, reply }) => {
    const ready = await checkReadiness(shop);
    const ok = ready.database && ready.queue;
    if (!ok) reply.status(503).header('retry-after', '5');
    return { ok, ...ready };
  });
};
