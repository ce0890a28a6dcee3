import { BOOK_STATES } from '@bramblebook/contract/book-states';
import { ORDER_STATES } from '@bramblebook/contract/order-states';
import { mayMove, type StateTable } from '@bramblebook/contract/state-table';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { THE_SHOP } from './actor.ts';
import { transition } from './transition.ts';

const things = pgTable('things', {
  id: text().primaryKey(),
  status: text().notNull(),
  note: text(),
});

const THING = { kind: 'book', table: things, states: BOOK_STATES } as const;
const BY = { actor: THE_SHOP, at: new Date() };

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
  await opened.shop.db.execute(
    sql`create table things (id text primary key, status text not null, note text)`,
  );
});
afterAll(() => opened.close());

const statusOf = async (id: string) =>
  (await opened.shop.db.select().from(things).where(eq(things.id, id)))[0]?.status;

test.each<[string, StateTable<string>]>([
  ['a book', BOOK_STATES],
  ['an order', ORDER_STATES],
])('makes every legal move of %s and refuses every other one', async (name, states) => {
  const all = Object.keys(states);
  for (const from of all)
    for (const to of all) {
      const id = `${name} ${from} ${to}`;
      await opened.shop.db.insert(things).values({ id, status: from });
      const moved = await opened.shop.db.transaction((tx) =>
        transition(tx, { kind: 'book', table: things, states }, { id, to, ...BY }),
      );
      const legal = mayMove(states, from, to);
      expect(moved).toMatchObject(legal ? { ok: true, from } : { ok: false, code: 'wrong_state' });
      expect(await statusOf(id)).toBe(legal ? to : from);
    }
});

test('undoes the move with its transaction, and writes other columns with it', async () => {
  const { db } = opened.shop;
  await db.insert(things).values({ id: 'book', status: 'generating' });
  const move = { id: 'book', to: 'preview_ready', ...BY } as const;
  const undone = db.transaction(async (tx) => {
    await transition(tx, THING, move);
    throw new Error('the message could not be written');
  });
  await expect(undone).rejects.toThrow();
  expect(await statusOf('book')).toBe('generating');
  await db.transaction((tx) => transition(tx, THING, { ...move, set: { note: 'three pages' } }));
  expect(await db.select().from(things).where(eq(things.id, 'book'))).toEqual([
    { id: 'book', status: 'preview_ready', note: 'three pages' },
  ]);
});

test('lets one of two moves at once through', async () => {
  const { db } = opened.shop;
  await db.insert(things).values({ id: 'twice', status: 'printed' });
  const move = () =>
    db.transaction((tx) => transition(tx, THING, { id: 'twice', to: 'shipped', ...BY }));
  const both = await Promise.all([move(), move()]);
  expect(both.map((one) => one.ok).sort()).toEqual([false, true]);
});

test('says not found for a row that is not there', async () => {
  const moved = await opened.shop.db.transaction((tx) =>
    transition(tx, THING, { id: 'none', to: 'shipped', ...BY }),
  );
  expect(moved).toMatchObject({ ok: false, code: 'not_found' });
});
