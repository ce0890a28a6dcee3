/** What one process does to a book, another that shows it hears at once. On PostgreSQL alone. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BookEvent } from '@bramblebook/contract/shop-api';
import { TOLD_ELSEWHERE } from '@bramblebook/testing/programs';
import { openTestDatabase } from '@bramblebook/testing/test-database';
import { addBook, addParent } from '@bramblebook/testing/test-orders';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followBook } from '../books/follow-book.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { bookPages, books } from '../database/schema/books.ts';
import type { Shop } from '../shop.ts';
import { relayBookNews } from './relay-book-news.ts';

/** Well before a screen would look again by itself. */
const AT_ONCE_MS = 2_000;

describe.runIf(process.env.TEST_DATABASE_URL)('two processes of one shop', () => {
  let opened: OpenDatabase;
  let other: Worker;
  let part: () => Promise<void>;
  let events: AsyncGenerator<BookEvent>;
  let bookId = '';
  const gone = new AbortController();

  beforeAll(async () => {
    opened = await openTestDatabase();
    const { db, link } = opened;
    if (link.kind !== 'postgres') throw new Error('this test needs PostgreSQL');
    other = new Worker(TOLD_ELSEWHERE, { workerData: link.url });
    await once(other, 'message');
    part = await relayBookNews(link, () => {});
    const shop = { db, clock: { now: () => new Date() } } as Partial<Shop> as Shop;
    const parent = await addParent(shop);
    bookId = await addBook(shop, parent.id);
    await db.update(books).set({ status: 'processing' }).where(eq(books.id, bookId));
    await db.update(bookPages).set({ shownVersion: null }).where(eq(bookPages.bookId, bookId));
    events = followBook(shop, parent, bookId, gone.signal);
    expect((await events.next()).value).toEqual({ type: 'status', status: 'processing' });
  });
  afterAll(async () => {
    gone.abort();
    await events.return(undefined);
    await part();
    other.postMessage('end');
    await once(other, 'exit');
    await opened.close();
  });

  /** A page is shown by work that the process which streams knows nothing of. */
  const showElsewhere = async (page: number): Promise<BookEvent | 'nothing yet'> => {
    const next = events.next();
    // The stream is in the middle of its wait, not just about to look by itself.
    await wait(300);
    await opened.db.execute(
      sql`update book_pages set shown_version = 1 where book_id = ${bookId} and page = ${page}`,
    );
    other.postMessage(`changed ${bookId}`);
    const come = await Promise.race([next, wait(AT_ONCE_MS, null)]);
    return come === null ? 'nothing yet' : come.value;
  };

  test('a page that one has painted comes at once to the browser at the other', async () => {
    expect(await showElsewhere(6)).toMatchObject({ type: 'page', page: 6 });
    expect(await showElsewhere(7)).toMatchObject({ type: 'page', page: 7 });
  });

  test('both know who is watched, so that watched previews come first', async () => {
    const isFollowedThere = async (id: string) => {
      other.postMessage(`followed ${id}`);
      return (await once(other, 'message'))[0];
    };
    expect(await isFollowedThere(bookId)).toBe(true);
    expect(await isFollowedThere('book_of_nobody')).toBe(false);
  });

  test('and still do after their connections were cut', async () => {
    const { rows } = await opened.db.execute(
      sql`select count(pg_terminate_backend(pid)) as cut from pg_stat_activity
          where datname = current_database() and query ilike 'listen%book_news%'
             or query ilike '%pg_notify%' and pid <> pg_backend_pid() and datname = current_database()`,
    );
    expect(Number((rows[0] as { cut: string }).cut)).toBe(2);
    await wait(1_500);
    expect(await showElsewhere(8)).toMatchObject({ type: 'page', page: 8 });
  });
});
