import { refuse } from '@bramblebook/contract/refusals';
import { MAX_PHOTO_BYTES } from '@bramblebook/contract/settings';
import { bookApi } from '@bramblebook/contract/shop-api';
import { networkOf } from '@bramblebook/shop/limits/network-of';
import { erasePhoto } from '@bramblebook/shop/photos/erase-photo';
import { readPhoto } from '@bramblebook/shop/photos/find-photo';
import type { PhotoOwner } from '@bramblebook/shop/photos/store-photo';
import { uploadPhoto } from '@bramblebook/shop/photos/upload-photo';
import type { FastifyInstance } from 'fastify';
import type { BodyPlaces } from '../http/big-bodies.ts';
import { makeVisitor, readVisitor } from '../http/cookies.ts';
import { receiveUpload } from '../http/receive-upload.ts';
import { route } from '../http/route.ts';
import { logSecurity } from '../http/security-log.ts';

/** Photos received at once: one for a person, few for an address, not many for the shop. */
const PLACES: BodyPlaces = {
  inAll: 8,
  each(request, userId) {
    const person = userId ?? readVisitor(request);
    return { [networkOf(request.ip)]: 4, ...(person !== null && { [person]: 1 }) };
  },
};

const PHOTO = {
  name: 'photo',
  maxBytes: MAX_PHOTO_BYTES,
  missing: "Please upload your child's photo",
  tooLarge: 'upload_too_large',
} as const;

/** Uploading a child's photo, before or after signing in, and looking at one's own. */
export const photoRoutes = (app: FastifyInstance): void => {
  const uploading = { access: 'anyone', places: PLACES } as const;
  route(app, bookApi.upload, uploading, async ({ shop, user, request, reply }) => {
    const owner: PhotoOwner = user
      ? { userId: user.id }
      : { userId: null, visitor: makeVisitor(request, reply) };
    const from = { owner, address: request.ip };
    const stored = await uploadPhoto(shop, from, (keep) => receiveUpload(request, PHOTO, keep));
    return stored.ok ? { photoUrl: `/api/photos/${stored.photoId}` } : stored;
  });

  route(app, bookApi.photo, { access: 'anyone' }, async ({ shop, user, visitor, params }) => {
    if (!user && visitor === null) return refuse('photo_not_found');
    const owner = user ? { userId: user.id, visitor } : { userId: null, visitor: visitor ?? '' };
    const bytes = await readPhoto(shop, owner, params.photoId);
    return bytes ? { bytes, type: 'image/jpeg' } : refuse('photo_not_found');
  });

  route(app, bookApi.erasePhoto, { access: 'anyone' }, async (asked) => {
    const { shop, user, visitor, params, request } = asked;
    const owner = user ? { userId: user.id, visitor } : { userId: null, visitor: visitor ?? '' };
    const erased = await erasePhoto(shop, owner, params.photoId);
    logSecurity(request, 'erase_photo', { actor: user?.id ?? null, outcome: erased });
    return erased.ok ? undefined : erased;
  });
};
