/** A shop whose pictures a model paints, up to what parent and staff see. */
import type { Book } from '@bramblebook/contract/book';
import type { Hand } from '@bramblebook/contract/book-hand';
import { PHOTO_CONSENT } from '@bramblebook/contract/consent-wording';
import type { ConsistencyReport } from '@bramblebook/contract/consistency-report';
import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { consentEvents } from '@bramblebook/shop/database/schema/accounts';
import { outbox } from '@bramblebook/shop/database/schema/messages';
import { modelCalls } from '@bramblebook/shop/database/schema/model-calls';
import { bookSheets, pagePaintings } from '@bramblebook/shop/database/schema/paintings';
import type { Studio } from '@bramblebook/shop/making/studio/open-studio';
import type { PainterModel } from '@bramblebook/shop/ports/painter-model';
import { LEFT_OVER, openSmallStudio, shortenBook, WISH } from '@bramblebook/testing/making-shop';
import { and, eq, gt, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawnSheet } from '../../../fakes/ai/fake-child.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../../fakes/ai/fake-openai.ts';
import { blankPicture } from '../../../fakes/ai/fake-picture.ts';
import { openFakePainter } from './testing/open-fake-painter.ts';
import { signUp } from './testing/sign-up.ts';
import { signInStaff } from './testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from './testing/test-app.ts';

const PX = 96;
/** Endpapers, imprint, dedication and activity are ornament and type. */
const ORNAMENTS = [2, 4, 5, 28, 29];

/** The book's hand that each page was asked for in. */
const handsAsked = new Map<string, Hand | null>();

let fake: FakeOpenAi;
let studio: Studio;
let opened: TestApp;
let mother: TestBrowser;
let staff: TestBrowser;

beforeAll(async () => {
  fake = await startFakeOpenAi();
  studio = openSmallStudio();
  const { painter, storyteller } = studio;
  let model: PainterModel | null = null;
  const theModel = () => {
    model ??= openFakePainter(opened, { ...fake.settings, ...fake.painting(PX) }, studio);
    return model;
  };
  opened = await openTestApp({
    painter,
    storyteller,
    painterModel: {
      name: 'openai:fake-painter',
      maker: 'the stand-in',
      heroSheet: (request) => theModel().heroSheet(request),
      companionSheet: (request) => theModel().companionSheet(request),
      paintPage: (request) => {
        handsAsked.set(`${request.bookId} ${request.page}`, request.bookHand);
        return theModel().paintPage(request);
      },
    },
  });
  mother = (await signUp(opened)).browser;
  staff = (await signInStaff(opened)).browser;
}, 60_000);
afterAll(async () => {
  await opened.close();
  await studio.close();
  await fake.close();
});

let wishes = 0;
/** A book of the mother's as it stands once everything is done. Each is another wish: the same one twice is a double click. */
const makeBook = async (more: object = {}): Promise<Book> => {
  opened.advance(1);
  wishes += 1;
  const wish = { ...WISH, parentMessage: `Wish ${wishes}, with love.`, ...more };
  const made = await mother.ask('POST', '/api/books', wish);
  expect(made.statusCode).toBe(201);
  return stands(made.json<Book>());
};
/** The book once every job is done. */
const stands = async ({ id }: Pick<Book, 'id'>): Promise<Book> => {
  await opened.finishJobs();
  return (await mother.ask('GET', `/api/books/${id}`)).json();
};
const seenByStaff = async ({ id }: Book): Promise<StaffBook> =>
  (await staff.ask('GET', `/api/admin/books/${id}`)).json();
const sentencesOf = async (book: Book) =>
  (await seenByStaff(book)).timeline.map(({ sentence }) => sentence).join('\n');
const paintingsOf = ({ id }: Book) =>
  opened.shop.db.select().from(pagePaintings).where(eq(pagePaintings.bookId, id));
const sheetsOf = ({ id }: Book) =>
  opened.shop.db.select().from(bookSheets).where(eq(bookSheets.bookId, id));

const refusal = {
  kind: 'answer',
  status: 400,
  body: { error: { code: 'moderation_blocked' } },
} as const;

