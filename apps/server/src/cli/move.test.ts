import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded, openPostgres } from '@bramblebook/shop/database/open-database';
import { users } from '@bramblebook/shop/database/schema/accounts';
import { startShop } from '@bramblebook/testing/started-shop';
import { addEmbedded, freshPostgresUrl } from '@bramblebook/testing/test-database';
import { addParent } from '@bramblebook/testing/test-orders';
import { addTextures } from '@bramblebook/testing/textures';
import { afterAll, beforeAll, expect, test } from 'vitest';

const COMMAND = path.join(import.meta.dirname, 'move.ts');
const NOWHERE = 'postgresql://shop@127.0.0.1:1/books';
const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-move-'));

beforeAll(async () => {
  addTextures(folder);
  await addEmbedded(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const move = (words: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, ...settings };
    execFile(process.execPath, [COMMAND, ...words], { env }, (error, out, complaint) =>
      resolve({ code: Number(error?.code ?? 0), said: (out + complaint).trim() }),
    );
  });

test('says what it needs', async () => {
  expect(await move([])).toMatchObject({ code: 1, said: expect.stringContaining('npm run move') });
  expect(await move(['--to', NOWHERE], { DATABASE_URL: NOWHERE })).toEqual({
    code: 1,
    said: 'DATABASE_URL is set: this shop is on PostgreSQL already.',
  });
});

test('leaves a shop open that has nowhere to go', async () => {
  const shop = await startShop(folder);
  const { code, said } = await move(['--to', NOWHERE]);
  expect([code, said]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
  expect((await fetch(`http://127.0.0.1:${shop.port}/readyz`)).status).toBe(200);
  process.kill(-shop.pid, 'SIGTERM');
  expect(await shop.ended).toBe(0);
}, 60_000);

test.runIf(process.env.TEST_DATABASE_URL)(
  'carries an open shop over, once, and says how to start it',
  async () => {
    const before = await openEmbedded(folder);
    const clock = { now: () => new Date() };
    const parent = await addParent({ db: before.db, clock } as never);
    await before.close();
    const { url, drop } = await freshPostgresUrl(process.env.TEST_DATABASE_URL ?? '');
    // The shop is open, and ends by itself when it is to be moved.
    const shop = await startShop(folder);
    expect(await move(['--to', url])).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /The shop is open; it ends.*\n.*rows of \d+ tables are in the new database.*\n.*DATABASE_URL/,
      ),
    });
    expect(await shop.ended).toBe(0);
    const after = await openPostgres(url, () => {});
    expect(await after.db.select({ id: users.id }).from(users)).toEqual([{ id: parent.id }]);
    await after.close();
    expect(await move(['--to', url])).toMatchObject({
      code: 1,
      said: expect.stringContaining('must be empty'),
    });
    await drop();
  },
  60_000,
);
