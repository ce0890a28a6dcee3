import type { FastifyReply } from 'fastify';

/** Often enough for proxies that cut silent connections after half a minute. */
const HEARTBEAT_MS = 15_000;
/** How soon a stream ends after its session did. */
const LOOK_MS = 5_000;
/** How long a browser waits before it connects again, in ms. */
const RETRY_MS = 3_000;

/** One server-sent event: named by its type, its JSON as data. */
interface StreamedEvent {
  readonly type: string;
}

/**
 * Takes the connection over and sends events as they come, until there are no more, the
 * browser goes, may no longer listen, or the signal ends it. `idOf` names an event for the browser, which says
 * the last name it heard when it connects again.
 */
export const streamEvents = async <E extends StreamedEvent>(
  reply: FastifyReply,
  follow: (gone: AbortSignal) => AsyncIterable<E>,
  options: {
    readonly signal: AbortSignal;
    /** Whether who listens still may; asked every few seconds. */
    readonly goesOn: () => Promise<boolean>;
    readonly idOf: (event: E) => string | null;
  },
): Promise<void> => {
  const gone = new AbortController();
  const { raw } = reply;
  raw.on('close', () => gone.abort());
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${RETRY_MS}\n\n`);
  const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS);
  const end = () => gone.abort();
  const look = setInterval(() => {
    options.goesOn().then((goesOn) => goesOn || end(), end);
  }, LOOK_MS);
  try {
    for await (const event of follow(AbortSignal.any([gone.signal, options.signal]))) {
      const id = options.idOf(event);
      raw.write(
        `${id === null ? '' : `id: ${id}\n`}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
      );
    }
  } catch (error) {
    // The answer has begun: the browser connects again and hears it from the start.
    reply.log.error({ err: error }, 'event stream failed');
  } finally {
    clearInterval(heartbeat);
    clearInterval(look);
    raw.end();
  }
};
