import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { bookIdOf, fillWizard, PARENT, payByCard, signUp, WISH } from './road.ts';
import { RunningShop } from './running-shop.ts';

let shop: RunningShop;

test.beforeAll(async () => {
  shop = await RunningShop.open();
});
test.afterAll(() => shop.discard());

/** The page breaks no rule of WCAG 2.2 AA that a machine can see. */
const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

test('a parent makes, buys, approves and reads a book', async ({ page, browser }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 500) failures.push(`${answer.status()} ${answer.url()}`);
  });

  await test.step('the landing page leads to the wizard', async () => {
    await page.goto(shop.url);
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
      timeout: 30_000,
    });
    await expect(page.getByText('Book Creation Started!')).toBeVisible();
  });
  const bookId = bookIdOf(page);

  await test.step('three painted pages stand on the preview', async () => {
    await expect(page.getByText('Preview Ready')).toBeVisible({ timeout: 60_000 });
    await expect(
      page.getByRole('heading', { name: new RegExp(WISH.childName) }).first(),
    ).toBeVisible();
    const book = await (await page.request.get(`${shop.url}/api/books/${bookId}`)).json();
    for (const n of [1, 2, 3]) {
      const picture = await page.request.get(shop.url + book[`page${n}ImageUrl`]);
      expect(picture.headers()['content-type']).toMatch(/^image\//);
      expect((await picture.body()).length).toBeGreaterThan(8_000);
      expect(book[`page${n}Text`]).toMatch(/\w/);
    }
    await expectAccessible(page);
  });

  await test.step('the photo kept has no place in it and stands upright', async () => {
    const book = await (await page.request.get(`${shop.url}/api/books/${bookId}`)).json();
    const photo = await (await page.request.get(shop.url + book.photoUrl)).body();
    expect(photo.includes('GPS')).toBe(false);
    expect(photo.includes('Exif')).toBe(false);
  });

  await test.step('nobody else sees the book', async () => {
    const stranger = await browser.newContext();
    expect((await stranger.request.get(`${shop.url}/api/books/${bookId}`)).status()).toBe(401);
    await stranger.request.post(`${shop.url}/api/register`, {
      data: {
        ...PARENT,
        email: 'eve@example.com',
        phone: '+14155552672',
        emailConsent: true,
        phoneConsent: true,
      },
    });
    const book = await (await page.request.get(`${shop.url}/api/books/${bookId}`)).json();
    for (const path of [
      `/api/books/${bookId}`,
      book.page1ImageUrl,
      book.photoUrl,
      `/api/books/${bookId}/book.pdf`,
      `/api/books/${bookId}/layout`,
    ]) {
      expect((await stranger.request.get(shop.url + path)).status(), path).toBe(404);
    }
    await stranger.close();
  });

  await test.step('the whole book can be seen before paying', async () => {
    await page.goto(`${shop.url}/book/${bookId}/full-preview`);
    await expect
      .poll(
        async () =>
          (await (await page.request.get(`${shop.url}/api/books/${bookId}`)).json())
            .finalPage30ImageUrl,
        { timeout: 150_000 },
      )
      .toBeTruthy();
    await expectAccessible(page);
    const pdf = await page.request.get(`${shop.url}/api/books/${bookId}/book.pdf`);
    expect(pdf.status()).toBe(403);
  });

  await test.step('a digital copy and a hardcover are ordered and paid', async () => {
    await page.goto(`${shop.url}/checkout/${bookId}`);
    await page.getByRole('button', { name: /One Digital Copy more/ }).click();
    await page.getByRole('button', { name: /One Hardcover Book more/ }).click();
    await expect(
      page
        .getByText('Please fill in shipping information above for physical items')
        .or(page.getByText('Please complete shipping information to continue'))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ready for Checkout' })).toBeDisabled();
    for (const [label, value] of [
      ['Name', 'Ada Parent'],
      ['Address', '1 Mill Lane'],
      ['City', 'Springfield'],
      ['State', 'IL'],
      ['ZIP', '62701'],
    ] as const) {
      await page.getByLabel(new RegExp(label, 'i')).first().fill(value);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ready for Checkout' }).click();
    await expect(page.getByRole('button', { name: 'Complete Order - $68.00' })).toBeVisible();
    await expectAccessible(page);
    await payByCard(page, '4000 0000 0000 0002');
    await expect(page.getByText('Payment Failed').first()).toBeVisible();
    await payByCard(page, '4242 4242 4242 4242');
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('Book creation process has been started!').first()).toBeVisible();
    await expect(page.getByText('$68.00').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one confirmation goes out, naming the items and the total', async () => {
    const naming = async (ending: '.eml' | '.sms.json') =>
      (await shop.outbox(ending)).filter((message) => message.includes('$68.00')).length;
    await expect.poll(() => naming('.eml')).toBe(1);
    await expect.poll(() => naming('.sms.json')).toBe(1);
  });

  await test.step('the book is read, page by page', async () => {
    await page.goto(`${shop.url}/book/${bookId}/read`);
    await expect(page.getByRole('img').first()).toBeVisible();
    for (let i = 0; i < 14; i++) await page.keyboard.press('ArrowRight');
    await expectAccessible(page);
  });

  await test.step('the PDF has thirty pages', async () => {
    const answer = await page.request.get(`${shop.url}/api/books/${bookId}/book.pdf`);
    expect(answer.status()).toBe(200);
    const bytes = (await answer.body()).toString('latin1');
    expect(bytes.startsWith('%PDF-')).toBe(true);
    expect(bytes.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(30);
  });

  await test.step('the printed one is approved from the dashboard', async () => {
    await page.goto(`${shop.url}/dashboard`);
    await expect(page.getByRole('heading', { name: /Your Books/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Review & Approve' }).first().click();
    await page
      .getByRole('button', { name: /Approve for Printing/i })
      .last()
      .click();
    await expect(page.getByText('Book Approved for Printing!').first()).toBeVisible();
    const book = await (await page.request.get(`${shop.url}/api/books/${bookId}`)).json();
    expect(book.status).toBe('approved_for_printing');
  });

  expect(failures).toEqual([]);
  expect(shop.log).not.toContain(PARENT.password);
  expect(shop.log).not.toContain(PARENT.email);
});
