import { speechApi } from '@bramblebook/contract/speech';
import { hearPage, readPageAloud } from '@bramblebook/shop/books/read-aloud';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';

/** Books as the shop's own voice reads them, page by page. */
export const speechRoutes = (app: FastifyInstance): void => {
  const parent = { access: 'parent' } as const;

  route(app, speechApi.read, parent, async ({ shop, user, params }) => {
    const read = await readPageAloud(shop, user, params);
    return read.ok ? read.speech : read;
  });

  route(app, speechApi.hear, parent, async ({ shop, user, params, query }) => {
    const heard = await hearPage(shop, user, { ...params, ...query });
    return heard.ok ? { file: heard.file, type: 'audio/mpeg' } : heard;
  });
};
