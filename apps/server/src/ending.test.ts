/** The shop as `npm start` runs it, told to end while somebody's request is under way. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop } from '@bramblebook/testing/started-shop';
import { addEmbedded } from '@bramblebook/testing/test-database';
import { addTextures } from '@bramblebook/testing/textures';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BODY = JSON.stringify({ emailOrPhone: 'nobody@example.com', password: 'a wrong hedgehog' });

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-ending-'));
beforeAll(async () => {
  addTextures(folder);
  await addEmbedded(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Signs in slowly: half of the request now, the rest when told; gives the status answered. */
const signInSlowly = async (port: number) => {
  const asking = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/login',
    headers: {
      'content-type': 'application/json',
      'content-length': BODY.length,
      // The server answers that it goes on as soon as it has the request in hand.
      expect: '100-continue',
    },
  });
  const answered = new Promise<number | string>((resolve) => {
    asking.on('response', (response) => resolve(response.statusCode ?? 0));
    asking.on('error', (error) => resolve(String(error)));
  });
  asking.flushHeaders();
  await once(asking, 'continue');
  asking.write(BODY.slice(0, 10));
  return { answered, finish: () => asking.end(BODY.slice(10)) };
};

const ENDINGS: [string, (pid: number) => void][] = [
  ['Ctrl-C, which every process of the group hears', (pid) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to the whole group, as systemd sends it', (pid) => process.kill(-pid, 'SIGTERM')],
];

const STARTING_MS = 60_000;

test.each(ENDINGS)(
  '%s lets a request end and the shop close',
  async (_, tell) => {
    const shop = await startShop(folder);
    const signIn = await signInSlowly(shop.port);
    tell(shop.pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    signIn.finish();
    expect(await signIn.answered).toBe(401);
    expect(await shop.ended).toBe(0);
  },
  STARTING_MS,
);
