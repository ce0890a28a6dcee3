import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localFileStore } from '@bramblebook/vendors/local-files/local-file-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../../fakes/s3/fake-s3.ts';

const COMMAND = path.join(import.meta.dirname, 'files.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-copy-'));
let fake: FakeS3;

beforeAll(async () => {
  fake = await startFakeS3();
});
afterAll(async () => {
  await fake.close();
  rmSync(folder, { recursive: true });
});

const files = (dataDir: string, settings: Readonly<Record<string, string>>, ...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: path.join(folder, dataDir), ...settings };
    execFile(process.execPath, [COMMAND, ...words], { env }, (error, out, complaint) =>
      resolve({ code: Number(error?.code ?? 0), said: (out + complaint).trim() }),
    );
  });

test('carries the files of a shop to S3 and back to another folder', async () => {
  const here = localFileStore(path.join(folder, 'here/files'));
  for (const key of ['photos/a.jpg', 'books/b/1.jpg', 'books/b/2.jpg', 'books/c/book.pdf'])
    await here.put(key, Buffer.from(key));
  const said = (text: string) => ({ code: 0, said: text });
  expect(await files('here', fake.settings, 'copy', 'to-s3')).toEqual(
    said('4 files copied, 0 were there.'),
  );
  expect(await files('here', fake.settings, 'copy', 'to-s3')).toEqual(
    said('0 files copied, 4 were there.'),
  );
  expect(await files('there', fake.settings, 'copy', 'to-folder')).toEqual(
    said('4 files copied, 0 were there.'),
  );
  expect(readFileSync(path.join(folder, 'there/files/books/c/book.pdf'), 'utf8')).toBe(
    'books/c/book.pdf',
  );
});

test('says what it needs', async () => {
  expect(await files('here', {}, 'copy', 'to-s3')).toMatchObject({
    code: 1,
    said: expect.stringContaining('S3_BUCKET'),
  });
  expect(await files('here', fake.settings, 'move')).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run files -- copy to-s3'),
  });
});
