import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Book, isComplete } from '@bramblebook/contract/book';
import { centsToDollars } from '@bramblebook/contract/money';
import { type Order, priceCart } from '@bramblebook/contract/order';
import { isPaid } from '@bramblebook/contract/order-states';
import { accountApi, bookApi, orderApi } from '@bramblebook/contract/shop-api';
import type { User } from '@bramblebook/contract/user';
import { type APIRequestContext, expect } from '@playwright/test';
import { ask } from './ask.ts';

/** What parents have in these tests, got through the API where a journey is about something else. */

export const PHOTO = path.join(import.meta.dirname, 'photos/portrait.jpg');

const PASSWORD = 'a quiet bramble bush';
export interface Parent {
  readonly parentName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}
const parent = (name: string, phone: string): Parent => ({
  parentName: `${name} Parent`,
  email: `${name.toLowerCase()}@example.com`,
  phone,
  password: PASSWORD,
});

/** Whose book, made in the wizard, becomes a whole one while the first journeys go on. */
export const READER = parent('Rita', '+14155552671');
/** Who makes an account on the screen. */
export const NEWCOMER = parent('Ada', '+14155552672');
export const STRANGER = parent('Eve', '+14155552674');
/** Who takes a book of their own along. */
/** Who signs in where somebody else has not signed out. */
export const NEIGHBOUR = parent('Nora', '+14155552677');
export const LEAVER = parent('Lena', '+14155552675');

export const WISH = {
  childName: 'Zoë',
  idea: 'Zoë and her dog Biscuit look for a lost star by the sea. No spiders please.',
  dedication: 'For Zoë, who asks the best questions.\nLove, Grandma',
};

export const SHIPPING = {
  name: 'Rita Parent',
  address: '1 Mill Lane',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  country: 'US',
};

export const register = (from: APIRequestContext, who: Parent): Promise<User> =>
  ask(from, accountApi.register, { body: { ...who, emailConsent: true, phoneConsent: true } });

export const signIn = async (from: APIRequestContext, who: Parent): Promise<User> => {
  const body = { emailOrPhone: who.email, password: who.password };
  const answer = await ask(from, accountApi.login, { body });
  if ('requires2FA' in answer) throw new Error('this parent has a second factor');
  return answer;
};

/** A book of the wish, with the photo uploaded as the wizard does. */
export const createBook = async (from: APIRequestContext): Promise<Book> => {
  const photo = { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await readFile(PHOTO) };
  const uploaded = await from.post(bookApi.upload.path, { multipart: { photo } });
  const { photoUrl } = bookApi.upload.response.parse(await uploaded.json());
  const { childName, idea, dedication } = WISH;
  const wish = { childName, childGender: 'female', storyDescription: idea } as const;
  return ask(from, bookApi.create, { body: { ...wish, parentMessage: dedication, photoUrl } });
};

/** A book of this parent: the one they have, or else one made now, with the account if need be. */
export const bookOf = async (from: APIRequestContext, who: Parent): Promise<Book> => {
  const { id: userId } = await signIn(from, who).catch(() => register(from, who));
  const { books } = await ask(from, bookApi.ofUser, { params: { userId } });
  return books[0] ?? createBook(from);
};

export const readBook = (from: APIRequestContext, bookId: string): Promise<Book> =>
  ask(from, bookApi.get, { params: { bookId } });

/** A book, the one that the shop was opened with unless another is named, once all its thirty pages stand and rest. */
export const wholeBook = async (
  from: APIRequestContext,
  bookId = process.env.WHOLE_BOOK_ID ?? '',
): Promise<Book> => {
  const stands = async () => {
    const book = await readBook(from, bookId);
    return isComplete(book) && book.status !== 'processing';
  };
  await expect.poll(stands, { timeout: 300_000, intervals: [500] }).toBe(true);
  return readBook(from, bookId);
};

/** A paid order of the book with a digital copy and a hardcover: found, or else bought now. */
export const paidOrder = async (from: APIRequestContext, bookId: string): Promise<Order> => {
  const { id: userId } = await ask(from, accountApi.me);
  const orders = await ask(from, orderApi.ofUser, { params: { userId } });
  const found = orders.find((order) => order.bookId === bookId && isPaid(order.status));
  if (found) return found;
  const { items, totalCents } = priceCart([
    { format: 'digital', quantity: 1 },
    { format: 'hardcover', quantity: 1 },
  ]);
  const intent = await ask(from, orderApi.createPaymentIntent, {
    body: { amount: centsToDollars(totalCents), bookId, items, shippingInfo: SHIPPING },
  });
  const { clientSecret, orderId } = intent;
  await ask(from, orderApi.confirmSandbox, {
    body: { clientSecret, cardNumber: '4242424242424242', expiry: '12/39', cvc: '123' },
  });
  return ask(from, orderApi.triggerFulfillment, { params: { orderId } });
};
