import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { StoryOutlines } from '@bramblebook/contract/story-outline';
import { Piscina } from 'piscina';
import type { ReadingWork } from './outline-thread.ts';

/** The storyteller's words take a second to load, so the thread stays for a while. */
const IDLE_MS = 10 * 60_000;
/** Ideas that wait at most: the last of them for about three seconds. */
const MOST_WAITING = 40;
const RETRY_SECONDS = 5;

let thread: Piscina | undefined;
const readingThread = (): Piscina => {
  thread ??= new Piscina({
    filename: new URL('./outline-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return thread;
};

/**
 * How an idea can be understood. A long one takes a tenth of a second of work, which is done in a
 * thread of its own; refuses with `service_unavailable` where too many wait for it.
 */
export const readIdea = async (
  work: ReadingWork,
): Promise<{ ok: true; outlines: StoryOutlines } | Refused> => {
  const reading = readingThread();
  if (reading.queueSize >= MOST_WAITING)
    return refuse('service_unavailable', { retryAfter: RETRY_SECONDS });
  return { ok: true, outlines: await reading.run(work) };
};
