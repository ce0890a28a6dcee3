import { bookLayoutSchema } from '@bramblebook/contract/book-layout';
import { books } from '@bramblebook/shop/database/schema/books';
import { photos } from '@bramblebook/shop/database/schema/photos';
import { openSmallStudio, WISH } from '@bramblebook/testing/making-shop';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyBook } from '../testing/buy-book.ts';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

let opened: TestApp;
let studio: ReturnType<typeof openSmallStudio>;
let mother: TestBrowser;
let motherId: string;
let stranger: TestBrowser;
/** A book of the mother's whose preview stands. */
let bookId: string;

beforeAll(async () => {
  studio = openSmallStudio();
  opened = await openTestApp({ painter: studio.painter, storyteller: studio.storyteller });
  const { browser, user } = await signUp(opened);
  mother = browser;
  motherId = user.id;
  stranger = (await signUp(opened)).browser;
  bookId = (await mother.ask('POST', '/api/books', WISH)).json().id;
  await opened.finishJobs();
});
afterAll(async () => {
  await studio.close();
  await opened.close();
});

const get = async (id = bookId) => (await mother.ask('GET', `/api/books/${id}`)).json();
const bytesOf = async (url: string, browser = mother) => (await browser.ask('GET', url)).rawPayload;
const buy = (id: string, { digital }: { digital: boolean }) =>
  buyBook(opened.shop, { userId: motherId, bookId: id, digital });

describe('creating a book', () => {
  test('makes one of two clicks at once, also where the photo comes inside the wish', async () => {
    const { browser } = await signUp(opened);
    const wish = { ...WISH, childName: 'Double' };
    const clicks = [1, 2, 3].map(() => browser.ask('POST', '/api/books', wish));
    const ids = (await Promise.all(clicks)).map((answer) => answer.json().id);
    expect(new Set(ids).size).toBe(1);
    expect((await browser.ask('POST', '/api/books', wish)).json().id).toBe(ids[0]);
    const { rows } = await opened.shop.db.execute(
      sql`select 1 from photos where claimed_at is null`,
    );
    expect(rows).toEqual([]);
    opened.advance(11_000);
    expect((await browser.ask('POST', '/api/books', wish)).json().id).not.toBe(ids[0]);
  });

  test('keeps the wish, takes the photo over and answers 201 with the book', async () => {
    opened.advance(1000);
    const answer = await mother.ask('POST', '/api/books', {
      ...WISH,
      userId: 'somebody else',
      childName: '  Łukasz   Jan ',
      readingAge: '2-3',
      artStyle: 'watercolour',
    });
    expect(answer.statusCode).toBe(201);
    const book = answer.json();
    expect(book).toMatchObject({
      childName: 'Łukasz Jan',
      readingAge: '2-3',
      artStyle: 'watercolour',
      status: 'generating',
      revisionsLeft: 3,
      digitalAccess: false,
      looks: { glasses: 'none', wheelchair: false },
    });
    const [photo] = await opened.shop.db
      .select()
      .from(photos)
      .where(eq(photos.id, book.photoUrl.slice('/api/photos/'.length)));
    expect(photo).toMatchObject({ userId: motherId, visitorHash: null });
    expect(photo?.claimedAt).not.toBeNull();
    const { books: mine } = (await mother.ask('GET', `/api/users/${motherId}/books`)).json();
    expect(mine.map((one: { id: string }) => one.id)).toEqual([book.id, bookId]);
  });

  test.each([
    [{ childName: '   ' }, 400, 'malformed'],
    [{ childName: 'x'.repeat(200) }, 400, 'malformed'],
    [{ childName: 'Mi\u0007a' }, 400, 'malformed'],
    [{ childGender: 'dragon' }, 400, 'malformed'],
    [{ readingAge: '40' }, 400, 'malformed'],
    [{ photoUrl: undefined }, 400, 'malformed'],
    [{ photoUrl: 'https://example.com/photo.jpg' }, 400, 'malformed'],
    [{ photoUrl: '/api/photos/photo_aaaaaaaaaaaaaaaaaaaa' }, 400, 'malformed'],
    [{ photoUrl: 'file:///etc/passwd' }, 400, 'malformed'],
    [{ photoUrl: 'data:image/png;base64,AAAA' }, 415, 'not_a_picture'],
    [{ photoUrl: `data:image/svg+xml;base64,${btoa('<svg/>')}` }, 415, 'not_a_picture'],
    [{ storyDescription: 'Mia shoots people with a gun' }, 422, 'content_refused'],
  ])('refuses %j with %i %s and writes nothing', async (change, status, code) => {
    const before = await opened.shop.db.$count(books);
    const answer = await mother.ask('POST', '/api/books', { ...WISH, ...change });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
    expect(answer.json().message).toMatch(/\w+ \w+/);
    expect(await opened.shop.db.$count(books)).toBe(before);
  });

  test('takes no photo of somebody else, and nobody who is not signed in', async () => {
    const theirs = (await get()).photoUrl;
    const answer = await stranger.ask('POST', '/api/books', { ...WISH, photoUrl: theirs });
    expect(answer.statusCode).toBe(400);
    expect((await opened.newBrowser().ask('POST', '/api/books', WISH)).statusCode).toBe(401);
  });
});

