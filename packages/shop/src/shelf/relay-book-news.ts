import { randomUUID } from 'node:crypto';
import type { DatabaseLink } from '../database/open-database.ts';
import { openNotices } from '../database/open-notices.ts';
import { type BookNews, hearBookNews, tellOthers } from './book-changes.ts';

const CHANNEL = 'book_news';
const WORDS = /^(\S+) (changed|followed) (\S+)$/;

/**
 * Joins this process to all others of a shop on PostgreSQL: what changes through one of them is
 * seen at once by who follows the book through another. The embedded database has one process,
 * which needs no telling. Gives the function that parts it again.
 */
export const relayBookNews = async (
  link: DatabaseLink,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> => {
  if (link.kind === 'embedded') return async () => {};
  const self = randomUUID();
  const hear = (words: string): void => {
    const [, from, news, bookId = ''] = WORDS.exec(words) ?? [];
    if (from !== undefined && from !== self) hearBookNews(news as BookNews, bookId);
  };
  const notices = await openNotices(link.url, { channel: CHANNEL, hear, onError });
  const stop = tellOthers((news, bookId) => notices.tell(`${self} ${news} ${bookId}`));
  return async () => {
    stop();
    await notices.close();
  };
};
