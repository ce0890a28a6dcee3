import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded, openPostgres } from '@bramblebook/shop/database/open-database';
import { users } from '@bramblebook/shop/database/schema/accounts';
import { addEmbedded, freshPostgresUrl } from '@bramblebook/testing/test-database';
import { addParent } from '@bramblebook/testing/test-orders';
import { afterAll, beforeAll, expect, test } from 'vitest';

const COMMAND = path.join(import.meta.dirname, 'move.ts');
const NOWHERE = 'postgresql://shop@127.0.0.1:1/books';
const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-move-'));

beforeAll(() => addEmbedded(folder), 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const move = (words: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, ...settings };
    execFile(process.execPath, [COMMAND, ...words], { env }, (error, out, complaint) =>
      resolve({ code: Number(error?.code ?? 0), said: (out + complaint).trim() }),
    );
  });

test('says what it needs, and leaves a shop alone that is open', async () => {
  expect(await move([])).toMatchObject({ code: 1, said: expect.stringContaining('npm run move') });
  expect(await move(['--to', NOWHERE], { DATABASE_URL: NOWHERE })).toEqual({
    code: 1,
    said: 'DATABASE_URL is set: this shop is on PostgreSQL already.',
  });
  const open = await openEmbedded(folder);
  expect(await move(['--to', NOWHERE])).toEqual({
    code: 1,
    said: 'The shop is running. Please stop it before it is moved.',
  });
  await open.close();
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'carries a shop over, once, and says how to start it',
  async () => {
    const before = await openEmbedded(folder);
    const clock = { now: () => new Date() };
    const parent = await addParent({ db: before.db, clock } as never);
    await before.close();
    const { url, drop } = await freshPostgresUrl(process.env.TEST_DATABASE_URL ?? '');
    expect(await move(['--to', url])).toMatchObject({
      code: 0,
      said: expect.stringMatching(/rows of \d+ tables are in the new database.*\n.*DATABASE_URL/),
    });
    const after = await openPostgres(url, () => {});
    expect(await after.db.select({ id: users.id }).from(users)).toEqual([{ id: parent.id }]);
    await after.close();
    expect(await move(['--to', url])).toMatchObject({
      code: 1,
      said: expect.stringContaining('must be empty'),
    });
    await drop();
  },
);