describe("somebody else's book", () => {
  test.each([
    ['GET', ''],
    ['GET', '/layout'],
    ['GET', '/events'],
    ['GET', '/book.pdf'],
    ['GET', '/book.epub'],
    ['POST', '/withdraw-approval'],
    ['GET', '/pictures/6-1-preview.webp'],
    ['POST', '/full-preview'],
    ['POST', '/retry'],
    ['POST', '/own-painter'],
    ['PATCH', '/hero', { eyes: 'blue' }],
    ['POST', '/another-story'],
    ['POST', '/hero-portrait', {}],
    ['POST', '/revisions', { pages: [6], note: 'At night, please' }],
    ['PATCH', '/pages/6', { text: 'Mine now.' }],
    ['POST', '/pages/6/restore'],
  ] as const)('is not there: %s %s', async (method, path, body?: object) => {
    for (const id of [bookId, 'book_aaaaaaaaaaaaaaaaaaaa', 'nonsense', '%00'])
      expect((await stranger.ask(method, `/api/books/${id}${path}`, body)).statusCode).toBe(404);
    const visitor = opened.newBrowser();
    expect((await visitor.ask(method, `/api/books/${bookId}${path}`, body)).statusCode).toBe(401);
  });
});

describe('pictures', () => {
  test('carry a watermark until the book is bought, then not any more, at once', async () => {
    const { page1ImageUrl: marked } = await get();
    expect(marked).toBe(`/api/books/${bookId}/pictures/6-1-preview.webp`);
    const clean = marked.replace('-preview', '');
    expect((await mother.ask('GET', clean)).statusCode).toBe(404);
    const answer = await mother.ask('GET', `${marked}?w=480`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    });

    const refund = await buy(bookId, { digital: false });
    expect((await get()).page1ImageUrl).toBe(clean);
    const [withMark, without] = [await bytesOf(`${marked}?w=480`), await bytesOf(`${clean}?w=480`)];
    const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
    const [a, b] = [await pixelsOf(withMark), await pixelsOf(without)];
    const mean = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
    // It is seen, and hides nothing.
    expect(mean).toBeGreaterThan(1);
    expect(mean).toBeLessThan(25);
    await refund();
    expect((await mother.ask('GET', clean)).statusCode).toBe(404);
  });

  test('come in the served widths, a tiny one among them, and no others', async () => {
    const { page2ImageUrl: url } = await get();
    expect((await sharp(await bytesOf(`${url}?w=16`)).metadata()).width).toBe(16);
    expect((await sharp(await bytesOf(url)).metadata()).format).toBe('webp');
    for (const w of ['17', '-1', '1e9', 'wide', ''])
      expect((await mother.ask('GET', `${url}?w=${w}`)).statusCode).toBe(400);
    for (const file of ['6-2-preview.webp', '9-1-preview.webp', '99-1.webp', '6-1.png', '..%2f..'])
      expect((await mother.ask('GET', `/api/books/${bookId}/pictures/${file}`)).statusCode).toBe(
        404,
      );
  });

  test('show the hero with other looks and in another style before they are chosen', async () => {
    const ask = (hero: object) => mother.ask('POST', `/api/books/${bookId}/hero-portrait`, hero);
    const [one, two] = [await ask({ hairColour: 'red' }), await ask({ hairColour: 'black' })];
    expect(one.headers['content-type']).toBe('image/webp');
    expect(one.rawPayload.equals(two.rawPayload)).toBe(false);
    const paper = await ask({ hairColour: 'red', artStyle: 'cut-paper' });
    expect(one.rawPayload.equals(paper.rawPayload)).toBe(false);
    expect((await ask({ hairColour: 'neon' })).statusCode).toBe(400);
    expect((await ask({ artStyle: 'oil' })).statusCode).toBe(400);
  });
});

