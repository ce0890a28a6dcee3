import { screenPath } from '@bramblebook/contract/screen-routes';
import { expect } from '@playwright/test';
import { expectAccessible, test } from './journey.ts';
import { READER, signIn } from './parents.ts';

// As most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('landing: read without a script, and the first press counts', async ({ page }) => {
  const scripts: string[] = [];
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url());
    if (answer.status() === 401) refused.push(answer.url());
  });
  await page.goto(screenPath('landing'));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Create Your Book' }).first()).toBeVisible();
  expect(scripts).toEqual([]);
  // A keyboard's press is the first thing the page hears of anybody.
  await page.getByRole('button', { name: 'Login' }).first().dispatchEvent('click');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts).not.toEqual([]);
  expect(refused).toEqual([]);
  await expectAccessible(page);
});

test('the bar leads who may be signed in to their books before any script has come', async ({
  page,
}) => {
  await signIn(page.request, READER);
  await page.route('**/assets/*.js', () => undefined);
  for (const screen of ['landing', 'createBook'] as const) {
    await page.goto(screenPath(screen), { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'My Books' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0);
  }
});
