import { type Book, readerPages } from '@bramblebook/contract/book';
import { recordingApi } from '@bramblebook/contract/recordings';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { ApiError } from '../../../api/api-error.ts';
import { send, urlOf } from '../../../api/send.ts';
import { pictureAt, pictureOf } from '../../../book/page-picture.ts';
import type { KeptFile } from './keep-book.ts';

/** Wide enough for any tablet's half of a spread. */
const WIDTH = 1200;
/** How many sizes are asked for at a time. */
const AT_ONCE = 6;

const sizeOf = async (address: string): Promise<KeptFile> => {
  const answer = await fetch(address, { method: 'HEAD', credentials: 'include' });
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, '');
  return { address, bytes: Number(answer.headers.get('content-length') ?? 0) };
};

/** The scripts, styles and fonts of this page: those of the build's list, and what it has fetched besides. */
const filesOfReader = async (): Promise<string[]> => {
  const answer = await fetch('/reader-files.json');
  const listed: string[] = answer.ok ? await answer.json() : [];
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  return [...new Set([...listed, ...fetched])];
};

/**
 * All that the reader needs to open a book without a network, with sizes, as the book is now: pages
 * may have been made again since it was opened. Throws what `send` and `fetch` throw.
 */
export const filesOfBook = async (bookId: Book['id']): Promise<KeptFile[]> => {
  const params = { bookId };
  const book = await send(bookApi.get, { params });
  const { recordings } = await send(recordingApi.list, { params });
  const pictures = readerPages(book).flatMap((page) => pictureOf(book, page) ?? []);
  const addresses = [
    screenPath('read', params),
    urlOf(accountApi.config),
    urlOf(accountApi.me),
    urlOf(bookApi.get, { params }),
    urlOf(bookApi.layout, { params }),
    urlOf(recordingApi.list, { params }),
    ...pictures.map((url) => pictureAt(url, WIDTH)),
    ...recordings.map(({ url }) => url),
    ...(await filesOfReader()),
  ];
  const files: KeptFile[] = [];
  for (let at = 0; at < addresses.length; at += AT_ONCE)
    files.push(...(await Promise.all(addresses.slice(at, at + AT_ONCE).map(sizeOf))));
  return files;
};
