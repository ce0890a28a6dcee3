/** Folder of the photos that parents upload. */
export const PHOTO_FOLDER = 'photos/';

/** Folders with every private file in them, and others beside. */
export const PRIVATE_FOLDERS = [PHOTO_FOLDER, 'books/'] as const;

const RECORDING = /^books\/[^/]+\/recordings\//;

/**
 * Whether a file shows a child or holds a parent's voice as the shop was given them: what is
 * sealed where a key is set up (PHOTO_KEY).
 */
export const isPrivateFile = (key: string): boolean =>
  key.startsWith(PHOTO_FOLDER) || RECORDING.test(key);
