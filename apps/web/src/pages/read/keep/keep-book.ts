import { ApiError } from '../../../api/api-error.ts';
import { keptName, registerKeeper } from '../../../session/kept-books.ts';

const ABOUT = '/kept-book.json';

/** A file to keep; its size in bytes where the server tells it. */
export interface KeptFile {
  readonly address: string;
  readonly bytes: number;
}

/** Whether a book is kept here, whole. */
export const isKept = async (bookId: string): Promise<boolean> => {
  if (!(await caches.has(keptName(bookId)))) return false;
  return (await (await caches.open(keptName(bookId))).match(ABOUT)) !== undefined;
};

/** Forgets one kept book. */
export const forgetKeptBook = async (bookId: string): Promise<void> => {
  await caches.delete(keptName(bookId));
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
    const cache = await caches.open(keptName(book.id));
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
