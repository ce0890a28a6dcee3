import { openTestDatabase } from '@bramblebook/testing/test-database';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

test.each(['40P01', '40001'])('a transaction that ends with %s is begun again', async (code) => {
  const { db, close } = await openTestDatabase();
  let begun = 0;
  const answer = await db.transaction(async (tx) => {
    begun++;
    if (begun < 3)
      await tx.execute(
        sql.raw(`do $$ begin raise exception 'in the way' using errcode = '${code}'; end $$`),
      );
    return 'done';
  });
  expect([answer, begun]).toEqual(['done', 3]);
  const always = db.transaction(async (tx) => {
    begun++;
    await tx.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '23505'; end $$`));
  });
  await expect(always).rejects.toThrow();
  expect(begun).toBe(4);
  await close();
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'two transactions that wait for each other both get through',
  async () => {
    const { db, close } = await openTestDatabase();
    await db.execute(sql`create table places (name text primary key, visits int not null)`);
    await db.execute(sql`insert into places values ('hill', 0), ('lake', 0)`);
    let begun = 0;
    const both = Promise.withResolvers<void>();
    const visit = (first: string, second: string) =>
      db.transaction(async (tx) => {
        const at = (name: string) =>
          tx.execute(sql`update places set visits = visits + 1 where name = ${name}`);
        await at(first);
        if (++begun === 2) both.resolve();
        // Each holds its first place before either asks for the other's.
        await both.promise;
        await at(second);
      });
    await Promise.all([visit('hill', 'lake'), visit('lake', 'hill')]);
    const { rows } = await db.execute(sql`select visits from places`);
    expect(rows).toEqual([{ visits: 2 }, { visits: 2 }]);
    // PostgreSQL ended one of them, which was begun again.
    expect(begun).toBe(3);
    await close();
  },
  20_000,
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'nobody waits for ever: statements, locks and idle transactions are given up',
  async () => {
    const { db, close } = await openTestDatabase();
    for (const setting of [
      'statement_timeout',
      'lock_timeout',
      'idle_in_transaction_session_timeout',
    ]) {
      const { rows } = await db.execute<{ ms: number }>(
        sql`select setting::int as ms from pg_settings where name = ${setting}`,
      );
      expect(rows[0]?.ms, setting).toBeGreaterThan(0);
      expect(rows[0]?.ms, setting).toBeLessThanOrEqual(60_000);
    }
    await close();
  },
);
