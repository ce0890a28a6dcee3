import { finished } from 'node:stream';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that is larger than this, or does not say how large it is, is a big one. */
export const SMALL_BYTES = 1024 * 1024;
/** Requests that may wait for a place; their bodies stay on the network until then. */
const LINE_LENGTH = 20;
const RETRY_SECONDS = 10;
/** How slowly a body may come, so that nobody keeps a place by sending a byte now and then. */
const LEAST_BYTES_A_SECOND = 8 * 1024;
const GRACE_MS = 20_000;
const LOOK_MS = 5_000;

/** How many bodies are received at once. */
export interface BodyPlaces {
  readonly inAll: number;
  /** For whom not more than so many come at once: names of an account, a visitor, a network. */
  readonly each: (
    request: FastifyRequest,
    userId: string | null,
  ) => Readonly<Record<string, number>>;
  /** Bodies that take no place, in bytes; every one takes one where it is left out. */
  readonly smallBytes?: number;
}

interface Waiting {
  readonly each: Readonly<Record<string, number>>;
  readonly enter: () => void;
}

const isSmall = ({ headers }: FastifyRequest, smallBytes: number): boolean =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= smallBytes &&
  headers['transfer-encoding'] === undefined;

/** Cuts a connection whose body comes too slowly; gives what ends the watch. */
const watchPace = ({ raw }: FastifyRequest): (() => void) => {
  const begun = performance.now();
  const before = raw.socket.bytesRead ?? 0;
  const timer = setInterval(() => {
    const ms = performance.now() - begun;
    const least = (LEAST_BYTES_A_SECOND * ms) / 1000;
    if (raw.complete) clearInterval(timer);
    else if (ms > GRACE_MS && raw.socket.bytesRead - before < least) raw.destroy();
  }, LOOK_MS);
  return () => clearInterval(timer);
};

/**
 * Lets requests with bodies in, a few at a time: the others wait before anything of their
 * body is read. Refuses with `service_unavailable` where the line is too long.
 */
export const bodyGate = ({ inAll, each, smallBytes = -1 }: BodyPlaces) => {
  let within: readonly Waiting[] = [];
  let line: readonly Waiting[] = [];

  const hasRoom = ({ each }: Waiting): boolean =>
    Object.entries(each).every(
      ([name, most]) => within.filter((one) => name in one.each).length < most,
    );

  const letIn = (): void => {
    const next = within.length < inAll ? line.find(hasRoom) : undefined;
    if (!next) return;
    line = line.filter((one) => one !== next);
    within = [...within, next];
    next.enter();
    letIn();
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string | null,
  ): Promise<{ ok: true } | Refused> => {
    if (isSmall(request, smallBytes)) return { ok: true };
    if (line.length >= LINE_LENGTH)
      return refuse('service_unavailable', { retryAfter: RETRY_SECONDS });
    const { promise: entered, resolve } = Promise.withResolvers<void>();
    const waiting: Waiting = { each: each(request, userId), enter: resolve };
    line = [...line, waiting];
    let stopWatching = (): void => {};
    finished(reply.raw, () => {
      stopWatching();
      line = line.filter((one) => one !== waiting);
      within = within.filter((one) => one !== waiting);
      letIn();
    });
    letIn();
    await entered;
    stopWatching = watchPace(request);
    return { ok: true };
  };
};
