import { setTimeout as wait } from 'node:timers/promises';
import type { Book } from '@bramblebook/contract/book';
import { PREVIEW_STAGE_PAGES } from '@bramblebook/contract/page-numbers';
import { ask, many, must } from './ask.ts';
import { type AttackedShop, withShop } from './attacked-shop.ts';
import { beginBook } from './begin-book.ts';
import { buyDigital } from './buy-digital.ts';
import type { Row } from './figure.ts';
import { type SeededParent, seedParents } from './seed-parents.ts';

const FREE = 12;
/** Pages of the paid book that are waited for, and how long at most. */
const PAID_PAGES = 6;
const PATIENCE_MS = 150_000;
const PORTRAITS = 150;
const LOOK_MS = 200;

const readBook = (shop: AttackedShop, parent: SeededParent, bookId: string): Promise<Book> =>
  must<Book>(ask(shop, parent, `/api/books/${bookId}`));

const pagesOf = async (shop: AttackedShop, parent: SeededParent, bookId: string) => {
  const book = await readBook(shop, parent, bookId);
  return Object.entries(book).filter(
    ([name, value]) => /^finalPage\d+ImageUrl$/.test(name) && value,
  ).length;
};

/** Looks until it is so; gives the seconds that took, or all there were. */
const secondsUntil = async (isSo: () => Promise<boolean>): Promise<number> => {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE_MS && !(await isSo())) await wait(LOOK_MS);
  return (performance.now() - begun) / 1000;
};

/** Row 4: free books, each of another account, beside a paid one. */
export const freeBooks: Row = {
  number: 4,
  attack: `${FREE} free books beside a paid one`,
  measure: () =>
    withShop(
      seedParents([{ books: 1, pictures: 'rich' }, ...Array.from({ length: FREE }, () => ({}))]),
      async (shop, [payer, ...others]) => {
        const [bookId = ''] = payer?.books ?? [];
        if (!payer) throw new Error('nobody was seeded');
        const free = await many(FREE, (i) => beginBook(shop, others[i] ?? payer));
        await buyDigital(shop, payer, bookId);
        const painted = async (count: number) =>
          (await pagesOf(shop, payer, bookId)) >= PREVIEW_STAGE_PAGES.length + count;
        const first = await secondsUntil(() => painted(1));
        const rest = await secondsUntil(() => painted(PAID_PAGES));
        const counts = await many(FREE, (i) => pagesOf(shop, others[i] ?? payer, free[i] ?? ''));
        const freePages = counts.reduce((sum, count) => sum + count, 0);
        return [
          {
            what: 'seconds to the paid book’s next page',
            before: '123 s',
            now: first,
            unit: 's',
            most: 60,
          },
          {
            what: `seconds to ${PAID_PAGES} of its pages`,
            before: '–',
            now: first + rest,
            unit: 's',
            most: 120,
          },
          {
            what: 'free pages painted meanwhile, for each paid one',
            before: '48 for none',
            now: freePages / PAID_PAGES,
            unit: '',
            most: 3,
          },
        ];
      },
    ),
};

/** Row 5: one account asks for portraits while another one's preview is made. */
export const portraits: Row = {
  number: 5,
  attack: `a preview beside ${PORTRAITS} portraits of another account`,
  measure: () =>
    withShop(seedParents([{ books: 1 }, {}]), async (shop, [asker, waiter]) => {
      if (!asker || !waiter) throw new Error('nobody was seeded');
      const preview = async () => {
        const bookId = await beginBook(shop, waiter);
        return secondsUntil(async () => {
          const { status } = await readBook(shop, waiter, bookId);
          return status === 'preview_ready';
        });
      };
      const alone = await preview();
      const url = `/api/books/${asker.books[0]}/hero-portrait`;
      const asked = many(PORTRAITS, (i) =>
        ask(shop, asker, url, {
          method: 'POST',
          json: { eyes: i % 2 ? 'blue' : 'green', freckles: i % 4 > 1 },
        }),
      );
      const beside = await preview();
      const painted = (await asked).filter(({ status }) => status === 200).length;
      return [
        {
          what: 'seconds of a preview alone',
          before: '14 s',
          now: alone,
          unit: 's',
          most: PATIENCE_MS / 1000,
        },
        {
          what: 'times as long beside the portraits',
          before: '3.2',
          now: beside / alone,
          unit: '×',
          most: 2,
        },
        { what: 'portraits that were painted', before: '150', now: painted, unit: '', most: 60 },
      ];
    }),
};
