import type { NewBook } from '@bramblebook/contract/book';
import type { Format } from '@bramblebook/contract/order';
import { isPastApproval, type OrderStatus } from '@bramblebook/contract/order-states';

/** Two parents to sign in as; the password is everybody's. */
export const SEED_PASSWORD = 'bramble-hedge-1';
export const SEED_PARENTS = [
  { parentName: 'Amina Khalil', email: 'amina@example.com', phone: '+12025550141' },
  { parentName: 'Jonas Weber', email: 'jonas@example.com', phone: '+12025550168' },
] as const;

/** An order of a seeded book, and where it is taken. */
export interface SeedOrder {
  readonly formats: readonly Format[];
  readonly status: OrderStatus;
}

/** A book of the seeded shop: whose it is, how far it came, and what was ordered of it. */
export interface SeedBook {
  /** Index into `SEED_PARENTS`. */
  readonly parent: 0 | 1;
  readonly wish: Pick<NewBook, 'childName' | 'childGender' | 'storyDescription'> &
    Partial<Pick<NewBook, 'parentMessage' | 'readingAge' | 'artStyle'>>;
  /** Where the book is left, if not at its preview or where its orders take it. */
  readonly left?: 'generating' | 'failed' | 'rejected';
  /** One after the other. */
  readonly orders?: readonly SeedOrder[];
}

/** Whether all thirty pages are made before anything is ordered. */
export const isMadeWhole = ({ orders = [] }: SeedBook): boolean =>
  orders.some(({ status }) => isPastApproval(status) || status === 'completed');

/**
 * Every status of a book and of an order that lasts, at least once (`paid` goes on at once).
 * What is left under way comes last, so that it is still under way when the shop is closed.
 */
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
    orders: [
      { formats: ['hardcover'], status: 'delivered' },
      { formats: ['digital'], status: 'completed' },
    ],
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
    orders: [{ formats: ['softcover'], status: 'approved_for_printing' }],
  },
  {
    parent: 0,
    wish: {
      childName: 'Yusuf',
      childGender: 'male',
      storyDescription: 'the night train to the sea',
    },
    orders: [{ formats: ['hardcover'], status: 'sent_for_printing' }],
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
    orders: [{ formats: ['softcover', 'hardcover'], status: 'printed' }],
  },
  {
    parent: 1,
    wish: {
      childName: 'Hanna',
      childGender: 'female',
      storyDescription: 'a lost teddy called Bruno',
    },
    orders: [
      { formats: ['hardcover'], status: 'shipped' },
      { formats: ['digital'], status: 'refunded' },
    ],
  },
  {
    parent: 0,
    wish: {
      childName: 'Yusuf',
      childGender: 'male',
      storyDescription: 'a dragon afraid of the dark',
    },
    orders: [{ formats: ['digital'], status: 'pending' }],
  },
  {
    parent: 1,
    wish: {
      childName: 'Emil',
      childGender: 'male',
      storyDescription: 'a whale who collects bells',
    },
    orders: [{ formats: ['digital'], status: 'cancelled' }],
  },
  {
    parent: 1,
    wish: { childName: 'Emil', childGender: 'male', storyDescription: 'a snail who wins a race' },
    left: 'failed',
  },
  {
    parent: 1,
    wish: { childName: 'Hanna', childGender: 'female', storyDescription: 'a kite that flies away' },
    left: 'rejected',
  },
  {
    parent: 1,
    wish: {
      childName: 'Hanna',
      childGender: 'female',
      storyDescription: 'the first day at a new school',
    },
    orders: [{ formats: ['softcover'], status: 'processing' }],
  },
  {
    parent: 0,
    wish: { childName: 'Mila', childGender: 'female', storyDescription: 'a party for the moon' },
    left: 'generating',
  },
];
