import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deepPng } from '@bramblebook/testing/made-png';
import { many } from './ask.ts';
import { type AttackedShop, withShop } from './attacked-shop.ts';
import { MOST_SILENCE_MS, type Row } from './figure.ts';
import { seedParents } from './seed-parents.ts';

const OPEN = 20;
const SENT = Buffer.alloc(15_000_000, 7);
const HELD_MS = 4000;
const HEAD =
  '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
/** Just under the most pixels that a photo may have. */
const SIDE = 9_900;
const PORTRAIT = readFileSync(path.join(import.meta.dirname, '../../e2e/photos/portrait.jpg'));

/** Sends a photo without its end. */
const holdOpen = ({ port }: AttackedShop): ClientRequest => {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' },
  });
  sending.on('error', () => {});
  sending.write(HEAD);
  sending.write(SENT);
  return sending;
};

/** Uploads a photo; gives how many seconds its answer took. */
const upload = async ({ address }: AttackedShop, bytes: Buffer): Promise<number> => {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(bytes)]), 'a.png');
  const begun = performance.now();
  await fetch(`${address}/api/upload`, { method: 'POST', body: form }).then((answer) =>
    answer.text(),
  );
  return (performance.now() - begun) / 1000;
};

/** Row 7: uploads that never end, and pictures that are costly to decode. */
export const uploads: Row = {
  number: 7,
  attack: `${OPEN} open uploads; two interlaced PNGs of 16 bits`,
  measure: () =>
    withShop(seedParents([]), async (shop) => {
      const held = await shop.watch(async () => {
        const open = await many(OPEN, async () => holdOpen(shop));
        await wait(HELD_MS);
        for (const sending of open) sending.destroy();
      });
      const bomb = deepPng(SIDE);
      await upload(shop, PORTRAIT);
      const alone = await upload(shop, PORTRAIT);
      let beside = 0;
      const decoding = await shop.watch(async () => {
        const bombs = many(2, () => upload(shop, bomb));
        await wait(100);
        beside = await upload(shop, PORTRAIT);
        await bombs;
      });
      return [
        {
          what: `memory held by ${OPEN} open uploads`,
          before: '+287 MB',
          now: held.peakMb - held.beforeMb,
          unit: 'MB',
          most: 100,
        },
        {
          what: `memory at the peak of two PNGs of ${(bomb.length / 1000).toFixed(0)} kB`,
          before: '+1070 MB',
          now: decoding.peakMb - decoding.beforeMb,
          unit: 'MB',
          most: 500,
        },
        {
          what: 'silence of /healthz meanwhile',
          before: '–',
          now: decoding.silenceMs,
          unit: 'ms',
          most: MOST_SILENCE_MS,
        },
        { what: 'seconds of somebody’s photo alone', before: '–', now: alone, unit: 's', most: 10 },
        {
          what: 'seconds of somebody’s photo beside them',
          before: '10 s',
          now: beside,
          unit: 's',
          most: 5,
        },
      ];
    }),
};
