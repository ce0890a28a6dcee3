import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { many } from './ask.ts';
import { type AttackedShop, withShop } from './attacked-shop.ts';
import { type Figure, MOST_SILENCE_MS, type Row } from './figure.ts';
import { seedParents } from './seed-parents.ts';

const BODIES = 25;
const BODY = Buffer.alloc(40_000_000, `{"childName":"${'x'.repeat(4000)}"}`);
const PATIENCE_MS = 60_000;

/** Sends a wish of 40 MB as fast as it is taken, until it is answered or cut; gives the status, or 0. */
const sendBody = async ({ port }: AttackedShop, cookie: string): Promise<number> => {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/books',
    headers: { cookie, 'content-type': 'application/json', 'content-length': BODY.length },
  });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answered = once(sending, 'response', { signal }) as Promise<[IncomingMessage]>;
  sending.end(BODY);
  const status = await answered.then(
    ([answer]) => answer.resume().statusCode ?? 0,
    () => 0,
  );
  sending.on('error', () => {}).destroy();
  return status;
};

/** Row 2: bodies of 40 MB, by strangers and by one who is signed in. */
export const bigBodies: Row = {
  number: 2,
  attack: `${BODIES} bodies of 40 MB at once`,
  measure: async () => {
    const figures: Figure[] = [];
    for (const who of ['strangers', 'one parent']) {
      const { beforeMb, peakMb, silenceMs } = await withShop(seedParents([{}]), (shop, [parent]) =>
        shop.watch(() =>
          many(BODIES, () => sendBody(shop, who === 'strangers' ? '' : (parent?.cookie ?? ''))),
        ),
      );
      figures.push(
        {
          what: `memory, ${who}`,
          before: '+900 MB',
          now: peakMb - beforeMb,
          unit: 'MB',
          most: 400,
        },
        {
          what: `silence of /healthz, ${who}`,
          before: '14.3 s',
          now: silenceMs,
          unit: 'ms',
          most: MOST_SILENCE_MS,
        },
      );
    }
    return figures;
  },
};
