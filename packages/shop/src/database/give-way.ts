import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** How long the embedded database works before who else waits on the event loop has a turn, in ms. */
const TURN_MS = 5;

/**
 * Has the embedded database give way: it works on the event loop and answers without ever
 * returning to it, so that the queries of twenty requests would stand there as one piece.
 */
export const giveWay = (client: PGlite): void => {
  const work = client.execProtocolRaw.bind(client);
  let begun = performance.now();
  client.execProtocolRaw = async (...given) => {
    const done = await work(...given);
    if (performance.now() - begun > TURN_MS) {
      await setImmediate();
      begun = performance.now();
    }
    return done;
  };
};
