import { expect, test } from 'vitest';
import { onBookChanged, thenTell } from './book-changes.ts';

const BOOK = 'book_7zk3m9q2w5x8n4v6t1ra';

/** What happened while the work was done, with the news of the book between its steps. */
const hear = async (work: (steps: string[]) => Promise<unknown>): Promise<string[]> => {
  const steps: string[] = [];
  const stop = onBookChanged(BOOK, () => steps.push('told'));
  await work(steps).catch((error: Error) => steps.push(error.message));
  stop();
  return steps;
};

test('a book that changed is told of once, and only after the commit', async () => {
  const steps = await hear((done) =>
    thenTell(async (tell) => {
      tell(BOOK);
      await Promise.resolve();
      tell(BOOK);
      tell(null);
      done.push('committed');
    }),
  );
  expect(steps).toEqual(['committed', 'told']);
});

test('nobody is told of what was rolled back', async () => {
  const steps = await hear(() =>
    thenTell(async (tell) => {
      tell(BOOK);
      await Promise.reject(new Error('rolled back'));
    }),
  );
  expect(steps).toEqual(['rolled back']);
});
