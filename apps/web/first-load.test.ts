import { randomBytes } from 'node:crypto';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { checkFirstLoads } from './first-load.ts';

const chunk = (fileName: string, bytes: number, more: Partial<Rolldown.OutputChunk> = {}) =>
  ({
    fileName,
    imports: [],
    dynamicImports: [],
    isEntry: false,
    facadeModuleId: null,
    code: randomBytes(bytes).toString('latin1'),
    ...more,
  }) as unknown as Rolldown.OutputChunk;

/** A build of an app and one page of it, the page of so many bytes that do not shrink. */
const buildOf = (bytes: number) => [
  chunk('index.js', 4_000, { isEntry: true, imports: ['shared.js'] }),
  chunk('shared.js', 1_000),
  chunk('help-page.js', bytes, {
    facadeModuleId: '/src/pages/help/help-page.tsx',
    imports: ['shared.js'],
    dynamicImports: ['later.js'],
  }),
  chunk('later.js', 90_000),
];

test('a page whose first scripts are too much for a slow phone fails the build by name', () => {
  expect(() => checkFirstLoads(buildOf(10_000), ['help'])).not.toThrow();
  expect(() => checkFirstLoads(buildOf(90_000), ['help'])).toThrow(
    /^the page help would load \d+ bytes of scripts first; 90000 are the most$/,
  );
});
