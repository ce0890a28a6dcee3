import { type Book, finalImageField, finalTextField } from '@bramblebook/contract/book';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { Order } from '@bramblebook/contract/order';
import { ALL_PAGES, PREVIEW_PAGES, TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import type { User } from '@bramblebook/contract/user';
import forest from '../content/samples/forest.webp';
import ocean from '../content/samples/ocean.webp';

const id = <P extends string>(prefix: P, letter: string) =>
  `${prefix}_${letter.repeat(20)}` as const;

export const USER_ID = id('user', 'a');
export const BOOK_ID = id('book', 'b');
export const ORDER_ID = id('order', 'c');

export const aUser = (change: Partial<User> = {}): User => ({
  id: USER_ID,
  parentName: 'Ada Parent',
  email: 'ada@example.com',
  phone: '+14155552671',
  consents: { email: true, phone: true, marketing: false },
  ...change,
});

const LOOKS: HeroLooks = {
  skin: 'olive',
  hairStyle: 'wavy-long',
  hairColour: 'dark-brown',
  eyes: 'brown',
  glasses: 'none',
  freckles: false,
  hearingAid: false,
  wheelchair: false,
  outfitColour: 'teal',
};

const wordsOf = (page: number): string => `Words of page ${page}, said slowly and out loud.`;

/** A book whose preview stands and nothing more of it. */
export const aBook = (change: Partial<Book> = {}): Book => ({
  id: BOOK_ID,
  childName: 'Zoë',
  childGender: 'female',
  storyDescription: 'Zoë and her dog Biscuit look for a lost star by the sea.',
  parentMessage: 'For Zoë, who asks the best questions.',
  readingAge: '4-5',
  artStyle: 'gouache',
  photoUrl: null,
  status: 'preview_ready',
  createdAt: '2026-11-20T10:00:00.000Z',
  title: 'Zoë and the Lost Star',
  looks: LOOKS,
  progress: { made: 4, wanted: 4 },
  revisionsLeft: 3,
  otherStoriesLeft: 10,
  digitalAccess: false,
  bought: false,
  rejectionReason: null,
  ...Object.fromEntries(
    PREVIEW_PAGES.flatMap((page, i) => [
      [`page${i + 1}ImageUrl`, i % 2 === 0 ? forest : ocean],
      [`page${i + 1}Text`, wordsOf(page)],
    ]),
  ),
  ...change,
});

/** A book with all its thirty pages. */
export const aWholeBook = (change: Partial<Book> = {}): Book =>
  aBook({
    progress: { made: 30, wanted: 30 },
    ...Object.fromEntries([
      ...ALL_PAGES.map((page) => [finalImageField(page), page % 2 === 0 ? forest : ocean]),
      ...TEXT_PAGES.map((page) => [finalTextField(page), wordsOf(page)]),
    ]),
    ...change,
  });

/** A paid order of one hardcover, in making. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: ORDER_ID,
  bookId: BOOK_ID,
  status: 'processing',
  format: 'hardcover',
  quantity: 1,
  items: [{ format: 'hardcover', quantity: 1, price: 4900 }],
  totalAmount: 4900,
  createdAt: '2026-11-21T10:00:00.000Z',
  paidAt: '2026-11-21T10:01:00.000Z',
  estimatedDelivery: null,
  trackingNumber: null,
  trackingUrl: null,
  carrier: null,
  paymentIntentId: 'pi_test',
  shippingInfo: null,
  book: null,
  ...change,
});
