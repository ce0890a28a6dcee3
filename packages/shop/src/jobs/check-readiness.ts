import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';

const answers = async (query: PromiseLike<unknown>): Promise<boolean> => {
  try {
    await query;
    return true;
  } catch {
    return false;
  }
};

/** Whether database and queue answer, so that the shop can take customers. */
export const checkReadiness = async (
  shop: Shop,
): Promise<{ database: boolean; queue: boolean }> => ({
  database: await answers(shop.db.execute(sql`select 1`)),
  queue: await answers(shop.db.execute(sql`select version from pgboss.version`)),
});
