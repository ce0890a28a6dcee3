/**
 * Tells a new book's story and plans its pages. Running it twice is safe: story, plans
 * and the first steps are written in one transaction, and a book that has its story
 * keeps it.
 */
import { BOOK_STATES } from '@bramblebook/contract/book-states';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import type { Story } from '@bramblebook/contract/story';
import type { PagePlan } from '@bramblebook/illustrator/plan-book';
import { eq } from 'drizzle-orm';
import { lockBookById } from '../books/find-book.ts';
import { type BookRow, bookPages, books, pagePlans } from '../database/schema/books.ts';
import { transition } from '../database/transition.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Shop } from '../shop.ts';
import { tellBookChanged } from './book-changes.ts';
import { giveUpMaking } from './give-up-making.ts';
import { planPages } from './plan-pages.ts';
import { goOn } from './stages.ts';
import { TELL_STORY } from './steps.ts';

const FIRST_VERSION = 1;

const keepStory = async (
  shop: Shop,
  bookId: string,
  story: Story,
  plans: ReadonlyMap<number, PagePlan>,
): Promise<void> => {
  const texts = new Map(story.pages.map(({ page, text }) => [page, text]));
  await shop.db.transaction(async (tx) => {
    const book = await lockBookById(tx, bookId);
    if (!book || book.story) return;
    await tx.update(books).set({ story, title: story.title }).where(eq(books.id, bookId));
    await tx.insert(bookPages).values(
      ALL_PAGES.map((page) => ({
        ...{ bookId, page, wantedVersion: FIRST_VERSION },
        text: texts.get(page) ?? null,
      })),
    );
    await tx.insert(pagePlans).values(
      [...plans.values()].map((plan) => ({
        ...{ bookId, plan, page: plan.page, version: FIRST_VERSION },
        createdAt: shop.clock.now(),
      })),
    );
    await goOn(shop, tx, { ...book, story });
  });
};

const reject = (shop: Shop, book: BookRow, rejectionReason: string): Promise<unknown> =>
  shop.db.transaction((tx) =>
    transition(tx, {
      ...{ table: books, states: BOOK_STATES, id: book.id },
      to: 'rejected',
      set: { rejectionReason },
    }),
  );

export const tellStory = defineJob({
  ...TELL_STORY,
  retries: 6,
  concurrency: 2,
  async run(shop, { bookId }) {
    const [book] = await shop.db.select().from(books).where(eq(books.id, bookId));
    if (!book || book.story || book.status !== 'generating') return;
    const { childName, childGender, readingAge, seed } = book;
    const told = await shop.storyteller.tell({
      ...{ childName, childGender, readingAge, seed },
      idea: book.storyDescription,
    });
    if (told.ok) {
      const plans = await planPages(shop, { ...book, story: told.story });
      await keepStory(shop, bookId, told.story, plans);
    } else await reject(shop, book, told.reason);
    tellBookChanged(bookId);
  },
  giveUp: (shop, { bookId }) => giveUpMaking(shop, bookId, 'story'),
});