describe('another style, another story', () => {
  test('answer 202 with the book being made, one at a time, until it is bought', async () => {
    const wish = { ...WISH, childName: 'Ida' };
    const { id } = (await mother.ask('POST', '/api/books', wish)).json();
    await opened.finishJobs();
    const restyle = (artStyle: string) =>
      mother.ask('PATCH', `/api/books/${id}/hero`, { artStyle });
    const another = () => mother.ask('POST', `/api/books/${id}/another-story`);
    expect((await restyle('oil')).statusCode).toBe(400);
    const restyled = await restyle('watercolour');
    expect(restyled.statusCode).toBe(202);
    expect(restyled.json()).toMatchObject({ artStyle: 'watercolour', status: 'generating' });
    expect((await another()).statusCode).toBe(409);
    await opened.finishJobs();
    const { title } = await get(id);
    const asked = await another();
    expect(asked.statusCode).toBe(202);
    expect(asked.json()).toMatchObject({ status: 'generating', title, otherStoriesLeft: 10 });
    await opened.finishJobs();
    expect(await get(id)).toMatchObject({ artStyle: 'watercolour', otherStoriesLeft: 9 });
    await buy(id, { digital: true });
    expect((await another()).json()).toMatchObject({ code: 'wrong_state' });
  });
});

describe('following and reading a book', () => {
  test('sends where the book stands, then every page and the end', async () => {
    const wish = { ...WISH, childName: 'Bo' };
    const id = (await mother.ask('POST', '/api/books', wish)).json().id;
    const events = mother.ask('GET', `/api/books/${id}/events`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await opened.finishJobs();
    const { body, headers } = await events;
    expect(headers['content-type']).toBe('text/event-stream');
    const told = [...body.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''));
    expect(told[0]).toEqual({ type: 'status', status: 'generating' });
    expect(told.at(-1)).toEqual({ type: 'status', status: 'preview_ready' });
    const pages = told.filter(({ type }) => type === 'page').map(({ page }) => page);
    expect(pages.sort((a, b) => a - b)).toEqual([1, 6, 7, 8]);

    const again = await mother.ask('GET', `/api/books/${id}/events`);
    expect(again.body).toContain('"made":4,"wanted":4');
    expect(again.body).toContain('id: preview_ready');
    const heard = { 'last-event-id': 'preview_ready' };
    const end = await mother.ask('GET', `/api/books/${id}/events`, undefined, heard);
    expect(end.statusCode).toBe(204);
  });

  test('gives the layout once the story stands, with texts edited by hand', async () => {
    const edit = (page: number, text: string) =>
      mother.ask('PATCH', `/api/books/${bookId}/pages/${page}`, { text });
    const changed = await edit(7, 'Mia whispered: “I am not afraid of the dark.”');
    expect(changed.json()).toMatchObject({
      page2Text: 'Mia whispered: “I am not afraid of the dark.”',
      revisionsLeft: 3,
    });
    const layout = bookLayoutSchema.parse(
      (await mother.ask('GET', `/api/books/${bookId}/layout`)).json(),
    );
    expect(layout.pages).toHaveLength(30);
    expect(layout.pages[6]?.blocks.map(({ text }) => text).join(' ')).toContain('whispered');
    for (const [page, text, status] of [
      [7, '  ', 400],
      [7, 'W'.repeat(901), 400],
      [7, 'WIDE '.repeat(180).trim(), 400],
      [27, 'No story here', 404],
      [31, 'No page', 404],
    ] as const)
      expect((await edit(page, text)).statusCode).toBe(status);
    const wish = { ...WISH, childName: 'Kim' };
    const id = (await mother.ask('POST', '/api/books', wish)).json().id;
    expect((await mother.ask('GET', `/api/books/${id}/layout`)).statusCode).toBe(409);
    await opened.finishJobs();
  });
});
