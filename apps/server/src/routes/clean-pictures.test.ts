/** Every file that the contract hands out, before a book is bought and after (decision D11). */
import type { ApiCall } from '@bramblebook/contract/api-call';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { recordingApi } from '@bramblebook/contract/recordings';
import { PICTURE_WIDTHS } from '@bramblebook/contract/settings';
import { shareApi } from '@bramblebook/contract/shares';
import { accountApi, bookApi, healthApi } from '@bramblebook/contract/shop-api';
import { speechApi } from '@bramblebook/contract/speech';
import { bookSheets } from '@bramblebook/shop/database/schema/paintings';
import { masterKey, screenKey, sheetScreenKey } from '@bramblebook/shop/shelf/book-files';
import { openSmallStudio } from '@bramblebook/testing/making-shop';
import { addBook } from '@bramblebook/testing/test-orders';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyBook } from '../testing/buy-book.ts';
import { PARENT_CALLS } from '../testing/parent-calls.ts';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

/** Of the stored masters, in px. */
const SIDE = Math.max(...PICTURE_WIDTHS);
const WIDEST_MARKED = 1200;
/** Of the hero as a model drew them. */
const SHEET = 'a'.repeat(24);
const FILE_CALLS = [...PARENT_CALLS, ...Object.values<ApiCall>(healthApi)].filter(
  ({ response }) => response === 'file',
);
/** AVIF goes the same way and takes a second a picture: the widest of it stand for all. */
const acceptsAt = (width: number): readonly string[] =>
  width < SIDE ? ['image/webp'] : ['image/webp', 'image/avif,image/webp'];

let studio: ReturnType<typeof openSmallStudio>;
let opened: TestApp;
let mother: TestBrowser;
let motherId: string;
let bookId: string;
beforeAll(async () => {
  studio = openSmallStudio();
  opened = await openTestApp({ painter: studio.painter });
  const { browser, user } = await signUp(opened);
  [mother, motherId] = [browser, user.id];
  bookId = await addBook(opened.shop, motherId, { complete: true });
  const plain = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#7a3' } });
  const master = await plain.clone().jpeg().toBuffer();
  const screens = await Promise.all(
    PICTURE_WIDTHS.map(async (width) => ({
      width,
      webp: await plain.clone().resize(width).webp().toBuffer(),
    })),
  );
  for (const page of ALL_PAGES) {
    const picture = { bookId, page, version: 1 };
    await opened.shop.files.put(masterKey(picture), master);
    for (const { width, webp } of screens)
      await opened.shop.files.put(screenKey(picture, width, false), webp);
  }
  await opened.shop.db.insert(bookSheets).values({
    bookId,
    key: SHEET,
    subject: 'hero',
    isFromPhoto: false,
    at: opened.shop.clock.now(),
    model: 'openai:any',
    tries: 1,
  });
  await opened.shop.files.put(
    sheetScreenKey(bookId, SHEET, false),
    await plain.clone().resize(WIDEST_MARKED).webp().toBuffer(),
  );
}, 120_000);
afterAll(async () => {
  await studio.close();
  await opened.close();
});

type Answer = Awaited<ReturnType<TestBrowser['ask']>>;

/** A page's picture under both names, at every width and in the formats it is asked in. */
const everyPicture = async (): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const name of ['6-1', '6-1-preview'])
    for (const width of PICTURE_WIDTHS)
      for (const accept of acceptsAt(width)) {
        const url = `/api/books/${bookId}/pictures/${name}.webp?w=${width}`;
        answers.push(await mother.ask('GET', url, undefined, { accept }));
      }
  return answers;
};

/** The link to the book's beginning, and a stranger who has it. */
const share = async (): Promise<{
  link: string;
  look: (url: string, accept?: string) => Promise<Answer>;
}> => {
  const { token } = (await mother.ask('POST', `/api/books/${bookId}/share`)).json();
  const stranger = opened.newBrowser();
  return {
    link: `/api/shared/${token}`,
    look: (url, accept = 'image/webp') => stranger.ask('GET', url, undefined, { accept }),
  };
};

const isGiven = ({ statusCode }: Answer): boolean => statusCode === 200;

