import { type Book, isComplete } from '@bramblebook/contract/book';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { accountApi, bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { staffApi } from '@bramblebook/contract/staff-api';
import { expect, type Page } from '@playwright/test';
import { drawnSheet } from '../fakes/ai/fake-child.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../fakes/ai/fake-openai.ts';
import { blankPicture } from '../fakes/ai/fake-picture.ts';
import { type FakeLulu, startFakeLulu } from '../fakes/lulu/fake-lulu.ts';
import { type FakeS3, startFakeS3 } from '../fakes/s3/fake-s3.ts';
import { type FakeSmtp, startFakeSmtp } from '../fakes/smtp/fake-smtp.ts';
import { type FakeStripe, startFakeStripe } from '../fakes/stripe/fake-stripe.ts';
import { type FakeTwilio, startFakeTwilio } from '../fakes/twilio/fake-twilio.ts';
import { ask } from './ask.ts';
import { confirmAddresses } from './confirm-addresses.ts';
import { test as atSharedShop, expectAccessible } from './journey.ts';
import { bookOf, READER, readBook, SHIPPING } from './parents.ts';
import { RunningShop } from './running-shop.ts';
import { OWNER, signInStaff } from './staff.ts';

/** A shop that has an account for everything, each with its stand-in. */
interface Services {
  readonly shop: RunningShop;
  readonly stripe: FakeStripe;
  readonly smtp: FakeSmtp;
  readonly s3: FakeS3;
  readonly twilio: FakeTwilio;
  readonly lulu: FakeLulu;
  readonly models: FakeOpenAi;
}

/** 103 ppi on the printed page, as few as preflight takes: at three times that, thirty pictures are nine times the work. */
const PICTURE_PX = 900;
const CHILD = { skin: '#c98f62', hair: '#3a2418', top: '#1f8a86', trousers: '#31456b' };
const TITLE = 'Zoë and the Star of Glass';

const test = atSharedShop.extend<Record<never, never>, { readonly services: Services }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from it.
    async ({}, use) => {
      const fakes = await Promise.all([
        startFakeStripe(),
        startFakeSmtp(),
        startFakeS3(),
        startFakeTwilio(),
        startFakeLulu(),
        startFakeOpenAi(),
      ]);
      const [stripe, smtp, s3, twilio, lulu, models] = fakes;
      const settings = fakes.map((fake) => fake.settings);
      const shop = await RunningShop.open(
        Object.assign({ AI_BOOK_BUDGET: '5' }, ...settings, models.painting(PICTURE_PX)),
      );
      stripe.deliverTo(shop.url + orderApi.stripeWebhook.path);
      // Of the first book: no story at all, then one with a page too short, then a good one.
      models.say(
        'Once upon a time.',
        (own) => ({
          ...own,
          pages: own.pages.map((page, i) => (i === 3 ? { ...page, text: 'Short.' } : page)),
        }),
        (own) => ({ ...own, title: TITLE }),
      );
      // Its hero is drawn at once; of the pictures after that two come blank and as a proxy's words.
      models.show(
        await drawnSheet(PICTURE_PX, CHILD),
        await blankPicture(PICTURE_PX),
        Buffer.from('<html>Bad gateway</html>'),
      );
      await use({ shop, stripe, smtp, s3, twilio, lulu, models });
      await shop.discard();
      await Promise.all(fakes.map((fake) => fake.close()));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ services }, use) => use(services.shop.url),
});

const until = (page: Page, bookId: string, isSo: (book: Book) => boolean) =>
  expect
    .poll(async () => isSo(await readBook(page.request, bookId)), {
      timeout: 300_000,
      intervals: [500],
    })
    .toBe(true);

/** Mails with these words, wherever their lines were broken on the way. */
const mailsSaying = ({ mails }: FakeSmtp, words: string) =>
  mails.filter(({ source }) => source.replace(/=\r?\n/g, '').includes(words));

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
  const { id: bookId } = await bookOf(page.request, READER);
  await until(page, bookId, ({ status }) => status === 'preview_ready');

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
    await expect.poll(() => mailsSaying(smtp, 'has arrived. The number').length).toBe(1);
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

