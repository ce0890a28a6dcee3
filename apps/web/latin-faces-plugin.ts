import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { LATIN_LETTERS } from './src/book/latin-letters.ts';

const FACE = /^(.+\.ttf)\?url&latin$/;
/** What the press sets words with; the rest of a face's features no page uses. */
const FEATURES = ['ccmp', 'locl', 'kern', 'liga', 'clig', 'calt', 'rlig', 'mark', 'mkmk'];

/**
 * In the build, a face asked for by `?url&latin` is cut down to the Latin letters and packed: a
 * twentieth of the whole face for a book of a reading age's large letters. In development and in
 * tests it is the whole face.
 */
export const latinFaces = (): Plugin => ({
  name: 'latin-faces',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const file = FACE.exec(id)?.[1];
    if (!file) return null;
    const source = await subsetFont(await readFile(file), LATIN_LETTERS, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const reference = this.emitFile({
      type: 'asset',
      name: `${path.basename(file, '.ttf')}-latin.woff2`,
      source,
    });
    return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
  },
});