test('a model draws the hero, then every page by that, and what is wrong goes back to it', async () => {
  const drawn = { skin: '#c98f62', hair: '#3a2418', top: '#1f8a86', trousers: '#31456b' };
  fake.show(await blankPicture(PX), await drawnSheet(PX, drawn));
  const preview = await makeBook();
  const [hero] = await sheetsOf(preview);
  expect(hero).toMatchObject({ subject: 'hero', isFromPhoto: false, tries: 2, reason: null });
  // Without the parent's consent no photo leaves: the hero is drawn from words.
  expect(fake.requests.find(({ path }) => path.startsWith('/v1/images/'))?.path).toBe(
    '/v1/images/generations',
  );
  await shortenBook(opened.shop.db, preview.id);
  fake.misbehave(refusal);
  await mother.ask('POST', `/api/books/${preview.id}/full-preview`);
  expect((await stands(preview)).status).toBe('failed');
  // What was refused once is asked for once more when it is tried again.
  await mother.ask('POST', `/api/books/${preview.id}/retry`);
  const book = await stands(preview);
  expect(book.status).toBe('preview_ready');
  const painted = await paintingsOf(book);
  expect(painted.map(({ page }) => page).sort((a, b) => a - b)).toEqual(
    [1, 6, 7, 8, ...LEFT_OVER].filter((page) => !ORNAMENTS.includes(page)).sort((a, b) => a - b),
  );
  expect(await sentencesOf(book)).toContain('openai:fake-painter drew the fox.');
  for (const row of painted)
    expect(row).toMatchObject({ sheetKey: hero?.key, reason: null, widthPx: PX, findings: [] });
  // What the parent sees is what the model painted, calmed where the text stands.
  const seen = await staff.ask('GET', `${book.finalPage12ImageUrl?.replace('-preview', '')}`);
  const [red = 0, green = 0, blue = 0] = (await sharp(seen.rawPayload).stats()).channels.map(
    ({ mean }) => mean,
  );
  const kept = await opened.shop.files.get(`books/${book.id}/painted/12-1`);
  const own = (await sharp(kept ?? undefined).stats()).channels.map(({ mean }) => mean);
  expect(Math.hypot(red - own[0]!, green - own[1]!, blue - own[2]!)).toBeLessThan(90);
  const report = await staff.ask('GET', `/api/admin/books/${book.id}/consistency`);
  const { pages } = report.json<ConsistencyReport>();
  expect(pages).toHaveLength(painted.length);
  // A page after the preview is to be by the hand of those painted before; the first had none to go by.
  const chromas = painted.map(({ measures }) => measures?.hand.chroma);
  expect(handsAsked.get(`${book.id} 1`)).toBeNull();
  expect(chromas).toContain(handsAsked.get(`${book.id} 12`)?.chroma);
  for (const page of pages) expect(page).toMatchObject({ isOdd: false, ppi: 11, ownBecause: null });
  const { models } = await seenByStaff(book);
  const calls = await opened.shop.db
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.bookId, book.id), eq(modelCalls.outcome, 'answered')));
  const pictures = calls.filter(({ pictures }) => pictures > 0);
  expect(models).toMatchObject({ cents: 4 * pictures.length, unpricedCalls: 0 });
  expect(fake.painted()).toBe(pictures.length);
  // The heads of the sheet are learnt by another model, in the same account.
  const heads = calls.filter(({ model }) => model === 'fake-heads');
  expect(new Set(heads.map(({ purpose }) => purpose))).toEqual(new Set(['embed_head']));
});

const imagesAsked = () => fake.requests.filter(({ path }) => path.startsWith('/v1/images/'));
const SAID = { kind: 'late', ms: 0 } as const;
const judge = (book: Book, act: string) =>
  mother.ask('POST', `/api/books/${book.id}/hero-sheet`, { act });

test('the photo is shown to the model with the parent’s word alone, which can be taken back', async () => {
  expect((await mother.ask('GET', '/api/config')).json()).toMatchObject({
    models: { tells: null, paints: 'the stand-in' },
  });
  const before = imagesAsked().length;
  const book = await makeBook({ photoConsent: true });
  expect(imagesAsked()[before]?.path).toBe('/v1/images/edits');
  expect(book.heroSheet).toMatchObject({ isFromPhoto: true, isApproved: false, redosLeft: 3 });
  const url = book.heroSheet?.imageUrl ?? '';
  expect((await mother.ask('GET', url)).headers['content-type']).toBe('image/webp');
  expect((await mother.ask('GET', url.replace('-preview', ''))).statusCode).toBe(404);
  const { db } = opened.shop;
  const consents = () => db.select().from(consentEvents).where(eq(consentEvents.kind, 'photo'));
  expect(await consents()).toMatchObject([{ given: true, wordingVersion: PHOTO_CONSENT.version }]);

  expect((await judge(book, 'redo')).statusCode).toBe(202);
  const again = await stands(book);
  expect(again.heroSheet).toMatchObject({ isFromPhoto: true, redosLeft: 2 });
  expect(again.heroSheet?.imageUrl).not.toBe(url);
  expect(again.page1ImageUrl).toContain('/6-2-');

  await judge(book, 'from_looks');
  const drawn = await stands(book);
  expect(drawn.heroSheet).toMatchObject({ isFromPhoto: false, isPhotoRefused: false });
  expect((await consents()).map(({ given }) => given)).toEqual([true, false]);
  await judge(book, 'approve');
  expect((await stands(book)).heroSheet).toMatchObject({ isApproved: true, redosLeft: 0 });
  expect((await judge(book, 'redo')).statusCode).toBe(409);
});

test('a photo that the model refuses is a state of its own, with drawn looks as the way out', async () => {
  // Idea and photo are judged first.
  fake.misbehave(SAID, SAID, refusal);
  const book = await makeBook({ photoConsent: true });
  expect(book.heroSheet).toMatchObject({ isFromPhoto: false, isPhotoRefused: true });
  expect(await sentencesOf(book)).toContain(
    'openai:fake-painter did not draw the hero from the photo: it would not take the photo.',
  );
});

