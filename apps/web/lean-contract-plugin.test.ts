import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { leanContract } from './lean-contract-plugin.ts';

const ENTRY = 'virtual:entry';

/** What the build makes of a script that imports from the contract. */
const built = async (code: string): Promise<string> => {
  const answer = (await build({
    root: path.resolve(import.meta.dirname),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      leanContract(),
      {
        name: 'entry',
        resolveId: (id) =>
          id === ENTRY ? path.resolve(import.meta.dirname, 'src/entry.ts') : null,
        load: (id) => (id.endsWith('/src/entry.ts') ? code : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput;
  return answer.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
};

test('a call goes into the app with its address, but without a schema', async () => {
  const code = await built(
    `import { bookApi } from '@bramblebook/contract/shop-api'; console.log(bookApi.create, bookApi.pdf);`,
  );
  expect(code).toContain('/api/books/:bookId/book.pdf');
  expect(code).toContain('json');
  expect(code).not.toContain('Please enter your child');
  expect(code).not.toContain('ZodError');
});

test('a schema that a form checks with stays whole', async () => {
  const code = await built(
    `import { loginSchema } from '@bramblebook/contract/user'; console.log(loginSchema);`,
  );
  expect(code).toContain('Please enter your e-mail or phone.');
});
