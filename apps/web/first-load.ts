import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { entryFiles, filesOf } from './build-files.ts';

/** What the scripts of any screen may weigh when it is opened first, on a slow phone's line. */
const MOST_BYTES = 90_000;
/** What an answer's head adds to a file. */
const HEAD_BYTES = 400;

/** What a page's scripts weigh on the line: the app's own, and those that the page asks for with it. */
const firstLoadOf = (chunks: readonly Rolldown.OutputChunk[], page: string): number => {
  const files = new Set([...entryFiles(chunks), ...filesOf(chunks, page)]);
  return chunks
    .filter(({ fileName }) => files.has(fileName))
    .reduce((sum, { code }) => sum + brotliCompressSync(code).byteLength + HEAD_BYTES, 0);
};

/** Fails the build where a page's scripts are more than a slow phone is to wait for. */
export const checkFirstLoads = (
  chunks: readonly Rolldown.OutputChunk[],
  pages: readonly string[],
): void => {
  for (const page of pages) {
    const bytes = firstLoadOf(chunks, page);
    if (bytes > MOST_BYTES)
      throw new Error(
        `the page ${page} would load ${bytes} bytes of scripts first; ${MOST_BYTES} are the most`,
      );
  }
};
