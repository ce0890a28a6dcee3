import { shareApi } from '@bramblebook/contract/shares';
import { readSharedPicture, seeSharedBook } from '@bramblebook/shop/books/see-shared-book';
import { findShare, shareBook, takeShareBack } from '@bramblebook/shop/books/share-book';
import { readShareCard } from '@bramblebook/shop/books/share-card';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptsAvif } from '../http/accepts-avif.ts';
import { route } from '../http/route.ts';

/** A link may be taken back: nobody keeps for long what it showed. */
const A_WHILE = 'private, max-age=300';

/** No search engine lists what a link shows, and nobody hears where it was seen. */
const keepQuiet = (reply: FastifyReply): void => {
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
};

/** Links by which parents share the beginning of a book. */
export const shareRoutes = (app: FastifyInstance): void => {
  route(app, shareApi.get, { access: 'parent' }, async ({ shop, user, params }) => {
    const found = await findShare(shop, user, params);
    return found.ok ? { share: found.share } : found;
  });

  route(app, shareApi.make, { access: 'parent' }, async ({ shop, user, params }) => {
    const made = await shareBook(shop, user, params);
    return made.ok ? made.share : made;
  });

  route(app, shareApi.takeBack, { access: 'parent' }, async ({ shop, user, params }) => {
    const taken = await takeShareBack(shop, user, params);
    return taken.ok ? undefined : taken;
  });

  route(app, shareApi.see, { access: 'anyone' }, async ({ shop, params, request, reply }) => {
    keepQuiet(reply);
    const seen = await seeSharedBook(shop, { ...params, address: request.ip });
    return seen.ok ? seen.book : seen;
  });

  route(app, shareApi.card, { access: 'anyone' }, async ({ shop, params, request, reply }) => {
    keepQuiet(reply);
    const read = await readShareCard(shop, { ...params, address: request.ip });
    return read.ok ? { bytes: read.jpeg, type: 'image/jpeg', cacheControl: A_WHILE } : read;
  });

  route(app, shareApi.picture, { access: 'anyone' }, async (asked) => {
    const { shop, params, query, request, reply } = asked;
    keepQuiet(reply);
    const takesAvif = acceptsAvif(request.headers.accept);
    const width = query.w;
    const read = await readSharedPicture(shop, {
      ...params,
      width,
      takesAvif,
      address: request.ip,
    });
    if (!read.ok) return read;
    reply.header('vary', 'Accept');
    return { bytes: read.bytes, type: read.type, cacheControl: A_WHILE };
  });
};
