import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LEFT_OVER } from '@bramblebook/testing/making-shop';
import { KILLED_STUDIO } from '@bramblebook/testing/programs';
import { addEmbedded } from '@bramblebook/testing/test-database';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '../database/open-database.ts';
import { books, pagePictures } from '../database/schema/books.ts';
import { outbox } from '../database/schema/messages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-killed-making-'));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const process of running) process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const start = () => {
  const child = spawn(process.execPath, [KILLED_STUDIO, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const says = async (enough: (said: string) => boolean) => {
    while (!enough(said)) {
      if (child.exitCode !== null) throw new Error(`it ended: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
  };
  return {
    says,
    kill,
    painted: () => [...said.matchAll(/painted (\d+)\./g)].map(([, n]) => Number(n)),
  };
};

const look = async () => {
  const { db, close } = await openEmbedded(folder);
  const [book] = await db.select().from(books);
  if (!book) throw new Error('no book');
  const pictures = await db.select().from(pagePictures).where(eq(pagePictures.bookId, book.id));
  const messages = await db.select().from(outbox);
  await close();
  return { book, messages, pages: pictures.map(({ page }) => page) };
};

test('finishes a book whose making was killed, with no committed page and no story made again', async () => {
  await addEmbedded(folder);
  const first = start();
  await first.says((said) => said.split('painted').length > 7);
  await first.kill();
  const between = await look();
  const files = path.join(folder, 'files/books', between.book.id, 'pages');
  const madeAt = (page: number) => statSync(path.join(files, `${page}-1.jpg`)).mtimeMs;
  const before = new Map(between.pages.map((page) => [page, madeAt(page)]));
  expect(between.pages.length).toBeGreaterThan(4);

  const second = start();
  await second.says((said) => said.includes('complete'));
  await second.kill();
  const after = await look();
  expect(after.pages.sort((a, b) => a - b)).toEqual(
    [1, 6, 7, 8, ...LEFT_OVER].sort((a, b) => a - b),
  );
  expect(second.painted().filter((page) => between.pages.includes(page))).toEqual([]);
  for (const [page, time] of before) expect(madeAt(page)).toBe(time);
  expect(after.book.story).toEqual(between.book.story);
  expect(after.messages.filter(({ kind }) => kind === 'preview-ready')).toHaveLength(2);
}, 180_000);
