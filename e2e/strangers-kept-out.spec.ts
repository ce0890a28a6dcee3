import { screenPath } from '@bramblebook/contract/screen-routes';
import { expect, request as requests } from '@playwright/test';
import { test } from './journey.ts';
import { READER, readBook, register, STRANGER, signIn } from './parents.ts';

test('nobody else sees a book, its pictures or its photo', async ({ page, playwright }) => {
  const bookId = process.env.WHOLE_BOOK_ID ?? '';
  const baseURL = process.env.SHOP_URL ?? '';
  const owner = await requests.newContext({ baseURL });
  await signIn(owner, READER);
  const hasPicture = async () => (await readBook(owner, bookId)).page1ImageUrl !== null;
  await expect.poll(hasPicture, { timeout: 300_000 }).toBe(true);
  const book = await readBook(owner, bookId);
  await owner.dispose();

  const visitor = await playwright.request.newContext({ baseURL });
  expect((await visitor.get(`/api/books/${bookId}`)).status()).toBe(401);
  await visitor.dispose();

  await register(page.request, STRANGER);
  for (const path of [
    `/api/books/${bookId}`,
    book.page1ImageUrl ?? '',
    book.photoUrl ?? '',
    `/api/books/${bookId}/book.pdf`,
    `/api/books/${bookId}/layout`,
    `/api/books/${bookId}/events`,
  ])
    expect((await page.request.get(path)).status(), path).toBe(404);
  await page.goto(screenPath('preview', { bookId }));
  await expect(page.getByRole('heading', { name: 'Book not found' })).toBeVisible();
});
