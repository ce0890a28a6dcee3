import { BOOK_STATES } from '@bramblebook/contract/book-states';
import { ORDER_STATES } from '@bramblebook/contract/order-states';
import { mayMove, type StateTable } from '@bramblebook/contract/state-table';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transition } from './transition.ts';

const things = pgTable('things', {
  id: text().primaryKey(),
  status: text().notNull(),
  note: text(),
});

let test: TestShop;
beforeAll(async () => {
  test = await openTestShop();
  await test.shop.db.execute(
    sql`create table things (id text primary key, status text not null, note text)`,
  );
});
afterAll(() => test.close());

const statusOf = async (id: string) =>
  (await test.shop.db.select().from(things).where(eq(things.id, id)))[0]?.status;

it.each<[string, StateTable<string>]>([
  ['a book', BOOK_STATES],
  ['an order', ORDER_STATES],
])('makes every legal move of %s and refuses every other one', async (name, states) => {
  const all = Object.keys(states);
  for (const from of all)
    for (const to of all) {
      const id = `${name} ${from} ${to}`;
      await test.shop.db.insert(things).values({ id, status: from });
      const moved = await test.shop.db.transaction((tx) =>
        transition(tx, { table: things, states, id, to }),
      );
      const legal = mayMove(states, from, to);
      expect(moved).toMatchObject(legal ? { ok: true, from } : { ok: false, code: 'wrong_state' });
      expect(await statusOf(id)).toBe(legal ? to : from);
    }
});

it('undoes the move with its transaction, and writes other columns with it', async () => {
  const { db } = test.shop;
  await db.insert(things).values({ id: 'book', status: 'generating' });
  const move = { table: things, states: BOOK_STATES, id: 'book', to: 'preview_ready' } as const;
  const undone = db.transaction(async (tx) => {
    await transition(tx, move);
    throw new Error('the message could not be written');
  });
  await expect(undone).rejects.toThrow();
  expect(await statusOf('book')).toBe('generating');
  await db.transaction((tx) => transition(tx, { ...move, set: { note: 'three pages' } }));
  expect(await db.select().from(things).where(eq(things.id, 'book'))).toEqual([
    { id: 'book', status: 'preview_ready', note: 'three pages' },
  ]);
});

it('lets one of two moves at once through', async () => {
  const { db } = test.shop;
  await db.insert(things).values({ id: 'twice', status: 'printed' });
  const move = () =>
    db.transaction((tx) =>
      transition(tx, { table: things, states: BOOK_STATES, id: 'twice', to: 'shipped' }),
    );
  const both = await Promise.all([move(), move()]);
  expect(both.map((one) => one.ok).sort()).toEqual([false, true]);
});

it('says not found for a row that is not there', async () => {
  const moved = await test.shop.db.transaction((tx) =>
    transition(tx, { table: things, states: BOOK_STATES, id: 'none', to: 'shipped' }),
  );
  expect(moved).toMatchObject({ ok: false, code: 'not_found' });
});