/** The pages' pictures that a call gives, however it is asked. */
const ROADS = new Map<ApiCall, () => Promise<Uint8Array[]>>([
  [
    accountApi.exportData,
    async () => {
      const zip = await mother.ask('GET', '/api/me/export');
      const files = Object.entries(unzipSync(zip.rawPayload));
      return files.flatMap(([name, bytes]) => (name.startsWith('books/') ? [bytes] : []));
    },
  ],
  [
    bookApi.picture,
    async () => (await everyPicture()).filter(isGiven).map(({ rawPayload }) => rawPayload),
  ],
  // A PDF is drawn from the masters: whoever is given one has them.
  [
    bookApi.pdf,
    async () => {
      const pdf = await mother.ask('GET', `/api/books/${bookId}/book.pdf`);
      return isGiven(pdf)
        ? [
            (await opened.shop.files.get(masterKey({ bookId, page: 6, version: 1 }))) ??
              pdf.rawPayload,
          ]
        : [];
    },
  ],
  [
    bookApi.epub,
    async () => {
      const epub = await mother.ask('GET', `/api/books/${bookId}/book.epub`);
      if (!isGiven(epub)) return [];
      return Object.entries(unzipSync(epub.rawPayload))
        .filter(([name]) => name.endsWith('.jpg'))
        .map(([, bytes]) => bytes);
    },
  ],
  [
    bookApi.heroSheet,
    async () => {
      const ask = (name: string) => mother.ask('GET', `/api/books/${bookId}/hero-sheet/${name}`);
      const answers = await Promise.all([SHEET, `${SHEET}-preview`].map((n) => ask(`${n}.webp`)));
      return answers.filter(isGiven).map(({ rawPayload }) => rawPayload);
    },
  ],
  [
    shareApi.picture,
    async () => {
      const { link, look } = await share();
      const answers: Answer[] = [];
      for (const name of ['1-1', '1-1-preview'])
        for (const width of PICTURE_WIDTHS)
          for (const accept of acceptsAt(width))
            answers.push(await look(`${link}/pictures/${name}.webp?w=${width}`, accept));
      return answers.filter(isGiven).map(({ rawPayload }) => rawPayload);
    },
  ],
  // The cover lies on it, left of the words.
  [
    shareApi.card,
    async () => {
      const { link, look } = await share();
      const card = await look(`${link}/card.jpg`);
      const cover = { left: 60, top: 200, width: 450, height: 200 };
      return isGiven(card) ? [await sharp(card.rawPayload).extract(cover).png().toBuffer()] : [];
    },
  ],
  // Voices.
  [recordingApi.hear, async () => []],
  [speechApi.hear, async () => []],
  // The parent's own photo, and the hero alone and small: neither is a page.
  [bookApi.photo, async () => []],
  [bookApi.heroPortrait, async () => []],
]);

/** Standard deviation. */
const spreadOf = (values: Uint8Array): number => {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(squares / values.length - (sum / values.length) ** 2);
};

/** Whether the words are over all of it: a plain picture is even without them. */
const isMarked = async (picture: Uint8Array): Promise<boolean> => {
  // Sharp's statistics count far more than this, which takes its time on a hundred pictures.
  const { data, info } = await sharp(picture)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: 200 }, (_, y) => y * info.width);
  const corner = Buffer.concat(rows.map((start) => data.subarray(start, start + 200)));
  return spreadOf(data) > 1 && spreadOf(corner) > 1;
};
const widthOf = async (picture: Uint8Array) => (await sharp(picture).metadata()).width;

const buy = () => buyBook(opened.shop, { userId: motherId, bookId, digital: true });

test('every call that answers a file is walked', () => {
  expect(new Set(ROADS.keys())).toEqual(new Set(FILE_CALLS));
});

test('before buying only marked pictures of at most 1200 px leave, and texts name no other', async () => {
  for (const [call, walk] of ROADS) {
    const pictures = await walk();
    for (const picture of pictures) {
      expect(await isMarked(picture), call.path).toBe(true);
      expect(await widthOf(picture), call.path).toBeLessThanOrEqual(WIDEST_MARKED);
    }
    if (call === shareApi.picture || call === shareApi.card)
      expect(pictures, call.path).not.toHaveLength(0);
    // The export has all pages of a book that is not bought, too, and the hero's drawing.
    if (call === accountApi.exportData) expect(pictures).toHaveLength(ALL_PAGES.length + 1);
  }
  for (const path of [`/api/books/${bookId}`, `/api/books/${bookId}/layout`]) {
    const named = (await mother.ask('GET', path)).body.match(/pictures\/[^"?]+/g) ?? [];
    expect(named.filter((name) => !name.endsWith('-preview.webp'))).toEqual([]);
  }
}, 120_000);

test('after buying the pages come clean and whole, by every road', async () => {
  await buy();
  for (const call of [accountApi.exportData, bookApi.picture, bookApi.pdf, bookApi.epub]) {
    const pictures = (await ROADS.get(call)?.()) ?? [];
    const clean = [];
    for (const picture of pictures) if (!(await isMarked(picture))) clean.push(picture);
    expect(clean.length, call.path).toBeGreaterThan(0);
    const widths = await Promise.all(clean.map(widthOf));
    expect(Math.max(...widths), call.path).toBe(SIDE);
  }
  const [drawn] = (await ROADS.get(bookApi.heroSheet)?.()) ?? [];
  expect(drawn && (await isMarked(drawn))).toBe(false);
}, 120_000);
