/**
 * Books that their parent keeps on this device, each in a cache of its own that `public/sw.js`
 * answers from when there is no network.
 */
/** The name of the cache of a book. */
export const keptName = (bookId: string): string => `kept ${bookId}`;

/** Whether this browser can keep books at all: not without https, nor in some private windows. */
export const canKeepBooks = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/** Has the shop's pages answered for when the network does not; a browser that refuses goes without. */
export const registerKeeper = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js');
};

/** Forgets every kept book: whoever uses this device next must not find one. */
export const forgetKeptBooks = async (): Promise<void> => {
  if (!canKeepBooks()) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(keptName('')));
  await Promise.all(names.map((name) => caches.delete(name)));
};
