import type { NewBook } from '@bramblebook/contract/book';
import type { BookStatus } from '@bramblebook/contract/book-states';
import type { Format } from '@bramblebook/contract/order';
import type { OrderStatus } from '@bramblebook/contract/order-states';

/** Two parents to sign in as; the password is everybody's. */
export const SEED_PASSWORD = 'bramble-hedge-1';
export const SEED_PARENTS = [
  { parentName: 'Amina Khalil', email: 'amina@example.com', phone: '+12025550141' },
  { parentName: 'Jonas Weber', email: 'jonas@example.com', phone: '+12025550168' },
] as const;

/** A book of the seeded shop: whose it is, how far it came, and what was ordered of it. */
export interface SeedBook {
  /** Index into `SEED_PARENTS`. */
  readonly parent: 0 | 1;
  readonly wish: Pick<NewBook, 'childName' | 'childGender' | 'storyDescription'> &
    Partial<Pick<NewBook, 'parentMessage' | 'readingAge' | 'artStyle'>>;
  /** Where the book is left, if not where its order takes it. */
  readonly book?: Extract<BookStatus, 'failed' | 'rejected'>;
  readonly order?: { readonly formats: readonly Format[]; readonly status: OrderStatus };
}

/** Every status of a book and of an order that can be set, at least once. */
export const SEED_BOOKS: readonly SeedBook[] = [
  {
    parent: 0,
    wish: {
      childName: 'Mila',
      childGender: 'female',
      storyDescription:
        'Mila finds a tiny lighthouse in the garden and helps a lost firefly home before the rain',
      parentMessage: 'For Mila, who always leaves a light on.',
    },
    order: { formats: ['digital', 'hardcover'], status: 'delivered' },
  },
  {
    parent: 0,
    wish: {
      childName: 'Yusuf',
      childGender: 'male',
      storyDescription: 'a dragon afraid of the dark',
    },
    order: { formats: ['digital'], status: 'completed' },
  },
  {
    parent: 0,
    wish: {
      childName: 'Mila',
      childGender: 'female',
      storyDescription: 'ducks, rain and new red boots',
      readingAge: '2-3',
      artStyle: 'watercolour',
    },
    order: { formats: ['softcover'], status: 'approved_for_printing' },
  },
  {
    parent: 0,
    wish: {
      childName: 'Yusuf',
      childGender: 'male',
      storyDescription: 'the night train to the sea',
    },
    order: { formats: ['hardcover'], status: 'sent_for_printing' },
  },
  {
    parent: 1,
    wish: {
      childName: 'Łukasz',
      childGender: 'male',
      storyDescription: 'He builds a robot that waters the tomatoes',
      readingAge: '6-8',
      artStyle: 'cut-paper',
    },
    order: { formats: ['softcover', 'hardcover'], status: 'printed' },
  },
  {
    parent: 1,
    wish: {
      childName: 'Hanna',
      childGender: 'female',
      storyDescription: 'a lost teddy called Bruno',
    },
    order: { formats: ['hardcover'], status: 'shipped' },
  },
  {
    parent: 1,
    wish: {
      childName: 'Hanna',
      childGender: 'female',
      storyDescription: 'the first day at a new school',
    },
    order: { formats: ['softcover'], status: 'processing' },
  },
  {
    parent: 1,
    wish: {
      childName: 'Emil',
      childGender: 'male',
      storyDescription: 'a whale who collects bells',
    },
    order: { formats: ['digital'], status: 'pending' },
  },
  {
    parent: 1,
    wish: {
      childName: 'Emil',
      childGender: 'male',
      storyDescription: 'a football match in the snow',
    },
    order: { formats: ['digital'], status: 'cancelled' },
  },
  {
    parent: 0,
    wish: { childName: 'Mila', childGender: 'female', storyDescription: 'a party for the moon' },
    order: { formats: ['digital'], status: 'refunded' },
  },
  {
    parent: 1,
    wish: { childName: 'Emil', childGender: 'male', storyDescription: 'a snail who wins a race' },
    book: 'failed',
  },
  {
    parent: 1,
    wish: { childName: 'Hanna', childGender: 'female', storyDescription: 'a kite that flies away' },
    book: 'rejected',
  },
];
