import { refuse } from '@bramblebook/contract/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerRefusal } from './error-answers.ts';
import { logSecurity } from './security-log.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
const FOREIGN = ['cross-site', 'same-site'];

const isFetchedFromOutside = ({ headers }: FastifyRequest): boolean =>
  FOREIGN.includes(String(headers['sec-fetch-site']));

/** Whether a browser says that another site's page made this request. */
const isForeign = (request: FastifyRequest, ownOrigin: string): boolean => {
  const { origin } = request.headers;
  if (origin !== undefined)
    return origin !== ownOrigin && origin !== `${request.protocol}://${request.host}`;
  return isFetchedFromOutside(request);
};

/**
 * Refuses requests that another site's page makes in a parent's name, reading calls of the API too. Webhooks come
 * from outside by nature and carry a signature instead.
 */
export const refuseForeignOrigins = (app: FastifyInstance, ownOrigin: string): void => {
  app.addHook('onRequest', async (request, reply) => {
    // Another site's page could not read the answer, but have us lay out and press books for it.
    const isRead = SAFE.includes(request.method);
    if (isRead && !request.routeOptions.url?.startsWith('/api/')) return;
    if (isRead && !isFetchedFromOutside(request)) return;
    // The route, not the address: that one can be written in many ways (/%61pi, http://…/api).
    if (request.routeOptions.url?.startsWith('/api/webhooks/')) return;
    if (!isRead && !isForeign(request, ownOrigin)) return;
    const outcome = refuse('foreign_origin');
    logSecurity(request, 'foreign_request', { actor: null, outcome });
    return answerRefusal(reply, outcome);
  });
};