const PARCEL = {
  tracking_id: '1Z999AA10123456784',
  tracking_urls: ['https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  carrier_name: 'UPS',
};

test('a book that models wrote and painted is printed at Lulu, and its parcel is told of', async ({
  page,
  browser,
  baseURL,
  services: { stripe, smtp, s3, twilio, lulu, models },
}) => {
  const { id: bookId } = await bookOf(page.request, READER);
  await until(page, bookId, ({ status }) => status !== 'generating');

  await test.step('the story is the model’s, mended twice', async () => {
    expect((await readBook(page.request, bookId)).title).toBe(TITLE);
    const told = models.requests.filter(({ path }) => path.endsWith('/chat/completions'));
    expect(told.length).toBeGreaterThanOrEqual(3);
  });

  const orderId = await test.step('a hardcover is paid once the bank has asked', async () => {
    await page.goto(screenPath('checkout', { bookId }, { hardcover: '1' }));
    for (const [label, value] of [
      ['Full name', SHIPPING.name],
      ['Street address', SHIPPING.address],
      ['City', SHIPPING.city],
      ['State or region', SHIPPING.state],
      ['ZIP or postal code', SHIPPING.zip],
    ] as const)
      await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Ready for Checkout' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
    await enterCard(page, '4000 0025 0000 3155');
    await payButton(page).click();
    await page.getByRole('button', { name: 'Yes, it is me' }).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    const { id: userId } = await ask(page.request, accountApi.me);
    const orders = await ask(page.request, orderApi.ofUser, { params: { userId } });
    return orders.find(({ shippingInfo }) => shippingInfo !== null)?.id ?? '';
  });

  await test.step('all its pages stand, painted by the model, and lie in the bucket', async () => {
    await until(page, bookId, (book) => isComplete(book) && book.status !== 'processing');
    expect(models.painted()).toBeGreaterThanOrEqual(25);
    for (const finding of ['The picture was blank.', 'The answer was no picture that can be read.'])
      expect(models.requests.some(({ body }) => body.includes(finding))).toBe(true);
    const kept = [...s3.objects.keys()].filter((key) => key.includes(`${bookId}/painted/`));
    expect(kept.length).toBeGreaterThanOrEqual(25);
  });

  const staff = await test.step('staff send it to Lulu, at the price they are shown', async () => {
    await ask(page.request, bookApi.approve, { params: { bookId } });
    const staff = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signInStaff(staff, OWNER);
    await staff.goto(screenPath('adminOrder', { orderId }));
    await staff.getByRole('button', { name: 'Send to printer' }).click();
    await staff.getByRole('button', { name: 'Send for $21.50' }).click();
    await expect(staff.getByText('On its way to the printer').first()).toBeVisible();
    // Painted at the printer’s size, pressed, checked here and there: then ordered, once.
    const ordered = () => lulu.jobs.length;
    await expect.poll(ordered, { timeout: 300_000, intervals: [1000] }).toBe(1);
    await expect.poll(() => lulu.webhooks.length).toBe(1);
    return staff;
  });

  await test.step('the parcel is told of by mail and by a text that arrives', async () => {
    const sent = [
      ...smtp.mails.map(({ source }) => source),
      ...twilio.messages.map(({ body }) => body),
    ];
    await confirmAddresses(page.request, sent);
    await lulu.moveJob(lulu.jobs[0]?.id ?? 0, 'SHIPPED', { items: PARCEL });
    // Of a book's orders the dashboard shows the completed digital one: this one is asked for.
    const statusNow = async () =>
      (await ask(page.request, orderApi.get, { params: { orderId } })).status;
    await expect.poll(statusNow, { timeout: 180_000 }).toBe('shipped');
    await expect.poll(() => mailsSaying(smtp, PARCEL.tracking_id).length).toBe(1);
    const texts = () => twilio.messages.filter(({ body }) => body.includes(PARCEL.tracking_id));
    await expect.poll(() => texts().length).toBe(1);
    const [text] = texts();
    if (!text) throw new Error('no text message came');
    expect(await twilio.tell(text, 'delivered')).toBe(true);
    const { messages } = await ask(staff.request, staffApi.order, { params: { orderId } });
    const told = messages.filter(
      ({ kind, channel }) => kind === 'order-shipped' && channel === 'sms',
    );
    expect(told).toMatchObject([{ deliveredAt: expect.any(String) }]);
    expect([...stripe.intents.values()].some(({ status }) => status === 'succeeded')).toBe(true);
  });
});
