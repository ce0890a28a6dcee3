/**
 * Has the model draw the hero of a book, and those who come with them again and again, before
 * any page is painted. Running it twice is safe: each sheet is a row once its file is kept,
 * and one that has its row is not drawn again.
 */
import { isBeingMade } from '@bramblebook/contract/book-states';
import { eq } from 'drizzle-orm';
import { books } from '../database/schema/books.ts';
import { bookSheets, type SheetRow } from '../database/schema/paintings.ts';
import { defineJob } from '../jobs/define-job.ts';
import { photoKey } from '../photos/store-photo.ts';
import { expectMissing } from '../ports/expect-missing.ts';
import type { ModelPainting, PainterModel } from '../ports/painter-model.ts';
import { bookFolder, sheetKeyOf, sheetScreenKey } from '../shelf/book-files.ts';
import { changeBookById } from '../shelf/change-book.ts';
import { isTold, type ToldBook } from '../shelf/lay-out.ts';
import { seedOf } from '../shelf/telling.ts';
import { nextSheet, readSheets, type WantedSheet } from '../shelf/wanted-sheets.ts';
import type { Shop } from '../shop.ts';
import { carryOn } from '../states/moves.ts';
import { DRAW_SHEETS } from '../steps/page-step.ts';

/** The book, where it is being made by a model and a sheet is missing, with that sheet. */
const findWork = async (
  { db }: Shop,
  bookId: string,
): Promise<{ book: ToldBook; wanted: WantedSheet } | null> => {
  const [book] = await db.select().from(books).where(eq(books.id, bookId));
  if (!book || !isTold(book) || !isBeingMade(book.status)) return null;
  const wanted = nextSheet(book, await readSheets(db, bookId));
  return wanted && { book, wanted };
};

const ask = async (
  shop: Shop,
  model: PainterModel,
  book: ToldBook,
  { key, member, isFromPhoto }: WantedSheet,
): Promise<ModelPainting> => {
  const { id: bookId, looks, readingAge, artStyle: style, photoId, photoConsentAt } = book;
  // Each time the parent has the hero drawn again it is another one.
  const seed = (seedOf(book) + book.sheetRedos) % 2 ** 32;
  const common = { bookId, readingAge, style, seed, name: `${bookId}/${key}` };
  if (member) return model.companionSheet({ ...common, member });
  const hero = { ...common, looks, idea: book.storyDescription };
  if (!isFromPhoto) return model.heroSheet({ ...hero, photo: null });
  const bytes = photoId && (await shop.files.get(photoKey(photoId)));
  // A store that fails is no erased photo: the hero would be drawn from looks for good.
  if (photoId && !bytes) await expectMissing(shop.files, photoKey(photoId));
  // Erased meanwhile: the looks are all there is.
  if (!bytes || !photoConsentAt)
    return { ok: false, reason: 'photo_refused', tries: 0, findings: ['The photo is erased.'] };
  return model.heroSheet({ ...hero, photo: { bytes, consentedAt: photoConsentAt } });
};

/** What came of a sheet, as it is written down. */
const rowOf = (
  { bookId, model, at }: Pick<SheetRow, 'bookId' | 'model' | 'at'>,
  { key, member, isFromPhoto }: WantedSheet,
  painting: ModelPainting,
): SheetRow => {
  const base = { bookId, key, subject: member?.id ?? 'hero', isFromPhoto, at, model };
  if (!painting.ok)
    return { ...base, ...painting, seed: null, widthPx: null, findings: [...painting.findings] };
  const { tries, seed, widthPx, findings } = painting.picture;
  return { ...base, tries, seed, widthPx, reason: null, findings: [...findings] };
};

const keepSheet = async (shop: Shop, row: SheetRow, bytes: Uint8Array | null): Promise<void> => {
  const { bookId, key } = row;
  if (bytes) {
    await shop.files.put(sheetKeyOf(bookId, key), bytes);
    const webp = await shop.painter.showSheet(bytes);
    await shop.files.put(sheetScreenKey(bookId, key, false), webp);
  }
  const { isGone } = await changeBookById(shop, bookId, async (tx) => {
    await tx.insert(bookSheets).values(row).onConflictDoNothing();
  });
  // Erased while this was drawn: nothing of it may stay.
  if (isGone) await shop.files.eraseAll(bookFolder(bookId));
};

const goOn = (shop: Shop, bookId: string) =>
  changeBookById(shop, bookId, (tx, book) => carryOn(shop, tx, book));

export const drawSheets = defineJob({
  ...DRAW_SHEETS,
  retries: 6,
  // It waits for the model and does nothing else.
  concurrency: 4,
  expireSeconds: 3_600,
  async run(shop, { bookId }) {
    const { painterModel: model, clock } = shop;
    if (!model) return;
    for (let work = await findWork(shop, bookId); work; work = await findWork(shop, bookId)) {
      const painting = await ask(shop, model, work.book, work.wanted);
      const row = rowOf({ bookId, model: model.name, at: clock.now() }, work.wanted, painting);
      await keepSheet(shop, row, painting.ok ? painting.picture.bytes : null);
    }
    await goOn(shop, bookId);
  },
  /** The model stays away: the shop's own painter paints, so that no parent waits for it. */
  async giveUp(shop, { bookId }) {
    const { painterModel: model, clock } = shop;
    for (let work = await findWork(shop, bookId); work; work = await findWork(shop, bookId)) {
      const outage = { bookId, model: model?.name ?? '', at: clock.now() };
      const none = { ok: false, reason: 'not_good_enough', tries: 0, findings: [] } as const;
      await keepSheet(shop, { ...rowOf(outage, work.wanted, none), reason: 'outage' }, null);
    }
    await goOn(shop, bookId);
  },
});
