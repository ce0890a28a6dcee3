/**
 * Every release's data must open in the next one. `released/` keeps, of the release before
 * the second migration, a data folder (tar, zstd) with one parent, a cart and a paid order,
 * and the same rows as SQL for PostgreSQL.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { FIRST_PAGE } from '@bramblebook/contract/page-of-list';
import { freshPostgresUrl } from '@bramblebook/testing/test-database';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { listOrders } from '../orders/load-orders.ts';
import { listBooks } from '../shelf/load-book.ts';
import type { Shop } from '../shop.ts';
import { THE_SHOP } from '../states/actor.ts';
import { moveOrder } from '../states/moves.ts';
import { listStates } from '../states/state-log.ts';
import {
  MIGRATIONS_FOLDER,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from './open-database.ts';
import { users } from './schema/accounts.ts';

const PARENT = { id: 'user_ru52pvtfxdhhpnqjf5nm' };
const released = (name: string) => readFileSync(path.join(import.meta.dirname, 'released', name));

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-released-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a customer of that release finds in this one, and that their things can be moved on. */
const expectEverythingThere = async ({ db }: OpenDatabase): Promise<void> => {
  expect(await db.select({ id: users.id }).from(users)).toEqual([PARENT]);
  const shelf = { db, clock: { now: () => new Date() }, approvalUndoMinutes: 0 };
  const books = await listBooks(shelf, PARENT);
  expect(books.map(({ status, childName, progress }) => ({ status, childName, progress }))).toEqual(
    expect.arrayContaining([
      { status: 'preview_ready', childName: 'Maya', progress: { made: 4, wanted: 4 } },
      { status: 'preview_ready', childName: 'Maya', progress: { made: 30, wanted: 30 } },
    ]),
  );
  const orders = await listOrders(shelf, PARENT, FIRST_PAGE);
  expect(orders.map(({ status, totalAmount }) => [status, totalAmount]).sort()).toEqual([
    ['pending', 5800],
    ['processing', 4900],
  ]);
  const begun = { from: null, actorKind: 'shop', reason: 'there before moves were written down' };
  for (const { id, status } of books)
    expect(await listStates(db, { kind: 'book', id })).toMatchObject([{ ...begun, to: status }]);
  for (const { id, status } of orders)
    expect(await listStates(db, { kind: 'order', id })).toMatchObject([{ ...begun, to: status }]);

  const pending = orders.find(({ status }) => status === 'pending');
  const id = pending?.id ?? '';
  const shop = { clock: { now: () => new Date() } } as Shop;
  await db.transaction((tx) => moveOrder(shop, tx, { id, to: 'cancelled', actor: THE_SHOP }));
  expect(await listStates(db, { kind: 'order', id })).toMatchObject([
    { to: 'pending' },
    { from: 'pending', to: 'cancelled' },
  ]);
};

test('a data folder of the first release opens with everything in it', async () => {
  const tar = new Blob([zstdDecompressSync(released('0000-data.tar.zst'))]);
  const client = await PGlite.create({ dataDir: path.join(folder, 'db'), loadDataDir: tar });
  await client.close();
  const opened = await openEmbedded(folder);
  await expectEverythingThere(opened);
  await opened.close();
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'the same rows in PostgreSQL are brought up to date',
  async () => {
    const { url, drop } = await freshPostgresUrl(process.env.TEST_DATABASE_URL ?? '');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const tables = readFileSync(path.join(MIGRATIONS_FOLDER, '0000_yielding_cammi.sql'), 'utf8');
    await client.query(tables.replaceAll('--> statement-breakpoint', ''));
    await client.query(released('0000-rows.sql').toString());
    await client.end();
    const opened = await openPostgres(url, () => {});
    await expectEverythingThere(opened);
    await opened.close();
    await drop();
  },
);
