import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What the first touch of a page that is read may bring, packed. */
const MOST_BYTES = 8000;

/**
 * Builds what still pages do by themselves (src/still-page.ts) as one script beside the app's, in
 * a build of its own: sharing one would have it bring the app's chunks. Gives its address.
 */
export const buildStillScript = async (root: string): Promise<string> => {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, 'src/still-page.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const [script] = output;
  const bytes = brotliCompressSync(script.code).byteLength;
  if (output.length > 1 || bytes > MOST_BYTES)
    throw new Error(
      `the first touch would bring ${output.length} files, ${bytes} bytes of script; ${MOST_BYTES} in one are the most`,
    );
  return `/${script.fileName}`;
};
