/** A shop whose pictures a model paints, from its settings to what parent and staff see. */
import type { Book } from '@bramblebook/contract/book';
import { modelCalls } from '@bramblebook/shop/database/schema/model-calls';
import { bookSheets, pagePaintings } from '@bramblebook/shop/database/schema/paintings';
import { LEFT_OVER, shortenBook } from '@bramblebook/testing/making-shop';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeOpenAi, startFakeOpenAi } from '../../../fakes/ai/fake-openai.ts';
import { blankPicture } from '../../../fakes/ai/fake-picture.ts';
import { type ModelShop, openModelShop } from './testing/model-shop.ts';

const PX = 96;
/** Endpapers, imprint, dedication and activity are ornament and type. */
const ORNAMENTS = [2, 4, 5, 28, 29];

let fake: FakeOpenAi;
let shop: ModelShop;
beforeAll(async () => {
  fake = await startFakeOpenAi();
  const { AI_TEXT_MODEL: _, ...settings } = fake.settings;
  shop = await openModelShop({ ...settings, ...fake.painting(PX) });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await fake.close();
});

const isPainted = ({ status }: Book): boolean => status === 'preview_ready';
const paintingsOf = ({ id }: Book) =>
  shop.opened.shop.db.select().from(pagePaintings).where(eq(pagePaintings.bookId, id));
const sheetsOf = ({ id }: Book) =>
  shop.opened.shop.db.select().from(bookSheets).where(eq(bookSheets.bookId, id));

test('a model draws the hero, then every page by that, and what is wrong goes back to it', async () => {
  fake.show(await blankPicture(PX));
  const preview = await shop.makeBook(isPainted);
  const [hero] = await sheetsOf(preview);
  expect(hero).toMatchObject({ subject: 'hero', isFromPhoto: false, tries: 2, reason: null });
  // Without the parent's consent no photo leaves: the hero is drawn from words.
  expect(fake.requests.find(({ path }) => path.startsWith('/v1/images/'))?.path).toBe(
    '/v1/images/generations',
  );
  await shortenBook(shop.opened.shop.db, preview.id);
  await shop.mother.ask('POST', `/api/books/${preview.id}/full-preview`);
  const book = await shop.seen(
    preview.id,
    ({ status, progress }) => status === 'preview_ready' && progress.made === 30,
  );
  const painted = await paintingsOf(book);
  expect(painted.map(({ page }) => page).sort((a, b) => a - b)).toEqual(
    [1, 6, 7, 8, ...LEFT_OVER].filter((page) => !ORNAMENTS.includes(page)).sort((a, b) => a - b),
  );
  for (const row of painted)
    expect(row).toMatchObject({ sheetKey: hero?.key, reason: null, widthPx: PX, findings: [] });
  // What the parent sees is what the model painted, calmed where the text stands.
  const seen = await shop.staff.ask('GET', `${book.finalPage12ImageUrl?.replace('-preview', '')}`);
  const [red = 0, green = 0, blue = 0] = (await sharp(seen.rawPayload).stats()).channels.map(
    ({ mean }) => mean,
  );
  const kept = await shop.opened.shop.files.get(`books/${book.id}/painted/12-1`);
  const own = (await sharp(kept ?? undefined).stats()).channels.map(({ mean }) => mean);
  expect(Math.hypot(red - own[0]!, green - own[1]!, blue - own[2]!)).toBeLessThan(90);
  const { models } = await shop.seenByStaff(book);
  const calls = await shop.opened.shop.db
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.bookId, book.id), eq(modelCalls.outcome, 'answered')));
  const pictures = calls.filter(({ pictures }) => pictures > 0);
  expect(models).toMatchObject({ cents: 4 * pictures.length, unpricedCalls: 0 });
  expect(fake.painted()).toBe(pictures.length);
}, 60_000);
