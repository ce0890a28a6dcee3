import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { leanContract } from './lean-contract-plugin.ts';
import { leanIcons } from './lean-icons-plugin.ts';

/** What the first touch of a page that is read may bring, and what signing in may bring besides, packed. */
const MOST_BYTES = { touch: 8000, all: 60_000 };

/** The sign-in dialog is the app's own; on these pages it is drawn by a library a tenth of React's size. */
const SMALL_REACT = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'preact/compat' },
];

const packedBytes = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).byteLength, 0);

/** Fails the build where a touch would bring more than a slow phone is to wait for. */
const checkSizes = (chunks: readonly Rolldown.OutputChunk[], entry: Rolldown.OutputChunk): void => {
  const first = new Set([entry.fileName, ...entry.imports]);
  const touch = packedBytes(chunks.filter(({ fileName }) => first.has(fileName)));
  const all = packedBytes(chunks);
  if (touch > MOST_BYTES.touch || all > MOST_BYTES.all)
    throw new Error(
      `the first touch would bring ${touch} bytes of script, and ${all} with signing in; ${MOST_BYTES.touch} and ${MOST_BYTES.all} are the most`,
    );
};

/**
 * Builds what still pages do (src/still-page.ts) beside the app, in a build of its own: sharing one
 * would have it bring the app's chunks. Gives its address.
 */
export const buildStillScript = async (root: string): Promise<string> => {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), leanContract(), leanIcons(root)],
    resolve: { alias: SMALL_REACT },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, 'src/still-page.ts'),
        preserveEntrySignatures: 'strict',
        // In one file, also what signing in uses of it.
        output: {
          codeSplitting: {
            groups: [{ name: 'still', tags: ['$initial'] }],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no script for still pages');
  checkSizes(chunks, entry);
  return `/${entry.fileName}`;
};
