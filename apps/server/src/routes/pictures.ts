import { refuse } from '@bramblebook/contract/refusals';
import { bookApi } from '@bramblebook/contract/shop-api';
import { paintHeroPortrait } from '@bramblebook/shop/books/paint-hero-portrait';
import { readHeroSheet } from '@bramblebook/shop/books/read-hero-sheet';
import { readPicture } from '@bramblebook/shop/books/read-picture';
import type { FastifyInstance } from 'fastify';
import { acceptsAvif } from '../http/accepts-avif.ts';
import { route } from '../http/route.ts';

/**
 * Version and watermark are in a picture's address: what is there never changes, for one
 * `Accept`. A WebP answered while the AVIF is being made is not what will be there: a browser
 * shows it, and asks again the next time.
 */
const FOR_EVER = 'private, max-age=31536000, immutable';
const FOR_NOW = 'private, no-cache';

/** Page pictures and portraits, for the book's owner; the pictures also for staff. */
export const pictureRoutes = (app: FastifyInstance): void => {
  route(app, bookApi.picture, { access: 'parent or staff' }, async (asked) => {
    const { shop, user, staff, params, query, request, reply } = asked;
    const viewer = staff?.isComplete ? 'staff' : user;
    if (!viewer) return refuse('not_signed_in');
    const takesAvif = acceptsAvif(request.headers.accept);
    const read = await readPicture(shop, viewer, { ...params, width: query.w, takesAvif });
    if (!read.ok) return read;
    reply.header('vary', 'Accept');
    return { bytes: read.bytes, type: read.type, cacheControl: read.isFinal ? FOR_EVER : FOR_NOW };
  });

  route(app, bookApi.heroSheet, { access: 'parent or staff' }, async (asked) => {
    const { shop, user, staff, params } = asked;
    const viewer = staff?.isComplete ? 'staff' : user;
    if (!viewer) return refuse('not_signed_in');
    const read = await readHeroSheet(shop, viewer, params);
    if (!read.ok) return read;
    return { bytes: read.webp, type: 'image/webp', cacheControl: FOR_EVER };
  });

  route(app, bookApi.heroPortrait, { access: 'parent' }, async ({ shop, user, params, body }) => {
    const { artStyle, ...change } = body;
    const painted = await paintHeroPortrait(shop, user, { ...params, change, artStyle });
    return painted.ok ? { bytes: painted.webp, type: 'image/webp' } : painted;
  });
};
