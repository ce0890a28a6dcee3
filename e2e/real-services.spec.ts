import { screenPath } from '@bramblebook/contract/screen-routes';
import { bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { expect, type Page } from '@playwright/test';
import { type FakeS3, startFakeS3 } from '../fakes/s3/fake-s3.ts';
import { type FakeSmtp, startFakeSmtp } from '../fakes/smtp/fake-smtp.ts';
import { type FakeStripe, startFakeStripe } from '../fakes/stripe/fake-stripe.ts';
import { ask } from './ask.ts';
import { test as atSharedShop, expectAccessible } from './journey.ts';
import { createBook, READER, register } from './parents.ts';
import { RunningShop } from './running-shop.ts';

/** A shop whose payments, messages and files go to outside services, each on its stand-in. */
interface Services {
  readonly shop: RunningShop;
  readonly stripe: FakeStripe;
  readonly smtp: FakeSmtp;
  readonly s3: FakeS3;
}

const test = atSharedShop.extend<Record<never, never>, { readonly services: Services }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from it.
    async ({}, use) => {
      const fakes = await Promise.all([startFakeStripe(), startFakeSmtp(), startFakeS3()]);
      const [stripe, smtp, s3] = fakes;
      const settings = { ...stripe.settings, ...smtp.settings, ...s3.settings };
      const shop = await RunningShop.open(settings);
      stripe.deliverTo(shop.url + orderApi.stripeWebhook.path);
      await use({ shop, stripe, smtp, s3 });
      await shop.discard();
      await Promise.all(fakes.map((fake) => fake.close()));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ services }, use) => use(services.shop.url),
});

const payButton = (page: Page) => page.getByRole('button', { name: /^Complete Order/ });

const enterCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12/39');
  await page.getByLabel('Security code').fill('123');
};

const openPayment = async (page: Page, bookId: string, cart: Record<string, string>) => {
  await page.goto(screenPath('checkout', { bookId }, cart));
  await page.getByRole('button', { name: 'Ready for Checkout' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
};

test('a parent pays at Stripe: declined, asked by the bank, and by a bank that takes days', async ({
  page,
  services: { stripe, smtp, s3 },
}) => {
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  expect(policy).not.toContain(stripe.url);
  await register(page.request, READER);
  const { id: bookId } = await test.step('the preview stands', async () => {
    const book = await createBook(page.request);
    const status = async () =>
      (await ask(page.request, bookApi.get, { params: { bookId: book.id } })).status;
    await expect.poll(status, { timeout: 200_000, intervals: [500] }).toBe('preview_ready');
    return book;
  });

  await test.step('a declined card is told kindly', async () => {
    // From another screen: the checkout is loaded anew, and only there is Stripe let in.
    await page.goto(screenPath('preview', { bookId }));
    await page.getByRole('link', { name: /Order/ }).first().click();
    await page.getByRole('button', { name: 'One Digital Copy more' }).click();
    await page.getByRole('button', { name: 'Ready for Checkout' }).click();
    await expectAccessible(page);
    await enterCard(page, '4000 0000 0000 9995');
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('There is not enough money on this card');
  });

  await test.step('a bank that says no charges nothing', async () => {
    await enterCard(page, '4000 0025 0000 3155');
    await payButton(page).click();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'The payment was not confirmed' }),
    ).toBeVisible();
    expect(page.url()).not.toMatch(/secret|payment_intent/);
  });

  await test.step('a bank that says yes pays it once', async () => {
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await page.getByRole('button', { name: 'Ready for Checkout' }).click();
    await enterCard(page, '4000 0025 0000 3155');
    await payButton(page).click();
    await page.getByRole('button', { name: 'Yes, it is me' }).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    expect(page.url()).not.toMatch(/secret|payment_intent/);
    const paid = [...stripe.intents.values()].filter(({ status }) => status === 'succeeded');
    expect(paid).toHaveLength(1);
    const confirmed = () => smtp.mails.filter((mail) => mail.source.includes('is ordered')).length;
    await expect.poll(confirmed).toBe(1);
    expect([...s3.objects.keys()].some((key) => key.includes(bookId))).toBe(true);
  });

  await test.step('a bank that takes days is waited for', async () => {
    await openPayment(page, bookId, { digital: '1' });
    await page.getByLabel('Way of paying').selectOption('Bank account');
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
    const waiting = [...stripe.intents.values()].find(({ status }) => status === 'processing');
    await stripe.moveIntent(waiting?.id ?? '', 'succeeded');
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });
});
