/** Uploads as an attacker sends them: many at once, slowly, and made to cost much when decoded. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deepPng } from '@bramblebook/testing/made-png';
import { PHOTO_URL } from '@bramblebook/testing/making-shop';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const BOUNDARY = 'x';
const PHOTO = Buffer.from(PHOTO_URL.split(',')[1] ?? '', 'base64');
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
const TAIL = `\r\n--${BOUNDARY}--\r\n`;

let opened: TestApp;
let port: number;
beforeAll(async () => {
  opened = await openTestApp();
  port = Number(new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => opened.close());

const begin = (cookie = ''): ClientRequest => {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/upload',
    headers: {
      cookie,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'transfer-encoding': 'chunked',
    },
  });
  sending.on('error', () => {});
  sending.write(HEAD);
  sending.write(PHOTO.subarray(0, 40));
  return sending;
};
const finish = async (sending: ClientRequest): Promise<number> => {
  sending.end(Buffer.concat([PHOTO.subarray(40), Buffer.from(TAIL)]));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
};
/** Uploads that have begun to be written to disk. */
const incoming = (): number => {
  try {
    return readdirSync(path.join(opened.folder, 'incoming')).length;
  } catch {
    return 0;
  }
};

test('of twenty open uploads from one address four are received, and the others in turn', async () => {
  const open = Array.from({ length: 20 }, () => begin());
  while (incoming() < 4) await wait(20);
  await wait(300);
  expect(incoming()).toBe(4);
  const answers = Promise.all(open.map(finish));
  expect(new Set(await answers)).toEqual(new Set([201]));
  expect(incoming()).toBe(0);
});

test('a full disk is trouble of ours, not of the photo', async () => {
  const { files } = opened.shop;
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  const put = vi.spyOn(files, 'put').mockRejectedValueOnce(full);
  expect(await finish(begin())).toBe(503);
  put.mockRestore();
  expect(await finish(begin())).toBe(201);
});

test('a visitor has one upload on the way', async () => {
  const cookie = `bramble_visitor=${'v'.repeat(43)}`;
  const open = [begin(cookie), begin(cookie), begin(cookie)];
  while (incoming() < 1) await wait(20);
  await wait(300);
  expect(incoming()).toBe(1);
  expect(await Promise.all(open.map(finish))).toEqual([201, 201, 201]);
});

test('a picture that needs a gigabyte to be decoded is refused, and another one is not kept waiting', async () => {
  const bomb = deepPng(9_900, 1_000_000);
  const upload = async (bytes: Buffer) => {
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
    const answer = await fetch(`http://127.0.0.1:${port}/api/upload`, {
      method: 'POST',
      body: form,
    });
    return answer.status;
  };
  const before = process.memoryUsage.rss();
  const [one, two, plain] = await Promise.all([upload(bomb), upload(bomb), upload(PHOTO)]);
  expect([one, two, plain]).toEqual([415, 415, 201]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
});
