import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localFileStore } from './local-file-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-files-'));
const files = localFileStore(path.join(folder, 'files'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const text = async (key: string) => {
  const found = await files.get(key);
  return found && new TextDecoder().decode(found);
};

test('keeps files for its own account only, replaces them and says when there is none', async () => {
  await files.put('books/book_a/pages/6-1.jpg', bytes('one'));
  await files.put('books/book_a/pages/6-1.jpg', bytes('two'));
  expect(await text('books/book_a/pages/6-1.jpg')).toBe('two');
  expect(await text('books/book_a/pages/7-1.jpg')).toBeNull();
  expect(await text('books/book_a/pages')).toBeNull();
  const file = path.join(folder, 'files/books/book_a/pages/6-1.jpg');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
});

test('never shows half a file, and leaves nothing beside it', async () => {
  const versions = Array.from({ length: 12 }, (_, i) => bytes(String(i % 10).repeat(200_000)));
  const writing = Promise.all(versions.map((version) => files.put('books/half/a.jpg', version)));
  for (let i = 0; i < 20; i++) {
    const seen = await text('books/half/a.jpg');
    if (seen !== null) expect(seen).toBe((seen[0] ?? '').repeat(200_000));
  }
  await writing;
  expect(readdirSync(path.join(folder, 'files/books/half'))).toEqual(['a.jpg']);
});

test('erases one, all of a folder, and all that begin alike', async () => {
  for (const key of ['p/a-1.jpg', 'p/a-2.jpg', 'p/b-1.jpg', 'pp/a.jpg'])
    await files.put(key, bytes(key));
  await files.erase('p/a-1.jpg');
  await files.erase('p/a-1.jpg');
  expect([await text('p/a-1.jpg'), await text('p/a-2.jpg')]).toEqual([null, 'p/a-2.jpg']);
  await files.eraseAll('p/a');
  expect([await text('p/a-2.jpg'), await text('p/b-1.jpg')]).toEqual([null, 'p/b-1.jpg']);
  await files.eraseAll('p/');
  await files.eraseAll('q/');
  expect([await text('p/b-1.jpg'), await text('pp/a.jpg')]).toEqual([null, 'pp/a.jpg']);
});

test.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '', '.', 'a\\b', 'a/.hidden'])(
  'takes no such key: %j',
  async (key) => {
    await expect((async () => files.put(key, bytes('x')))()).rejects.toThrow('not a file key');
  },
);
