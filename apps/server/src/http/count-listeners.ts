import { finished } from 'node:stream';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { FastifyReply } from 'fastify';

/** Streams of events that one process keeps open: for an account's tabs, a network, all. */
const MOST = { account: 8, network: 40, inAll: 1_000 } as const;
const RETRY_SECONDS = 30;

/** Who listens, and from where. */
interface Listener {
  readonly userId: string;
  readonly network: string;
}

/**
 * Counts who listens until the answer is over. One too many is refused with 429: its screen
 * asks every few seconds instead.
 */
export const countListeners = () => {
  let listeners: readonly Listener[] = [];
  const count = (isMeant: (one: Listener) => boolean) => listeners.filter(isMeant).length;

  return (reply: FastifyReply, listener: Listener): { ok: true } | Refused => {
    const isTooMany =
      count(({ userId }) => userId === listener.userId) >= MOST.account ||
      count(({ network }) => network === listener.network) >= MOST.network ||
      listeners.length >= MOST.inAll;
    if (isTooMany) return refuse('too_many_requests', { retryAfter: RETRY_SECONDS });
    listeners = [...listeners, listener];
    finished(reply.raw, () => {
      listeners = listeners.filter((one) => one !== listener);
    });
    return { ok: true };
  };
};
