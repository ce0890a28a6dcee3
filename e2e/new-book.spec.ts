import { screenPath } from '@bramblebook/contract/screen-routes';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './journey.ts';
import { bookOf, NEWCOMER, PHOTO, readBook, WISH } from './parents.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Fills the wizard's five steps and asks for the book. */
const fillWizard = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: /name/i }).fill(WISH.childName);
  await next(page);
  await expect(page.getByText('Creating Magic...')).toBeVisible();
  await page.getByText('Girl', { exact: true }).click();
  await next(page);
  await page.getByRole('textbox').first().fill(WISH.idea);
  await next(page);
  await page.locator('input[type=file]').first().setInputFiles(PHOTO);
  await expect(page.getByText('portrait.jpg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await next(page);
  await page.getByLabel(/dedication/i).fill(WISH.dedication);
  await page.getByRole('button', { name: 'Generate My Book' }).click();
};

/** Creates the account in the dialog that opens for a visitor. */
const signUp = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Almost There!' });
  await dialog.getByLabel('Your name').fill(NEWCOMER.parentName);
  await dialog.getByLabel('E-mail', { exact: true }).fill(NEWCOMER.email);
  await dialog.getByLabel('Phone', { exact: true }).fill(NEWCOMER.phone);
  await dialog.getByLabel('Password').fill(NEWCOMER.password);
  await dialog.getByRole('checkbox').nth(0).check();
  await dialog.getByRole('checkbox').nth(1).check();
  await dialog.getByRole('button', { name: 'Create Account & Preview Book' }).click();
};

const bookIdOf = (page: Page): string => {
  const id = /\/(book_[a-z2-7]{20})(\/|$)/.exec(new URL(page.url()).pathname)?.[1];
  if (!id) throw new Error(`no book in ${page.url()}`);
  return id;
};

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

  await test.step('five steps and an account make a book', async () => {
    await fillWizard(page);
    await signUp(page);
    await expect(page).toHaveURL(/\/book\/book_[a-z2-7]+\/preview\?created=true/, {
      timeout: 120_000,
    });
    await expect(page.getByText('Book Creation Started!')).toBeVisible();
  });

  await test.step('the photo kept has no place in it', async () => {
    const { photoUrl } = await readBook(page.request, bookIdOf(page));
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
