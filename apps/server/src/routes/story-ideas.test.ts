import type { Book } from '@bramblebook/contract/book';
import { OTHER_STORIES } from '@bramblebook/contract/settings';
import type { StoryOutlines } from '@bramblebook/contract/story-outline';
import { tries } from '@bramblebook/shop/database/schema/accounts';
import { books } from '@bramblebook/shop/database/schema/books';
import { LIMITS } from '@bramblebook/shop/limits/count-tries';
import { openSmallStudio, WISH } from '@bramblebook/testing/making-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { askServer, type Customer, signUp } from '../testing/test-customer.ts';

const KITTEN =
  'Mia brings a lost kitten home to the lighthouse, but the tide is in the way. Aunt Lila lends a rowing boat.';
const FOX = 'Mia loses her teddy bear in the forest and looks for it with her cat Minka';
const ASKED = {
  childName: 'Mia',
  childGender: 'female',
  readingAge: '4-5',
  storyDescription: KITTEN,
};

let opened: TestApp;
let studio: ReturnType<typeof openSmallStudio>;
let address: string;
let mother: Customer;
let stranger: Customer;

beforeAll(async () => {
  studio = openSmallStudio();
  opened = await openTestApp({ painter: studio.painter, storyteller: studio.storyteller });
  address = await opened.app.listen({ host: '127.0.0.1', port: 0 });
  mother = await signUp(address);
  stranger = await signUp(address);
});
afterAll(async () => {
  await studio.close();
  await opened.close();
});

const outline = (body: object) => askServer({ address }, 'POST', '/api/story-outline', body);
const create = async (wish: object): Promise<string> => {
  opened.advance(60_000);
  const { status, body } = await mother.ask('POST', '/api/books', { ...WISH, ...wish });
  expect(status).toBe(201);
  return (body as Book).id;
};
const get = async (id: string): Promise<Book> =>
  (await mother.ask('GET', `/api/books/${id}`)).body as Book;
const change = (id: string, body: object, who = mother) =>
  who.ask('PATCH', `/api/books/${id}/idea`, body);
const storyOf = async (id: string) => {
  const [row] = await opened.shop.db.select().from(books).where(eq(books.id, id));
  if (!row?.story) throw new Error(`no story of ${id}`);
  return { row, story: row.story, text: row.story.pages.map(({ text }) => text).join(' ') };
};

describe('before there is a book', () => {
  test('anyone sees how an idea is understood', async () => {
    const { status, body } = await outline(ASKED);
    expect(status).toBe(200);
    const [, ...others] = (body as StoryOutlines).outlines;
    expect(body).toMatchObject({
      outlines: [
        {
          frame: 'bring-home',
          sentence: expect.stringContaining('*a lost kitten*'),
          roles: expect.arrayContaining([
            { role: 'lost', label: 'Who is brought home', value: 'a lost kitten' },
          ]),
        },
        ...others,
      ],
      unused: [],
    });
    expect(others.length).toBeGreaterThan(0);
  });

  test('a corrected reading is said in its own sentence, and what it dropped is told', async () => {
    const roles = [
      { role: 'lost', value: 'puffin' },
      { role: 'goal', value: 'the lighthouse' },
      { role: 'helper', value: 'a wise old toad', ours: true },
    ];
    const { body } = await outline({ ...ASKED, outline: { frame: 'bring-home', roles } });
    const { outlines, unused } = body as StoryOutlines;
    const [first, ...others] = outlines;
    expect(first?.sentence).toContain('*a puffin*');
    const said = new Map(first?.roles.map((one) => [one.role, one]));
    expect(said.get('lost')).toEqual({
      role: 'lost',
      label: 'Who is brought home',
      value: 'a puffin',
    });
    expect(said.get('helper')).toMatchObject({ value: 'a wise old toad', ours: true });
    expect(said.get('friend')).toMatchObject({ value: '' });
    expect(unused).toContain('a lost kitten');
    expect(others.map(({ frame }) => frame)).not.toContain('bring-home');
  });

  test.each([
    [{ childName: '  ' }, 400],
    [{ storyDescription: 'x'.repeat(2001) }, 400],
    [{ readingAge: '40' }, 400],
    [{ storyDescription: '' }, 200],
  ])('%j is answered with %i', async (given, status) => {
    expect((await outline({ ...ASKED, ...given })).status).toBe(status);
  });
});

