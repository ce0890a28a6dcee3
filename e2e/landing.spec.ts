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

test('landing: on a phone its pictures are 250 kB together, from the first to the last', async ({
  browser,
}) => {
  // As large a phone as Lighthouse takes, read to its end.
  const page = await browser.newPage({
    baseURL: process.env.SHOP_URL ?? '',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const sizes: Promise<number>[] = [];
  const strangers: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    const { origin, href } = new URL(request.url());
    if (origin !== process.env.SHOP_URL) strangers.push(href);
  });
  await page.goto(screenPath('landing'));
  const end = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1);
  while (!(await end())) {
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState('networkidle');
  }
  for (const picture of await page.locator('img:visible').all()) {
    // Some stand in a row that is moved sideways.
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(5);
  expect(bytes).toBeLessThan(250_000);
  expect(strangers).toEqual([]);
  await page.close();
});

test('landing: notes, videos, questions and menu need none of the app', async ({ page }) => {
  await page.route(/assets\/(?!still)[^/]*\.js$/, (route) => route.abort());
  await page.clock.install();
  await page.goto(screenPath('landing'));
  const card = page.getByRole('button', { name: /^Play video/ }).first();
  await card.click();
  await expect(page.getByRole('button', { name: /^Stop video/ })).toHaveCount(1);
  const still = () => page.locator('[data-playing] [data-still]:visible img').getAttribute('src');
  const first = await still();
  await page.clock.runFor(2700);
  expect(await still()).not.toBe(first);
  await page.getByRole('button', { name: /^Stop video/ }).click();
  await expect(page.getByRole('button', { name: /^Stop video/ })).toHaveCount(0);
  await page.clock.runFor(1000);
  const note = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note).toHaveCount(0);
  // The app cannot come: that is said, and nothing else is lost.
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(note).toContainText('Please check your connection and try once more.');
  await page.unrouteAll();
});

test('signing in from the landing page needs none of the app, and its word is read in it', async ({
  page,
}) => {
  await page.goto(screenPath('landing'));
  await page
    .getByRole('button', { name: /^Play video/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Stop video/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByLabel('E-mail or phone')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('E-mail or phone').fill(READER.email);
  await page.getByLabel('Password').fill(READER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(screenPath('dashboard'));
  await expect(page.getByText('Successfully logged in to your account.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(1);
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
