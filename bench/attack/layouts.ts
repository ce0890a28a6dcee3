import { ask, many } from './ask.ts';
import { withShop } from './attacked-shop.ts';
import { MOST_SILENCE_MS, type Row } from './figure.ts';
import { seedParents } from './seed-parents.ts';

const BOOKS = 20;

/** Row 3: layouts, texts and approvals of twenty books at once. */
export const layouts: Row = {
  number: 3,
  attack: `${BOOKS} layouts, texts and approvals at once`,
  measure: () =>
    withShop(seedParents([{ books: BOOKS, complete: true }]), async (shop, [mother]) => {
      if (!mother) throw new Error('nobody was seeded');
      const forAll = (path: string, method: string, json?: unknown) =>
        shop.watch(() =>
          many(BOOKS, (i) =>
            ask(shop, mother, `/api/books/${mother.books[i]}${path}`, { method, json }),
          ),
        );
      const seen = {
        'the same of nothing but the books': await forAll('', 'GET'),
        layouts: await forAll('/layout', 'GET'),
        'changed texts': await forAll('/pages/7', 'PATCH', { text: 'The fox came home.' }),
        'layouts of changed texts': await forAll('/layout', 'GET'),
        approvals: await forAll('/approve-printing', 'POST', {
          orderId: `order_${'a'.repeat(20)}`,
        }),
      };
      return Object.entries(seen).map(([what, { silenceMs }]) => ({
        what: `silence of /healthz, ${what}`,
        before: what.startsWith('the same') ? '–' : '6–8 s',
        now: silenceMs,
        unit: 'ms',
        most: MOST_SILENCE_MS,
      }));
    }),
};
