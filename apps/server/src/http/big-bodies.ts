import { finished } from 'node:stream';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that is larger than this, or does not say how large it is, takes a place. */
export const SMALL_BYTES = 1024 * 1024;
/** Each is in memory twice while it is parsed: as bytes and as text. */
const PLACES = 3;
/** Requests that may wait for a place; their bodies stay on the network until then. */
const LINE_LENGTH = 20;
/** How long a body may take to come, so that nobody keeps a place by sending slowly. */
const PATIENCE_MS = 120_000;
const RETRY_SECONDS = 10;

const isSmall = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= SMALL_BYTES &&
  headers['transfer-encoding'] === undefined;

/**
 * Lets the requests with big bodies in, a few at a time: the others wait before anything of
 * their body is read, and one account takes one place. Refuses with `service_unavailable`
 * where the line is too long.
 */
export const bigBodyGate = () => {
  const within = new Set<string>();
  let line: readonly { readonly who: string; readonly enter: () => void }[] = [];

  const letIn = (): void => {
    const next = line.find(({ who }) => !within.has(who));
    if (!next || within.size >= PLACES) return;
    line = line.filter((one) => one !== next);
    within.add(next.who);
    next.enter();
    letIn();
  };

  return async (
    who: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ ok: true } | Refused> => {
    if (isSmall(request)) return { ok: true };
    if (line.length >= LINE_LENGTH)
      return refuse('service_unavailable', { retryAfter: RETRY_SECONDS });
    const { promise: entered, resolve } = Promise.withResolvers<void>();
    const waiting = { who, enter: resolve };
    line = [...line, waiting];
    let impatience: NodeJS.Timeout | undefined;
    finished(reply.raw, () => {
      clearTimeout(impatience);
      if (line.includes(waiting)) line = line.filter((one) => one !== waiting);
      else within.delete(who);
      letIn();
    });
    letIn();
    await entered;
    impatience = setTimeout(() => request.raw.complete || request.raw.destroy(), PATIENCE_MS);
    return { ok: true };
  };
};
