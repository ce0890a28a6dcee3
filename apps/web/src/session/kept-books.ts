import { ApiError } from '../api/api-error.ts';

/**
 * Books that their parent keeps on this device, each in a cache of its own that `public/sw.js`
 * answers from when there is no network.
 */
const ABOUT = '/kept-book.json';
const nameOf = (bookId: string): string => `kept ${bookId}`;

/** A file to keep; its size in bytes where the server tells it. */
export interface KeptFile {
  readonly address: string;
  readonly bytes: number;
}

/** Whether this browser can keep books at all: not without https, nor in some private windows. */
export const canKeepBooks = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/** Has the shop's pages answered for when the network does not; a browser that refuses goes without. */
export const registerKeeper = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js');
};

/** Whether a book is kept here, whole. */
export const isKept = async (bookId: string): Promise<boolean> => {
  if (!(await caches.has(nameOf(bookId)))) return false;
  return (await (await caches.open(nameOf(bookId))).match(ABOUT)) !== undefined;
};

/** Forgets one kept book. */
export const forgetKeptBook = async (bookId: string): Promise<void> => {
  await caches.delete(nameOf(bookId));
};

/** Forgets every kept book: whoever uses this device next must not find one. */
export const forgetKeptBooks = async (): Promise<void> => {
  if (!canKeepBooks()) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(nameOf('')));
  await Promise.all(names.map((name) => caches.delete(name)));
};

/**
 * Fetches the files of a book and keeps them, saying after each how many bytes stand. Keeps all
 * or nothing: throws what the network or the device's storage threw, after forgetting what came.
 */
export const keepBook = async (
  book: { readonly id: string; readonly title: string; readonly address: string },
  files: readonly KeptFile[],
  onKept: (bytes: number) => void,
): Promise<void> => {
  try {
    await registerKeeper();
    const cache = await caches.open(nameOf(book.id));
    let kept = 0;
    for (const { address, bytes } of files) {
      const answer = await fetch(address, { credentials: 'include' });
      if (!answer.ok) throw new ApiError(answer.status, answer.statusText, await answer.text());
      await cache.put(address, answer);
      kept += bytes;
      onKept(kept);
    }
    const { title, address } = book;
    await cache.put(ABOUT, Response.json({ title, address }));
    // Asked for, not needed: a browser may say no and make room some day.
    await navigator.storage?.persist?.();
  } catch (error) {
    await forgetKeptBook(book.id);
    throw error;
  }
};
