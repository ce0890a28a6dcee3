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
