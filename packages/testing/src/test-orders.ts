import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BookStatus } from '@bramblebook/contract/book-states';
import type { Format } from '@bramblebook/contract/order';
import { ALL_PAGES, PREVIEW_STAGE_PAGES } from '@bramblebook/contract/page-numbers';
import { REFUSALS } from '@bramblebook/contract/refusals';
import { planBook } from '@bramblebook/illustrator/plan-book';
import { sampleBook } from '@bramblebook/press/testing/sample-book';
import { newId } from '@bramblebook/shop/database/new-id';
import { users } from '@bramblebook/shop/database/schema/accounts';
import { addresses } from '@bramblebook/shop/database/schema/addresses';
import { bookPages, books, pagePictures, pagePlans } from '@bramblebook/shop/database/schema/books';
import { type OrderRow, orders } from '@bramblebook/shop/database/schema/orders';
import type { AnyJob } from '@bramblebook/shop/jobs/define-job';
import {
  createPaymentIntent,
  type ReadyToPay,
} from '@bramblebook/shop/orders/create-payment-intent';
import { receiveWebhook } from '@bramblebook/shop/orders/receive-webhook';
import { asSandbox } from '@bramblebook/shop/ports/sandbox-payment';
import type { Shop } from '@bramblebook/shop/shop';
import { eq } from 'drizzle-orm';
import { TEST_JOBS } from './test-jobs.ts';
import type { TestShop } from './test-shop.ts';

export interface TestParent {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
}

let parents = 0;

/** As if the parent had said that e-mail and phone are theirs: messages go there without limit. */
export const confirmAddresses = async (
  shop: Shop,
  { id: userId, email, phone }: TestParent,
): Promise<void> => {
  const now = shop.clock.now();
  for (const [address, channel] of [
    [email, 'mail'],
    [phone, 'sms'],
  ] as const)
    await shop.db.insert(addresses).values({
      address,
      channel,
      userId,
      token: newId('message'),
      firstUsedAt: now,
      confirmedAt: now,
    });
};

/** A registered parent. */
export const addParent = async (
  shop: Shop,
  consents: { email?: boolean; phone?: boolean } = {},
): Promise<TestParent> => {
  const number = ++parents;
  const parent = {
    id: newId('user'),
    email: `parent${number}@example.com`,
    phone: `+1212555${String(number).padStart(4, '0')}`,
  };
  await shop.db.insert(users).values({
    ...parent,
    parentName: 'Ada Byron',
    passwordHash: 'none: this parent never signs in',
    emailConsent: consents.email ?? true,
    phoneConsent: consents.phone ?? true,
    marketingConsent: false,
    createdAt: shop.clock.now(),
  });
  await confirmAddresses(shop, parent);
  return parent;
};

/** Of the hero of a test's book. */
export const LOOKS = {
  skin: 'honey',
  hairStyle: 'curls',
  hairColour: 'black',
  eyes: 'brown',
  glasses: 'none',
  freckles: false,
  hearingAid: false,
  wheelchair: false,
  outfitColour: 'coral',
} as const;
const STORY = sampleBook('4-5', 'Maya').story;
const PLANS = planBook({
  story: STORY,
  looks: LOOKS,
  readingAge: '4-5',
  style: 'gouache',
  seed: 7,
});

/** A book whose preview stands or, `complete`, all of whose pages do. */
export const addBook = async (
  shop: Shop,
  userId: string,
  given: { status?: BookStatus; complete?: boolean } = {},
): Promise<string> => {
  const { status = 'preview_ready', complete = false } = given;
  const bookId = newId('book');
  const now = shop.clock.now();
  await shop.db.transaction(async (tx) => {
    await tx.insert(books).values({
      id: bookId,
      userId,
      childName: 'Maya',
      childGender: 'female',
      storyDescription: 'A lost light',
      parentMessage: 'For our Maya',
      readingAge: '4-5',
      artStyle: 'gouache',
      seed: 7,
      looks: LOOKS,
      story: STORY,
      title: STORY.title,
      status,
      fullWanted: complete,
      createdAt: now,
      lastActiveAt: now,
    });
    await tx.insert(bookPages).values(
      ALL_PAGES.map((page) => ({
        bookId,
        page,
        text: STORY.pages.find((told) => told.page === page)?.text ?? null,
        wantedVersion: 1,
        shownVersion: PREVIEW_STAGE_PAGES.includes(page) ? 1 : null,
      })),
    );
    await tx
      .insert(pagePlans)
      .values(PLANS.map((plan) => ({ bookId, page: plan.page, version: 1, plan, createdAt: now })));
    await tx.insert(pagePictures).values(
      PREVIEW_STAGE_PAGES.map((page) => ({
        bookId,
        page,
        version: 1,
        masterBytes: 1,
        madeAt: now,
      })),
    );
  });
  if (complete) await finishPages(shop, bookId);
  return bookId;
};

/** Writes down that every page of the book is painted. */
export const finishPages = (shop: Shop, bookId: string): Promise<void> =>
  shop.db.transaction(async (tx) => {
    await tx
      .insert(pagePictures)
      .values(
        ALL_PAGES.map((page) => ({
          bookId,
          page,
          version: 1,
          masterBytes: 1,
          madeAt: shop.clock.now(),
        })),
      )
      .onConflictDoNothing();
    await tx.update(bookPages).set({ shownVersion: 1 }).where(eq(bookPages.bookId, bookId));
  });

/** A server that hands the sandbox's webhooks to the shop; gives what ends it. */
export const takeWebhooks = async (test: TestShop): Promise<() => void> => {
  const server = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await request.toArray());
    const signature = String(request.headers['sandbox-signature']);
    const taken = await receiveWebhook(test.shop, {
      provider: 'sandbox',
      rawBody,
      signature,
    }).catch(() => null);
    const answered = taken?.ok ? 200 : taken && REFUSALS[taken.code].status;
    response.writeHead(answered ?? 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  test.deliverWebhooksTo(`http://127.0.0.1:${port}/`);
  return () => server.close();
};

const SHIPPING = {
  name: 'Ada Byron',
  address: '1 Mill Lane',
  city: 'York',
  state: 'North Yorkshire',
  zip: 'YO1 7HH',
  country: 'GB',
};

/** Places the parent's order of the book: one copy of each format, not paid yet. */
export const placeOrder = async (
  shop: Shop,
  parent: TestParent,
  bookId: string,
  formats: readonly Format[] = ['digital'],
): Promise<ReadyToPay> => {
  const items = formats.map((format) => ({ format, quantity: 1 }));
  const cart = { bookId, items, shippingInfo: SHIPPING };
  const ready = await createPaymentIntent(shop, parent, cart);
  if (!ready.ok) throw new Error(ready.code);
  return ready;
};

/** Pays with the test card that works. Who tells the shop of it is up to the test. */
export const payWithCard = async (
  shop: Shop,
  { clientSecret }: Pick<ReadyToPay, 'clientSecret'>,
): Promise<void> => {
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', clientSecret };
  const paid = await asSandbox(shop.payment)?.confirm(card);
  if (!paid?.ok) throw new Error(`the card was refused: ${paid?.code}`);
};

/** The order's row. */
export const readOrder = async (shop: Shop, orderId: string): Promise<OrderRow> => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`there is no order ${orderId}`);
  return order;
};

/** All jobs but painting, which has its own tests: there it is enough that it is asked for. */
export const JOBS_WITHOUT_PAINTING: readonly AnyJob[] = TEST_JOBS.map((job) =>
  job.name === 'paint-page' ? { ...job, async run() {} } : job,
);
