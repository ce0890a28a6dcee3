import { type MakingShop, openMakingShop } from '@bramblebook/testing/making-shop';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pagePictures } from '../database/schema/books.ts';
import { retryMaking } from './retry-making.ts';

let opened: MakingShop;
beforeAll(async () => {
  opened = await openMakingShop();
});
afterAll(() => opened.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** A disk on which so many files find room, and then none for a while. */
const fillDisk = ({ after, refusals }: { after: number; refusals: number }) => {
  const { files } = opened.shop;
  const put = files.put.bind(files);
  let left = after;
  let refused = 0;
  vi.spyOn(files, 'put').mockImplementation(async (key, bytes) => {
    if (left-- > 0 || refused++ >= refusals) return put(key, bytes);
    const code = { code: 'ENOSPC', syscall: 'write' };
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), code);
  });
};

test('a disk that is full for a moment delays a book, and loses nothing of it', async () => {
  fillDisk({ after: 3, refusals: 4 });
  const book = await opened.book(await opened.newBook({ made: true }));
  expect(book).toMatchObject({ status: 'preview_ready', progress: { made: 4 } });
  const pictures = await opened.shop.db.select().from(pagePictures);
  expect(pictures.map(({ page }) => page).sort((a, b) => a - b)).toEqual([1, 6, 7, 8]);
});

test('a disk that stays full fails the book in words; with room again it is made', async () => {
  fillDisk({ after: 3, refusals: Number.POSITIVE_INFINITY });
  const bookId = await opened.newBook({ made: false });
  await opened.finishJobs();
  expect((await opened.book(bookId)).status).toBe('failed');
  expect(opened.mails().join('')).toContain('needs another try');
  vi.restoreAllMocks();
  expect(await retryMaking(opened.shop, opened.parent, { bookId })).toMatchObject({ ok: true });
  await opened.finishJobs();
  expect(await opened.book(bookId)).toMatchObject({
    status: 'preview_ready',
    progress: { made: 4 },
  });
});
