import { bookApi } from '@bramblebook/contract/shop-api';
import { paintHeroPortrait } from '@bramblebook/shop/books/paint-hero-portrait';
import { readPicture } from '@bramblebook/shop/books/read-picture';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';

/** Version and watermark are in a picture's address: what is there never changes. */
const FOR_EVER = 'private, max-age=31536000, immutable';

/** Page pictures and portraits, for the book's owner. */
export const pictureRoutes = (app: FastifyInstance): void => {
  route(app, bookApi.picture, { access: 'parent' }, async ({ shop, user, params, query }) => {
    const read = await readPicture(shop, user, { ...params, width: query.w });
    if (!read.ok) return read;
    return { bytes: read.webp, type: 'image/webp', cacheControl: FOR_EVER };
  });

  route(app, bookApi.heroPortrait, { access: 'parent' }, async ({ shop, user, params, body }) => {
    const painted = await paintHeroPortrait(shop, user, { ...params, change: body });
    return painted.ok ? { bytes: painted.webp, type: 'image/webp' } : painted;
  });
};
