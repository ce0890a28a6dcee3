import { finished } from 'node:stream/promises';
import { MAX_PHOTO_BYTES } from '@bramblebook/contract/settings';
import type { FastifyRequest } from 'fastify';

/** How much of a refused body is read at most before the connection is cut. */
const PATIENCE_BYTES = MAX_PHOTO_BYTES;

/**
 * Reads what is left of a body that is refused and drops it: browsers look at the answer
 * only once they have sent everything.
 */
export const readAway = async (request: FastifyRequest): Promise<void> => {
  let left = PATIENCE_BYTES;
  request.raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.raw.destroy();
  });
  request.raw.resume();
  await finished(request.raw, { writable: false }).catch(() => {});
};
