import { expect, test } from 'vitest';
import { type Asked, type Query, QueryCache } from './query-cache.ts';

/** A server whose answers a test gives when it likes. */
const standIn = () => {
  const asked: (Asked & { answer: (value: unknown) => void; fail: (why: Error) => void })[] = [];
  const cache = new QueryCache(
    (one) =>
      new Promise((answer, fail) => {
        asked.push({ ...one, answer, fail });
      }),
  );
  return { asked, cache };
};
const BOOKS: Query<{ readonly count: number }> = { queryKey: ['/api/books'] };
const listen = (cache: QueryCache, query: Query<unknown> = BOOKS) => {
  let told = 0;
  const leave = cache.subscribe(query, () => told++, true);
  return { leave, told: () => told };
};

test('is asked once at a time, and tells all who listen', async () => {
  const { asked, cache } = standIn();
  const [one, other] = [listen(cache), listen(cache)];
  const answers = Promise.all([cache.ask(BOOKS), cache.ask({ queryKey: ['/api/books'] })]);
  expect(asked).toHaveLength(1);
  asked[0]?.answer({ count: 1 });
  expect(await answers).toEqual([{ count: 1 }, { count: 1 }]);
  expect(cache.answerTo(BOOKS)).toEqual({ data: { count: 1 }, error: null });
  expect(one.told()).toBe(other.told());
  expect(one.told()).toBeGreaterThan(0);
});

test('an answer that says the same stays the same object, also beside a failure', async () => {
  const { asked, cache } = standIn();
  cache.set(BOOKS, { count: 1 });
  const before = cache.answerTo(BOOKS);
  const again = cache.ask(BOOKS);
  asked[0]?.answer({ count: 1 });
  await again;
  expect(cache.answerTo(BOOKS)).toBe(before);
  const inVain = cache.ask(BOOKS);
  asked[1]?.fail(new Error('away'));
  await expect(inVain).rejects.toThrow('away');
  expect(cache.answerTo(BOOKS)).toMatchObject({ data: { count: 1 }, error: { message: 'away' } });
});

test('what has changed is asked again where it is shown, and later where it is not', async () => {
  const { asked, cache } = standIn();
  const me: Query<string> = { queryKey: ['/api/me'] };
  cache.set(BOOKS, { count: 1 });
  cache.set(me, 'Ada');
  const { leave } = listen(cache);
  const changed = cache.invalidateWhere((url) => url.startsWith('/api/'));
  expect(asked.map(({ queryKey }) => queryKey[0])).toEqual(['/api/books']);
  expect(cache.isDue(me, Number.POSITIVE_INFINITY)).toBe(true);
  asked[0]?.fail(new Error('away'));
  await expect(changed).resolves.toBeUndefined();
  leave();
});

test('an answer that was under way when something changed is not believed', async () => {
  const { asked, cache } = standIn();
  cache.set(BOOKS, { count: 1 });
  listen(cache);
  cache.ask(BOOKS).catch(() => undefined);
  const changed = cache.invalidate(BOOKS);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer({ count: 3 });
  asked[0]?.answer({ count: 2 });
  await changed;
  expect(cache.answerTo(BOOKS).data).toEqual({ count: 3 });
});

test('asking ends with the last who listens, and what is forgotten is read anew', async () => {
  const { asked, cache } = standIn();
  const { leave } = listen(cache);
  cache.ask(BOOKS).catch(() => undefined);
  leave();
  await Promise.resolve();
  expect(asked[0]?.signal.aborted).toBe(true);
  cache.set(BOOKS, { count: 1 });
  listen(cache);
  cache.forgetWhere((url) => url === '/api/books');
  expect(cache.answerTo(BOOKS).data).toBeUndefined();
  expect(asked).toHaveLength(2);
});
