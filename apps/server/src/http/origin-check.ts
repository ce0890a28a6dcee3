import { refuse } from '@bramblebook/contract/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerRefusal } from './error-answers.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a browser says that another site's page made this request. */
const isForeign = (request: FastifyRequest, ownOrigin: string): boolean => {
  const { origin } = request.headers;
  if (origin !== undefined)
    return origin !== ownOrigin && origin !== `${request.protocol}://${request.host}`;
  return ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site']));
};

/**
 * Refuses requests that another site's page makes in a parent's name. Webhooks come
 * from outside by nature and carry a signature instead.
 */
export const refuseForeignOrigins = (app: FastifyInstance, ownOrigin: string): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.includes(request.method)) return;
    // The route, not the address: that one can be written in many ways (/%61pi, http://…/api).
    if (request.routeOptions.url?.startsWith('/api/webhooks/')) return;
    if (isForeign(request, ownOrigin)) return answerRefusal(reply, refuse('foreign_origin'));
  });
};
