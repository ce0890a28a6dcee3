import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesToKeep } from './build-files.ts';

const chunk = (fileName: string, more: Partial<Rolldown.OutputChunk> = {}) =>
  ({
    fileName,
    imports: [],
    dynamicImports: [],
    isEntry: false,
    facadeModuleId: null,
    ...more,
  }) as unknown as Rolldown.OutputChunk;

test('a kept book takes what the reader may fetch, and nothing that was never written', () => {
  const chunks = [
    chunk('index.js', { isEntry: true, dynamicImports: ['read-page.js', 'help-page.js'] }),
    chunk('help-page.js', { facadeModuleId: '/src/pages/help/help-page.tsx' }),
    chunk('read-page.js', {
      facadeModuleId: '/src/pages/read/read-page.tsx',
      dynamicImports: ['ways-dialog.js', 'clear-letters-a1.js'],
    }),
    chunk('ways-dialog.js'),
  ];
  expect(filesToKeep(chunks, ['clear-letters-a1.css', 'help.css'])).toEqual([
    '/index.js',
    '/read-page.js',
    '/ways-dialog.js',
    '/clear-letters-a1.css',
  ]);
});
