/** Folder of the photos that parents upload. */
export const PHOTO_FOLDER = 'photos/';

/** Folders with every private file in them, and others beside. */
export const PRIVATE_FOLDERS = [PHOTO_FOLDER, 'books/'] as const;

/** Of a book: a parent's voice, and what a model drew by the photo, as it came. */
const OF_A_BOOK = /^books\/[^/]+\/(?:recordings|sheets|painted)\//;

/**
 * Whether a file shows a child or holds a parent's voice as the shop was given them, by a parent or
 * by a model that saw the photo: what is sealed where a key is set up (PHOTO_KEY).
 */
export const isPrivateFile = (key: string): boolean =>
  key.startsWith(PHOTO_FOLDER) || OF_A_BOOK.test(key);
