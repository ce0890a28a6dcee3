import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { pagePaintings } from '../database/schema/paintings.ts';
import type { ModelPainting, NotPainted } from '../ports/painter-model.ts';
import { bookFolder, type PictureId, paintedKey } from '../shelf/book-files.ts';
import { lockBookById } from '../shelf/find-book.ts';
import type { PlannedPicture } from '../shelf/picture-rows.ts';
import { heroSheetOf, readSheets } from '../shelf/wanted-sheets.ts';
import type { Shop } from '../shop.ts';
import { stepKey } from '../steps/page-step.ts';
import { requestOf } from './page-request.ts';

type PaintingRow = typeof pagePaintings.$inferInsert;
type Outcome = Pick<PaintingRow, 'tries' | 'seed' | 'widthPx' | 'reason' | 'findings' | 'measures'>;

/** What came of a picture, as it is written down. */
const outcomeOf = (painting: ModelPainting): Outcome => {
  if (painting.ok) {
    const { tries, seed, widthPx, findings, measures } = painting.picture;
    return { tries, seed, widthPx, findings, measures, reason: null };
  }
  const { tries, reason, findings } = painting;
  return { tries, reason, findings: [...findings], seed: null, widthPx: null, measures: null };
};

/** What came of asking for this picture before; undefined where it was not asked for. */
const findPainting = async (db: Queryable, { bookId, page, version }: PictureId) => {
  const [row] = await db
    .select({ reason: pagePaintings.reason })
    .from(pagePaintings)
    .where(
      and(
        eq(pagePaintings.bookId, bookId),
        eq(pagePaintings.page, page),
        eq(pagePaintings.version, version),
      ),
    );
  return row;
};

/** The kept picture of a model; null where the shop's own painter painted the page. */
export const keptPainting = async (shop: Shop, picture: PictureId): Promise<Uint8Array | null> => {
  const row = await findPainting(shop.db, picture);
  if (row?.reason !== null) return null;
  const bytes = await shop.files.get(paintedKey(picture));
  if (!bytes) throw new Error(`the model’s picture ${stepKey(picture)} is not in the store`);
  return bytes;
};

/**
 * Keeps the picture, then writes down what came of it; false where nobody wants it any more: the
 * book was erased, or its hero is another drawing's, while this page was painted.
 */
const keepPainting = async (
  shop: Shop,
  row: PaintingRow,
  bytes: Uint8Array | null,
): Promise<boolean> => {
  if (bytes) await shop.files.put(paintedKey(row), bytes);
  const { isGone, isWanted } = await shop.db.transaction(async (tx) => {
    const book = await lockBookById(tx, row.bookId);
    if (!book) return { isGone: true, isWanted: false };
    const { bookId } = row;
    if (heroSheetOf(book, await readSheets(tx, bookId))?.key !== row.sheetKey)
      return { isGone: false, isWanted: false };
    // Asked once more after a page that could not be had: this is what came of it now.
    await tx
      .insert(pagePaintings)
      .values(row)
      .onConflictDoUpdate({
        target: [pagePaintings.bookId, pagePaintings.page, pagePaintings.version],
        set: row,
        setWhere: isNotNull(pagePaintings.reason),
      });
    return { isGone: false, isWanted: true };
  });
  if (isGone) await shop.files.eraseAll(bookFolder(row.bookId));
  else if (!isWanted) await shop.files.erase(paintedKey(row));
  return isWanted;
};

/** A page's picture by the model; the reason why the model could not paint it; `not_asked` where the shop's own painter is to paint. */
export type HadPage =
  | { readonly original: Uint8Array }
  | { readonly missing: NotPainted }
  | 'not_asked';

/**
 * Has a page painted by the model that is set up, and keeps what it painted. `not_asked`: an
 * ornament, or a book without a sheet. Asked again it asks no model for a picture that is kept.
 * Throws while the model is away.
 */
export const havePagePainted = async (
  shop: Shop,
  picture: PictureId,
  planned: PlannedPicture,
): Promise<HadPage> => {
  const { clock, painterModel: model } = shop;
  const kept = await keptPainting(shop, picture);
  if (kept) return { original: kept };
  const asked = model && (await requestOf(shop, picture, planned));
  if (!asked) return 'not_asked';
  const painting = await model.paintPage(asked.request);
  const bytes = painting.ok ? painting.picture.bytes : null;
  const { bookId, page, version } = picture;
  const of = { bookId, page, version, at: clock.now(), model: model.name };
  const row = { ...of, sheetKey: asked.sheetKey, ...outcomeOf(painting) };
  if (!(await keepPainting(shop, row, bytes))) return 'not_asked';
  if (!painting.ok) return { missing: painting.reason };
  return { original: painting.picture.bytes };
};
