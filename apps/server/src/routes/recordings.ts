import { MAX_RECORDING_BYTES, recordingApi } from '@bramblebook/contract/recordings';
import { eraseRecording, keepRecording } from '@bramblebook/shop/books/keep-recording';
import { hearRecording, listRecordings } from '@bramblebook/shop/books/read-recordings';
import { networkOf } from '@bramblebook/shop/limits/network-of';
import type { FastifyInstance } from 'fastify';
import type { BodyPlaces } from '../http/big-bodies.ts';
import { receiveUpload } from '../http/receive-upload.ts';
import { route } from '../http/route.ts';

/** Recordings received at once: two for a person, few for an address, not many for the shop. */
const PLACES: BodyPlaces = {
  inAll: 8,
  each: (request, userId) => ({
    [networkOf(request.ip)]: 4,
    ...(userId !== null && { [userId]: 2 }),
  }),
};

const FIELD = {
  name: 'recording',
  maxBytes: MAX_RECORDING_BYTES,
  missing: 'Please record the page first.',
  tooLarge: 'recording_too_long',
} as const;

const parent = { access: 'parent' } as const;

/** What parents record of their books, page by page. */
export const recordingRoutes = (app: FastifyInstance): void => {
  route(app, recordingApi.list, parent, async ({ shop, user, params }) => {
    const listed = await listRecordings(shop, user, params);
    return listed.ok ? { recordings: listed.recordings } : listed;
  });

  const keeping = { access: 'parent', places: PLACES } as const;
  route(app, recordingApi.keep, keeping, async ({ shop, user, params, query, request }) => {
    const kept = await keepRecording(shop, user, { ...params, ...query }, (keep) =>
      receiveUpload(request, FIELD, keep),
    );
    return kept.ok ? kept.recording : kept;
  });

  route(app, recordingApi.hear, parent, async ({ shop, user, params }) => {
    const heard = await hearRecording(shop, user, params);
    return heard.ok ? { file: heard.file, type: heard.type } : heard;
  });

  route(app, recordingApi.erase, parent, async ({ shop, user, params }) => {
    const erased = await eraseRecording(shop, user, params);
    return erased.ok ? undefined : erased;
  });
};
