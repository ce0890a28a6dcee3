/** The shop as `npm start` runs it, told to end while somebody's request is under way. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addEmbedded } from '@bramblebook/testing/test-database';
import { addTextures } from '@bramblebook/testing/textures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';

const RUN_SHOP = path.join(import.meta.dirname, '../../../scripts/run-shop.mjs');
const BODY = JSON.stringify({ emailOrPhone: 'nobody@example.com', password: 'a wrong hedgehog' });

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-ending-'));
beforeAll(async () => {
  addTextures(folder);
  await addEmbedded(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A running shop in a group of processes of its own, as a terminal has it. */
const runShop = async () => {
  const port = await freePort();
  const launch = `import { runShop } from ${JSON.stringify(RUN_SHOP)}; runShop(process.execPath);`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', launch], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'fatal' },
  });
  const ended = once(runner, 'exit') as Promise<[number | null]>;
  let said = '';
  for await (const chunk of runner.stdout) {
    said += chunk;
    if (said.includes('is open at')) break;
  }
  expect(said).toContain('is open at');
  return { port, pid: runner.pid ?? 0, ended };
};

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
    const shop = await runShop();
    const signIn = await signInSlowly(shop.port);
    tell(shop.pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    signIn.finish();
    expect(await signIn.answered).toBe(401);
    expect((await shop.ended)[0]).toBe(0);
  },
  STARTING_MS,
);