/** Requests that a book without a photo makes before its second page. */
let untilSecondPage = 0;

test('a crash between answer and save asks again under the same key, and pays once', async () => {
  const { files } = opened.shop;
  const put = files.put.bind(files);
  let crashes = 1;
  const paid = fake.painted();
  const before = imagesAsked().length;
  vi.spyOn(files, 'put').mockImplementation(async (key, bytes) => {
    if (key.endsWith('painted/7-1') && crashes-- > 0) throw new Error('the power went out');
    return put(key, bytes);
  });
  const from = fake.requests.length;
  const book = await makeBook();
  const asked = fake.requests.slice(from);
  const isPage = ({ path }: (typeof asked)[number]) => path === '/v1/images/edits';
  untilSecondPage = asked.findIndex((one, i) => isPage(one) && asked.slice(0, i).some(isPage));
  const keys = imagesAsked()
    .slice(before)
    .map(({ headers }) => headers['idempotency-key']);
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
  expect(twice).toHaveLength(1);
  const rows = await opened.shop.db
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.bookId, book.id), gt(modelCalls.pictures, 0)));
  expect(rows).toHaveLength(fake.painted() - paid);
  vi.restoreAllMocks();
});

/** The pages that are shown as the model painted them. */
const pagesOfModel = async (book: Book): Promise<number[]> => {
  const report = await staff.ask('GET', `/api/admin/books/${book.id}/consistency`);
  const { pages } = report.json<ConsistencyReport>();
  return pages.filter(({ ownBecause }) => ownBecause === null).map(({ page }) => page);
};

test('a preview of which one page cannot be had is by the shop’s own hand, all of it', async () => {
  // All is answered up to the second page, as it was asked for before.
  fake.misbehave(...Array.from({ length: untilSecondPage }, () => SAID), refusal);
  const book = await makeBook();
  expect(book).toMatchObject({ status: 'preview_ready', heroSheet: null });
  expect(await pagesOfModel(book)).toEqual([]);
  expect(await sentencesOf(book)).toMatch(
    /The shop’s own painter paints the whole book\. Page \d+: openai:fake-painter refused to paint it\./,
  );
});

test('a book of which a later page cannot be had stops, and its parent says how it goes on', async () => {
  const preview = await makeBook();
  await shortenBook(opened.shop.db, preview.id);
  fake.misbehave(refusal);
  await mother.ask('POST', `/api/books/${preview.id}/full-preview`);
  const stopped = await stands(preview);
  // What was seen stays as it was; staff read why.
  expect(stopped).toMatchObject({
    status: 'failed',
    heroSheet: { isFromPhoto: false },
    page1ImageUrl: preview.page1ImageUrl,
  });
  expect(await sentencesOf(stopped)).toMatch(/Page \d+: openai:fake-painter refused to paint it\./);
  // The mail names both ways out, as the screen does.
  const [mail] = await opened.shop.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'book-in-trouble'), like(outbox.key, `%${stopped.id}%`)));
  expect(mail?.text).toMatch(/stopped\s+before it was done/);
  expect(mail?.html).toContain('paint it all');

  // Tried again the model is asked once more, here in vain.
  fake.misbehave(refusal);
  await mother.ask('POST', `/api/books/${preview.id}/retry`);
  expect((await stands(preview)).status).toBe('failed');
  const own = await mother.ask('POST', `/api/books/${preview.id}/own-painter`);
  expect(own.statusCode).toBe(202);
  const asked = imagesAsked().length;
  const book = await stands(preview);
  expect(book).toMatchObject({ status: 'preview_ready', heroSheet: null });
  expect(imagesAsked()).toHaveLength(asked);
  expect(await pagesOfModel(book)).toEqual([]);
  for (const url of [book.page1ImageUrl, book.page2ImageUrl, book.page3ImageUrl])
    expect(url).toMatch(/\/\d+-2-preview/);
  expect(await sentencesOf(book)).toContain('The parent had the shop paint all of the book.');
  const again = await mother.ask('POST', `/api/books/${preview.id}/own-painter`);
  expect(again.statusCode).toBe(409);
});

test('a model that stays away holds no book up: the shop paints it, and staff see why', async () => {
  const away = { kind: 'answer', status: 503 } as const;
  // The last of these opens the circuit, which keeps the model away for the other tries.
  fake.misbehave(away, away, away, away, away, away);
  const book = await makeBook();
  expect(book).toMatchObject({ status: 'preview_ready', heroSheet: null });
  expect(await paintingsOf(book)).toEqual([]);
  const { models } = await seenByStaff(book);
  expect(await sentencesOf(book)).toContain(
    'openai:fake-painter did not draw the hero from words: it could not be reached.',
  );
  expect(models).toMatchObject({ cents: 0, unpricedCalls: 0 });
});
