import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Texts shrink; the server packs pages once the shop's name is in them; pictures and web fonts are compressed already, and the book's fonts are sent packed as they are asked for. */
const PACKED = /\.(?:js|css|svg)$/;
/** Shorter files travel in one packet anyway. */
const SHORTEST = 1024;

/** After everything is built, writes each text's `.br` and `.gz` beside it, packed as tightly as can be. */
export const precompress = (root: string): Plugin => ({
  name: 'precompress',
  apply: 'build',
  closeBundle: {
    sequential: true,
    order: 'post',
    async handler() {
      const dist = path.join(root, 'dist');
      const files = (await readdir(dist, { recursive: true })).filter((file) => PACKED.test(file));
      for (const file of files) {
        const full = path.join(dist, file);
        const text = await readFile(full);
        if (text.length < SHORTEST) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        await writeFile(`${full}.br`, await brotli(text, { params }));
        await writeFile(`${full}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  },
});
