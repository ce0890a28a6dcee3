import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '@bramblebook/shop/database/open-database';
import { sql } from 'drizzle-orm';
import { type AttackedShop, withShop } from './attacked-shop.ts';
import { beginBook } from './begin-book.ts';
import type { Figure, Row } from './figure.ts';
import { seedParents } from './seed-parents.ts';

const AT_WORK_MS = 3000;

/** Jobs that were under way and that nobody has handed back or counted as done. */
const jobsCut = async ({ dataDir }: AttackedShop): Promise<number> => {
  const { db, close } = await openEmbedded(dataDir);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where state = 'active' or retry_count > 0`,
  );
  await close();
  return rows[0]?.count ?? 0;
};

/** Row 8: a terminal's Ctrl-C and systemd's stop, which every process of the shop hears. */
export const signals: Row = {
  number: 8,
  attack: 'a signal to all of the shop while it paints',
  measure: async () => {
    const figures: Figure[] = [];
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      await withShop(seedParents([{}]), async (shop, [parent]) => {
        if (!parent) throw new Error('nobody was seeded');
        await beginBook(shop, parent);
        await wait(AT_WORK_MS);
        const told = performance.now();
        process.kill(-shop.group, signal);
        const code = await shop.ended;
        const seconds = (performance.now() - told) / 1000;
        figures.push(
          {
            what: `exit code after ${signal}`,
            before: '1, in 43 ms',
            now: code ?? -1,
            unit: '',
            most: 0,
          },
          {
            what: 'seconds until it was gone',
            before: '0.04 s',
            now: seconds,
            unit: 's',
            most: 20,
          },
          {
            what: 'jobs cut and not handed back',
            before: 'all',
            now: await jobsCut(shop),
            unit: '',
            most: 0,
          },
        );
      });
    return figures;
  },
};
