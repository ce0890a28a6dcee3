import { type MakingShop, openMakingShop } from '@bramblebook/testing/making-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookTellings } from '../database/schema/book-tellings.ts';
import { books } from '../database/schema/books.ts';
import { ServiceOutage } from '../ports/service-outage.ts';
import type { ModelTelling, StorytellerModel } from '../ports/storyteller-model.ts';
import type { Shop } from '../shop.ts';
import { readStaffBook } from '../staff/books/read-book.ts';
import { tellBook } from './tell-book.ts';

const NAME = 'openai:writer-1';
let opened: MakingShop;
let planning: 'works' | 'breaks' = 'works';
beforeAll(async () => {
  opened = await openMakingShop((painter) => ({
    ...painter,
    plan: (book) =>
      planning === 'works'
        ? painter.plan(book)
        : Promise.reject(new Error('the process ends here')),
  }));
});
afterAll(() => opened.close());

/** The shop with a model that answers so, and how often it was asked. */
const withModel = (answer: StorytellerModel['tell']) => {
  const asked: string[] = [];
  const storytellerModel: StorytellerModel = {
    name: NAME,
    maker: 'Somebody',
    tell(brief, bookId) {
      asked.push(brief.idea);
      return answer(brief, bookId);
    },
  };
  const shop: Shop = { ...opened.shop, storytellerModel };
  const { signal } = new AbortController();
  return { asked, tell: (bookId: string) => tellBook.run(shop, { bookId }, signal) };
};
const ownStory: StorytellerModel['tell'] = async (brief): Promise<ModelTelling> => {
  const told = await opened.shop.storyteller.tell(brief);
  if (!told.ok) throw new Error(told.reason);
  return { ok: true, story: { ...told.story, title: 'The Model’s Own' }, mendings: 1 };
};
const titleOf = async (bookId: string) =>
  (await opened.shop.db.select().from(books).where(eq(books.id, bookId)))[0]?.title;
const toldOf = async (bookId: string) =>
  (await readStaffBook(opened.shop, bookId))?.timeline
    .map(({ sentence }) => sentence)
    .filter((sentence) => sentence.includes(NAME));

test('an answer that came is not paid for again where the process ended before it was kept', async () => {
  const { asked, tell } = withModel(ownStory);
  const bookId = await opened.newBook({ made: false });
  planning = 'breaks';
  await expect(tell(bookId)).rejects.toThrow('the process ends here');
  expect(await titleOf(bookId)).toBeNull();
  planning = 'works';
  await tell(bookId);
  expect(asked).toHaveLength(1);
  expect(await titleOf(bookId)).toBe('The Model’s Own');
  expect(await toldOf(bookId)).toEqual([`${NAME} told the story, mended once.`]);
  const kept = await opened.shop.db
    .select()
    .from(bookTellings)
    .where(eq(bookTellings.bookId, bookId));
  expect(kept).toMatchObject([{ story: null }]);
});

test('what the editor cannot take, and a model that is down, leave the story to the shop', async () => {
  const bad = withModel(async () => ({
    ok: false,
    reason: 'not_good_enough',
    findings: ['Page 9: too short.'],
  }));
  const down = withModel(() => Promise.reject(new ServiceOutage('it does not answer')));
  const [first, second] = [
    await opened.newBook({ made: false }),
    await opened.newBook({ made: false }),
  ];
  await bad.tell(first);
  await down.tell(second);
  expect(await toldOf(first)).toEqual([
    `The shop’s own storyteller tells: ${NAME} told nothing that the editor could take. Page 9: too short.`,
  ]);
  expect(await toldOf(second)).toEqual([
    `The shop’s own storyteller tells: ${NAME} could not be reached.`,
  ]);
  for (const bookId of [first, second]) expect(await titleOf(bookId)).toMatch(/\w/);
});