describe('a book of an outline', () => {
  test('is told as the parent corrected it, and says what it took up', async () => {
    const roles = [
      { role: 'lost', value: 'a shy puffin' },
      { role: 'goal', value: 'the lighthouse' },
    ];
    const id = await create({ storyDescription: KITTEN, outline: { frame: 'bring-home', roles } });
    expect((await get(id)).understood).toBeNull();
    await opened.finishJobs();
    const { story, text } = await storyOf(id);
    expect(story.plot).toMatch(/^bring-home/);
    expect(text).toContain('puffin');
    const { understood } = await get(id);
    expect(understood?.used).toContain('a shy puffin');
    expect(understood?.unused.join(' ')).toContain('kitten');
  });

  test.each([
    [{ role: 'lost', value: 'a man with a machine gun' }, 422],
    [{ role: 'lost', value: '   ' }, 400],
    [{ role: 'lost', value: 'x'.repeat(121) }, 400],
  ])('is refused with %j: %i', async (role, status) => {
    const wish = { ...WISH, outline: { frame: 'bring-home', roles: [role] } };
    expect((await mother.ask('POST', '/api/books', wish)).status).toBe(status);
  });

  test('a child who uses a wheelchair is seen in it and never runs', async () => {
    const id = await create({ storyDescription: `Mia uses a wheelchair. ${KITTEN}` });
    await opened.finishJobs();
    expect((await get(id)).looks).toMatchObject({ wheelchair: true });
    const { story } = await storyOf(id);
    expect(story.pages.map(({ picture }) => picture.hero.pose)).not.toContain('run');
    // Another story knows it from the looks alone.
    await opened.shop.db.update(books).set({ storyDescription: KITTEN }).where(eq(books.id, id));
    await mother.ask('POST', `/api/books/${id}/another-story`);
    await opened.finishJobs();
    const again = await storyOf(id);
    expect(again.text).not.toMatch(/Mia (?:ran|walked|jumped|climbed|hopped)/);
    expect(again.story.pages.map(({ picture }) => picture.hero.pose)).not.toContain('run');
  });
});

describe('telling us differently', () => {
  test('tells the book again of the new idea, as another story', async () => {
    const id = await create({ storyDescription: KITTEN });
    await opened.finishJobs();
    const before = await storyOf(id);
    const { status, body } = await change(id, { storyDescription: FOX });
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 'generating', storyDescription: FOX });
    expect((await change(id, { storyDescription: KITTEN })).status).toBe(409);
    await opened.finishJobs();
    const { text } = await storyOf(id);
    expect(text).not.toBe(before.text);
    expect(text).toContain('Minka');
    expect(await get(id)).toMatchObject({
      status: 'preview_ready',
      otherStoriesLeft: OTHER_STORIES - 1,
      understood: { used: expect.arrayContaining(['her cat Minka']) },
    });
  });

  test('may be the same plot again, with other words in it', async () => {
    const id = await create({ storyDescription: KITTEN });
    await opened.finishJobs();
    const { story } = await storyOf(id);
    const differently = KITTEN.replace('a lost kitten', 'a lost badger');
    await change(id, { storyDescription: differently });
    await opened.finishJobs();
    const now = await storyOf(id);
    expect(now.story.plot).toBe(story.plot);
    expect(now.text).toContain('badger');
  });

  test('is refused where another story is, by the content rules, and for a stranger', async () => {
    const id = await create({ storyDescription: KITTEN });
    await opened.finishJobs();
    const before = await get(id);
    const gun = await change(id, { storyDescription: 'Mia shoots people with a gun' });
    expect(gun).toMatchObject({ status: 422, body: { code: 'content_refused' } });
    expect((await change(id, { storyDescription: FOX }, stranger)).status).toBe(404);
    expect((await change(id, {})).status).toBe(400);
    const pastPlots = Array.from({ length: OTHER_STORIES }, (_, i) => `plot-${i}`);
    await opened.shop.db.update(books).set({ pastPlots }).where(eq(books.id, id));
    expect((await change(id, { storyDescription: FOX })).status).toBe(429);
    await opened.shop.db.update(books).set({ pastPlots: [] }).where(eq(books.id, id));
    await opened.shop.db
      .update(books)
      .set({ status: 'approved_for_printing' })
      .where(eq(books.id, id));
    expect((await change(id, { storyDescription: FOX })).status).toBe(409);
    await opened.shop.db.update(books).set({ status: 'preview_ready' }).where(eq(books.id, id));
    expect(await get(id)).toEqual(before);
  });
});

// The last one: from now on this address may ask no more.
test('an address that asks without end is told to wait', async () => {
  const asked = { ...ASKED, storyDescription: 'a fox' };
  expect((await outline(asked)).status).toBe(200);
  await opened.shop.db.update(tries).set({ count: LIMITS.outlineFromAddress.most });
  const { status, headers } = await outline(asked);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
