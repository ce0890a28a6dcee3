import { screenPath } from '@bramblebook/contract/screen-routes';
import { expect } from '@playwright/test';
import { expectAccessible, test } from './journey.ts';
import {
  bookOf,
  NEIGHBOUR,
  paidOrder,
  readBook,
  register,
  TRAVELLER,
  wholeBook,
} from './parents.ts';

test('a bought book is kept for the plane, opens without a network, and goes with signing out', async ({
  page,
  context,
}) => {
  // A book of its own: the other journeys change the one that they share.
  const { id: bookId } = await bookOf(page.request, TRAVELLER);
  await expect
    .poll(async () => (await readBook(page.request, bookId)).status, { timeout: 300_000 })
    .toBe('preview_ready');
  await paidOrder(page.request, bookId);
  await wholeBook(page.request, bookId);
  const reader = screenPath('read', { bookId });
  await page.goto(reader);
  await page.getByRole('button', { name: 'Take the book along' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take the book along' });
  await expect(dialog.getByText(/It takes \d+(\.\d)? MB/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(dialog.getByText('The book is on this device.')).toBeVisible();

  await test.step('without a network the book opens, and other screens say kindly why they do not', async () => {
    await context.setOffline(true);
    await page.goto(reader);
    await expect(page.getByRole('button', { name: 'Front cover', exact: true })).toBeVisible();
    await page.keyboard.press('End');
    const picture = page.getByRole('figure').last().locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto(screenPath('createBook'));
    await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${reader}$`));
    await context.setOffline(false);
  });

  const keptHere = () => page.evaluate(() => caches.keys());
  await test.step('who signs in here without signing the other out finds no book', async () => {
    expect(await keptHere()).toEqual([`kept ${bookId}`]);
    await register(page.request, NEIGHBOUR);
    await page.goto(screenPath('dashboard'));
    await expect.poll(keptHere).toEqual([]);
  });

  await test.step('nor does who comes after signing out', async () => {
    await page.evaluate(() => caches.open('kept book'));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
    await expect.poll(keptHere).toEqual([]);
  });
});
