import { screenPath } from '@bramblebook/contract/screen-routes';
import { expect } from '@playwright/test';
import { expectAccessible, test } from './journey.ts';
import { bookOf, NEWCOMER, readBook, WISH } from './parents.ts';
import { makeBookInWizard } from './wizard.ts';

test('sign-up and create: a visitor makes an account and a book', async ({ page }) => {
  await test.step('the landing page leads to the wizard', async () => {
    await page.goto('/');
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /Create Your Book/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/create-book$/);
  });

  const bookId = await test.step('five steps and an account make a book', async () => {
    const made = await makeBookInWizard(page, NEWCOMER);
    await expect(page.getByText('Book Creation Started!')).toBeVisible();
    return made;
  });

  await test.step('the photo kept has no place in it', async () => {
    const { photoUrl } = await readBook(page.request, bookId);
    const photo = await (await page.request.get(photoUrl ?? '')).body();
    expect(photo.length).toBeGreaterThan(8_000);
    expect(photo.includes('GPS')).toBe(false);
    expect(photo.includes('Exif')).toBe(false);
  });
});

test('preview and looks: it arrives by itself, and its hero is corrected', async ({ page }) => {
  const { id: bookId } = await bookOf(page.request, NEWCOMER);
  await page.goto(screenPath('preview', { bookId }));

  await test.step('three painted pages stand on it', async () => {
    await expect(page.getByText('Preview Ready')).toBeVisible({ timeout: 300_000 });
    await expect(
      page.getByRole('heading', { name: new RegExp(WISH.childName) }).first(),
    ).toBeVisible();
    const book = await readBook(page.request, bookId);
    for (const n of [1, 2, 3]) {
      const picture = await page.request.get(book[`page${n}ImageUrl`] ?? '');
      expect(picture.headers()['content-type']).toMatch(/^image\//);
      expect((await picture.body()).length).toBeGreaterThan(8_000);
      expect(book[`page${n}Text`]).toMatch(/\w/);
    }
    await expectAccessible(page);
  });

  await test.step('there is no PDF before buying', async () => {
    const pdf = await page.request.get(`/api/books/${bookId}/book.pdf`);
    expect(pdf.status()).toBe(403);
  });

  await test.step('with glasses it is painted again', async () => {
    const { page1ImageUrl } = await readBook(page.request, bookId);
    await page.getByRole('button', { name: 'Change looks or style' }).click();
    await page.getByRole('radio', { name: 'Round', exact: true }).click();
    await page.getByRole('button', { name: 'Paint again like this' }).click();
    await expect(page.getByText('Painting again').first()).toBeVisible();
    await expect(page.getByText('Preview Ready')).toBeVisible({ timeout: 300_000 });
    const book = await readBook(page.request, bookId);
    expect(book.looks?.glasses).toBe('round');
    expect(book.page1ImageUrl).not.toBe(page1ImageUrl);
  });
});
